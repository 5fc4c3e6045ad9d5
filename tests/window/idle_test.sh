# A window nobody touches costs nothing: not one tick of processor time in two seconds.
set -eu
. "$(dirname "$0")/helpers.sh"

ticks() { cut -d ' ' -f 14,15 "/proc/$program/stat"; }

[ -r /proc/self/stat ] || { echo "skipped: no /proc"; exit 77; }
start "$small"
# The search and the last frames may still be running: wait until a second passes without work.
tries=0
before=$(ticks)
sleep 1
while [ "$(ticks)" != "$before" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 60 ] || fail "it never rests"
  before=$(ticks)
  sleep 1
done
sleep 2
after=$(ticks)
[ "$before" = "$after" ] || fail "from $before to $after ticks in two seconds"

# And it still listens.
press d
finish
expect '"trump":"D"'
