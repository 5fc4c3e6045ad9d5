# What was changed is there again after the program was killed, at twice the size too.
set -eu
. "$(dirname "$0")/helpers.sh"

start_with_session "$small"
press ctrl+shift+n
xdotool type --delay 12 saakd9
press c
sleep 1
kill -9 "$program"
wait "$program" 2>/dev/null || true

start_with_session --scale 2
finish
expect '"situation":"N:AAK..9. - - -"'
grep -q '"hint_dismissed"' "$WORK/config/rightbower/settings.json" 2>/dev/null &&
  fail "settings that nobody changed were written"
exit 0
