#include "call/shapes_table.h"
#include "base/blockcyclic.h"

/* Of the call's sizes or letters. */
typedef int property(const hscal_call *call);

typedef struct shape {
  property *rows, *columns; /* null: N                                                                      */
  property *turned;         /* is it stored transposed, rows for columns? null: no                          */
  property *wanted;         /* is it looked at? null: always                                                */
  int as_described;         /* it is as large as its descriptor says: no sizes are among the arguments */
} shape;

/* ---- sizes ---------------------------------------------------------------------------------------------------- */

static int m(const hscal_call *call) { return call->m; }
static int n(const hscal_call *call) { return call->n; }
static int k(const hscal_call *call) { return call->k; }
static int nrhs(const hscal_call *call) { return call->nrhs; }
static int longer(const hscal_call *call) { return hscal__max(call->m, call->n); }

/* Of a square matrix, or of reflectors, that multiply an m x n matrix from a side. */
static int order(const hscal_call *call) { return call->side == 'L' ? call->m : call->n; }

/* Entries of the vector that op(A) multiplies, and of the product. */
static int multiplied(const hscal_call *call) { return call->trans == 'N' ? call->n : call->m; }
static int product(const hscal_call *call) { return call->trans == 'N' ? call->m : call->n; }

static int left_vectors(const hscal_call *call) { return call->jobu == 'V' ? hscal__min(call->m, call->n) : 0; }
static int right_vectors(const hscal_call *call) { return call->jobvt == 'V' ? hscal__min(call->m, call->n) : 0; }
static int eigenvectors(const hscal_call *call) { return call->jobz == 'N' ? 0 : call->n; }

/* ---- letters -------------------------------------------------------------------------------------------------- */

static int always(const hscal_call *call) {
  (void)call;
  return 1;
}
static int turned(const hscal_call *call) { return call->trans != 'N'; }
static int turned_b(const hscal_call *call) { return call->transb != 'N'; }
static int by_rows(const hscal_call *call) { return hscal__scheme_of(call->routine)->panels & HSCAL_ROW_PANELS; }

static int wants_left(const hscal_call *call) { return call->jobu == 'V'; }
static int wants_right(const hscal_call *call) { return call->jobvt == 'V'; }
static int wants_vectors(const hscal_call *call) { return call->jobz == 'V'; }

/* ---- the table -------------------------------------------------------------------------------------------------- */

/* clang-format off */
#define MATRIX       {m, n}
#define UPDATED_BY   {n, k, turned}
#define RIGHT_SIDES  {n, nrhs}
#define VECTORS      {eigenvectors, eigenvectors, .wanted = wants_vectors}
#define DESCRIBED    {.as_described = 1}
#define DECOMPOSED   {[HSCAL_A] = MATRIX, [HSCAL_B] = {m, left_vectors, .wanted = wants_left}, \
                      [HSCAL_C] = {right_vectors, n, .wanted = wants_right}}

/* N x N, vectors of N, where nothing else is said. */
static const shape shapes[HSCAL_PACK_COUNT][HSCAL_OPERANDS] = {
    [HSCAL_PACK_GEMV] = {[HSCAL_A] = MATRIX, [HSCAL_X] = {multiplied}, [HSCAL_Y] = {product}},
    [HSCAL_PACK_GER] = {[HSCAL_A] = MATRIX, [HSCAL_X] = {m}},

    [HSCAL_PACK_GEMM] = {[HSCAL_A] = {m, k, turned}, [HSCAL_B] = {k, n, turned_b}, [HSCAL_C] = MATRIX},
    [HSCAL_PACK_SYMM] = {[HSCAL_A] = {order, order}, [HSCAL_B] = MATRIX, [HSCAL_C] = MATRIX},
    [HSCAL_PACK_SYRK] = {[HSCAL_A] = UPDATED_BY},
    [HSCAL_PACK_SYR2K] = {[HSCAL_A] = UPDATED_BY, [HSCAL_B] = UPDATED_BY},
    [HSCAL_PACK_TRMM] = {[HSCAL_A] = {order, order}, [HSCAL_B] = MATRIX},
    [HSCAL_PACK_TRAN] = {[HSCAL_A] = {m, n, always}, [HSCAL_C] = MATRIX},
    [HSCAL_PACK_GEADD] = {[HSCAL_A] = {m, n, turned}, [HSCAL_C] = MATRIX},
    [HSCAL_PACK_TRADD] = {[HSCAL_A] = {m, n, turned}, [HSCAL_C] = MATRIX},

    [HSCAL_PACK_POTRS] = {[HSCAL_B] = RIGHT_SIDES},
    [HSCAL_PACK_TRTRS] = {[HSCAL_B] = RIGHT_SIDES},
    [HSCAL_PACK_GETRS] = {[HSCAL_B] = RIGHT_SIDES},
    [HSCAL_PACK_GESV] = {[HSCAL_B] = RIGHT_SIDES},
    [HSCAL_PACK_GETRF] = {[HSCAL_A] = MATRIX},
    [HSCAL_PACK_GEQRF] = {[HSCAL_A] = MATRIX},
    [HSCAL_PACK_GEQPF] = {[HSCAL_A] = MATRIX},
    [HSCAL_PACK_CGEQPF] = {[HSCAL_A] = MATRIX},
    [HSCAL_PACK_GELS] = {[HSCAL_A] = MATRIX, [HSCAL_B] = {longer, nrhs}},
    [HSCAL_PACK_ORMQR] = {[HSCAL_A] = {order, k, by_rows}, [HSCAL_C] = MATRIX},
    [HSCAL_PACK_ORGQR] = {[HSCAL_A] = MATRIX},
    [HSCAL_PACK_GEBRD] = {[HSCAL_A] = MATRIX},
    [HSCAL_PACK_GEMR2D] = {[HSCAL_A] = MATRIX, [HSCAL_B] = MATRIX},
    [HSCAL_PACK_TRMR2D] = {[HSCAL_A] = MATRIX, [HSCAL_B] = MATRIX},

    [HSCAL_PACK_SYEV] = {[HSCAL_C] = VECTORS},
    [HSCAL_PACK_HEEV] = {[HSCAL_C] = VECTORS},
    [HSCAL_PACK_SYEVD] = {[HSCAL_C] = {n, n, .wanted = wants_vectors}},
    [HSCAL_PACK_HEEVD] = {[HSCAL_C] = {n, n, .wanted = wants_vectors}},
    [HSCAL_PACK_SYEVX] = {[HSCAL_C] = VECTORS},
    [HSCAL_PACK_HEEVX] = {[HSCAL_C] = VECTORS},
    [HSCAL_PACK_SYEVR] = {[HSCAL_C] = VECTORS},
    [HSCAL_PACK_HEEVR] = {[HSCAL_C] = VECTORS},
    [HSCAL_PACK_GESVD] = DECOMPOSED,
    [HSCAL_PACK_CGESVD] = DECOMPOSED,

    [HSCAL_PACK_RECORDED_1] = {DESCRIBED},
    [HSCAL_PACK_RECORDED_2] = {DESCRIBED, DESCRIBED},
    [HSCAL_PACK_RECORDED_3] = {DESCRIBED, DESCRIBED, DESCRIBED},
};
/* clang-format on */

void hscal__operand_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  const shape *shape = &shapes[call->routine->pack][which];
  const hscal_desc *desc = &call->operand[which].desc;
  int down = shape->as_described ? desc->m : (shape->rows ? shape->rows : n)(call);
  int across = shape->as_described ? desc->n : (shape->columns ? shape->columns : n)(call);
  int is_turned = shape->turned && shape->turned(call);
  *rows = is_turned ? across : down;
  *columns = is_turned ? down : across;
}

int hscal__operand_is_wanted(const hscal_call *call, hscal_operand_name which) {
  const shape *shape = &shapes[call->routine->pack][which];
  return !shape->wanted || shape->wanted(call);
}
