/* Expressions of a model: those of C on numbers and arrays. */
#ifndef HSCAL_MODEL_LANGUAGE_PARSE_EXPRESSION_H
#define HSCAL_MODEL_LANGUAGE_PARSE_EXPRESSION_H

#include "model_language/parser.h"

/* One expression, assignments included. It ends before a comma, a %% and whatever else cannot go on with it. */
int hscal__parse_expression(hscal_parser *parser, hscal_syntax **expression);
/* Expressions with commas in between, up to the sign that ends them, which is passed over; `end` may come at once. */
int hscal__parse_list(hscal_parser *parser, int end, const char *end_name, hscal_syntax **list, int *count);
/* [e, e, ...]: as many as the model has coordinates, if that is known. */
int hscal__parse_coordinates(hscal_parser *parser, hscal_syntax **list);

#endif
