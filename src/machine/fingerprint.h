/*
 * What the speeds of a node depend on, part by part: kept with every class of a measured machine, read again where the
 * machine is used, and compared, so that a file that no longer fits is said to be stale, with what changed. No MPI.
 */
#ifndef HSCAL_MACHINE_FINGERPRINT_H
#define HSCAL_MACHINE_FINGERPRINT_H

#include "machine/topology.h"

/* name, key in files, words for people */
#define HSCAL_FINGERPRINT_PARTS(X)                                                                                     \
  X(CPU, "cpu", "the processor")                                                                                       \
  X(CORES, "cores", "the number of cores")                                                                             \
  X(FREQUENCY, "frequency", "the limits of frequency")                                                                 \
  X(BLAS, "blas", "BLAS")                                                                                              \
  X(MPI, "mpi", "MPI")                                                                                                 \
  X(KERNEL, "kernel", "the kernel")

typedef enum hscal_fingerprint_part {
#define HSCAL_FINGERPRINT_ENUM(name, key, words) HSCAL_FINGERPRINT_##name,
  HSCAL_FINGERPRINT_PARTS(HSCAL_FINGERPRINT_ENUM)
#undef HSCAL_FINGERPRINT_ENUM
      HSCAL_FINGERPRINT_COUNT
} hscal_fingerprint_part;

enum { HSCAL_PART_TEXT = 200 };

/* Plain data: it travels as bytes between processes of the same program. "" = not known. */
typedef struct hscal_fingerprint {
  char part[HSCAL_FINGERPRINT_COUNT][HSCAL_PART_TEXT];
} hscal_fingerprint;

extern const char *const hscal__fingerprint_keys[HSCAL_FINGERPRINT_COUNT];

/* This computer and what this program has loaded: a program without BLAS or MPI knows nothing of them. */
void hscal__fingerprint_read(const hscal_topology *topology, hscal_fingerprint *fingerprint);

/* "1200 to 3500 MHz": the lowest and the highest limit that the processors of a sysfs tree ("/sys") have; "" where it tells
 * none (virtual machines). */
void hscal__frequency_limits(const char *sysfs, char text[HSCAL_PART_TEXT]);

/* What changed: "BLAS was OpenBLAS 0.3.20, is OpenBLAS 0.3.21; ...". Parts that are unknown on either side are not compared.
 * Returns the number of parts that differ; text[size] is "" if there are none. */
int hscal__fingerprint_changes(const hscal_fingerprint *then, const hscal_fingerprint *now, char *text, size_t size);

/* What the speeds of a node depend on, in words: CPU model and cores. */
void hscal__fingerprint_hardware(const hscal_topology *topology, char text[HSCAL_FINGERPRINT_TEXT]);

/* The same for what this program has loaded: BLAS build and threads, MPI library. */
void hscal__fingerprint_software(char text[HSCAL_FINGERPRINT_TEXT]);

#endif
