/*
 * Limits of models in text, chosen, 2026-11-26: what stops a model that would take all memory or run for ever. What checks
 * them: the tests of src/model_language (ctest -R model_language); benchmarks/calibration/chosen.c holds a row for each.
 * Internal to src/model_language.
 */
#ifndef HSCAL_MODEL_LANGUAGE_CALIBRATED_H
#define HSCAL_MODEL_LANGUAGE_CALIBRATED_H

/* Operations of one evaluation (an arrangement): some 10 ns each, so that a model without an end is stopped after seconds. */
#define HSCAL_MODEL_MOST_STEPS 400000000
/* Calls within calls, and how deep expressions and statements are nested: both go down the stack. */
#define HSCAL_MODEL_MOST_CALLS   32
#define HSCAL_MODEL_MOST_NESTING 128
/* Numbers in all arrays of a model together: 256 MB. */
#define HSCAL_MODEL_MOST_NUMBERS 33554432
/* Processes of an arrangement: the volumes of links are a table of their square, 32 MB. */
#define HSCAL_MODEL_MOST_PROCESSES 2048
/* Of a file: as many as a book has. */
#define HSCAL_MODEL_MOST_CHARACTERS 1000000
/* What a process does in one par, of all processes together. */
#define HSCAL_MODEL_MOST_ACTIONS 8388608
/* Operations of the clock (60 ns) that one operation of the evaluation takes. */
#define HSCAL_MODEL_EFFORT_OF_STEP 0.15

#endif
