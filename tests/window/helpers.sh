# Read by the tests of this folder: a window in the background, and looking at what it said.
here=$(dirname "$0")
small=$here/four-cards.rbower.json

fail() {
  echo "failed: $*"
  [ ! -f "$WORK/out" ] || cat "$WORK/out"
  [ ! -f "$WORK/err" ] || cat "$WORK/err"
  exit 1
}

# start ARGUMENTS...: opens a window and waits for its first frame. What it prints is in $WORK/out.
start() {
  start_with_session --no-session "$@"
}

# The same with what was open the last time, kept in $WORK/state and $WORK/config.
start_with_session() {
  : >"$WORK/out"
  XDG_STATE_HOME=$WORK/state XDG_CONFIG_HOME=$WORK/config \
    "$RIGHTBOWER" --ready --dump-state "$@" >"$WORK/out" 2>"$WORK/err" &
  program=$!
  tries=0
  until grep -q READY "$WORK/out"; do
    tries=$((tries + 1))
    [ "$tries" -lt 600 ] || fail "no first frame in a minute"
    kill -0 "$program" 2>/dev/null || fail "it ended before the first frame"
    sleep 0.1
  done
  window=$(xdotool search --class rightbower | tail -n 1)
  xdotool windowfocus --sync "$window"
}

# press KEY...: keys as a person types them, in a row.
press() {
  xdotool key --delay 12 "$@"
}

# finish: quits by its key; the state of the end is in $WORK/out.
finish() {
  press ctrl+q
  wait "$program" || fail "exit code $?"
  grep -q '^{' "$WORK/out" || fail "no state was printed"
}

# expect TEXT: the state holds it.
expect() {
  grep -qF -- "$1" "$WORK/out" || fail "not in the state: $1"
}
