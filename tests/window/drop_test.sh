# Files dropped on the window are opened, names with spaces too.
set -eu
. "$(dirname "$0")/helpers.sh"
python3 -c 'import Xlib' 2>/dev/null || exit 77

printf 'N:A... K... Q... J...\n' >"$WORK/my deal.txt"
start
python3 "$here/drop.py" "$window" "$WORK/my deal.txt"
sleep 0.5
finish
expect '"situation":"N:A... K... Q... J..."'
