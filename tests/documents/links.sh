#!/bin/bash
# links.sh ROOT: every relative link of every page (.md) leads to a file or folder that is there, and its #anchor to a heading.
# Every page that other files name (docs/....md, .csv, .png, .svg) is there, too. Prints those that are not, with file and line.
set -u
cd "$1" || exit 2
export LC_ALL=C

# Kept files of old formats name pages as they were called then, and so does the changelog; the tests here name pages that are not.
paths=$(mktemp) || exit 2
trap 'rm -f "$paths"' EXIT
find . \( -name .git -o -name 'build*' -o -path ./tests/machine/files \) -prune -o -print | sed 's|^\./||' >"$paths"
grep '\.md$' "$paths" | tr '\n' '\0' | xargs -0 -r awk -v paths="$paths" '
  # a/b/../c -> a/c
  function plain(path,   part, kept, count, depth, i) {
    count = split(path, part, "/"); depth = 0
    for (i = 1; i <= count; i++) {
      if (part[i] == "" || part[i] == ".") continue
      if (part[i] == ".." && depth > 0 && kept[depth] != "..") depth--
      else kept[++depth] = part[i]
    }
    path = kept[1]
    for (i = 2; i <= depth; i++) path = path "/" kept[i]
    return path == "" ? "." : path
  }
  # The anchor that GitHub gives a heading.
  function anchor_of(heading) {
    while (match(heading, /\]\([^)]*\)/)) heading = substr(heading, 1, RSTART - 1) substr(heading, RSTART + RLENGTH)
    heading = tolower(heading)
    gsub(/[!-,.\/:-@[-^`{-~]/, "", heading)
    gsub(/ /, "-", heading)
    return heading
  }
  function note(target) {
    sub(/ .*/, "", target) # a title
    if (target == "" || target ~ /^[a-z]+:/) return
    count++; link[count] = target; from[count] = FILENAME; line[count] = FNR
  }
  BEGIN { while ((getline path < paths) > 0) there[path] = 1; there["."] = 1 }
  FNR == 1 { fenced = 0 }
  /^ *```/ { fenced = !fenced }
  fenced { next }
  /^#+ / {
    text = $0; sub(/^#+ +/, "", text); sub(/ +#*$/, "", text); anchor = anchor_of(text)
    times = seen[FILENAME, anchor]++
    anchors[FILENAME, times ? anchor "-" times : anchor] = 1
  }
  {
    rest = $0
    gsub(/`[^`]*`/, "", rest)
    while (match(rest, /(<a (name|id)|<[a-z]+ id)="[^"]*"/)) {
      name = substr(rest, RSTART, RLENGTH); sub(/^[^"]*"/, "", name); sub(/"$/, "", name)
      anchors[FILENAME, name] = 1; rest = substr(rest, 1, RSTART - 1) substr(rest, RSTART + RLENGTH)
    }
    while (match(rest, /\]\([^)]*\)|(src|href)="[^"]*"|^\[[^]]+\]: +[^ ]+/)) {
      target = substr(rest, RSTART, RLENGTH); rest = substr(rest, RSTART + RLENGTH)
      if (target ~ /^\]/) { sub(/^\]\(/, "", target); sub(/\)$/, "", target) }
      else if (target ~ /^\[/) sub(/^\[[^]]+\]: +/, "", target)
      else { sub(/^[a-z]+="/, "", target); sub(/"$/, "", target) }
      note(target)
    }
  }
  END {
    for (i = 1; i <= count; i++) {
      target = anchor = link[i]
      sub(/#.*/, "", target)
      if (anchor !~ /#/) anchor = ""
      sub(/^[^#]*#/, "", anchor)
      folder = from[i]
      if (!sub(/\/[^\/]*$/, "", folder)) folder = "."
      path = target == "" ? from[i] : plain(folder "/" target)
      if (!(path in there)) { print from[i] ":" line[i] ": " link[i] " is not there"; bad = 1 }
      else if (anchor != "" && path ~ /\.md$/ && !((path, anchor) in anchors)) {
        print from[i] ":" line[i] ": " path " has no heading #" anchor; bad = 1
      }
    }
    exit bad
  }'
bad=$?

while IFS=: read -r file line name; do
  [ -e "$name" ] && continue
  echo "$file:$line: $name is not there"
  bad=1
done < <(grep -v '^CHANGELOG\.md$\|^tests/documents/\|\.\(png\|svg\|csv\)$' "$paths" | while read -r path; do [ -f "$path" ] && printf '%s\0' "$path"; done |
  xargs -0 -r grep -HnoEI '\<docs/[a-z_/0-9]+\.(md|csv|png|svg)\>')
[ $bad -eq 0 ]
