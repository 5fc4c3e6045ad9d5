# No key and no click is lost, however fast they come: six new deals by key, two by mouse, one back.
set -eu
. "$(dirname "$0")/helpers.sh"

# Where seven deals lead, done by a script. With a script the random deals are the same every time.
news=
for i in 1 2 3 4 5 6 7; do news="$news{\"do\": \"deal.new\"}, "; done
echo "[$news{\"do\": \"solve.stop\"}]" >"$WORK/seven.json"
"$RIGHTBOWER" "$small" --no-session --script "$WORK/seven.json" --frames 1 --dump-state >"$WORK/out"
situation=$(sed 's/.*"situation":"\([^"]*\)".*/\1/' "$WORK/out")
[ -n "$situation" ] || fail "no situation"

echo '[]' >"$WORK/nothing.json"
start "$small" --script "$WORK/nothing.json"
xdotool mousemove 1220 50
press ctrl+n ctrl+n ctrl+n ctrl+n ctrl+n ctrl+n
xdotool click --delay 12 --repeat 2 1
press ctrl+z
press Escape
finish
expect "\"situation\":\"$situation\""

# Right and Left by turns, from spades: each one counts.
start "$small"
press Right Right Right Left Right Left Left Right Left
finish
expect '"trump":"H"'

# Letters: the last one stands.
start "$small"
xdotool type --delay 5 shdcnshdcnshdcnshdcnshdcnshdcd
finish
expect '"trump":"D"'
