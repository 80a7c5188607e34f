# Sourced by the tests of this folder: a program of others is run three ways, on four processes, each in a folder of its own: plain, recorded, and with
# panels of 64 columns instead of 32. HSCAL_RECORDINGS=FOLDER keeps the recordings.
. "$(dirname "$0")/../preload/common.sh"
. "$here/packages.sh"
mkdir input plain recorded panel
input=/dev/null # what process 0 reads

# three_ways PROGRAM...: from the files of input/; out is what it printed, found.workload what was recorded.
three_ways() {
  local way
  for way in plain recorded panel; do cp -R input/. $way; done
  (cd plain && run 4 "$@" <"$input" >out 2>said) || give_up plain "it fails by itself"
  (cd recorded && record ../found.workload 4 "$@" <"$input" >out 2>said) || give_up recorded "status $?"
  (cd panel && LD_PRELOAD=$LIBRARY HSCAL_PRELOAD=panel HSCAL_PANEL=64 run 4 "$@" <"$input" >out 2>said) || give_up panel "status $?"
  grep -qE '^hscal: [1-9][0-9]* calls of .* by 4 processes' recorded/said || fail "nothing was recorded: $(cat recorded/said)"
  grep -qE '; panel width 64 in [1-9][0-9]* PBLAS calls' panel/said || fail "no call had panels of 64: $(grep hscal panel/said)"
  lacks found.workload incomplete
  "$HSCAL" plan --workload found.workload --machine 1x4@10 >plan 2>&1 || fail "the recording cannot be planned: $(cat plan)"
  [ -z "${HSCAL_RECORDINGS:-}" ] || cp found.workload "$HSCAL_RECORDINGS/$(basename "$0" .sh).workload"
}
give_up() {
  fail "$1: $2: $(tail -n 20 "$1/out" "$1/said")"
  finish
}

# result WAY PATTERN: the lines of its output that matter.
result() { grep -E -- "$2" "$1/out" >"$1/result" || fail "$1: no line like $2: $(tail -n 20 "$1/out")"; }

# same_results PATTERN TOLERANCE [RECORDED_TOLERANCE]: those of the recorded program are the same, letter by letter, unless the program differs from run to
# run; those with other panels are as near as the program's own tests ask for.
same_results() {
  local way
  for way in plain recorded panel; do result $way "$1"; done
  if [ $# -gt 2 ]; then
    near recorded "$3"
  else
    diff plain/result recorded/result >difference || fail "recorded, it computes something else: $(head -n 10 difference)"
  fi
  near panel "$2"
}

# near WAY TOLERANCE: every number of its result differs from the plain one's by at most TOLERANCE times the larger of it and 1; words are equal.
near() {
  paste -d '\n' plain/result "$1/result" | awk -v tolerance="$2" -v way="$1" '
    function size(x) { return x < 0 ? -x : x }
    function number(word) { return word ~ /^[-+]?[0-9.]+([eEdD][-+]?[0-9]+)?$/ }
    function alike(a, b) { return a == b || (number(a) && number(b) && size(a - b) <= tolerance * (size(a) > 1 ? size(a) : 1)) }
    NR % 2 { count = split($0, plain); next }
    {
      same = NF == count
      for (i = 1; same && i <= NF; i++) same = alike(plain[i], $i)
      if (!same) { print way ": " $0; bad = 1 }
    }
    END { exit bad || NR == 0 || NR % 2 }' >differing || fail "it computes something else: $(head -n 10 differing)"
}

# calls ROUTINE...: the recording has some of each.
calls() {
  local routine
  for routine; do grep -q "^call $routine " found.workload || fail "no call of $routine was recorded: $(grep ^call found.workload)"; done
}
# matrices REGEX: the line of every matrix has it.
matrices() {
  local others
  others=$(grep '^matrix ' found.workload | grep -vE -- "$1")
  [ -z "$others" ] || fail "matrices with other blocks than $1: $others"
}
