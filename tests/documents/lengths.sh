#!/bin/bash
# lengths.sh ROOT: an explanation has at most 1,500 words, a table's included, so that it is read. Measurements go to docs/notebook,
# what programs print to docs/results. Prose of an explanation is wrapped at 120 columns. Prints what is longer.
set -u
cd "$1" || exit 2
export LC_ALL=C.UTF-8 # columns, not bytes
bad=0
for page in docs/explanation/*.md; do
  [ -e "$page" ] || { echo "no page in docs/explanation"; exit 1; }
  words=$(wc -w <"$page")
  [ "$words" -le 1500 ] || { echo "$page: $words words, more than 1500"; bad=1; }
  long=$(grep -nE '^[^|].{120,}' "$page" | cut -d: -f1 | tr '\n' ' ')
  [ -z "$long" ] || { echo "$page: more than 120 columns in line $long"; bad=1; }
done
[ $bad -eq 0 ]
