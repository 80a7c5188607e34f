#!/bin/bash
# report_test.sh BIN: one pair on two hosts, with a machine of three to one: the plan divides the points so, block order in halves, and the page has both.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
STENCIL_MACHINE='1x1@0.01 + 1x1@0.03, lat 1us, bw 10GB, ideal' "$here/report" "$1" "$work/page" 402 20 1 "$here/two" || status=$?
[ $status = 0 ] || exit $status
row=$(grep '^two,1,' "$work/page.csv")
# Of 400 points beside the first of each strip, 300 are those of the fast host: 301 and 101 strips.
case $row in
two,1,1x2,40602,121002,* | two,1,2x1,40602,121002,*) ;;
*) echo "the plan does not divide three to one: $row"; exit 1 ;;
esac
case $row in
*,1x2,80802,80802,* | *,2x1,80802,80802,*) ;;
*) echo "block order does not divide in halves: $row"; exit 1 ;;
esac
grep -q '^| two | 1 | [12]x[12], 40602 to 121002 | [0-9.]* ' "$work/page.md" || { cat "$work/page.md"; exit 1; }
