/* Plan files read strictly, value by value: an error names file and key. Internal to src/plan. */
#ifndef HSCAL_PLAN_PLAN_READER_H
#define HSCAL_PLAN_PLAN_READER_H

#include "hscal.h"
#include "machine/json_strict.h"

/* A plan that is being read: where names lead to nodes. */
typedef struct hscal_plan_reader {
  hscal_json root;
  hscal_plan *plan;
  json_t *node_at; /* name: its node */
} hscal_plan_reader;

/* HSCAL_ERROR_MEMORY */
int hscal__plan_no_memory(const hscal_plan_reader *reader);

/* Is it a text for people that fits into size bytes, the 0 included? */
int hscal__plan_check_text(const hscal_json *at, size_t size);
/* Such a text into text[size]. */
int hscal__plan_read_text(const hscal_json *object, const char *key, char *text, size_t size);
/* A finite number from `least` on; or null, if that may be: then `missing`. */
int hscal__plan_read_number(const hscal_json *object, const char *key, double least, const double *missing,
                            double *out);
/* Seconds, or null: not a number. */
int hscal__plan_read_seconds(const hscal_json *object, const char *key, double *out);
/* A whole number from 0 on. */
int hscal__plan_read_long(const hscal_json *object, const char *key, long *out);
/* "grid" and "nprocs", which must fit. */
int hscal__plan_read_grid(const hscal_json *object, int *nprow, int *npcol, int *nprocs);
/* "mb", "nb" and "panel". */
int hscal__plan_read_blocks(const hscal_json *object, int *mb, int *nb, int *panel);
/* "order": 'R', 'C' or, null, 0. */
int hscal__plan_read_order(const hscal_json *object, char *order);
/* A layout with its seconds and reason. */
int hscal__plan_read_candidate(const hscal_json *at, hscal_candidate *candidate);

#endif
