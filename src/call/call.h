/*
 * What is to be computed: a routine, its dimensions and options, and the descriptors of its operands.
 * A call is independent of the grid; a layout adds the grid and the panel width.
 */
#ifndef HSCAL_CALL_CALL_H
#define HSCAL_CALL_CALL_H

#include "call/routine.h"

/* How a global matrix is cut and dealt. Type 1 descriptors have imb = mb, inb = nb. Blocks of 0 are open. */
typedef struct hscal_desc {
  int m, n;       /* global size */
  int imb, inb;   /* first block */
  int mb, nb;     /* further blocks */
  int rsrc, csrc; /* process row and column of entry (0,0); -1 = replicated */
} hscal_desc;

/* A submatrix: its descriptor and the 0-based index of its first entry. */
typedef struct hscal_operand {
  hscal_desc desc;
  int i, j;
} hscal_operand;

typedef struct hscal_scalar {
  double re, im;
} hscal_scalar;

typedef enum hscal_operand_name { HSCAL_A, HSCAL_B, HSCAL_C, HSCAL_OPERANDS } hscal_operand_name;

typedef struct hscal_call {
  const hscal_routine *routine;
  char transa, transb; /* upper case 'N', 'T' or 'C' */
  int m, n, k;
  hscal_scalar alpha, beta;
  hscal_operand operand[HSCAL_OPERANDS];
} hscal_call;

/* Behaviour of the library that vendors change. Source of the defaults: PBLAS/SRC/pilaenv.f, pblas.h, p?gemm_.c. */
typedef struct hscal_backend {
  int panel;            /* logical block size, PILAENV: 32 */
  double combine_ratio; /* cost of a combine relative to a broadcast, CBRATIO: 1.3 */
  double switch_ratio;  /* an algorithm must be so much cheaper to be taken in place of another: 1.3 */
  char row_broadcast, column_broadcast, row_combine, column_combine; /* topologies the caller left: ' ' */
} hscal_backend;

extern const hscal_backend hscal__reference_backend;

/* A grid for a call. Descriptors inside the call must have no open block when a scheme or a clock sees it. */
typedef struct hscal_layout {
  int nprow, npcol;
  hscal_backend backend; /* panel width included */
} hscal_layout;

/* The grid with the reference library's behaviour and a panel width (0 = the library's own). */
hscal_layout hscal__layout_make(int nprow, int npcol, int panel);

static inline int hscal__layout_processes(const hscal_layout *layout) { return layout->nprow * layout->npcol; }

/* A call of p?gemm on square-or-not matrices that start at (1,1), all blocks mb x nb, sources 0: what the command line
 * and most tests want. */
hscal_call hscal__call_gemm(const hscal_routine *routine, char transa, char transb, int m, int n, int k, int mb,
                            int nb);

/* Rows and columns of op-free submatrix `which` of the call (A is k x m when transposed). */
void hscal__call_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns);

/* Real operations of the whole call, each done once. */
double hscal__call_flops(const hscal_call *call);

/* Checks everything that does not depend on the grid; sources are checked against the grid if nprow > 0.
 * Returns 0 or ScaLAPACK's -i / -(100*i+entry), with the text in hscal_last_error. Open blocks (0) are legal. */
int hscal__call_check(const hscal_call *call, int nprow, int npcol);

/* Checks that a call can be run on a layout: a grid, a panel, no open block, and hscal__call_check with the grid.
 * Returns 0, HSCAL_ERROR_ARGUMENT, or as hscal__call_check. */
int hscal__layout_check(const hscal_layout *layout, const hscal_call *call);

/* Sets every open block size: mb into rows, nb into columns (imb, inb follow). */
void hscal__call_fill_blocks(hscal_call *call, int mb, int nb);
/* 1 if any operand has an open block. */
int hscal__call_is_open(const hscal_call *call);

#endif
