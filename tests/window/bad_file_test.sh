# A bad file gives a message and exit code 1, and the library's first deal stays on the table.
set -eu
. "$(dirname "$0")/helpers.sh"

echo '[{"do": "solve.stop"}]' >"$WORK/stop.json"
# see CODE FILE...
see() {
  wanted=$1
  shift
  code=0
  "$RIGHTBOWER" "$@" --no-session --script "$WORK/stop.json" --frames 2 --dump-state \
    >"$WORK/out" 2>"$WORK/err" || code=$?
  [ "$code" = "$wanted" ] || fail "exit code $code"
}
see 0
situation=$(sed 's/.*"situation":"\([^"]*\)".*/\1/' "$WORK/out")
expect '"message":""'

printf 'N:AAAA.. 9\n' >"$WORK/bad.txt"
head -c 100000 /dev/zero | tr '\0' '[' >"$WORK/deep.json"
head -c 3000 /dev/urandom >"$WORK/noise.json"
: >"$WORK/empty.json"
for file in "$WORK/bad.txt" "$WORK/deep.json" "$WORK/noise.json" "$WORK/empty.json" \
  "$WORK/not-there.json" "$WORK"; do
  see 1 "$file"
  [ -s "$WORK/err" ] || fail "standard error says nothing about $file"
  expect "\"situation\":\"$situation\""
  if grep -qF '"message":""' "$WORK/out"; then fail "nothing was said about $file"; fi
done

# A bad script is refused before there is a window.
echo '[{"do": "no.such.thing"}' >"$WORK/script.json"
if "$RIGHTBOWER" --script "$WORK/script.json" --frames 1 >"$WORK/out" 2>"$WORK/err"; then
  fail "a bad script was taken"
fi
[ -s "$WORK/err" ] || fail "nothing was said about the bad script"
