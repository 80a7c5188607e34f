/* Writes workloads as text. */
#ifndef HSCAL_WORKLOAD_WRITE_H
#define HSCAL_WORKLOAD_WRITE_H

#include "workload/workload.h"

/* The words of a call as its line has them, without names of matrices: "uplo=l n=4000". text[size]. */
void hscal__workload_call_words(const hscal_workload_call *call, char *text, size_t size);

/* The file, malloc'ed; reading it gives the same workload. Null only if out of memory. */
char *hscal__workload_text(const hscal_workload *workload);

#endif
