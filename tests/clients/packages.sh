# Sourced by the tests of this folder, and by benchmarks/clients.

skip() {
  echo "skipped: $*"
  exit 77
}

# Nobody who runs all tests expects to have programs installed: who started this must have named it, by ctest -L clients, -R clients.petsc or a target.
is_asked_for() { tr '\0' ' ' <"/proc/$PPID/cmdline" | grep -q clients; }

# needs PACKAGE...: installs those that are missing, as root, if nothing else is removed or replaced for them; or skips the test.
needs() {
  local package missing=() plan
  for package; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
  done
  [ ${#missing[@]} -gt 0 ] || return 0
  is_asked_for || skip "missing: ${missing[*]}; ctest -L clients installs them"
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || skip "missing: apt-get install ${missing[*]}"
  plan=$(apt-get -s --no-install-recommends install "${missing[@]}" 2>&1) || {
    apt-get -qq update
    plan=$(apt-get -s --no-install-recommends install "${missing[@]}" 2>&1) || skip "no such packages here: ${missing[*]}: $plan"
  }
  # Inst NAME [OLD] (NEW ...): it is there in another version
  if grep -E '^(Remv|Inst [^ ]+ \[)' <<<"$plan"; then skip "${missing[*]} would remove or replace these"; fi
  DEBIAN_FRONTEND=noninteractive apt-get -qq --no-install-recommends -y install "${missing[@]}" >installed 2>&1 ||
    skip "apt-get cannot install ${missing[*]}: $(tail -n 3 installed)"
}

# The folders of PETSc's and SLEPc's modules for Debian's python3, which finds them by itself only if one flavour is chosen.
petsc_modules() {
  local found
  found=$(echo /usr/lib/petscdir/petsc*/*-real/lib/python3/dist-packages /usr/lib/slepcdir/slepc*/*-real/lib/python3/dist-packages)
  echo "${found// /:}"
}
