/* The table of schemes (src/schemes.def) as data; that file says what its columns mean. */
#ifndef HSCAL_CALL_SCHEME_H
#define HSCAL_CALL_SCHEME_H

typedef enum hscal_scheme {
#define X(scheme, ...) HSCAL_SCHEME_##scheme,
#include "schemes.def"
  HSCAL_SCHEME_COUNT
} hscal_scheme;

/* Schemes with the same course of events. */
typedef enum hscal_family {
#define FAMILY(family, ...) HSCAL_FAMILY_##family,
#include "schemes.def"
  HSCAL_FAMILY_COUNT
} hscal_family;

/* Panels. */
enum { HSCAL_ROW_PANELS = 1, HSCAL_LAST_FIRST = 2 };

typedef enum hscal_data_dependence { HSCAL_DEPENDS_ON_SIZES, HSCAL_DEPENDS_ON_SPECTRUM } hscal_data_dependence;
typedef enum hscal_serial_library { HSCAL_SERIAL_NONE, HSCAL_SERIAL_BLAS, HSCAL_SERIAL_LAPACK } hscal_serial_library;

/* What comes of it if processes round differently. */
typedef enum hscal_rounding {
  HSCAL_ROUNDING_HARMLESS,                 /* no decision is taken by each process for itself          */
  HSCAL_ROUNDING_COMPARES_EIGENVALUES,     /* the routine compares some over the processes, reports it */
  HSCAL_ROUNDING_COMPARES_SINGULAR_VALUES, /* likewise; another INFO, which plans tell                 */
  HSCAL_ROUNDING_UNCHECKED,                /* processes may disagree, and the routine does not look    */
  HSCAL_ROUNDING_UNSAFE                    /* it may return wrong results without a message            */
} hscal_rounding;

typedef enum hscal_work { HSCAL_WORK_PRODUCTS, HSCAL_WORK_COMPOSITE, HSCAL_WORK_OTHER } hscal_work;

/* How a lower bound goes through the matrix. */
typedef enum hscal_bound_walk {
  HSCAL_BOUND_NONE,
  HSCAL_BOUND_SHARE,
  HSCAL_BOUND_LU,
  HSCAL_BOUND_CHOLESKY,
  HSCAL_BOUND_QR,
  HSCAL_BOUND_LEAST_SQUARES,
  HSCAL_BOUND_TRIDIAGONAL,
  HSCAL_BOUND_BIDIAGONAL,
  HSCAL_BOUND_HESSENBERG,
  HSCAL_BOUND_COUNT
} hscal_bound_walk;

typedef struct hscal_family_row {
  const char *name;
  int chained;
  hscal_data_dependence data;
  hscal_serial_library serial;
  hscal_work work;
  hscal_bound_walk bound;
} hscal_family_row;

extern const hscal_family_row hscal__families[HSCAL_FAMILY_COUNT];

enum { HSCAL_MOST_PARTS = 4 };

typedef struct hscal_scheme_row {
  const char *name;
  int level;
  hscal_family family;
  hscal_scheme part[HSCAL_MOST_PARTS + 1]; /* behind the last one: HSCAL_SCHEME_COUNT */
  int panels;
  hscal_rounding rounding;
  double noise;
} hscal_scheme_row;

extern const hscal_scheme_row hscal__schemes[HSCAL_SCHEME_COUNT];

#endif
