#include "model_language/parse_model.h"
#include "base/status.h"
#include "events/event.h"
#include "model_language/parse_expression.h"
#include "model_language/parse_statement.h"

#include <stdlib.h>
#include <string.h>

/* [size]...: of the model's arrays they are read, of a function's passed over. */
static int parse_sizes(hscal_parser *parser, int is_model, hscal_model_parameter *parameter) {
  hscal_syntax *list = NULL, **tail = &list;
  for (; parser->token.kind == '['; parameter->rank++) {
    hscal_syntax *size = NULL;
    HSCAL_TRY(hscal__parser_next(parser));
    if (parameter->rank == HSCAL_MODEL_DIMS) return hscal__parser_fail(parser, "an array has at most 4 dimensions");
    if (is_model || parser->token.kind != ']') HSCAL_TRY(hscal__parse_expression(parser, &size));
    HSCAL_TRY(hscal__parser_expect(parser, ']', "]"));
    if (is_model) *tail = size, tail = &size->next;
  }
  parameter->sizes = list;
  return 0;
}

/* A parameter without a type is an int, as in mpC. */
static int parse_parameter(hscal_parser *parser, int is_model) {
  hscal_model_function *function = parser->function;
  hscal_model_parameter *parameter = &function->parameter[function->parameters];
  int is_type, slot;
  if (function->parameters == HSCAL_MODEL_LIST) return hscal__parser_fail(parser, "a list has at most 32 parameters");
  *parameter = (hscal_model_parameter){0};
  HSCAL_TRY(hscal__parser_take_type(parser, &is_type, &parameter->is_real));
  parameter->place = parser->token.place;
  HSCAL_TRY(hscal__parser_new_name(parser, parameter->name));
  if (hscal__parser_find(parser, parameter->name))
    return hscal__parser_fail_at(parser, parameter->place, "there is another parameter \"%s\"", parameter->name);
  HSCAL_TRY(parse_sizes(parser, is_model, parameter));
  function->parameters++;
  return hscal__parser_declare(parser, parameter->name, parameter->place, parameter->is_real, parameter->rank, &slot);
}

static int parse_parameters(hscal_parser *parser, int is_model) {
  int is_end, is_comma = 1;
  HSCAL_TRY(hscal__parser_expect(parser, '(', "("));
  HSCAL_TRY(hscal__parser_take(parser, ')', &is_end));
  if (is_end) return 0;
  while (is_comma) {
    HSCAL_TRY(parse_parameter(parser, is_model));
    HSCAL_TRY(hscal__parser_take(parser, ',', &is_comma));
  }
  return hscal__parser_expect(parser, ')', ")");
}

/* Names and slots are those of the function from now on. */
static void begin_function(hscal_parser *parser, hscal_model_function *function) {
  parser->function = function;
  parser->names = 0;
}

/* Takes the place of a declaration of the same name, or another one. */
static int place_function(hscal_parser *parser, const char *name, int place, hscal_model_function **function) {
  hscal_model_tree *tree = parser->tree;
  int at = hscal__parser_find_function(parser, name);
  if (at >= 0 && tree->function[at].body)
    return hscal__parser_fail_at(parser, place, "there is another function \"%s\"", name);
  if (at < 0) {
    hscal_model_function *more = realloc(tree->function, (size_t)(tree->functions + 1) * sizeof *more);
    if (!more) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the functions of a model");
    tree->function = more;
    at = tree->functions++;
  }
  *function = &tree->function[at];
  **function = (hscal_model_function){.place = place};
  strcpy((*function)->name, name);
  return 0;
}

/* int name(parameters) { ... }, or with ; in place of the body. The type has been read. */
static int parse_function(hscal_parser *parser, int is_real) {
  char name[HSCAL_MODEL_NAME];
  hscal_model_function *function = NULL;
  int place = parser->token.place, is_declared;
  HSCAL_TRY(hscal__parser_new_name(parser, name));
  HSCAL_TRY(place_function(parser, name, place, &function));
  function->is_real = is_real;
  begin_function(parser, function);
  HSCAL_TRY(parse_parameters(parser, 0));
  HSCAL_TRY(hscal__parser_take(parser, ';', &is_declared));
  return is_declared ? 0 : hscal__parse_block(parser, &function->body);
}

/* I=p, J=q up to `end`. */
static int parse_coordinate_list(hscal_parser *parser, int end, const char *end_name, hscal_model_coordinate *coord,
                                 int *count) {
  for (int is_comma = 1; is_comma; ++*count) {
    int place = parser->token.place;
    if (*count == HSCAL_MODEL_COORDS) return hscal__parser_fail(parser, "there are at most 4 coordinates");
    HSCAL_TRY(hscal__parser_new_name(parser, coord[*count].name));
    HSCAL_TRY(hscal__parser_expect(parser, '=', "="));
    HSCAL_TRY(hscal__parse_expression(parser, &coord[*count].size));
    HSCAL_TRY(hscal__parser_declare(parser, coord[*count].name, place, 0, 0, &coord[*count].slot));
    HSCAL_TRY(hscal__parser_take(parser, ',', &is_comma));
  }
  return hscal__parser_expect(parser, end, end_name);
}

static int parse_coord(hscal_parser *parser) {
  if (parser->tree->coords) return hscal__parser_fail(parser, "coord stands there once");
  HSCAL_TRY(hscal__parser_next(parser));
  return parse_coordinate_list(parser, ';', ";", parser->tree->coord, &parser->tree->coords);
}

/* [I]->[J], ... */
static int parse_links(hscal_parser *parser, hscal_syntax *clause) {
  hscal_syntax *list = NULL, **tail = &list, *from, *to;
  for (int is_comma = 1; is_comma; tail = &(*tail)->next) {
    HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_LINK, parser->token.place, tail));
    HSCAL_TRY(hscal__parse_coordinates(parser, &from));
    HSCAL_TRY(hscal__parser_expect(parser, HSCAL_TOKEN_ARROW, "->"));
    HSCAL_TRY(hscal__parse_coordinates(parser, &to));
    HSCAL_TRY(hscal__parser_put(parser, *tail, 0, from));
    HSCAL_TRY(hscal__parser_put(parser, *tail, 1, to));
    HSCAL_TRY(hscal__parser_take(parser, ',', &is_comma));
  }
  return hscal__parser_put(parser, clause, 2, list);
}

/* condition: volume; and of links where. */
static int parse_clause(hscal_parser *parser, int is_link, hscal_syntax **clause) {
  hscal_syntax *part = NULL;
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_CLAUSE, parser->token.place, clause));
  if (!is_link && hscal__parser_is(parser, "default")) {
    HSCAL_TRY(hscal__parser_next(parser));
  } else {
    HSCAL_TRY(hscal__parse_expression(parser, &part));
    HSCAL_TRY(hscal__parser_put(parser, *clause, 0, part));
  }
  HSCAL_TRY(hscal__parser_expect(parser, ':', ":"));
  if (!is_link && hscal__parser_is(parser, "void")) {
    HSCAL_TRY(hscal__parser_next(parser));
  } else {
    HSCAL_TRY(hscal__parse_expression(parser, &part));
    HSCAL_TRY(hscal__parser_put(parser, *clause, 1, part));
  }
  return is_link ? parse_links(parser, *clause) : 0;
}

/* { clause; ... } */
static int parse_clauses(hscal_parser *parser, int is_link, hscal_syntax **list) {
  int is_end;
  HSCAL_TRY(hscal__parser_expect(parser, '{', "{"));
  for (;;) {
    HSCAL_TRY(hscal__parser_take(parser, '}', &is_end));
    if (is_end) return 0;
    HSCAL_TRY(parse_clause(parser, is_link, list));
    list = &(*list)->next;
    HSCAL_TRY(hscal__parser_take(parser, ';', &is_end));
    if (!is_end && parser->token.kind != '}') return hscal__parser_expect(parser, ';', ";");
  }
}

static int need_coord(const hscal_parser *parser) {
  return parser->tree->coords ? 0 : hscal__parser_fail(parser, "coord must come before, as in: coord I=p;");
}

static int parse_node(hscal_parser *parser) {
  HSCAL_TRY(need_coord(parser));
  if (parser->tree->node) return hscal__parser_fail(parser, "node stands there once");
  HSCAL_TRY(hscal__parser_next(parser));
  return parse_clauses(parser, 0, &parser->tree->node);
}

/* Its own coordinates are known in it alone. */
static int parse_link(hscal_parser *parser) {
  int names = parser->names, has_own;
  HSCAL_TRY(need_coord(parser));
  if (parser->tree->link) return hscal__parser_fail(parser, "link stands there once");
  HSCAL_TRY(hscal__parser_next(parser));
  HSCAL_TRY(hscal__parser_take(parser, '(', &has_own));
  if (has_own) HSCAL_TRY(parse_coordinate_list(parser, ')', ")", parser->tree->link_coord, &parser->tree->link_coords));
  HSCAL_TRY(parse_clauses(parser, 1, &parser->tree->link));
  parser->names = names;
  return 0;
}

static int parse_parent(hscal_parser *parser) {
  HSCAL_TRY(need_coord(parser));
  HSCAL_TRY(hscal__parser_next(parser));
  return hscal__parse_coordinates(parser, &parser->tree->parent);
}

/* A kernel by its name in kernels.def; -1: none. */
static int find_kernel(const char *name) {
  for (int kernel = 0; kernel < HSCAL_KERNEL_COUNT; kernel++)
    if (strcmp(hscal__kernel_facts[kernel].blas, name) == 0) return kernel;
  return -1;
}

/* bench gemm(b, b, b) */
static int parse_bench(hscal_parser *parser) {
  hscal_model_bench *bench = &parser->tree->bench;
  char name[HSCAL_MODEL_NAME];
  int place, count;
  if (bench->kernel >= 0) return hscal__parser_fail(parser, "bench stands there once");
  HSCAL_TRY(hscal__parser_next(parser));
  place = parser->token.place;
  HSCAL_TRY(hscal__parser_new_name(parser, name));
  bench->kernel = find_kernel(name);
  if (bench->kernel < 0)
    return hscal__parser_fail_at(parser, place, "\"%s\" is no kernel that hscal knows, such as gemm(m, n, k)", name);
  HSCAL_TRY(hscal__parser_expect(parser, '(', "("));
  HSCAL_TRY(hscal__parse_list(parser, ')', ")", &bench->sizes, &count));
  int wanted = (int)strlen(hscal__kernel_facts[bench->kernel].dims);
  if (count == wanted) return 0;
  return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, place, "%s takes %d size%s, not %d", name,
                           wanted, wanted == 1 ? "" : "s", count);
}

static int parse_require(hscal_parser *parser) {
  hscal_syntax **at = &parser->tree->require, *condition;
  while (*at) at = &(*at)->next;
  HSCAL_TRY(hscal__parser_next(parser));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_EXPRESSION, parser->token.place, at));
  HSCAL_TRY(hscal__parse_expression(parser, &condition));
  return hscal__parser_put(parser, *at, 0, condition);
}

static int parse_scheme(hscal_parser *parser) {
  HSCAL_TRY(need_coord(parser));
  if (parser->tree->own.body) return hscal__parser_fail(parser, "scheme stands there once");
  HSCAL_TRY(hscal__parser_next(parser));
  parser->is_scheme = 1;
  HSCAL_TRY(hscal__parse_block(parser, &parser->tree->own.body));
  parser->is_scheme = 0;
  return 0;
}

static const struct {
  const char *word;
  int (*parse)(hscal_parser *parser);
} declarations[] = {{"coord", parse_coord},   {"node", parse_node},   {"link", parse_link},
                    {"parent", parse_parent}, {"bench", parse_bench}, {"require", parse_require},
                    {"scheme", parse_scheme}};
enum { DECLARATIONS = (int)(sizeof declarations / sizeof *declarations) };

static int parse_declaration(hscal_parser *parser) {
  for (int i = 0; i < DECLARATIONS; i++)
    if (hscal__parser_is(parser, declarations[i].word)) return declarations[i].parse(parser);
  return hscal__parser_fail(parser, "coord, node, link, parent, bench, require or scheme is expected here");
}

/* The name and what follows it, algorithm has been read. */
static int parse_algorithm(hscal_parser *parser) {
  int is_end;
  begin_function(parser, &parser->tree->own);
  parser->tree->own.place = parser->token.place;
  HSCAL_TRY(hscal__parser_new_name(parser, parser->tree->own.name));
  HSCAL_TRY(parse_parameters(parser, 1));
  HSCAL_TRY(hscal__parser_expect(parser, '{', "{"));
  for (;;) {
    HSCAL_TRY(hscal__parser_take(parser, '}', &is_end));
    if (is_end) break;
    if (parser->token.kind == HSCAL_TOKEN_END) return hscal__parser_expect(parser, '}', "}");
    HSCAL_TRY(parse_declaration(parser));
    HSCAL_TRY(hscal__parser_take(parser, ';', &is_end)); /* behind } it may be left out */
  }
  HSCAL_TRY(hscal__parser_take(parser, ';', &is_end));
  if (parser->token.kind != HSCAL_TOKEN_END)
    return hscal__parser_fail(parser, "the algorithm is over, nothing follows");
  return 0;
}

static int check_whole(const hscal_model_tree *tree) {
  const char *what = !tree->coords     ? "the algorithm \"%s\" has no coord: where are its processes?"
                     : !tree->node     ? "the algorithm \"%s\" has no node: how much do its processes compute?"
                     : !tree->own.body ? "the algorithm \"%s\" has no scheme: in which order does what happen?"
                                       : NULL;
  if (what) return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &tree->source, tree->own.place, what, tree->own.name);
  for (int i = 0; i < tree->functions; i++)
    if (!tree->function[i].body)
      return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &tree->source, tree->function[i].place,
                               "the function \"%s\" is declared, but not written out: { ... }", tree->function[i].name);
  return 0;
}

int hscal__parse_model(const hscal_model_source *source, hscal_model_tree *tree) {
  *tree = (hscal_model_tree){.source = *source, .bench.kernel = -1};
  hscal_parser parser = {.tree = tree};
  HSCAL_TRY(hscal__token_read(source, 0, &parser.token));
  for (;;) {
    int is_type, is_real;
    if (hscal__parser_is(&parser, "algorithm") || hscal__parser_is(&parser, "nettype")) break;
    HSCAL_TRY(hscal__parser_take_type(&parser, &is_type, &is_real));
    if (!is_type) return hscal__parser_fail(&parser, "a model begins with algorithm NAME(parameters), or a function");
    HSCAL_TRY(parse_function(&parser, is_real));
  }
  HSCAL_TRY(hscal__parser_next(&parser));
  HSCAL_TRY(parse_algorithm(&parser));
  return check_whole(tree);
}

/* ---- a unit from elsewhere -------------------------------------------------------------------------------------- */

/* text[length] is a number or a parameter that is one integer. */
static int make_size(hscal_model_tree *tree, const char *text, size_t length, hscal_syntax **size) {
  char *end;
  *size = hscal__syntax_new(tree, HSCAL_SYNTAX_INTEGER, tree->own.place);
  if (!*size) return hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the unit of a model");
  (*size)->integer = strtoll(text, &end, 10);
  if (length > 0 && length < 10 && end == text + length) return 0;
  for (int i = 0; i < tree->own.parameters; i++) {
    const hscal_model_parameter *parameter = &tree->own.parameter[i];
    if (strlen(parameter->name) != length || memcmp(parameter->name, text, length) != 0) continue;
    if (parameter->rank || parameter->is_real) break;
    (*size)->kind = HSCAL_SYNTAX_VARIABLE, (*size)->slot = i;
    return 0;
  }
  return hscal__fail(HSCAL_ERROR_ARGUMENT, "--bench: \"%.*s\" is neither a number nor an int parameter of %s",
                     (int)(length < 40 ? length : 40), text, tree->own.name);
}

int hscal__parse_bench(const char *text, hscal_model_tree *tree) {
  char name[HSCAL_MODEL_NAME] = "";
  hscal_model_bench bench = {.kernel = -1};
  hscal_syntax **tail = &bench.sizes;
  size_t length = strcspn(text, ":"), count = 0;
  if (length < sizeof name) memcpy(name, text, length);
  bench.kernel = find_kernel(name);
  if (bench.kernel < 0)
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "bench %.60s: it names a kernel and its sizes, such as gemm:64,64,64",
                       text);
  for (const char *at = text + length; *at; at += length, tail = &(*tail)->next, count++) {
    length = strcspn(++at, ",");
    HSCAL_TRY(make_size(tree, at, length, tail));
  }
  if (count != strlen(hscal__kernel_facts[bench.kernel].dims))
    return hscal__fail(HSCAL_ERROR_ARGUMENT, "bench %.60s: %s takes %zu sizes, not %zu", text, name,
                       strlen(hscal__kernel_facts[bench.kernel].dims), count);
  tree->bench = bench;
  return 0;
}
