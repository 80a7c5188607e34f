# Reads C sources as clang-format writes them and prints what stands at file scope, a line each, between tabs:
#   FILE  include   PATH  -       -
#   FILE  macro     NAME  call|-  BODY      "call": it takes arguments
#   FILE  function  NAME  LINKAGE BODY      LINKAGE: static or global
#   FILE  declared  NAME  LINKAGE -         a function without its body
#   FILE  variable  NAME  LINKAGE TEXT      LINKAGE: static, global or extern
#   FILE  type      NAME  KIND    TEXT      KIND: struct, union, enum (a tag) or typedef; only where it is defined
#   FILE  expanded  NAME  -       TEXT      a macro that stands alone and makes something
# Comments are gone, strings are empty, blanks are single. Not a compiler: it goes by the first column and by braces.

# The code of a line: without comments, strings emptied.
function code_of(line, code, found) {
  if (!in_comment && line !~ /["'\/]/) return line
  code = ""
  for (;;) {
    if (in_comment) {
      if (!(found = index(line, "*/"))) return code
      line = substr(line, found + 2)
      in_comment = 0
    }
    if (!match(line, /"([^"\\]|\\.)*"|'([^'\\]|\\.)*'|\/\*|\/\//)) return code line
    found = substr(line, RSTART, RLENGTH)
    code = code substr(line, 1, RSTART - 1)
    line = substr(line, RSTART + RLENGTH)
    if (found == "/*") { in_comment = 1; code = code " " }
    else if (found == "//") return code
    else code = code (substr(found, 1, 1) == "\"" ? "\"\"" : "0")
  }
}

function times(text, pattern) { return gsub(pattern, "&", text) }
function trimmed(text) { gsub(/[ \t]+/, " ", text); sub(/^ /, "", text); sub(/ $/, "", text); return text }
function last_name(text) { sub(/[^A-Za-z0-9_]+$/, "", text); sub(/.*[^A-Za-z0-9_]/, "", text); return text }
function say(kind, name, linkage, text) { print file "\t" kind "\t" name "\t" linkage "\t" (text == "" ? "-" : text) }

function directive(text, name) {
  if (text ~ /^# *define /) {
    sub(/^# *define +/, "", text)
    match(text, /^[A-Za-z0-9_]+/)
    name = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
    say("macro", name, substr(text, 1, 1) == "(" ? "call" : "-", trimmed(text))
  }
}

# A typedef's name: before the ";", or that of a function (*NAME)(...).
function typedef_name(text, tail) {
  tail = text
  sub(/.*\}/, "", tail)
  if (match(tail, /\(\*[A-Za-z0-9_]+\)/)) return substr(tail, RSTART + 2, RLENGTH - 3)
  sub(/\[.*/, "", tail)
  if (tail ~ /\(/) sub(/\(.*/, "", tail)
  return last_name(tail)
}

function type_item(text, words, tag, name) {
  tag = ""
  if (match(text, /(struct|union|enum) [A-Za-z_][A-Za-z0-9_]* \{/)) {
    split(substr(text, RSTART, RLENGTH), words, " ")
    tag = words[2]
    say("type", tag, words[1], text)
  }
  if (text !~ /^typedef /) return
  name = typedef_name(text)
  if (name == tag) return
  # typedef struct x x; only says that there is one.
  split(text, words, " ")
  if (text !~ /\{/ && words[4] == name ";" && words[3] == name) return
  say("type", name, "typedef", text)
}

function item_ends(text, head, linkage, name, first) {
  text = trimmed(text)
  if (text == "" || text == ";" || text ~ /^_Static_assert/) return
  # What else is said of a function stands before or behind it.
  while (match(text, /__attribute__ *\(\([^()]*(\([^()]*\))?[^()]*\)\) ?/))
    text = substr(text, 1, RSTART - 1) substr(text, RSTART + RLENGTH)
  text = trimmed(text)
  if (text ~ /^typedef /) { type_item(text); return }
  head = text
  sub(/[{=].*/, "", head)
  head = trimmed(head)
  linkage = head ~ /(^| )static / ? "static" : head ~ /^extern / ? "extern" : "global"
  if (text ~ /^(static |const |extern )*(struct|union|enum) [A-Za-z_][A-Za-z0-9_]* \{/) type_item(text)
  if (text ~ /^(struct|union|enum)( [A-Za-z_][A-Za-z0-9_]*)?( \{.*\})?;$/) {
    if (text ~ /^(enum) \{/) say("variable", "-", "static", text)
    return
  }
  first = index(head, "(")
  name = first ? last_name(substr(head, 1, first - 1)) : ""
  if (first && name != "" && substr(head, first - 1, 1) != " " && head !~ /^[A-Za-z0-9_]+\(/ && text !~ /^[^{=]*=/) {
    if (text ~ /\{/) say("function", name, linkage == "static" ? "static" : "global", text)
    else say("declared", name, linkage == "static" ? "static" : "global", "")
    return
  }
  if (head ~ /^[A-Za-z0-9_]+\(/) { say("expanded", name, "-", text); return }
  if (match(head, /\(\*(const )?[A-Za-z0-9_]+/)) name = last_name(substr(head, RSTART, RLENGTH))
  else {
    sub(/\[.*/, "", head)
    sub(/ :.*/, "", head)
    name = last_name(head)
  }
  say("variable", name, linkage, text)
}

FNR == 1 { if (file != "") item_ends(item); file = FILENAME; item = pending = ""; depth = in_comment = 0 }
{ sub(/\r$/, "") }
!in_comment && pending == "" && /^[ \t]*#[ \t]*include[ \t]*["<]/ {
  path = $0
  sub(/^[^"<]*["<]/, "", path)
  sub(/[">].*/, "", path)
  say("include", path, "-", "")
  next
}
{
  line = code_of($0)
  if (pending != "" || line ~ /^[ \t]*#/) {
    if (line ~ /\\[ \t]*$/) { sub(/\\[ \t]*$/, "", line); pending = pending line " "; next }
    directive(trimmed(pending line))
    pending = ""
    next
  }
  line = trimmed(line)
  if (line == "") next
  if (line ~ /^extern "" ?\{$/) next
  if (item == "" && line == "}") next
  item = item " " line
  depth += times(line, "[{]") - times(line, "[}]")
  if ($0 ~ /^}/ || depth < 0) depth = 0
  if (depth > 0) next
  if (line ~ /;$/ || (line ~ /}$/ && item !~ /=/ && item !~ /(struct|union|enum)( [A-Za-z0-9_]+)? \{[^;]*}$/) ||
      (line ~ /}$/ && item ~ /^[^={]*\) \{/) ||
      (item ~ /^ [A-Z][A-Z0-9_]*\(.*\)$/ && times(item, "[(]") == times(item, "[)]"))) {
    item_ends(item)
    item = ""
  }
}
END { if (file != "") item_ends(item) }
