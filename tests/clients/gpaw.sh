#!/bin/bash
# gpaw.sh: a chain of hydrogen by GPAW, which calls ScaLAPACK from C, and moves matrices from and to one process. All that it calls is in the
# table of hscal.
. "$(dirname "$0")/common.sh"
needs gpaw gpaw-data openmpi-bin
cp "$here/gpaw_chain.py" input/

three_ways /usr/bin/python3 gpaw_chain.py
same_results '^energy ' 1e-8
calls pdgemr2d pdpotrf pdsyngst pdsyevd pdtrsm pdgemm
contains found.workload "grid=1x1 processes=0"
contains found.workload "grid=2x2 processes=0-3"
matrices ' (mb=8 nb=8|mb=40 nb=(8|40)) '
lacks found.workload "routines that are in no table"
finish
