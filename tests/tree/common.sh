# Sourced by rules of this folder.

# items FOLDER...: what stands at file scope in the C sources of those of the folders that exist (c_items.awk).
items() {
  local folder there=()
  for folder; do [ -d "$folder" ] && there+=("$folder"); done
  [ ${#there[@]} -eq 0 ] && return
  find "${there[@]}" \( -name '*.c' -o -name '*.h' \) -print0 | sort -z | xargs -0 -r awk -f "$here/c_items.awk"
}

# known RULE [--list], with what breaks the rule on stdin, a line each. With --list the lines are printed as a list of
# exceptions. Else they are compared with tests/tree/known/RULE, if there is one: what is not in it
# breaks the rule, and so does a line of it that no longer occurs, so that the list only shrinks.
# known_with_reasons RULE [--list]: the same, but a line of the list ends with ": REASON"; without one it breaks the rule.
known() { compare_with_list "$1" "${2:-}" 0; }
known_with_reasons() { compare_with_list "$1" "${2:-}" 1; }

# compare_with_list RULE --list|'' REASONS
compare_with_list() {
  local list="tests/tree/known/$1" found
  # The same line twice is numbered, so that it can be taken out once.
  found=$(LC_ALL=C sort | awk 'NF { times = ++seen[$0]; print (times > 1 ? $0 " (" times ")" : $0) }')
  if [ "$2" = --list ]; then
    [ -n "$found" ] && echo "$found"
    return 0
  fi
  [ -e "$list" ] || list=/dev/null
  awk -v rule="$1" -v reasons="$3" '
    # The part of a line that was found, which ends at a ": ".
    function without_reason(line, at, next_at) {
      for (at = 0; (next_at = index(substr(line, at + 1), ": ")) > 0;) {
        at += next_at
        if (substr(line, 1, at - 1) in found && substr(line, at + 2) ~ /[^ ]/) return substr(line, 1, at - 1)
      }
      return line
    }
    FILENAME == "-" { found[$0] = 1; order[++count] = $0; next }
    reasons && $0 in found { listed[$0] = 1; print "tests/tree/known/" rule ": does not say why: " $0; bad = 1; next }
    $0 != "" { line = reasons ? without_reason($0) : $0; listed[line] = 1; lines[++kept] = line }
    END {
      for (i = 1; i <= count; i++)
        if (order[i] != "" && !(order[i] in listed)) { print order[i]; bad = 1 }
      for (i = 1; i <= kept; i++)
        if (!(lines[i] in found)) {
          print "tests/tree/known/" rule ": no longer occurs, take it out: " lines[i]
          bad = 1
        }
      if (bad && reasons) print "(an exception is a line of tests/tree/known/" rule ": what is printed above, \": \", why)"
      if (bad && !reasons)
        print "(after a move or a mend the list anew: tests/tree/" rule ".sh . --list >tests/tree/known/" rule ")"
      exit bad
    }' - "$list" <<<"$found"
}
