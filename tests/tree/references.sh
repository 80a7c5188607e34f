#!/bin/bash
# references.sh ROOT: the project stands on its own: no file refers to places outside of it that only its authors have.
set -u
cd "$1" || exit 2
# The pattern is put together here so that this file does not match itself.
private="\.\./""shared|/work""/(main|shared)|/tmp""/(wt|sl|brief|task_)"
! grep -rnEI "$private" . --exclude-dir=.git --exclude=.git --exclude-dir='build*'
