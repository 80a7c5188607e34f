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
static const hscal_collective_row libnbc[] = {
#include "machine/collectives/libnbc.def"
};
static const hscal_collective_row smpi_mpich[] = {
#include "machine/collectives/smpi_mpich.def"
};
static const hscal_collective_row smpi_mvapich2[] = {
#include "machine/collectives/smpi_mvapich2.def"
};
static const hscal_collective_row smpi_impi[] = {
#include "machine/collectives/smpi_impi.def"
};
static const hscal_collective_row smpi_ompi[] = {
#include "machine/collectives/smpi_ompi.def"
};

#define COUNT(rows) (int)(sizeof(rows) / sizeof *(rows))
const hscal_collectives hscal__collectives_tables[] = {
#define X(id, name, rests_on, counted, packs, empty, smpi, rows)                                                       \
  [HSCAL_LIBRARY_##id] = {name, rests_on, counted, packs, empty, smpi, rows, COUNT(rows)},
#include "machine/collectives/libraries.def"
#undef X
    {0}};

const hscal_collectives hscal__collectives_libnbc = {.rows = libnbc, .nrows = COUNT(libnbc)};
