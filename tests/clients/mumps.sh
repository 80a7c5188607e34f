#!/bin/bash
# mumps.sh: MUMPS hands the last front of its elimination to ScaLAPACK, if that has at least 800 rows and columns and is not the only one. So here a dense
# matrix of order 1000 has 200 more unknowns, each of which meets one of it. Not several: what arrives at the root is added as it comes, and with two
# addends for one entry the sum has other last bits from run to run. Grid 1 x 4 for four processes, blocks of 70.
. "$(dirname "$0")/common.sh"
needs mumps-test

awk -v dense=1000 -v others=200 'BEGIN {
  print dense + others
  print dense * dense + 3 * others
  for (i = 1; i <= dense; i++)
    for (j = 1; j <= dense; j++) print i, j, i == j ? dense : 1 / (1 + (i > j ? i - j + 0.5 : j - i))
  for (i = 1; i <= others; i++) {
    print dense + i, dense + i, 10
    print dense + i, 5 * i, 1
    print 5 * i, dense + i, 0.5
  }
  for (i = 1; i <= dense + others; i++) print i
}' >matrix
input=$folder/matrix

three_ways /usr/lib/mumps/dsimpletest
same_results '^ *Solution is ' 1e-10
contains plain/out "has been selected for Scalapack"
calls pdgetrf pdgetrs
expect "contexts" "context c1 grid=1x4 processes=0-3" "$(grep '^context ' found.workload)"
matrices ' mb=70 nb=70 context=c1'
awk '/^call pdgetrf / { split($3, m, "="); large = m[2] >= 800 } END { exit !large }' found.workload || fail "a root of less than 800: $(cat found.workload)"
finish
