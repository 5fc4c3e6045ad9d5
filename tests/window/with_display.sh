#!/bin/sh
# with_display.sh SCRIPT PROGRAM: runs a test script with a screen of its own. Ends with 77 (skipped)
# where a program it needs is not there.
set -eu
script=$1
RIGHTBOWER=$2
export RIGHTBOWER
for needed in Xvfb xdotool xclip; do
  if ! command -v "$needed" >/dev/null 2>&1; then
    echo "skipped: $needed is not installed"
    exit 77
  fi
done

WORK=$(mktemp -d)
export WORK
xvfb=
clean() {
  [ -z "$xvfb" ] || kill "$xvfb" 2>/dev/null || true
  rm -rf "$WORK"
}
trap clean EXIT

# The server says which display it took; it starts up in a moment.
Xvfb -displayfd 3 -screen 0 1280x800x24 -noreset -nolisten tcp \
  3>"$WORK/display" 2>"$WORK/xvfb.log" &
xvfb=$!
tries=0
while [ ! -s "$WORK/display" ]; do
  tries=$((tries + 1))
  if [ "$tries" -gt 200 ]; then
    cat "$WORK/xvfb.log"
    echo "failed: Xvfb did not start"
    exit 1
  fi
  sleep 0.1
done
DISPLAY=:$(cat "$WORK/display")
export DISPLAY
LIBGL_ALWAYS_SOFTWARE=1
export LIBGL_ALWAYS_SOFTWARE
# What X and Mesa keep until the end of the process is not ours to free.
ASAN_OPTIONS=detect_leaks=0${ASAN_OPTIONS:+:$ASAN_OPTIONS}
export ASAN_OPTIONS
sh "$script"
