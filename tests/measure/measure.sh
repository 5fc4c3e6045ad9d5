#!/bin/bash
# measure.sh RIGHTBOWER: start, rest and memory of the window on the display it is run in. One line
# each.
set -eu
program=$1
work=$(mktemp -d)
pid=
clean() {
  [ -z "$pid" ] || kill "$pid" 2>/dev/null || true
  rm -rf "$work"
}
trap clean EXIT

milliseconds() { echo $(($(date +%s%N) / 1000000)); }
# Ticks of processor time so far, in the program and in the kernel for it.
ticks() { awk '{print $14 + $15}' "/proc/$pid/stat"; }
kilobytes() { awk -v key="$1:" '$1 == key {print $2}' "/proc/$pid/status"; }

# The best of three starts: what else the machine does is not the program's. Its word is waited for
# at a pipe: looking again and again would take the processor from it.
best=
mkfifo "$work/out"
for _ in 1 2 3; do
  [ -z "$pid" ] || { kill "$pid"; wait "$pid" 2>/dev/null || true; }
  start=$(milliseconds)
  "$program" --no-session --ready >"$work/out" 2>"$work/err" &
  pid=$!
  word=
  read -r word <"$work/out" || true
  took=$(($(milliseconds) - start))
  [ "$word" = READY ] || { cat "$work/err" >&2; exit 1; }
  [ -n "$best" ] && [ "$best" -le "$took" ] || best=$took
done
echo "start to first picture: $best ms (best of 3)"

# Let the table be solved, then rest.
before=-1
until [ "$(ticks)" = "$before" ]; do
  before=$(ticks)
  sleep 1
done
before=$(ticks)
sleep 5
echo "idle: $(($(ticks) - before)) ticks of processor time in 5 s ($(getconf CLK_TCK) a second)"
echo "memory: $(($(kilobytes VmRSS) / 1024)) MB now, $(($(kilobytes VmHWM) / 1024)) MB at most"
