/* What the routines of level 2 share: a matrix on a grid, and vectors that are brought along its rows or its columns. */
#ifndef HSCAL_INSTRUMENTED_PBLAS_LEVEL2_H
#define HSCAL_INSTRUMENTED_PBLAS_LEVEL2_H

#include "instrumented_pblas/setting.h"

typedef struct hscal_level2 {
  const hscal_call *call;
  hscal_emitter emitter;
  hscal_dealing dealing[2]; /* of the matrix                                                                        */
  int width;                /* elements of a message per entry of an input vector: 2 if it is complex, results real */
} hscal_level2;

hscal_level2 hscal__level2_make(const hscal_call *call, const hscal_layout *layout, hscal_sink *sink);

/* How a vector lies that was brought along a dimension: as the matrix does, on all lines that have some of it. */
static inline hscal_vector hscal__brought(const hscal_level2 *level2, hscal_dimension along) {
  return (hscal_vector){
      .along = along, .dealing = level2->dealing[along], .line = hscal__line_of(&level2->dealing[hscal__other(along)])};
}

/* Brings a vector there. Source: PB_CInV.c. */
int hscal__bring_vector(const hscal_level2 *level2, const hscal_vector *vector, hscal_dimension along);

/* Brings a vector along its own dimension first and from there along the other one. Source: p?symv_.c, p?syr_.c. */
int hscal__bring_both_ways(const hscal_level2 *level2, const hscal_vector *vector);

/* Scales a vector by beta where it lies. */
int hscal__scale_vector(const hscal_level2 *level2, const hscal_vector *vector);

/* One kernel on what each process has of the matrix. */
int hscal__work_on_matrix(const hscal_level2 *level2, hscal_kernel kernel, const char *letters);

#endif
