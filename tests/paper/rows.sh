#!/bin/bash
# rows.sh ROUTINE,GRID COMMAND...: the command prints one row of the paper's experiments for this routine, in the order of the
# report's columns. ROUTINE,GRID: what the row begins with behind the first column, an extended regular expression.
set -u
begin=$1
shift
output=$("$@") || { echo "status $?"; exit 1; }
number='[0-9]+\.[0-9]+'
row="(simulated|measured),$begin,[0-9]+,[0-9]+,$number,$number,$number,[0-9]+,[0-9]+,$number,$number,$number,$number"
[[ "$output" =~ ^$row$ ]] || { echo "not a row: $output"; exit 1; }
