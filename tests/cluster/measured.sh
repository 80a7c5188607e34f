#!/bin/bash
# measured.sh BIN MACHINE: hscal-measure, started on the cluster, finds the speeds and links that were set. The measurement is
# left in the file MACHINE.
. "${0%/*}/test.sh"
measures "$2" 30 100
end
