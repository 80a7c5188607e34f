/* Statements of a model: declarations, loops, par, computations and transfers. */
#ifndef HSCAL_MODEL_LANGUAGE_PARSE_STATEMENT_H
#define HSCAL_MODEL_LANGUAGE_PARSE_STATEMENT_H

#include "model_language/parser.h"

/* { ... }: with names of its own. */
int hscal__parse_block(hscal_parser *parser, hscal_syntax **block);

#endif
