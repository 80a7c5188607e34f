# Sourced by reports of real runs: what part of this computer others have. $draft is the folder of the report's own files.

# Processor time that this computer has given to anybody, and all that passed. The cluster has nothing to do where this is asked.
processor_times() { awk '/^cpu / { print $2 + $3 + $4 + $7 + $8 + $9, $2 + $3 + $4 + $5 + $6 + $7 + $8 + $9 }' /proc/stat; }
# look_around: what part of the processors others have for a moment, in %, joins the list.
look_around() {
  local before
  before=$(processor_times)
  sleep 2
  echo "$before $(processor_times)" | awk '{ printf "%.0f\n", 100 * ($3 - $1) / ($4 - $2) }' >>"$draft/others"
}
lines_of() { grep -v '^[[:space:]]*\(#\|$\)' "$1"; }
