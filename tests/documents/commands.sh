#!/bin/bash
# commands.sh ROOT HSCAL [recorded]: every command of hscal that a page prints ("    $ hscal ..." in README, tutorials, howto and
# reference) is understood and possible, and its first line of output is the printed one where the page prints it. Run with
# HSCAL alone, without MPI, so `run`, `machine measure` and files of other lines are left out; recorded calls want the recorder
# ("recorded"), pictures gnuplot. Prints what differs.
set -u
root=$(realpath "$1") hscal=$2 recorded=${3:-}
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin"
ln -s "$(realpath "$hscal")" "$work/bin/hscal"
PATH=$work/bin:$PATH
unset HSCAL_MACHINE
cd "$work" || exit 2
ln -s "$root/examples" examples
for i in 1 2 3 4 5 6; do echo "new$i slots=4"; done >hosts
has_gnuplot=$(command -v gnuplot)
bad=0 count=0

# FILE:COMMAND<tab>first line of what it prints, "" where the page prints none; long lines end in a backslash
commands() {
  (cd "$root" && find README.md docs/tutorial docs/howto docs/reference -name '*.md' | sort | tr '\n' '\0' | xargs -0 awk '
    function flush() { if (command != "") printf "%s:%s\t%s\n", file, command, shown; command = ""; shown = "" }
    FNR == 1 { flush() }
    {
      sub(/^ +\$ hscal /, "$ hscal ")
      if (continued) { sub(/^ +/, " "); command = command $0; continued = sub(/\\$/, "", command); next }
      if (/^\$ hscal (plan|explain|timeof|info|launch-file|advise) /) {
        flush(); file = FILENAME; command = substr($0, 3); continued = sub(/\\$/, "", command)
      } else { if (command != "" && /^    / && $1 != "...") { shown = $0; sub(/^ +/, "", shown) }; flush() }
    }
    END { flush() }')
}

while IFS=$'\t' read -r line shown; do
  page=${line%%:*} command=${line#*:}
  case $command in
  *--recorded*) [ -n "$recorded" ] || continue ;;
  *--map* | *--plot*) [ -n "$has_gnuplot" ] || continue ;;
  *FILE* | *cluster.json*) continue ;;
  esac
  count=$((count + 1))
  if ! bash -c "$command" </dev/null >said 2>complaint; then
    echo "$page: $command: $(tail -n 1 complaint)"
    bad=1
  elif [ -n "$shown" ] && [[ $shown != *...* ]] && [ "$(head -n 1 said)" != "$shown" ]; then
    echo "$page: $command: prints \"$(head -n 1 said)\", not \"$shown\""
    bad=1
  fi
done < <(commands)
[ $count -gt 0 ] || { echo "no commands found"; exit 1; }
echo "$count commands"
[ $bad -eq 0 ]
