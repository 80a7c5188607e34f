/*
 * The published estimator of models in text: HMPI_Timeof and the timeof of mpC, by their rules, so that old predictions can be made again.
 * One time goes on; each computation and transfer adds its own, those of a par together
 *
 *   max over computers of the sum of the first ceil(v/f) computations, the longest first (v processes on f processors), and
 *   the time of all transfers: their sum where the layer is serial; f_b max + (1 - f_b) sum where one process sends all,
 *   f_g max + (1 - f_g) sum where one receives all; else their max.
 *
 * The layer is the lowest that covers all of them: a node, if all stay within one, else the network. Sources: Lastovetsky, Parallel Computing 28
 * (2002), section 4; Reddy's thesis (2005), 3.4. What is mended of their print: docs/reference/model_language.md.
 */
#ifndef HSCAL_MODELS_PUBLISHED_PUBLISHED_H
#define HSCAL_MODELS_PUBLISHED_PUBLISHED_H

#include "model_language/text_model.h"
#include "models/cost/placement.h"

/* How far the messages of a layer go side by side. */
typedef struct hscal_published_layer {
  int is_serial;
  double broadcast, gather; /* f_b and f_g of a parallel one, 0..1 */
} hscal_published_layer;

/* What the rules know of a network beside speeds. Nodes are serial in all topology files that were printed. */
typedef struct hscal_published_rules {
  hscal_published_layer node, network;
} hscal_published_rules;

/* Reads "published", "published:FB,FG" (the network is parallel with these factors; 1,1 if none are given) or "published:serial". Returns 0 or
 * HSCAL_ERROR_ARGUMENT. */
int hscal__published_read(const char *text, hscal_published_rules *rules);

/* Seconds of the model on a grid and placement. Returns 0, HSCAL_ERROR_MEMORY, HSCAL_ERROR_MACHINE (no speed for the unit),
 * HSCAL_ERROR_ARGUMENT or HSCAL_ERROR_NO_GRID. */
int hscal__published_s(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                       const hscal_published_rules *rules, double *seconds);

/* The same of some processes alone: left_out[processes] is true of those that are not there yet, with all that concerns them. */
int hscal__published_part_s(const hscal_call *call, const hscal_layout *layout, const hscal_placement *placement,
                            const hscal_published_rules *rules, const char *left_out, double *seconds);

#endif
