#!/bin/bash
# releases.sh [RELEASE...]: the models beside the ScaLAPACK that each Debian release brings (bullseye, bookworm, trixie), built there with
# the release's own compiler, CMake and MPI. Needs root, debootstrap and the network; not part of the tests. Each release is a bare
# system in HSCAL_RELEASES (/var/tmp/hscal-releases), some 1.5 GB, kept for the next time. CALLS: of each routine, 50 unless said.
# Prints a line a release, RELEASE.verify has all. Exit status 1: models and library differ somewhere, 2: a release could not be tried.
set -euo pipefail
source=$(cd "$(dirname "$0")/../.." && pwd)
systems=${HSCAL_RELEASES:-/var/tmp/hscal-releases} calls=${CALLS:-50}
releases=("$@")
[ $# -gt 0 ] || releases=(bullseye bookworm trixie)
status=0

trouble() { # RELEASE WHAT
  echo "$1: $2; see $systems/$1.log"
  status=2
}

# The mirror that this system uses.
mirror() {
  sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\([^ ]*\) .*/\2/p' /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    grep -m 1 '/debian/*$' || echo http://deb.debian.org/debian
}

# inside RELEASE COMMAND: a line of shell in its copy of the project. What is mounted goes with the namespace.
inside() {
  unshare --mount --propagation private bash -ec 'mount -t proc proc "$0/proc"; mount --rbind /dev "$0/dev"
    exec chroot "$0" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
      bash -ec "cd /root/hscal; $1"' "$systems/$1" "$2"
}

make_system() {
  local system=$systems/$1
  [ ! -e "$system/.made" ] || return 0
  rm -rf --one-file-system "$system"
  debootstrap --variant=minbase "$1" "$system" "$(mirror)" && touch "$system/.made"
}

copy_project() {
  cp /etc/resolv.conf "$systems/$1/etc/"
  rm -rf "$systems/$1/root/hscal"
  mkdir "$systems/$1/root/hscal"
  (cd "$source" && git ls-files -z | tar -c --null -T -) | tar -x -C "$systems/$1/root/hscal"
}

# CMake of bullseye is 3.18, which has what these targets need.
build() {
  inside "$1" 'scripts/install-dependencies
    sed -i "s/^cmake_minimum_required(VERSION .*)/cmake_minimum_required(VERSION 3.18)/" CMakeLists.txt
    cmake -S . -B build -DBUILD_TESTING=OFF && cmake --build build -j2 --target hscal_command hscal_verify_command'
}

compare() {
  local differ=0
  inside "$1" "build/hscal verify --calls $calls" >"$systems/$1.verify" 2>>"$systems/$1.log" || differ=$?
  if [ $differ -gt 1 ]; then
    trouble "$1" "hscal verify ended with status $differ"
    return
  fi
  [ $differ = 0 ] || [ $status = 2 ] || status=1
  echo "$1: ScaLAPACK $(inside "$1" "dpkg-query -f '\${Version}' -W libscalapack-openmpi-dev"):" \
    "$(grep ' routines, ' "$systems/$1.verify")"
}

mkdir -p "$systems"
for release in "${releases[@]}"; do
  log=$systems/$release.log
  if ! make_system "$release" >"$log" 2>&1; then
    trouble "$release" "no bare system could be made"
  elif ! (copy_project "$release" && build "$release") >>"$log" 2>&1; then
    trouble "$release" "hscal could not be built there"
  else
    compare "$release"
  fi
done
exit $status
