# Without a display: one line that says so, exit code 3. Help and the list of actions need none.
set -eu
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
RIGHTBOWER=$1
unset DISPLAY WAYLAND_DISPLAY

code=0
"$RIGHTBOWER" >"$WORK/out" 2>"$WORK/err" || code=$?
[ "$code" -eq 3 ] || { echo "failed: exit code $code"; exit 1; }
[ "$(wc -l <"$WORK/err")" -eq 1 ] || { echo "failed: not one line"; cat "$WORK/err"; exit 1; }

"$RIGHTBOWER" --help | grep -q -- --screenshot
"$RIGHTBOWER" --version | grep -q rightbower
"$RIGHTBOWER" --list-actions | grep -q 'deal.new'
code=0
"$RIGHTBOWER" --no-such-option 2>/dev/null || code=$?
[ "$code" -eq 2 ] || { echo "failed: exit code $code for a wrong option"; exit 1; }
