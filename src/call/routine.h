/* The table of routines (src/routines.def) as data. */
#ifndef HSCAL_CALL_ROUTINE_H
#define HSCAL_CALL_ROUTINE_H

#include <stddef.h>

typedef enum hscal_type { HSCAL_TYPE_S, HSCAL_TYPE_D, HSCAL_TYPE_C, HSCAL_TYPE_Z } hscal_type;

/* Argument lists; a new one also needs its block in call/pack.h. */
typedef enum hscal_pack { HSCAL_PACK_GEMM } hscal_pack;

/* Instrumented algorithms; a new one also needs its function in instrumented_pblas/scheme.c. */
typedef enum hscal_scheme { HSCAL_SCHEME_gemm } hscal_scheme;

typedef enum hscal_routine_id {
#define X(name, type, pack, scheme) HSCAL_ROUTINE_##name,
#include "routines.def"
#undef X
  HSCAL_ROUTINE_COUNT
} hscal_routine_id;

typedef struct hscal_routine {
  const char *name; /* "pdgemm" */
  hscal_type type;
  hscal_pack pack;
  hscal_scheme scheme;
} hscal_routine;

extern const hscal_routine hscal__routines[HSCAL_ROUTINE_COUNT];

/* Row of a name, case-insensitive; null if there is none. */
const hscal_routine *hscal__routine_find(const char *name);
/* The name most like `name` (edit distance), for "did you mean"; null if nothing is near. */
const char *hscal__routine_nearest(const char *name);

int hscal__type_is_complex(hscal_type type); /* C, Z */
int hscal__type_is_single(hscal_type type);  /* S, C: single precision */
/* Bytes of an element: 4, 8, 8, 16. */
size_t hscal__type_bytes(hscal_type type);
/* Real operations of one multiply or add relative to a real type's: 1, 1, 4, 4 (LAPACK working note 41). */
double hscal__type_flop_weight(hscal_type type);
char hscal__type_letter(hscal_type type);

#endif
