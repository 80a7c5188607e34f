#!/bin/bash
# scheme_files.sh ROOT [--list]: one scheme, one page. At most five files of src name what is a scheme's alone: itself, the family and the
# argument lists that no other scheme has, and, where they stand at file scope, functions, variables and macros that no other row of
# schemes.def or packs.h names. Comments count; to perform it is to use it, which does not. Schemes from before the rule are left out.
# Data that a target makes does not count (src/estimate/corrections.def). With --list: how many files each scheme has. Prints each scheme with more, and its files.
set -uo pipefail
here=$(cd "$(dirname "$0")" && pwd)
. "$here/common.sh"
cd "$1" || exit 2
older='scal axpy swap dot reduce tree gemv symv trsv ger syr gemm symm syrk trmm trsm tran geadd tradd potrf potrs posv trtrs trtri potri
  getrf getrs getri gesv geqrf gelqf geqlf gerqf orgqr orglq orgql orgrq ormqr ormlq ormql ormrq gels sytrd gebrd gehrd sygst syev syevd
  syevx syevr sygvx gesvd gemr2d trmr2d recorded'
for table in src/schemes.def src/routines.def src/call/packs.h; do
  [ -e $table ] || { echo "there is no $table"; exit 1; }
done
mapfile -t texts < <(find src -type f \( -name '*.c' -o -name '*.h' -o -name '*.def' -o -name CMakeLists.txt \) ! -path src/estimate/corrections.def | sort)
{
  # The rows of a table: its words. What stands at file scope: file and name.
  for table in schemes.def routines.def call/packs.h; do
    awk -v table="$table" '
      /^ *[A-Z_]+\(.*\)/ { sub(/\/\*.*/, ""); gsub(/[^A-Za-z0-9_]+/, " "); sub(/^ /, ""); print "row " table "\t" $0 }' "src/$table"
  done
  items src | awk -F '\t' '$2 != "declared" && $2 != "include" { print "item " $1 "\t" $3 }'
} | awk -F '\t' -v older="$older" -v list="${2:-}" '
  function owner_of(kind, key) { # of a row: a scheme, or what several share
    if (kind == "scheme") return key
    if (schemes_with[kind, key] == 1) return scheme_with[kind, key]
    return kind " " key
  }
  function uses(scheme, kind, key) {
    if ((scheme, kind, key) in used) return
    used[scheme, kind, key] = 1
    schemes_with[kind, key]++
    scheme_with[kind, key] = scheme
  }
  function learn(i, j, count, words, who, word) {
    learned = 1
    for (i = 1; i <= rows; i++) {
      who = owner_of(row_kind[i], row_key[i])
      count = split(row_text[i], words, " ")
      for (j = 3; j <= count; j++) {
        word = words[j]
        if (word !~ /^[A-Za-z_]/) continue
        if (!(word in named_by)) named_by[word] = who
        else if (named_by[word] != who) named_by[word] = ""
      }
    }
  }
  function counts(scheme, file) {
    if (!(scheme in is_scheme) || (scheme, file) in has) return
    has[scheme, file] = 1
    number[scheme]++
    files[scheme] = files[scheme] " " file
  }
  function alone(kind, key) { return schemes_with[kind, key] == 1 ? scheme_with[kind, key] : "" }
  BEGIN { most = 5; split(older, words, " "); for (i in words) is_older[words[i]] = 1 }
  FILENAME == "-" && /^row / {
    count = split($2, words, " ")
    kind = words[1]
    if ($1 ~ /routines/) { uses(words[5], "pack", words[4]); next }
    if (kind ~ /^(PATTERN|COLUMN)$/) next
    row_kind[++rows] = $1 ~ /packs/ ? "pack" : kind ~ /^(FAMILY|SIZE_RULE|REFLECTS|SOLVES_WITH)$/ ? "family" : "scheme"
    row_key[rows] = words[2]
    row_text[rows] = $2
    if (row_kind[rows] != "scheme" || kind != "X") next
    is_scheme[words[2]] = 1
    order[++schemes] = words[2]
    uses(words[2], "family", words[4])
    next
  }
  !learned { learn() }
  FILENAME == "-" { if ($2 in named_by) counts(named_by[$2], substr($1, 6)); next }
  {
    file = FILENAME
    text = $0
    gsub(/hscal__(perform|routine_of|new_part)\([^;]*/, "", text) # to perform a scheme
    count = split(text, words, /[^A-Za-z0-9_]+/)
    for (i = 1; i <= count; i++) {
      word = words[i]
      if (word ~ /^HSCAL_(FAMILY|PACK|LIST)_/) {
        kind = word ~ /^HSCAL_FAMILY/ ? "family" : "pack"
        sub(/^HSCAL_[A-Z]+_/, "", word)
        counts(alone(kind, word), file)
      } else if (file ~ /\.def$|packs\.h$/ && word ~ /^[A-Z]/) {
        counts(alone("family", word), file)
        counts(alone("pack", word), file)
      }
      if (words[i] !~ /[a-z]/) continue
      parts = split(words[i], part, "_")
      for (j = 1; j <= parts; j++) {
        word = part[j]
        if (word in is_scheme) counts(word, file)
        else if (word ~ /^p[sdcz]/ && substr(word, 3) in is_scheme) counts(substr(word, 3), file)
      }
    }
  }
  END {
    for (i = 1; i <= schemes; i++) {
      scheme = order[i]
      if (list == "--list") print scheme ": " number[scheme]
      else if (!(scheme in is_older) && number[scheme] > most) {
        print scheme ": named in " number[scheme] " files, at most " most ":" files[scheme]
        bad = 1
      }
    }
    exit bad
  }' - "${texts[@]}"
