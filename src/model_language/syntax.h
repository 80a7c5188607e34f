/* The tree of a model: expressions and statements, and what its declarations say. Made by the parser, then only read. */
#ifndef HSCAL_MODEL_LANGUAGE_SYNTAX_H
#define HSCAL_MODEL_LANGUAGE_SYNTAX_H

#include "model_language/source.h"

#include <stdint.h>

typedef enum hscal_syntax_kind {
  /* expressions */
  HSCAL_SYNTAX_INTEGER,
  HSCAL_SYNTAX_REAL,
  HSCAL_SYNTAX_VARIABLE,
  HSCAL_SYNTAX_ELEMENT,     /* 0: list of indices                  */
  HSCAL_SYNTAX_ARRAY,       /* a whole one, as an argument         */
  HSCAL_SYNTAX_CALL,        /* 0: list of arguments                */
  HSCAL_SYNTAX_BUILTIN,     /* 0: list of arguments                */
  HSCAL_SYNTAX_NEGATIVE,    /* 0                                   */
  HSCAL_SYNTAX_NOT,         /* 0                                   */
  HSCAL_SYNTAX_COMBINATION, /* 0 sign 1                            */
  HSCAL_SYNTAX_BOTH,        /* 0 && 1                              */
  HSCAL_SYNTAX_EITHER,      /* 0 || 1                              */
  HSCAL_SYNTAX_CHOICE,      /* 0 ? 1 : 2                           */
  HSCAL_SYNTAX_ASSIGNMENT,  /* 0 = 1; sign: of += and its like, or 0 */
  HSCAL_SYNTAX_STEP,        /* ++ and --: 0; integer: +1 or -1; sign: 1 if the value is the one before */
  /* statements */
  HSCAL_SYNTAX_BLOCK,       /* 0: list of statements               */
  HSCAL_SYNTAX_DECLARATION, /* 0: list of sizes, 1: first value    */
  HSCAL_SYNTAX_EXPRESSION,  /* 0                                   */
  HSCAL_SYNTAX_IF,          /* if 0 then 1 else 2                  */
  HSCAL_SYNTAX_LOOP,        /* for (0; 1; 2) 3                     */
  HSCAL_SYNTAX_PAR,         /* par (0; 1; 2) 3                     */
  HSCAL_SYNTAX_BREAK,
  HSCAL_SYNTAX_CONTINUE,
  HSCAL_SYNTAX_RETURN,   /* 0, or null                          */
  HSCAL_SYNTAX_COMPUTE,  /* 0 %% [list 1]                       */
  HSCAL_SYNTAX_TRANSFER, /* 0 %% [list 1] -> [list 2]           */
  /* declarations */
  HSCAL_SYNTAX_CLAUSE, /* 0: condition, null: default; 1: volume, null: void; 2: list of links */
  HSCAL_SYNTAX_LINK    /* [list 0] -> [list 1]                 */
} hscal_syntax_kind;

enum { HSCAL_SYNTAX_PARTS = 4 };

typedef struct hscal_syntax hscal_syntax;
struct hscal_syntax {
  hscal_syntax_kind kind;
  int place; /* in the text */
  int depth; /* of the tree below: evaluation goes down as far */
  int slot;  /* variables: which; calls: which function */
  int sign, is_real;
  int64_t integer;
  double real;
  hscal_syntax *part[HSCAL_SYNTAX_PARTS];
  hscal_syntax *next; /* in its list */
};

enum { HSCAL_MODEL_NAME = 32, HSCAL_MODEL_DIMS = 4, HSCAL_MODEL_LIST = 32, HSCAL_MODEL_COORDS = 4 };

/* A parameter of the model or of a function; its slot is its number. rank 0: a scalar. */
typedef struct hscal_model_parameter {
  char name[HSCAL_MODEL_NAME];
  int place, is_real, rank;
  hscal_syntax *sizes; /* list, of the model's arrays; null where a function takes them as they are */
} hscal_model_parameter;

/* A body with its variables: a function, or the model's own (parameters, coordinates, scheme). */
typedef struct hscal_model_function {
  char name[HSCAL_MODEL_NAME];
  int place, is_real, slots;
  int parameters;
  hscal_model_parameter parameter[HSCAL_MODEL_LIST];
  hscal_syntax *body; /* null: declared, but not written out */
} hscal_model_function;

typedef struct hscal_model_coordinate {
  char name[HSCAL_MODEL_NAME];
  int slot;
  hscal_syntax *size;
} hscal_model_coordinate;

/* The unit of computation: a kernel of hscal and the sizes that it is called with. */
typedef struct hscal_model_bench {
  int kernel; /* hscal_kernel; -1: the model does not say */
  hscal_syntax *sizes;
} hscal_model_bench;

typedef struct hscal_model_tree {
  hscal_model_source source;
  hscal_model_function own; /* its parameters and slots are the model's, its body is the scheme */
  int functions;
  hscal_model_function *function;
  int coords, link_coords;
  hscal_model_coordinate coord[HSCAL_MODEL_COORDS], link_coord[HSCAL_MODEL_COORDS];
  hscal_syntax *node, *link; /* lists of clauses */
  hscal_syntax *parent;      /* list of coordinates; null: process 0 */
  hscal_syntax *require;     /* list of expression statements, conditions */
  hscal_model_bench bench;
  struct hscal_syntax_pages *pages; /* memory of the nodes */
} hscal_model_tree;

/* A new node of the tree; null: out of memory. */
hscal_syntax *hscal__syntax_new(hscal_model_tree *tree, hscal_syntax_kind kind, int place);
/* Frees all that the tree holds, not the text. */
void hscal__model_tree_free(hscal_model_tree *tree);

#endif
