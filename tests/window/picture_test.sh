# A picture of a deal file: a PNG of the size asked for, and the true numbers in the state.
set -eu
. "$(dirname "$0")/helpers.sh"

"$RIGHTBOWER" "$small" --no-session --size 1000x700 --screenshot "$WORK/picture.png" --dump-state \
  >"$WORK/out" 2>"$WORK/err" || fail "exit code $?"
expect '"situation":"N:Q.T.QT. QJ..Q.T T.9.9.Q K..A.J9'
expect '"trump":"S"'
expect '"lead":"E"'
expect '"S":{"N":'
[ ! -s "$WORK/err" ] || fail "it complained"

bytes() { od -An -tx1 -j "$1" -N "$2" "$WORK/picture.png" | tr -d ' \n'; }
[ "$(bytes 0 8)" = 89504e470d0a1a0a ] || fail "the picture is no PNG"
[ "$(bytes 16 8)" = 000003e8000002bc ] || fail "the picture is not 1000 x 700"
[ "$(wc -c <"$WORK/picture.png")" -gt 20000 ] || fail "the picture is empty"

# The same again is the same picture, but for the time it took.
echo '[{"do": "view.lessons"}]' >"$WORK/lessons.json"
for name in one two; do
  "$RIGHTBOWER" "$small" --no-session --script "$WORK/lessons.json" --screenshot "$WORK/$name.png"
done
cmp "$WORK/one.png" "$WORK/two.png" || fail "two pictures of the same differ"
