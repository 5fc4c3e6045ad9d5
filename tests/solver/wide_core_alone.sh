#!/bin/sh
# wide_core_alone.sh NM OBJECT...: the wide core must leave no code that the linker could take for
# everybody's (weak functions), for it runs only on processors that have its instructions.
set -eu
nm=$1
shift
shared=$("$nm" --demangle "$@" | grep ' W ' | grep -v 'rightbower::solver::wide::' || true)
[ -z "$shared" ] || { echo "shared code in the wide core:"; echo "$shared"; exit 1; }
