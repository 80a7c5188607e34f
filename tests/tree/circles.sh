#!/bin/bash
# circles.sh ROOT [--list | --circles]: inside a folder no circle of files: x.c, with x.h, uses y when it calls a
# function or a macro of y, or names a function to have it called; and headers include each other in no circle. Prints
# every use that is part of a circle. --circles prints the files of each circle, a line each.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
cd "$1" || exit 2
uses() {
  items src tools verify |
    awk -v circles="$([ "${1:-}" = --circles ] && echo 1)" '
    function unit_of(path) { sub(/\.[a-z]+$/, "", path); return path }
    function folder_of(path) { sub(/\/[^\/]*$/, "", path); return path }
    # Nodes are files: in the graph of calls without their ending, in that of headers with it.
    function edge(from, to, how) {
      if ((from, to, how) in known) return
      known[from, to, how] = 1
      edges++
      edge_from[edges] = from
      edge_to[edges] = to
      edge_how[edges] = how
      if (!((from, to) in joined)) {
        joined[from, to] = 1
        targets[from] = targets[from] " " to
      }
      nodes[from] = nodes[to] = 1
    }
    # All that `from` reaches.
    function reach(from, queue, first, last, parts, n, i) {
      last = 1
      queue[1] = from
      for (first = 1; first <= last; first++) {
        n = split(targets[queue[first]], parts, " ")
        for (i = 1; i <= n; i++)
          if (!((from, parts[i]) in reached)) { reached[from, parts[i]] = 1; queue[++last] = parts[i] }
      }
    }
    # What a text names: to[NAME] of other files in its folder.
    function uses_of(path, text, words, n, i, word, is_call, from, to) {
      from = unit_of(path)
      gsub(/(\.|->) ?[A-Za-z_][A-Za-z0-9_]*/, " ", text)
      gsub(/ ?\(/, "( ", text)
      n = split(text, words, /[^A-Za-z0-9_(]+/)
      for (i = 1; i <= n; i++) {
        word = words[i]
        is_call = sub(/\($/, "", word)
        if (word == "" || (path, word) in own) continue
        if (!is_call && word !~ /^hscal_/) continue # may be a variable of that name
        if (!((folder_of(path), word) in home)) continue
        to = home[folder_of(path), word]
        if (to != from) edge(from, to, word)
      }
    }
    BEGIN { FS = "\t" }
    $2 == "function" || ($2 == "macro" && $4 == "call") {
      if ($1 ~ /\.c$/ && ($4 == "static" || $2 == "macro")) own[$1, $3] = 1
      else home[folder_of($1), $3] = unit_of($1)
    }
    $2 == "function" || $2 == "macro" || $2 == "variable" || $2 == "expanded" { path[++items] = $1; text[items] = $5 }
    $2 == "include" && $1 ~ /\.h$/ && $3 ~ /\.h$/ {
      included[++inclusions] = $3
      included_by[inclusions] = $1
    }
    END {
      for (i = 1; i <= items; i++) uses_of(path[i], text[i])
      for (i = 1; i <= inclusions; i++) {
        folder = folder_of(included_by[i])
        to = included[i]
        if (to ~ /\//) to = (folder ~ /^src\// ? "src/" : "") to
        else to = folder "/" to
        if (folder_of(to) == folder && to != included_by[i]) edge(included_by[i], to, "include")
      }
      for (node in nodes) reach(node)
      if (!circles) {
        for (i = 1; i <= edges; i++) {
          if (!((edge_to[i], edge_from[i]) in reached)) continue
          if (edge_how[i] == "include") print edge_from[i] " includes " edge_to[i]
          else print edge_from[i] " uses " edge_how[i] " of " edge_to[i]
        }
        exit
      }
      for (node in nodes) {
        if (!((node, node) in reached)) continue
        line = ""
        first = node
        for (other in nodes)
          if ((node, other) in reached && (other, node) in reached) {
            name = other
            sub(/.*\//, "", name)
            line = line " " name
            if (other < first) first = other
          }
        if (node == first) print folder_of(node) ":" line
      }
    }'
}
if [ "${2:-}" = --circles ]; then
  uses --circles | sort
  exit 0
fi
uses | known circles "${2:-}"
