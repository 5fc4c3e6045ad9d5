# A card is dragged with the mouse from the pack to a hand.
set -eu
. "$(dirname "$0")/helpers.sh"

start --size 1280x800
press ctrl+shift+n
sleep 0.3
xdotool mousemove 907 155 mousedown 1
sleep 0.1
xdotool mousemove 800 300
sleep 0.1
xdotool mousemove 100 520
sleep 0.1
xdotool mouseup 1
sleep 0.3
finish
expect '"situation":"N:- - A... -"'
