#!/bin/bash
# lines.sh COMMAND...: a wrong line of the layouts, or wrong arguments, are told once, with the place, and nothing runs.
set -u
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
command=("$@") host=$(hostname)
cd "$work" || exit 2
failed=0

# expect STATUS TEXT ARGUMENT...: TEXT is an extended regular expression of a whole line on stderr.
expect() {
  local wanted=$1 text=$2 output status said
  shift 2
  output=$("${command[@]}" "$@" 2>&1)
  status=$?
  said=$(grep -cxE "$text" <<<"$output")
  [ $status -eq "$wanted" ] && [ "$said" -eq 1 ] && ! grep -q '^routine,' <<<"$output" && return
  echo "arguments \"$*\": status $status in place of $wanted, or \"$text\" said $said times in place of once:"
  echo "$output"
  failed=1
}

# line TEXT LINE: what is said of that line, the third of a file.
line() {
  printf '# layouts\ngood 1 2 64 64 32 %s,%s\n%s\n' "$host" "$host" "$2" >layouts
  expect 2 "run_layouts: layouts:3: $1" pdgemm 64 1 layouts
}

line 'expected: label nprow npcol mb nb panel host,host,\.\.\.' "short 1 2 64 64 $host,$host"
line 'expected: label nprow npcol mb nb panel host,host,\.\.\.' "long 1 2 64 64 32 $host, $host"
line 'nprow must be a whole number from 1 to 1000000, not "0"' "a 0 2 64 64 32 $host,$host"
line 'npcol must be a whole number from 1 to 1000000, not "2x"' "a 1 2x 64 64 32 $host,$host"
line 'nb must be a whole number from 1 to 1000000, not "99999999999999999999"' "a 1 2 64 99999999999999999999 32 $host,$host"
line 'a grid of 2 x 2 needs 4 hosts, not 3' "a 2 2 64 64 32 $host,$host,$host"
line 'a grid of 3 x 2 needs more than the 4 processes that there are' "a 3 2 64 64 32 $host"
line 'no process is left on host "nowhere" for \(0, 1\)' "a 1 2 64 64 32 $host,nowhere"
line 'there is a layout "good" already' "good 2 1 64 64 32 $host,$host"
line 'the label "a,b" must have no comma' "a,b 2 1 64 64 32 $host,$host"

echo '# none' >empty
echo "odd 1 2 32 64 32 $host,$host" >odd
expect 2 'run_layouts: empty:2: there is no layout' pdgemm 64 1 empty
expect 2 'run_layouts: nowhere: No such file or directory' pdgemm 64 1 nowhere
expect 2 'run_layouts: ROUTINE must be pdgemm, pdsymm, pdsyrk, pdsyr2k, pdtrmm, pdtrsm, pdgetrf, pdpotrf or pdgeqrf, not "pdsyevd"' pdsyevd 64 1 odd
expect 2 'run_layouts: N must be a whole number from 1 to 1000000, not "-1"' pdgemm -1 1 odd
expect 2 'run_layouts: ROUNDS must be a whole number from 1 to 1000, not "0"' pdgemm 64 0 odd
expect 2 'run_layouts: four or five arguments are needed' pdgemm 64 1
expect 2 'run_layouts: PERCENT must be a whole number from 1 to 100, not "0"' pdgemm 64 1 odd 0
expect 0 'usage: mpirun -n P run_layouts ROUTINE N ROUNDS LAYOUTS \[PERCENT\]' --help
# LU wants square blocks, as the library itself says.
expect 1 'run_layouts: pdgetrf in the layout "odd" ends with INFO -606' pdgetrf 64 1 odd
exit $failed
