/*
 * From which measured curve the speed of a kernel comes: the one place that knows how kernels are related, and what is
 * borrowed for a kernel or type that the machine says nothing about (docs/reference/machine_file.md has the rules for
 * users).
 *
 *   types     s is twice d, c is as s, z is as d, in real operations per second; for kernels that memory limits, by bytes
 *             per operation: s is twice d, z is twice d, c is twice s
 *   kernels   hermitian as symmetric, conjugated as plain, with absolute values as without: a family
 *   level 3   a family that was not measured runs as a gemm of the shape that it amounts to
 *   scalars   operations on single numbers run at a sixtieth of the fastest gemm of type d, whatever the precision; where a process
 *             has threads, at a sixtieth of one thread's share of it
 *   program   what the program's own benchmark says, and nothing else
 *   others    what they read and write goes at the speed of copies, and they are no faster than the fastest gemm
 */
#ifndef HSCAL_MACHINE_SPEED_H
#define HSCAL_MACHINE_SPEED_H

#include "machine/machine.h"

/* The kernel under whose name speeds of `kernel` are kept in machines: HEMM -> SYMM, SYMM -> SYMM. COPY, which has no speed,
 * is its own. */
hscal_kernel hscal__kernel_family(hscal_kernel kernel);
/* 1, 2 or 3; additions are of level 1. */
int hscal__kernel_level(hscal_kernel kernel);

/* Does a kernel use the threads of BLAS? Not copies, additions, rotations and scalars, which are other libraries'. */
int hscal__kernel_has_threads(hscal_kernel kernel);

/* The product C(m x n) += A(m x k) B(k x n) that a kernel amounts to (symm, trmm, trsm: from the left, m is the order of the
 * triangle). Levels 1 and 2: m x n is what is touched, k is 1. */
typedef struct hscal_product {
  double area; /* m n */
  int k;
} hscal_product;
hscal_product hscal__kernel_product(hscal_kernel kernel, int m, int n, int k);

/* Bytes of A and B (m x k, k x n) that a product has beyond a square one of as many entries of C. BLAS packs both before it
 * multiplies, and with few rows or columns of C there is little work on what is packed. */
double hscal__thin_bytes(hscal_type type, int m, int n, int k);

/* Bytes that a kernel of level 1 or 2 moves between memory and processor, matrices and long vectors: once for each entry
 * read, once for each written. */
double hscal__kernel_traffic(hscal_kernel kernel, hscal_type type, int m, int n);

/* That of the kernel, type and number of threads themselves, nothing borrowed; null: the machine does not say it. */
const hscal_kernel_speed *hscal__own_speed(const hscal_node_class *node, hscal_kernel kernel, hscal_type type,
                                           int threads);

/* Where the speed of a kernel comes from. */
typedef struct hscal_basis {
  const hscal_kernel_speed *speed; /* null: the machine knows none */
  double scale;                    /* its operations per second times this are the kernel's */
  int by_traffic;                  /* its peak and the traffic limit the kernel, whatever the shape */
} hscal_basis;
hscal_basis hscal__kernel_basis(const hscal_node_class *node, hscal_kernel kernel, hscal_type type);

/* The curve of a kernel's family for a type on a node, for processes of one thread, and by how much it must be multiplied (`scale`): that of the nearest
 * type that the machine knows. Null if the family is not known: speed.h tells what is borrowed then. */
const hscal_kernel_speed *hscal__node_speed(const hscal_node_class *node, hscal_kernel kernel, hscal_type type,
                                            double *scale);

/* The same for processes of so many threads. */
const hscal_kernel_speed *hscal__node_speed_of(const hscal_node_class *node, hscal_kernel kernel, hscal_type type,
                                               int threads, double *scale);

/* The words that files use: "gemm"; null for a kernel that has no speed of its own. */
const char *hscal__kernel_name(hscal_kernel kernel);

/* How the speed of a kernel becomes known that only programs can measure; of others nothing. */
const char *hscal__kernel_advice(hscal_kernel kernel);

/* Is the class's only speed one that files write in short, "gflops" and "half_k" of the node itself? */
int hscal__class_is_short(const hscal_node_class *node_class);

#endif
