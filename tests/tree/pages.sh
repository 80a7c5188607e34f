#!/bin/bash
# pages.sh DOXYFILE: Doxygen makes the pages of the public headers without a warning: every function, structure and field has a comment, and
# what comments refer to is there. Without doxygen the check is skipped.
set -u
if ! command -v doxygen >/dev/null; then
  echo "skipped: doxygen is not installed (apt-get install doxygen)"
  exit 77
fi
folder=$(sed -n 's/^OUTPUT_DIRECTORY *= //p' "$1")
rm -rf "$folder" && mkdir -p "$folder" && exec doxygen "$1"
