#!/bin/bash
# schemes.sh ROOT [--list]: what differs between schemes stands in tables, in src, tools, verify and benchmarks: no
# switch on a scheme, a family of schemes or an argument list (pack), no comparison with one scheme or family, no table
# by scheme but in the files named here. To pass one on is no decision and is allowed; so is a comparison with
# HSCAL_FAMILY_COUNT, which is none. A comparison with a pack reads an argument list, which src may; elsewhere
# hscal__has_argument or a table says what is in it. Prints each place by its function.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
cd "$1" || exit 2
tables='^src/schemes[.]def$|_table[.]c$|_families[.]c$|^src/instrumented_scalapack/scheme[.]c$'
items src tools verify benchmarks | awk -v tables="$tables" '
  BEGIN {
    FS = "\t"
    scheme = "HSCAL_SCHEME_[a-z][a-z0-9_]*" # not the COUNT, not what a macro makes of every row
    one = "(" scheme "|HSCAL_FAMILY_[A-Z][A-Z_]*|HSCAL_PACK_[A-Z][A-Z0-9_]*)"
  }
  function last_word(text) { sub(/.* /, "", text); return text }
  function complain(what) {
    print $1 ": " ($3 == "-" ? "an enum" : $3) ": " what
  }
  # Each switch of the text that is on a scheme or a pack, by its condition or by its first case.
  function switches(text, condition, word, named) {
    while (match(text, /(^|[^A-Za-z0-9_])switch \(/)) {
      text = substr(text, RSTART + RLENGTH)
      condition = text
      sub(/\{.*/, "", condition)
      named = ""
      if (match(text, /^[^{]*\{ case [A-Za-z0-9_]+/)) named = last_word(substr(text, 1, RLENGTH))
      if (condition ~ /(^|[^a-z_])family[^A-Za-z0-9_]/ || named ~ /^HSCAL_FAMILY_/) complain("switch on a family")
      else if (condition ~ /(^|[^a-z])scheme[^A-Za-z0-9_]/ || named ~ /^HSCAL_SCHEME_/) complain("switch on a scheme")
      else if (condition ~ /(^|[^a-z])pack[^A-Za-z0-9_]/ || named ~ /^HSCAL_PACK_/) complain("switch on a pack")
    }
  }
  function comparisons(text, found) {
    while (match(text, "[=!<>]=? ?\\(?" one "|" one " ?\\)? [=!<>]=?")) {
      found = substr(text, RSTART, RLENGTH)
      text = substr(text, RSTART + RLENGTH)
      if (found !~ /[!=]=|[<>]/) continue # an assignment
      match(found, one)
      found = substr(found, RSTART, RLENGTH)
      if ($1 ~ /^src\// && found ~ /^HSCAL_PACK_/) continue
      if (found != "HSCAL_FAMILY_COUNT") complain("compares with " found)
    }
  }
  $1 ~ tables || ($2 != "function" && $2 != "macro" && $2 != "variable" && $2 != "expanded") { next }
  {
    switches($5)
    comparisons($5)
    if ($5 ~ "\\[" scheme "\\]( =|\\.|\\[)") complain("a table by scheme")
  }' | known schemes "${2:-}"
