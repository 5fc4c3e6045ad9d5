# Files dropped on the window are opened, names with spaces too.
set -eu
. "$(dirname "$0")/helpers.sh"
# Debian's own python: another one on the path does not see Debian's packages.
python=/usr/bin/python3
"$python" -c 'import Xlib' 2>/dev/null || exit 77

printf 'N:A... K... Q... J...\n' >"$WORK/my deal.txt"
start
"$python" "$here/drop.py" "$window" "$WORK/my deal.txt"
sleep 0.5
finish
expect '"situation":"N:A... K... Q... J..."'
