#!/bin/bash
# switched.sh BIN: hscal-measure finds which hosts are behind which switch, what the way from one to the other takes, and what hosts share on it.
. "${0%/*}/test.sh"
hosts=$here/two_switches.hosts
measures "$work/switched.json" 15 60
end
