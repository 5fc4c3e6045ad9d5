# A deal comes in by the clipboard and goes out by it; a bad one leaves the deal as it is.
set -eu
. "$(dirname "$0")/helpers.sh"

printf '%s' 'N:K.K.J.Q .9..AKJ .J.A.AT .AA.QT.' | xclip -selection clipboard -i
start "$small"
press ctrl+v
press ctrl+c
tries=0
until copied=$(timeout 2 xclip -selection clipboard -o) &&
  [ "${copied#N:K.K.J.Q}" != "$copied" ]; do
  tries=$((tries + 1))
  [ "$tries" -lt 20 ] || fail "the clipboard holds: $copied"
  sleep 0.1
done
finish
expect '"situation":"N:K.K.J.Q .9..AKJ .J.A.AT .AA.QT.'
expect '"message":""'

printf '%s' 'N:KKK.K.J.Q 9' | xclip -selection clipboard -i
start "$small"
press ctrl+v
finish
expect '"situation":"N:Q.T.QT. QJ..Q.T T.9.9.Q K..A.J9'
if grep -qF '"message":""' "$WORK/out"; then fail "nothing was said about the bad text"; fi
