#!/bin/bash
# Tries documented.sh on headers that break its rule: each must be found, and a clean one must pass.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
mkdir "$work/include"
failures=0

# expect pass|fail WHAT: what documented.sh does with the header on standard input, and with a list of one routine.
expect() {
  local result=fail
  cat >"$work/include/hscal.h"
  "$here/documented.sh" "$work" >"$work/output" 2>&1 && result=pass
  [ $result = "$1" ] && return
  echo "$2: documented.sh should $1 but did not:"
  cat "$work/output"
  failures=1
}

clean_list() {
  cat >"$work/include/hscal_routines.h" <<'END'
/** Routines.
 *
 * `hscal_<r>_plan`: plans. Local.
 * Returns 0
 * \{ */
HSCAL_API int hscal_pdgemm_plan(const int *m);
END
}

clean_list
expect pass "a clean header" <<'END'
/** One. Local.
 * \return 0 */
HSCAL_API int hscal_one(void);
/** Two. Collective. */
HSCAL_API void hscal_two(void);
/** Three. \return 0 */
typedef int hscal_three(void *data);
END
expect fail "a function without a comment" <<<'HSCAL_API int hscal_one(void);'
expect fail "neither collective nor local" <<'END'
/** One.
 * \return 0 */
HSCAL_API int hscal_one(void);
END
expect fail "nothing of what is returned" <<'END'
/** One. Local. */
HSCAL_API int hscal_one(void);
END
expect fail "a pointer is returned, too" <<'END'
/** One. Local. */
HSCAL_API void *hscal_one(void);
END
expect fail "two functions, one comment" <<'END'
/** One. Local.
 * \return 0 */
HSCAL_API int hscal_one(void);
HSCAL_API int hscal_two(void);
END
expect fail "a callback that says nothing of its result" <<'END'
/** Three. */
typedef int hscal_three(void *data);
END
echo 'HSCAL_API int hscal_pdgemm_info(const int *m);' >>"$work/include/hscal_routines.h"
expect fail "a family of routines without a paragraph" </dev/null
clean_list
sed -i /Returns/d "$work/include/hscal_routines.h"
expect fail "a family of routines that says nothing of its result" </dev/null
exit $failures
