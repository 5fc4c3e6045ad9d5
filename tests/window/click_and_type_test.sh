# A click and a typed letter reach the table: diamonds by mouse, then hearts by key.
set -eu
. "$(dirname "$0")/helpers.sh"

start "$small"
xdotool mousemove 157 108 click 1
xdotool mousemove 600 400
finish
expect '"trump":"D"'

start "$small"
xdotool mousemove 157 108 click 1
xdotool type --delay 40 h
finish
expect '"trump":"H"'
