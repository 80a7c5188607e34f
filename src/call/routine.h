/* The table of routines (src/routines.def) as data. */
#ifndef HSCAL_CALL_ROUTINE_H
#define HSCAL_CALL_ROUTINE_H

#include "call/packs.h"
#include "call/scheme.h"

#include <stddef.h>

typedef enum hscal_type { HSCAL_TYPE_S, HSCAL_TYPE_D, HSCAL_TYPE_C, HSCAL_TYPE_Z, HSCAL_TYPE_I } hscal_type;

/* Argument lists. */
#define HSCAL_ENUM_PACK(name, ...) HSCAL_PACK_##name,
typedef enum hscal_pack { HSCAL_PACKS(HSCAL_ENUM_PACK) HSCAL_PACK_COUNT } hscal_pack;

/* Differences between routines of one scheme. */
enum {
  HSCAL_HERMITIAN = 1,  /* the matrix is equal to its conjugate transpose (p?he..), not to its transpose */
  HSCAL_CONJUGATED = 2, /* the second operand is conjugated (p?dotc, p?gerc), or the result (p?tranc)     */
  HSCAL_ABSOLUTE = 4,   /* works with absolute values (p?agemv, p?asymv, p?ahemv, p?atrmv)                */
  HSCAL_REAL_ALPHA = 8, /* alpha is one real number though the type is complex                            */
  HSCAL_REAL_BETA = 16  /* likewise beta                                                                  */
};

typedef enum hscal_routine_id {
#define X(name, type, pack, scheme, flags) HSCAL_ROUTINE_##name,
#include "routines.def"
#undef X
  HSCAL_ROUTINE_COUNT
} hscal_routine_id;

typedef struct hscal_routine {
  const char *name; /* "pdgemm" */
  hscal_type type;
  hscal_pack pack;
  hscal_scheme scheme;
  int flags;
} hscal_routine;

extern const hscal_routine hscal__routines[HSCAL_ROUTINE_COUNT];

/* Row of a name, case-insensitive; null if there is none. */
const hscal_routine *hscal__routine_find(const char *name);
/* The routine of a type that has the pack, the scheme and the flags; null if there is none. */
const hscal_routine *hscal__routine_of(hscal_type type, hscal_pack pack, hscal_scheme scheme, int flags);
/* The name most like `name` (edit distance), for "did you mean"; null if nothing is near. */
const char *hscal__routine_nearest(const char *name);

/* What is known of the routine's scheme (src/schemes.def). */
static inline const hscal_scheme_row *hscal__scheme_of(const hscal_routine *routine) {
  return &hscal__schemes[routine->scheme];
}
/* Of all schemes of its family. */
static inline const hscal_family_row *hscal__family_of(const hscal_routine *routine) {
  return &hscal__families[hscal__scheme_of(routine)->family];
}
/* Does the panel width change what the routine does? Vectors alone have no panels; a matrix and vectors only where the
 * matrix is a triangle; block reflectors are applied by p?larfb, which cuts nothing but by NB. */
int hscal__has_panels(const hscal_routine *routine);
/* 1, 2 or 3: PBLAS with vectors, a matrix and vectors, matrices; 4: ScaLAPACK. */
static inline int hscal__routine_level(const hscal_routine *routine) { return hscal__scheme_of(routine)->level; }
/* Is it a routine of ScaLAPACK, which wants legal operands and workspace, not one of PBLAS, which takes any blocks? */
static inline int hscal__is_scalapack(const hscal_routine *routine) { return hscal__routine_level(routine) == 4; }

int hscal__type_is_complex(hscal_type type);      /* C, Z */
int hscal__type_is_single(hscal_type type);       /* S, C: single precision */
hscal_type hscal__type_of_reals(hscal_type type); /* C -> S, Z -> D, others as they are */
/* Bytes of an element: 4, 8, 8, 16; integers 4. */
size_t hscal__type_bytes(hscal_type type);
/* Bytes of an element of the routine's messages: of its type, but norms and sums of complex vectors and products of
 * absolute values are real numbers (the complex vectors that the latter are made from count as two numbers an entry). */
size_t hscal__routine_message_bytes(const hscal_routine *routine);
/* Real operations of one multiply or add relative to a real type's: 1, 1, 4, 4 (LAPACK working note 41). */
double hscal__type_flop_weight(hscal_type type);
char hscal__type_letter(hscal_type type);

#endif
