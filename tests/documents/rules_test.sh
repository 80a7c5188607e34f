#!/bin/bash
# Tries the rules of this folder on small trees that break them: each must be found, and a clean tree must pass.
set -u
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d) || exit 2
trap 'rm -rf "$work"' EXIT
failures=0
page=$work/tree/docs/explanation/clock.md

clean_tree() {
  rm -rf "$work/tree"
  mkdir -p "$work/tree/docs/explanation" "$work/tree/docs/results" "$work/tree/src"
  cat >"$work/tree/README.md" <<'END'
# Start
[Clock](docs/explanation/clock.md#which-clock-when), [web](https://example.org/a.md), [here](#start), `a[i](missing.md)`
![picture](docs/results/a.png "A picture") [folder](src)
END
  cat >"$page" <<'END'
# The clock
## Which clock, when?
## `code` and [a link](../results/a.png)
## Twice
## Twice
[up](../../README.md#start) [own](#code-and-a-link) [second](#twice-1)
```
[in code](missing.md)
```
END
  touch "$work/tree/docs/results/a.png"
  echo '/* docs/explanation/clock.md has the rules. */' >"$work/tree/src/a.c"
}

# expect pass|fail RULE WHAT
expect() {
  local result=fail
  "$here/$2.sh" "$work/tree" >"$work/output" 2>&1 && result=pass
  [ $result = "$1" ] && { [ $result = pass ] || [ -s "$work/output" ]; } && return
  echo "$3: $2.sh should $1 but did not, or said nothing:"
  cat "$work/output"
  failures=1
}

clean_tree
for rule in links lengths; do expect pass $rule "a clean tree"; done

for link in '[gone](gone.md)' '![gone](../results/gone.png)' '[no](#no-such-heading)' '[no](../../README.md#clock)' '[third](#twice-2)' \
  '[outside](../../../tree/README.md)' '<img src="gone.png">' '[name]: gone.md'; do
  clean_tree
  echo "$link" >>"$page"
  expect fail links "$link"
done
clean_tree
rm "$work/tree/docs/results/a.png"
expect fail links "a picture that was removed"
clean_tree
echo '# docs/results/gone.md: the page' >"$work/tree/src/CMakeLists.txt"
expect fail links "a source that names a page that is not there"
clean_tree
echo 'docs/old.md' >"$work/tree/CHANGELOG.md"
expect pass links "a changelog that names an old page"

clean_tree
yes word | head -$((1500 - $(wc -w <"$page"))) >>"$page"
expect pass lengths "1,500 words"
echo one >>"$page"
expect fail lengths "1,501 words"
clean_tree
printf '%0120d\n' 0 >>"$page"
expect pass lengths "a line of 120 columns"
printf '%0121d\n' 0 >>"$page"
expect fail lengths "a line of 121 columns"
clean_tree
printf '| %0121d |\n' 0 >>"$page"
expect pass lengths "a long row of a table"
exit $failures
