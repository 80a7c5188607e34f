#!/bin/bash
# nwchem.sh: the energy of three water molecules. NWChem takes a row of four processes, and blocks of 16. Its processes fetch work as they come, so it never
# computes the same bits twice.
. "$(dirname "$0")/common.sh"
needs nwchem-openmpi
cp "$here/nwchem.nw" input/

three_ways nwchem.openmpi nwchem.nw
same_results '^ *Total SCF energy' 1e-8 1e-8
calls pdsyev
expect "contexts" "context c1 grid=1x4 processes=0-3" "$(grep '^context ' found.workload)"
matrices ' mb=16 nb=16 context=c1'
finish
