/*
 * Local work on the triangle of a square matrix on a grid: every process goes through what it holds of the triangle and
 * calls kernels of the BLAS, on rectangles where it holds whole ones and on the blocks that the diagonal crosses. The
 * routines differ only in the kernels. There is no communication.
 *
 * The triangle is taken in chunks of its columns. What a process holds of a chunk beside the diagonal is one rectangle. Along
 * the diagonal it goes through its table of blocks from one that the diagonal crosses to the next.
 * Source: p?symv_.c, p?syr_.c, p?syr2_.c, p?trmv_.c, PB_CpsymmBC.c, PB_CpsyrkA.c, PB_Cpsyr2kA.c, PB_CptrmmB.c for the
 * chunks; PB_Cpsym.c, PB_Cpsyr.c, PB_Cpsyr2.c, PB_Cptrm.c, PB_Cbinfo.c for the diagonal; PB_Ctz*.c for the blocks.
 */
#ifndef HSCAL_INSTRUMENTED_PBLAS_TRIANGLE_H
#define HSCAL_INSTRUMENTED_PBLAS_TRIANGLE_H

#include "instrumented_pblas/emit.h"

/* A kernel call on a piece of the matrix. */
typedef struct hscal_piece_kernel {
  hscal_kernel kernel;
  char letters[5];
  char dims[4]; /* what the kernel's m, n and k are: r rows, c columns of the piece, w width of the panel, - not used */
} hscal_piece_kernel;

typedef struct hscal_triangle_kernels {
  hscal_piece_kernel rectangle[2]; /* one after the other on each rectangle */
  int rectangles;                  /* how many of the two                    */
  hscal_piece_kernel diagonal;     /* on a square with the diagonal          */
  int padded;   /* there is none: blocks with the diagonal are copied, padded with zeros and taken for rectangles */
  int needs[2]; /* which extents (rows, columns) of a rectangle beside the diagonal must not be 0 for it to be called */
} hscal_triangle_kernels;

/* Those of p?symv, p?hemv, p?asymv, p?ahemv, p?symm, p?hemm. */
hscal_triangle_kernels hscal__symmetric_product_kernels(const hscal_call *call);
/* Those of p?syr, p?her, p?syrk, p?herk, of one panel (vector), and p?syr2, p?her2, p?syr2k, p?her2k, of two. */
hscal_triangle_kernels hscal__symmetric_update_kernels(const hscal_call *call, int panels);
/* Those of p?trmv, p?atrmv, p?trmm. */
hscal_triangle_kernels hscal__triangular_product_kernels(const hscal_call *call);

typedef struct hscal_triangle {
  const hscal_emitter *emitter;
  hscal_dealing dealing[2]; /* rows and columns of the matrix: as many of both */
  char uplo;
  int panel;     /* logical block size, which the chunks follow from                     */
  int64_t chunk; /* columns of a chunk; 0: what hscal__triangle_chunk answers */
  hscal_triangle_kernels kernels;
} hscal_triangle;

/* Columns of a chunk. */
int64_t hscal__triangle_chunk(const hscal_triangle *triangle);

/* What all processes compute with a panel of `width` (1 for vectors), process after process. */
int hscal__triangle_work(const hscal_triangle *triangle, int width);

#endif
