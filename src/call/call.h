/*
 * What is to be computed: a routine, its dimensions and options, and the descriptors of its operands.
 * A call is independent of the grid; a layout adds the grid and the panel width.
 */
#ifndef HSCAL_CALL_CALL_H
#define HSCAL_CALL_CALL_H

#include "call/routine.h"
#include <stdint.h>

/* How a global matrix is cut and dealt. Type 1 descriptors have imb = mb, inb = nb. Blocks of 0 are open. */
typedef struct hscal_desc {
  int m, n;       /* global size */
  int imb, inb;   /* first block */
  int mb, nb;     /* further blocks */
  int rsrc, csrc; /* process row and column of entry (0,0); -1 = replicated */
} hscal_desc;

/* A submatrix or a piece of one row or column of a matrix: its descriptor and the 0-based index of its first entry. */
typedef struct hscal_operand {
  hscal_desc desc;
  int i, j;
  int inc; /* vectors: 1 = a column, desc.m = a row (the row if both); matrices: 0 */
} hscal_operand;

/* Does the vector lie in a row? Source: every PBLAS routine with vectors (INCX == DESCX(M_)). */
static inline int hscal__operand_is_row(const hscal_operand *vector) { return vector->inc == vector->desc.m; }

typedef struct hscal_scalar {
  double re, im;
} hscal_scalar;

/* Matrices are A, B and C; vectors take the places of B and C. */
typedef enum hscal_operand_name {
  HSCAL_A,
  HSCAL_B,
  HSCAL_C,
  HSCAL_OPERANDS,
  HSCAL_X = HSCAL_B,
  HSCAL_Y = HSCAL_C
} hscal_operand_name;

/* A process grid made of processes of the layout; 0 x 0: the layout itself. */
typedef struct hscal_grid {
  int nprow, npcol;
  const int *process; /* [nprow*npcol] row by row, in the layout's numbers; null: its first ones */
} hscal_grid;

typedef struct hscal_call {
  const hscal_routine *routine;
  union {
    char trans, transa; /* upper case 'N', 'T' or 'C', as all letters here */
  };
  char transb;
  char side, uplo, diag;
  union {
    char jobz, jobu; /* eigenvectors, left singular vectors: 'V' wanted, 'N' not */
  };
  char jobvt, range; /* right ones; which eigenvalues: 'A' all, 'V' from vl to vu, 'I' number il to iu */
  int m, n;          /* 0 if the routine has no such dimension */
  union {
    int k, nrhs;
  };
  int ibtype;   /* which generalized eigenproblem: 1 A x = l B x, 2 A B x = l x, 3 B A x = l x */
  int ilo, ihi; /* p?gehrd: rows and columns, from 1, outside which A is triangular already        */
  int il, iu;   /* from 1                                                                       */
  double vl, vu;
  double abstol, orfac;
  hscal_grid from, to;                   /* p?gemr2d, p?trmr2d: where A and B lie (hscal__call_grid) */
  hscal_scalar alpha, beta;              /* 0 if it has none */
  hscal_operand operand[HSCAL_OPERANDS]; /* those that hscal__call_has */
  struct hscal_event_source *source;     /* null where its events are those of the table (call/event_source.h) */
  struct hscal_recording *recording;     /* null where it is not recorded (recorded/recording.h) */
  const struct hscal_sequence *sequence; /* null, or the calls that this one stands for (call/sequence.h), */
  int filled_mb, filled_nb;              /* and the blocks that were filled in where these have open ones; 0: none */
} hscal_call;

/* The operand's name in the argument list: 'a', 'b', 'c', 'x', 'y', 'z', 'u' or 'v'; 0: there is none. */
char hscal__call_operand_letter(const hscal_call *call, hscal_operand_name which);
/* Does the routine have this operand? */
static inline int hscal__call_has(const hscal_call *call, hscal_operand_name which) {
  return hscal__call_operand_letter(call, which) != 0;
}
static inline int hscal__call_is_vector(const hscal_call *call, hscal_operand_name which) {
  char letter = hscal__call_operand_letter(call, which);
  return letter == 'x' || letter == 'y';
}

/* Behaviour of the library that vendors change. Source of the defaults: PBLAS/SRC/pilaenv.f, pblas.h, p?gemm_.c. */
typedef struct hscal_backend {
  int panel;            /* logical block size, PILAENV: 32 */
  double combine_ratio; /* cost of a combine relative to a broadcast, CBRATIO: 1.3 */
  double switch_ratio;  /* an algorithm must be so much cheaper to be taken in place of another: 1.3 */
  char row_broadcast, column_broadcast, row_combine, column_combine; /* topologies the caller left: ' ' */
} hscal_backend;

extern const hscal_backend hscal__reference_backend;

/* Which data are meant where work depends on them: those expected, or those for which the routine has least or most to do
 * (instrumented_scalapack/expectations.h). */
typedef enum hscal_data { HSCAL_DATA_EXPECTED, HSCAL_DATA_LOWER, HSCAL_DATA_UPPER } hscal_data;

/* A grid for a call. Descriptors inside the call must have no open block when a scheme or a clock sees it. */
typedef struct hscal_layout {
  int nprow, npcol;
  hscal_backend backend; /* panel width included */
  hscal_data data;
  int only_data; /* of the routine, only what depends on them */
} hscal_layout;

/* The grid with the reference library's behaviour and a panel width (0 = the library's own). */
hscal_layout hscal__layout_make(int nprow, int npcol, int panel);

static inline int hscal__layout_processes(const hscal_layout *layout) { return layout->nprow * layout->npcol; }

/* A call with letters N (N, L, U, N), alpha = beta = 1 and the dimensions that the routine has; operands as hscal__call_lay
 * gives them. What the command line and most tests begin with. */
hscal_call hscal__call_make(const hscal_routine *routine, int m, int n, int k, int mb, int nb);
/* Lays out every operand: a matrix just as large as needed from (1,1) on, blocks mb x nb, sources 0; vectors are columns. */
void hscal__call_lay(hscal_call *call, int mb, int nb);
/* hscal__call_make for p?gemm with its letters. */
hscal_call hscal__call_gemm(const hscal_routine *routine, char transa, char transb, int m, int n, int k, int mb,
                            int nb);

/* Descriptor of the last of A, B, C (X, Y) that the routine has: of its result, mostly. */
const hscal_desc *hscal__call_result(const hscal_call *call);

/* Rows and columns of submatrix `which` of the call as it is stored (A of p?gemm is k x m when transposed; a vector is
 * 1 x n or n x 1). */
void hscal__call_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns);

/* The grid that operand `which` is dealt over in a layout of nprow x npcol: that one, but a matrix may be copied from or to a
 * grid of its own. */
hscal_grid hscal__call_grid(const hscal_call *call, hscal_operand_name which, int nprow, int npcol);

/* Routines that multiply a matrix, B or C, by the reflectors that stand in A. */
typedef struct hscal_reflection {
  hscal_operand_name matrix;
  int in_rows;    /* each reflector is a row of A, not a column                                                 */
  int from_right; /* they multiply the columns of the matrix, not its rows                                      */
} hscal_reflection;
/* Is it one of them, and how does it do so? */
int hscal__call_reflects(const hscal_call *call, hscal_reflection *how);

/* Entries of vector `which`. */
int hscal__call_vector_length(const hscal_call *call, hscal_operand_name which);

/* Does the library return at once, without a message or a write? Source: "Quick return if possible" of the routines. */
int hscal__call_is_void(const hscal_call *call);
/* p?sygst of type 1 with an upper triangle looks for the blocks of B's diagonal at (IB,IB) in place of (IB,JB): a slip of the
 * library, which ends the context if they lie elsewhere. Source: SRC/p?sygst.f. */
int hscal__takes_columns_by_row(const hscal_call *call);
/* Does it more than set or scale its result: no dimension is 0, alpha is not? */
int hscal__call_multiplies(const hscal_call *call);
/* The family of what it does: a routine of level 3 that multiplies nothing only scales its result, as an addition does. */
hscal_family hscal__call_family(const hscal_call *call);

/* Everything that makes a call another one, added to a digest; not the unused bytes between the fields. */
uint64_t hscal__call_digest(uint64_t digest, const hscal_call *call);

/* Real operations of the whole call, each done once. */
double hscal__call_flops(const hscal_call *call);

/* Sets every open block size: mb into rows, nb into columns (imb, inb follow). */
void hscal__call_fill_blocks(hscal_call *call, int mb, int nb);
/* 1 if any operand has an open block. */
int hscal__call_is_open(const hscal_call *call);

#endif
