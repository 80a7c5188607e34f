/* The whole text of a model: functions, then the algorithm with its declarations and its scheme. */
#ifndef HSCAL_MODEL_LANGUAGE_PARSE_MODEL_H
#define HSCAL_MODEL_LANGUAGE_PARSE_MODEL_H

#include "model_language/syntax.h"

/* Makes the tree of the text, which must outlive it. Returns 0, HSCAL_ERROR_MEMORY, or HSCAL_ERROR_ARGUMENT with the place; free the tree also
 * then. */
int hscal__parse_model(const hscal_model_source *source, hscal_model_tree *tree);

/* Reads the unit of computation, "gemm:b,b,64", in place of what the tree says: sizes are numbers or parameters. Returns likewise. */
int hscal__parse_bench(const char *text, hscal_model_tree *tree);

#endif
