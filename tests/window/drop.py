"""drop.py WINDOW FILE: drops a file on a window, as a file manager does (XDND version 5)."""
import sys
import time
import urllib.parse

from Xlib import X, display
from Xlib.protocol import event

screen = display.Display()
target = screen.create_resource_object("window", int(sys.argv[1]))
uri = ("file://" + urllib.parse.quote(sys.argv[2]) + "\r\n").encode()
source = screen.screen().root.create_window(0, 0, 1, 1, 0, screen.screen().root_depth)


def atom(name):
    return screen.intern_atom(name)


def send(kind, data):
    message = event.ClientMessage(window=target, client_type=atom(kind), data=(32, data))
    target.send_event(message, event_mask=0)
    screen.flush()


def wait_for(kind):
    """The next event of that kind; nothing after some seconds."""
    until = time.time() + 10
    while time.time() < until:
        while screen.pending_events():
            found = screen.next_event()
            if found.type == kind:
                return found
        time.sleep(0.02)
    sys.exit("the window did not answer")


source.set_selection_owner(atom("XdndSelection"), X.CurrentTime)
place = target.translate_coords(screen.screen().root, 0, 0)
x, y = -place.x + 50, -place.y + 50
send("XdndEnter", [source.id, 5 << 24, atom("text/uri-list"), 0, 0])
send("XdndPosition", [source.id, 0, (x << 16) | y, X.CurrentTime, atom("XdndActionCopy")])
wait_for(X.ClientMessage)  # XdndStatus
send("XdndDrop", [source.id, 0, X.CurrentTime, 0, 0])
asked = wait_for(X.SelectionRequest)
asked.requestor.change_property(asked.property, asked.target, 8, uri)
answer = event.SelectionNotify(time=asked.time, requestor=asked.requestor, selection=asked.selection,
                               target=asked.target, property=asked.property)
asked.requestor.send_event(answer)
screen.flush()
wait_for(X.ClientMessage)  # XdndFinished
