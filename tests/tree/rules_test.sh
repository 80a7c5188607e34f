#!/bin/bash
# Tries the rules of this folder on small trees that break them: each must be found, and a clean tree must pass.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0

clean_tree() {
  rm -rf "$work/tree"
  mkdir -p "$work/tree/src/base" "$work/tree/src/models" "$work/tree/src/ctxt" "$work/tree/src/measure"
  printf '#include "base/a.h"\n#include "hscal.h"\n\nint two(void) {\n  return 2;\n}\n' >"$work/tree/src/models/a.c"
  printf '/* MPI_Init(...) is for others. */\nint one(void);\n' >"$work/tree/src/base/a.h"
  printf '#include <mpi.h>\n' | tee "$work/tree/src/measure/mpi_calls.c" >"$work/tree/src/ctxt/a.c"
}

# expect pass|fail RULE WHAT
expect() {
  local result=fail
  "$here/$2.sh" "$work/tree" >"$work/output" 2>&1 && result=pass
  [ $result = "$1" ] && return
  echo "$3: $2.sh should $1 but did not:"
  cat "$work/output"
  failures=1
}

clean_tree
for rule in includes lengths references; do expect pass $rule "a clean tree"; done

echo '#include "models/a.h"' >>"$work/tree/src/base/a.h"
expect fail includes "base includes models"
clean_tree
echo '#include <mpi.h>' >>"$work/tree/src/models/a.c"
expect fail includes "models knows MPI"
clean_tree
echo 'int three(void) { return Cblacs_pnum(0, 0, 0); }' >>"$work/tree/src/models/a.c"
expect fail includes "models calls BLACS"
clean_tree
echo '#include "a.h"' >>"$work/tree/src/models/a.c"
expect fail includes "a header that is not there"
clean_tree
mkdir "$work/tree/src/new"
expect fail includes "an unknown folder"
clean_tree
{ echo 'int long_one(int a,'; echo '             int b) {'; yes '  a += b;' | head -57; echo '}'; } >"$work/tree/src/base/long.c"
expect fail lengths "a function of 60 lines"
sed -i 3d "$work/tree/src/base/long.c"
expect pass lengths "a function of 59 lines"
clean_tree
yes '/* */' | head -500 >"$work/tree/src/base/long.c"
expect fail lengths "a file of 500 lines"
clean_tree
echo "see .."/shared/notes >"$work/tree/README"
expect fail references "a reference to a private place"
exit $failures
