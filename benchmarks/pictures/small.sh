#!/bin/bash
# small.sh HSCAL: the pictures are drawn from what docs keep, the same ones each time, and small; gains are those of the largest n, on clusters with enough routines.
set -euo pipefail
hscal=$1 here=$(dirname "$0")
command -v gnuplot >/dev/null || exit 77
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
fail() {
  echo "$*" >&2
  exit 1
}
"$here/pictures" "$hscal" "$folder/a"
"$here/pictures" "$hscal" "$folder/b"
for picture in compare gains agreement; do
  for kind in svg png; do
    [ "$(stat -c %s "$folder/a/$picture.$kind")" -lt 200000 ] || fail "$picture.$kind is large"
    cmp "$folder/a/$picture.$kind" "$folder/b/$picture.$kind"
  done
done
cat >"$folder/gains.csv" <<'END'
cluster,routine,n,gain_guide,gain_usual,gain_expert
new,pdgemm,1000,9,9,9
new,pdgemm,8000,3.5,2.5,1.25
END
for routine in pdtrsm pdsyrk pdpotrf pdgetrf pdgesv pdgeqrf pdsyevd; do echo "new,$routine,500,2,1.5,1.1"; done >>"$folder/gains.csv"
echo "few,pdgemm,500,2,1.5,1.1" >>"$folder/gains.csv"
awk -F, -f "$here/chosen_gains.awk" "$folder/gains.csv" >"$folder/chosen.csv"
grep -qx "1,1,pdgemm 8000,new,3.5,2.5,1.25" "$folder/chosen.csv" || fail "not the largest n: $(cat "$folder/chosen.csv")"
grep -q few "$folder/chosen.csv" && fail "a cluster with one routine has a panel"
gnuplot -e "data='$folder/chosen.csv'; output='$folder/gains.svg'; kind='svg'" "$here/gains.gp"
for word in "over guide and divisor grids" "over 54 expert layouts" ">pdgemm 8000<" "> 1.2<"; do
  grep -q "$word" "$folder/gains.svg" || fail "\"$word\" is not in the picture"
done
