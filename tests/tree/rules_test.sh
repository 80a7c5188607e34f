#!/bin/bash
# Tries the rules of this folder on small trees that break them: each must be found, and a clean tree must pass.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0

tree=$work/tree

# add FILE: stdin at the end of a file of the tree.
add() { cat >>"$tree/$1"; }

clean_tree() {
  rm -rf "$tree"
  mkdir -p "$tree"/src/{base,ctxt,measure,search,models/{cost,clock}} "$tree"/{tools,verify,benchmarks/simulated,include,tests/tree/known}
  add include/hscal.h <<'END'
/* MPI_Init(...) is for others. */
int hscal_public(void);
END
  add src/base/one.h <<'END'
/* MPI_Init(...) is for others. */
int hscal__one(void);
extern const int hscal__number;
END
  add src/base/one.c <<'END'
#include "base/one.h"

const int hscal__number = 1;

int hscal__one(void) { return hscal__number; }
END
  add src/models/cost/two.c <<'END'
#include "models/cost/two.h"
#include "base/one.h"
#include "hscal.h"

typedef struct pair {
  int x, y;
} pair;

static int of_pair(const pair *of) { return of->x + of->y; }

int hscal__two(void) {
  pair both = {hscal__one(), 1}; /* not hscal__three() */
  return of_pair(&both);
}

int hscal_public(void) { return hscal__two(); }
END
  add src/models/cost/two.h <<'END'
#include "models/cost/inline.h"

#define HSCAL_DECLARE_SCHEME(name) int hscal__##name##_run(int what);
HSCAL_SCHEMES(HSCAL_DECLARE_SCHEME)

int hscal__two(void);
END
  printf 'static inline int hscal__half(int x) { return x / 2; }\n' >"$tree/src/models/cost/inline.h"
  add src/models/cost/gemm.c <<'END'
#include "models/cost/two.h"

int hscal__gemm_run(int what) { return hscal__two() + what; }
END
  add src/models/clock/clock.h <<'END'
#include "models/cost/two.h"

int hscal__clock(void);
END
  add src/models/clock/clock.c <<'END'
#include "models/clock/clock.h"

int hscal__clock(void) {
  return hscal__two();
}
END
  printf '#include <mpi.h>\n' | tee "$tree/src/measure/network.c" >"$tree/src/ctxt/context.c"
  add src/search/sort.c <<'END'
static int call(const hscal_call *call) { return make(call, HSCAL_SCHEME_gemm); }
END
  add src/search/sort_table.c <<'END'
static int sort(int scheme) {
  switch (scheme) {
  case HSCAL_SCHEME_gemm: return 1;
  }
  return 0;
}
END
  printf 'int main(void) { return 0; }\n' >"$tree/tools/main.c"
}

# expect pass|fail RULE WHAT
expect() {
  local result=fail
  "$here/$2.sh" "$tree" >"$work/output" 2>&1 && result=pass
  [ $result = "$1" ] && return
  echo "$3: $2.sh should $1 but did not:"
  cat "$work/output"
  failures=1
}

# wants RULE TEXT WHAT: the rule fails and says so.
wants() {
  expect fail "$1" "$3"
  grep -qF -- "$2" "$work/output" && return
  echo "$3: $1.sh should say \"$2\" but said:"
  cat "$work/output"
  failures=1
}

clean_tree
for rule in includes lengths references headers types circles schemes; do expect pass $rule "a clean tree"; done

echo '#include "models/cost/two.h"' >>"$tree/src/base/one.h"
wants includes "base must not include models/cost/two.h" "a low room includes a high one"
clean_tree
echo '#include "models/clock/clock.h"' >>"$tree/src/models/cost/two.c"
wants includes "models/cost must not include models/clock/clock.h" "a room inside models includes a higher one"
clean_tree
echo '#include "models/new/clock.h"' >>"$tree/src/search/sort.c"
wants includes "search must not include models/new/clock.h" "a header of an unknown room"
clean_tree
echo '#include <mpi.h>' >>"$tree/src/models/cost/two.c"
wants includes "may know MPI" "a model knows MPI"
clean_tree
echo 'int three(void) { return Cblacs_pnum(0, 0, 0); }' >>"$tree/src/models/cost/two.c"
wants includes "may know MPI" "a model calls BLACS"
clean_tree
echo '#include "absent.h"' >>"$tree/src/models/cost/two.c"
wants includes "absent.h is not in this folder" "a header that is not there"
clean_tree
mkdir "$tree/src/new"
wants includes "src/new: a folder without a place" "an unknown folder"
clean_tree
mkdir "$tree/src/models/new" && echo 'static int x;' >"$tree/src/models/new/x.c"
wants includes "src/models/new: a folder without a place" "an unknown folder in a room"

clean_tree
{
  echo 'int long_one(int a,'
  echo '             int b) {'
  yes '  a += b;' | head -57
  echo '}'
} >"$tree/src/models/clock/long.c"
expect fail lengths "a function of 60 lines"
sed -i 3d "$tree/src/models/clock/long.c"
expect pass lengths "a function of 59 lines"
clean_tree
yes '/* */' | head -500 >"$tree/src/models/clock/long.c"
expect fail lengths "a file of 500 lines"
clean_tree
echo "see .."/shared/notes >"$tree/README"
expect fail references "a reference to a private place"

clean_tree
add src/models/cost/two.c <<'END'

int hscal__three(int x,
                 int y) {
  return x + y;
}
END
wants headers "src/models/cost/two.c: hscal__three is declared in no header and not static" \
  "a function that no header declares"
echo 'int hscal__three(int x, int y);' >>"$tree/src/base/one.h"
wants headers "src/models/cost/two.c: hscal__three is declared in src/base/one.h" \
  "a function declared in another header"
clean_tree
echo 'int hscal__three(int x, int y);' >>"$tree/src/base/one.h"
wants headers "src/base/one.h: hscal__three is defined nowhere" "a function without a body"
clean_tree
mkdir "$tree/src/call" && mv "$tree/src/base/one.c" "$tree/src/call/one.c"
wants headers "src/call/one.c: hscal__one is declared in src/base/one.h" "a file of the same name in another room"
wants headers "src/call/one.c: hscal__number is declared in src/base/one.h" "a variable declared in another header"
clean_tree
cp "$tree/src/models/cost/gemm.c" "$tree/src/search/gemm.c"
wants headers "src/search/gemm.c: hscal__gemm_run is declared in no header" \
  "a row's function in another room than its macro"
clean_tree
echo 'int show(void) { return 0; }' >>"$tree/tools/show.c"
wants headers "tools/show.c: show is declared" "a function of the command that no header declares"
clean_tree
echo 'int hscal__three(void);' >>"$tree/verify/three.h"
wants headers "verify/three.h: hscal__three is defined nowhere" "a function of hscal verify without a body"

clean_tree
add src/search/pair.c <<'END'
struct pair {
  double x;
};
END
wants types "pair: defined in src/models/cost/two.c" "a tag that is a typedef elsewhere"
clean_tree
printf 'typedef enum { LEFT, RIGHT } pair;\n' >"$tree/src/search/pair.c"
wants types "pair: defined in src/search/pair.c" "a name without a tag"
clean_tree
add src/search/pair.c <<'END'
static const struct pair {
  int x, y;
} table[] = {{1, 2}};
END
wants types "pair: defined in src/search/pair.c" "a tag of a table"
clean_tree
printf 'typedef int (*pair)(int x);\n' >"$tree/src/search/pair.c"
wants types "pair: defined in src/search/pair.c" "a pointer to a function"
clean_tree
add src/search/pair.h <<'END'
typedef struct pair pair;
struct pair;
END
expect pass types "a type that is only named"

clean_tree
sed -i 's/{ return x \/ 2; }/{ return hscal__two() \/ x; }/' "$tree/src/models/cost/inline.h"
sed -i 's/hscal__one(), 1/hscal__half(1), 1/' "$tree/src/models/cost/two.c"
wants circles "src/models/cost/inline uses hscal__two of src/models/cost/two" "a circle of calls through a header"
wants circles "src/models/cost/two uses hscal__half of src/models/cost/inline" "the other half of the circle"
clean_tree
sed -i 's/hscal__one(), 1/hscal__gemm_run(1), 1/' "$tree/src/models/cost/two.c"
wants circles "src/models/cost/gemm uses hscal__two of src/models/cost/two" "a circle of calls"
clean_tree
sed -i 's/of->x +/call(hscal__gemm_run) +/' "$tree/src/models/cost/two.c"
wants circles "src/models/cost/two uses hscal__gemm_run of src/models/cost/gemm" "a function that is handed over"
clean_tree
printf '#define HALF(x) hscal__half(x)\n' >>"$tree/src/models/cost/two.h"
add src/models/cost/inline.h <<'END'
static inline int hscal__quarter(int x) { return HALF(HALF(x)); }
END
wants circles "src/models/cost/inline uses HALF of src/models/cost/two" "a circle through a macro"
clean_tree
echo '#include "models/cost/two.h"' >>"$tree/src/models/cost/inline.h"
wants circles "src/models/cost/inline.h includes src/models/cost/two.h" "headers that include each other"
clean_tree
printf 'int f(void) { return g(); }\n' >"$tree/tools/f.c"
printf 'int h(void) { return f(); }\n' >"$tree/tools/h.c"
printf 'int g(void) { return h(); }\n' >"$tree/tools/g.c"
wants circles "tools/h uses f of tools/f" "a circle of three files"
add tools/g.c <<'END'
static int h(void) { return 1; }

int g(void) { return h(); }
END
expect pass circles "a function of the same name that is static"

clean_tree
add src/search/sort.c <<'END'
static int loop(int x) {
  switch (call->routine->scheme) {
  default: return x;
  }
}
END
wants schemes "src/search/sort.c: loop: switch on a scheme" "a switch on a scheme"
clean_tree
add src/search/sort.c <<'END'
static int loop(int x) {
  switch (of(x)) {
  case HSCAL_SCHEME_gemm: return x;
  }
}
END
wants schemes "src/search/sort.c: loop: switch on a scheme" "a switch whose cases are schemes"
clean_tree
add src/search/sort.c <<'END'
static int loop(int x) {
  switch (call->routine->pack) {
  case HSCAL_PACK_GEMM: return x;
  }
}
END
wants schemes "src/search/sort.c: loop: switch on a pack" "a switch on an argument list"
clean_tree
add src/search/sort.c <<'END'
static int is_product(int scheme) {
  return scheme == HSCAL_SCHEME_gemm ||
         scheme ==
             HSCAL_SCHEME_symm;
}
END
wants schemes "src/search/sort.c: is_product: compares with HSCAL_SCHEME_symm" "a comparison"
clean_tree
add verify/sort.c <<'END'
static int doubled(const walk *w) { return w->family ==
    HSCAL_FAMILY_QR ? 2 : 1; }
END
wants schemes "verify/sort.c: doubled: compares with HSCAL_FAMILY_QR" "a comparison with a family"
clean_tree
for folder in verify tools benchmarks/simulated; do
  add $folder/sort.c <<'END'
static int norms(const hscal_routine *routine) {
  switch (routine->scheme) {
  case HSCAL_SCHEME_geqrf: return 1;
  default: return routine->pack != HSCAL_PACK_NORM;
  }
}
static int adds(const hscal_routine *routine) { return routine->scheme == HSCAL_SCHEME_axpy; }
END
  wants schemes "$folder/sort.c: norms: switch on a scheme" "a switch on a scheme in $folder"
  wants schemes "$folder/sort.c: norms: compares with HSCAL_PACK_NORM" "a comparison with a pack in $folder"
  wants schemes "$folder/sort.c: adds: compares with HSCAL_SCHEME_axpy" "a comparison with a scheme in $folder"
  rm "$tree/$folder/sort.c"
done
add src/search/single.c <<'END'
static int single(const hscal_routine *routine) { return routine->pack == HSCAL_PACK_SYRK; }
END
expect pass schemes "a comparison with a pack in src"
clean_tree
add src/search/sort.c <<'END'
static int loop(int x) {
  switch (walk.family) {
  default: return x;
  }
}
END
wants schemes "src/search/sort.c: loop: switch on a family" "a switch on a family"
clean_tree
add src/search/sort.c <<'END'
static walk none(void) { return (walk){.family = HSCAL_FAMILY_LU}; }
static int is_known(const walk *w) { return w->family != HSCAL_FAMILY_COUNT && kernel_family(w) == 1; }
END
expect pass schemes "a family that is passed on, and none"
clean_tree
add tools/main.c <<'END'
static const int costs[HSCAL_SCHEME_COUNT] = {
    [HSCAL_SCHEME_gemm] = 1,
};
END
wants schemes "tools/main.c: costs: a table by scheme" "a table elsewhere"
clean_tree
add tools/main.c <<'END'
#define COST(name) [HSCAL_SCHEME_##name] = cost_of_##name,
static cost *const costs[HSCAL_SCHEME_COUNT] = {HSCAL_SCHEMES(COST)};
END
expect pass schemes "a table of every scheme made by a macro"

# Files that name a scheme: five of a new one, and the sixth in each way to name it.
clean_tree
wants scheme_files "there is no src/schemes.def" "a tree without a table of schemes"
mkdir -p "$tree"/src/{call,instrumented_scalapack}
add src/schemes.def <<'END'
FAMILY(QR,    1, SIZES, of_reflections, qr)
FAMILY(FRESH, 1, SIZES, of_reflections, fresh_walk)
  SIZE_RULE(FRESH, fresh_sizes)
X(geqrf, 4, QR,    , 0)
X(newqf, 4, FRESH, , 0)
END
add src/routines.def <<'END'
X(pdgeqrf, D, GEQRF, geqrf, 0)
X(pdnewqf, D, NEWQF, newqf, 0)
END
add src/call/packs.h <<'END'
#define HSCAL_PACKS(X) \
  X(GEQRF, MATRIX, 0) \
  X(NEWQF, MATRIX, 1)
END
echo 'static const int fresh_sizes = 1;' >"$tree/src/call/sizes.c"
echo 'int hscal__newqf_run(int x) { return x; }' >"$tree/src/instrumented_scalapack/newqf.c"
echo 'int hscal__geqrf_run(void) { return of_reflections(); } /* p?geqrf */' >"$tree/src/search/one.c"
echo 'int hscal__gels_run(x) { return hscal__perform(x, HSCAL_PACK_NEWQF, HSCAL_SCHEME_newqf, 0, x); }' >"$tree/src/search/two.c"
expect pass scheme_files "a new scheme in five files, which others perform"
for text in 'static int costs[] = {[HSCAL_FAMILY_FRESH] = 1};' '#define HSCAL_LIST_NEWQF(V)' 'static int fresh_walk(int x) { return x; }' \
  'int hscal__newqf_least(void);' '/* pznewqf and p?newqf */' 'static int costs[] = {[HSCAL_SCHEME_newqf] = 1};'; do
  echo "$text" >"$tree/src/search/costs_table.c"
  wants scheme_files "newqf: named in 6 files, at most 5:" "a sixth file: $text"
done
mv "$tree"/src/{search/costs_table.c,instrumented_scalapack/CMakeLists.txt}
echo 'target_sources(objects PRIVATE newqf.c)' >"$tree/src/instrumented_scalapack/CMakeLists.txt"
wants scheme_files "src/instrumented_scalapack/CMakeLists.txt" "a list of sources with its file"

clean_tree
add src/search/sort.c <<'END'
static const double patience = 0.5, hour_s = 3600, *of_all = shares;
static double most(double x) {
  const double few = 3, twice = 2 * x;
  return few * twice;
}
END
printf '#define HSCAL_NEAR 1.15\n#define HSCAL_FAR 1e6\n#define HSCAL_MANY 12\n' >"$tree/src/search/sort.h"
wants calibrated "src/search/sort.c: patience" "a constant of a file"
wants calibrated "src/search/sort.c: most: few" "a constant of a function"
wants calibrated "src/search/sort.h: HSCAL_NEAR" "a macro with a fraction"
wants calibrated "src/search/sort.h: HSCAL_FAR" "a macro with an exponent"
for name in hour_s of_all twice HSCAL_MANY; do
  grep -q "$name" "$work/output" && echo "calibrated.sh should not name $name" && failures=1
done
mkdir -p "$tree/src/instrumented_pblas"
mv "$tree/src/search/sort.h" "$tree/src/search/calibrated.h"
mv "$tree/src/search/sort.c" "$tree/src/instrumented_pblas/sort.c"
expect pass calibrated "numbers in calibrated.h, and the library's own"

# Numbers that are no choices are listed, each with its reason.
mv "$tree/src/instrumented_pblas/sort.c" "$tree/src/search/sort.c"
listed=$tree/tests/tree/known/calibrated
printf '%s\n' 'src/search/sort.c: patience: a limit: of a format' 'src/search/sort.c: most: few: rounding' >"$listed"
expect pass calibrated "numbers that are no choices, with reasons"
for without in 'src/search/sort.c: most: few' 'src/search/sort.c: most: few: '; do
  printf '%s\n' 'src/search/sort.c: patience: a limit' "$without" >"$listed"
  wants calibrated "src/search/sort.c: most: few" "a number that is listed without a reason: '$without'"
done
printf '%s\n' 'src/search/sort.c: patience: a limit' 'src/search/sort.c: most: few' >"$listed"
wants calibrated "does not say why: src/search/sort.c: most: few" "a number that is listed without a reason"
printf '%s\n' 'src/search/sort.c: patience: a limit' >"$listed"
wants calibrated "src/search/sort.c: most: few" "a number that is not listed"
printf '%s\n' 'src/search/sort.c: patience: a limit' 'src/search/sort.c: most: few: rounding' \
  'src/search/sort.c: most: many: rounding' >"$listed"
wants calibrated "no longer occurs, take it out: src/search/sort.c: most: many: rounding" "a reason for what is gone"

# Lists of what is not yet mended: they may only shrink.
clean_tree
add src/search/pair.c <<'END'
struct pair {
  double x;
};
END
"$here/types.sh" "$tree" --list >"$tree/tests/tree/known/types"
expect pass types "a tree with a list of its exceptions"
cp "$tree/src/search/pair.c" "$tree/src/search/other.c"
wants types "pair: defined in src/search/other.c" "one more than the list has"
rm "$tree"/src/search/{pair,other}.c
wants types "no longer occurs, take it out: pair: defined in src/search/pair.c" "a list with what no longer occurs"
clean_tree
add src/search/sort.c <<'END'
static int loop(int scheme) {
  switch (scheme) {
  }
}
END
"$here/schemes.sh" "$tree" --list >"$tree/tests/tree/known/schemes"
expect pass schemes "a tree with a list of its exceptions"
sed -i 's/^  switch (scheme) {/&\n  }\n&/' "$tree/src/search/sort.c"
wants schemes "loop: switch on a scheme (2)" "the same twice where the list has it once"
exit $failures
