#include "call/shapes_table.h"
#include "base/blockcyclic.h"

/* Of the call's sizes or letters. */
typedef int property(const hscal_call *call);

typedef struct shape {
  property *rows, *columns; /* of vectors no columns                                                         */
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
#define NONE          {NULL}
#define SQUARE        {n, n}
#define MATRIX        {m, n}
#define TURNED        {m, n, turned}
#define TRANSPOSED    {m, n, always}
#define LEFT_FACTOR   {m, k, turned}
#define RIGHT_FACTOR  {k, n, turned_b}
#define UPDATED_BY    {n, k, turned}
#define FROM_SIDE     {order, order}
#define REFLECTORS    {order, k, by_rows}
#define RIGHT_SIDES   {n, nrhs}
#define SOLUTIONS     {longer, nrhs}
#define VECTORS       {eigenvectors, eigenvectors, .wanted = wants_vectors}
#define ALL_VECTORS   {n, n, .wanted = wants_vectors}
#define LEFT_VECTORS  {m, left_vectors, .wanted = wants_left}
#define RIGHT_VECTORS {right_vectors, n, .wanted = wants_right}
#define DESCRIBED     {.as_described = 1}
/* Of vectors. */
#define VECTOR        {n}
#define ROWS          {m}
#define MULTIPLIED    {multiplied}
#define PRODUCT       {product}
/* clang-format on */

#define SHAPES(pack, letters, a, b, c, ...) [HSCAL_PACK_##pack] = {[HSCAL_A] = a, [HSCAL_B] = b, [HSCAL_C] = c},
static const shape shapes[HSCAL_PACK_COUNT][HSCAL_OPERANDS] = {HSCAL_PACKS(SHAPES)};

void hscal__operand_shape(const hscal_call *call, hscal_operand_name which, int *rows, int *columns) {
  const shape *shape = &shapes[call->routine->pack][which];
  const hscal_desc *desc = &call->operand[which].desc;
  int down = shape->as_described ? desc->m : shape->rows(call);
  int across = shape->as_described ? desc->n : (shape->columns ? shape->columns : n)(call);
  int is_turned = shape->turned && shape->turned(call);
  *rows = is_turned ? across : down;
  *columns = is_turned ? down : across;
}

int hscal__operand_is_wanted(const hscal_call *call, hscal_operand_name which) {
  const shape *shape = &shapes[call->routine->pack][which];
  return !shape->wanted || shape->wanted(call);
}
