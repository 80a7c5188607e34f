#include "machine/collectives_table.h"

#include <limits.h>
#include <math.h>

#define ALL  INT_MAX
#define ANY  INFINITY
#define K(n) ((n)*1024.0)
#define ROW(operation, members, bytes, splittable, builtin, algorithm, radix, segment)                                 \
  {HSCAL_COLLECTIVE_##operation, members, bytes,  HSCAL_ROW_##splittable, HSCAL_ROW_##builtin,                         \
   HSCAL_ALGORITHM_##algorithm,  radix,   segment},

static const hscal_collective_row smpi[] = {
#include "machine/collectives/smpi.def"
};
static const hscal_collective_row openmpi_4_1[] = {
#include "machine/collectives/openmpi_4_1.def"
};
static const hscal_collective_row openmpi_4_0[] = {
#include "machine/collectives/openmpi_4_0.def"
};
static const hscal_collective_row openmpi_5_0[] = {
#include "machine/collectives/openmpi_5_0.def"
};
static const hscal_collective_row cray_mpich[] = {
#include "machine/collectives/cray_mpich.def"
};
static const hscal_collective_row mpich_4[] = {
#include "machine/collectives/mpich_4.def"
};
static const hscal_collective_row mpich_4_flat[] = {
#include "machine/collectives/mpich_4_flat.def"
};
static const hscal_collective_row mvapich2[] = {
#include "machine/collectives/mvapich2.def"
};
static const hscal_collective_row smpi_mpich[] = {
#include "machine/collectives/smpi_mpich.def"
};
static const hscal_collective_row smpi_ompi[] = {
#include "machine/collectives/smpi_ompi.def"
};

#define TABLE(rows) rows, (int)(sizeof(rows) / sizeof *(rows))
const hscal_collectives hscal__collectives_tables[] = {
    {"smpi", "SimGrid SMPI 3.32's default, compared in simulations", 1, 0, 1, TABLE(smpi)},
    {"openmpi-4.1", "Open MPI 4.1.4's source; messages of P <= 64 counted on one node", 1, 1, 0, TABLE(openmpi_4_1)},
    {"mpich-4", "MPICH 4.0.2's source, ch4:ucx; messages of P <= 16 counted on one node and on several", 1, 0, 0,
     TABLE(mpich_4)},
    {"mpich-4-flat", "MPICH 4.0.2's source; messages of P <= 32 counted with NOLOCAL", 1, 0, 0, TABLE(mpich_4_flat)},
    {"openmpi-4.0", "Open MPI 4.0.3's source; not counted", 0, 1, 0, TABLE(openmpi_4_0)},
    {"openmpi-5.0", "Open MPI 5.0.9's source, han without its pipelines; not counted", 0, 1, 0, TABLE(openmpi_5_0)},
    {"cray-mpich", "settings of Cray MPICH 8; not counted", 0, 0, 0, TABLE(cray_mpich)},
    {"impi", "what Intel MPI derives from, MPICH 4; its own choices are not public", 0, 0, 0, TABLE(mpich_4)},
    {"mvapich2", "rows of MVAPICH2 2.x for Stampede, by SimGrid 3.32's source; not counted", 0, 0, 0, TABLE(mvapich2)},
    {"smpi-mpich", "SimGrid SMPI 3.32's source, selector mpich; not counted", 0, 0, 0, TABLE(smpi_mpich)},
    {"smpi-ompi", "SimGrid SMPI 3.32's source, selector ompi; not counted", 0, 0, 0, TABLE(smpi_ompi)},
    {0}};
