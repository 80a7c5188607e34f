/* What all parts of the parser share: where it is in the text, and the names that are known there. */
#ifndef HSCAL_MODEL_LANGUAGE_PARSER_H
#define HSCAL_MODEL_LANGUAGE_PARSER_H

#include "model_language/syntax.h"
#include "model_language/token.h"

/* A variable that is known from its declaration to the end of its block. */
typedef struct hscal_model_name {
  char name[HSCAL_MODEL_NAME];
  int slot, is_real, rank;
} hscal_model_name;

enum { HSCAL_MODEL_NAMES = 128 };

typedef struct hscal_parser {
  hscal_model_tree *tree;
  hscal_token token;              /* the one that comes next */
  hscal_model_function *function; /* that the names are of */
  int names, nesting;
  int is_scheme; /* computations and transfers may stand here */
  hscal_model_name name[HSCAL_MODEL_NAMES];
} hscal_parser;

/* Fails at the next word, or at a node's: "... is missing", "...". */
int hscal__parser_fail(const hscal_parser *parser, const char *what);
int hscal__parser_fail_at(const hscal_parser *parser, int place, const char *what, const char *name);

/* Goes on to the next word. */
int hscal__parser_next(hscal_parser *parser);
/* Is the next word this name? */
int hscal__parser_is(const hscal_parser *parser, const char *word);
/* If it is of the kind, passes over it and sets *is; else *is = 0. */
int hscal__parser_take(hscal_parser *parser, int kind, int *is);
/* It must be of the kind: else "<what> is missing". */
int hscal__parser_expect(hscal_parser *parser, int kind, const char *what);
/* A name that may be given to something: no word of the language. */
int hscal__parser_new_name(hscal_parser *parser, char name[HSCAL_MODEL_NAME]);

/* int, double, ...: *is_type; *is_real. The word is passed over. */
int hscal__parser_take_type(hscal_parser *parser, int *is_type, int *is_real);

/* A new node; fails if there is no memory. */
int hscal__parser_node(hscal_parser *parser, hscal_syntax_kind kind, int place, hscal_syntax **node);
/* One nesting deeper, and back. */
int hscal__parser_enter(hscal_parser *parser);
void hscal__parser_leave(hscal_parser *parser);
/* The node lies below the other; fails if the tree becomes too deep. */
int hscal__parser_put(const hscal_parser *parser, hscal_syntax *node, int part, hscal_syntax *child);

/* Declares a variable with the next slot of the function. */
int hscal__parser_declare(hscal_parser *parser, const char *name, int place, int is_real, int rank, int *slot);
/* The variable of a name; null: none. */
const hscal_model_name *hscal__parser_find(const hscal_parser *parser, const char *name);
/* The function of a name, or -1. */
int hscal__parser_find_function(const hscal_parser *parser, const char *name);

#endif
