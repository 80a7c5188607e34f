#include "model_language/parser.h"
#include "base/status.h"
#include "model_language/builtin.h"
#include "model_language/calibrated.h"

#include <string.h>

int hscal__parser_fail(const hscal_parser *parser, const char *what) {
  return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, parser->token.place, "%s%s", what,
                           parser->token.kind == HSCAL_TOKEN_END ? "; the text ends here" : "");
}

int hscal__parser_fail_at(const hscal_parser *parser, int place, const char *what, const char *name) {
  return hscal__model_fail(HSCAL_ERROR_ARGUMENT, &parser->tree->source, place, what, name);
}

int hscal__parser_next(hscal_parser *parser) {
  return hscal__token_read(&parser->tree->source, parser->token.place + parser->token.length, &parser->token);
}

int hscal__parser_is(const hscal_parser *parser, const char *word) {
  return hscal__token_is(&parser->tree->source, &parser->token, word);
}

int hscal__parser_take(hscal_parser *parser, int kind, int *is) {
  *is = parser->token.kind == kind;
  return *is ? hscal__parser_next(parser) : 0;
}

int hscal__parser_expect(hscal_parser *parser, int kind, const char *what) {
  char text[96];
  if (parser->token.kind == kind) return hscal__parser_next(parser);
  strcpy(text, what);
  strcat(text, " is missing");
  return hscal__parser_fail(parser, text);
}

static int is_word_of_language(const char *name) {
  static const char *const words[] = {"algorithm", "nettype",  "coord",  "node",    "link",    "parent", "scheme",
                                      "bench",     "length",   "par",    "for",     "while",   "if",     "else",
                                      "break",     "continue", "return", "default", "void",    "int",    "double",
                                      "float",     "long",     "char",   "sizeof",  "require", "do",     "const",
                                      "struct",    "typedef",  "switch", "goto"};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++)
    if (strcmp(words[i], name) == 0) return 1;
  return 0;
}

int hscal__parser_new_name(hscal_parser *parser, char name[HSCAL_MODEL_NAME]) {
  const hscal_token *token = &parser->token;
  if (token->kind != HSCAL_TOKEN_NAME) return hscal__parser_fail(parser, "a name is missing");
  if (token->length >= HSCAL_MODEL_NAME) return hscal__parser_fail(parser, "names have at most 31 characters");
  memcpy(name, parser->tree->source.text + token->place, (size_t)token->length);
  name[token->length] = 0;
  if (is_word_of_language(name))
    return hscal__parser_fail_at(parser, token->place, "\"%s\" is a word of the language, no name", name);
  return hscal__parser_next(parser);
}

int hscal__parser_take_type(hscal_parser *parser, int *is_type, int *is_real) {
  static const struct {
    const char *name;
    int is_real;
  } types[] = {{"int", 0}, {"long", 0}, {"double", 1}, {"float", 1}};
  *is_type = 0;
  for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
    if (!hscal__parser_is(parser, types[i].name)) continue;
    *is_type = 1, *is_real = types[i].is_real;
    HSCAL_TRY(hscal__parser_next(parser));
    if (parser->token.kind == '*')
      return hscal__parser_fail(parser, "there are no pointers in a model; an array is written name[size]");
    return 0;
  }
  if (hscal__parser_is(parser, "struct") || hscal__parser_is(parser, "typedef"))
    return hscal__parser_fail(parser, "there are no structures in a model: use variables of their own");
  return 0;
}

int hscal__parser_node(hscal_parser *parser, hscal_syntax_kind kind, int place, hscal_syntax **node) {
  *node = hscal__syntax_new(parser->tree, kind, place);
  return *node ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "no memory for the model %s", parser->tree->source.name);
}

int hscal__parser_enter(hscal_parser *parser) {
  if (++parser->nesting <= HSCAL_MODEL_MOST_NESTING) return 0;
  return hscal__parser_fail(parser, "this is nested too deeply");
}

void hscal__parser_leave(hscal_parser *parser) { parser->nesting--; }

int hscal__parser_put(const hscal_parser *parser, hscal_syntax *node, int part, hscal_syntax *child) {
  node->part[part] = child;
  for (; child; child = child->next)
    if (child->depth >= node->depth) node->depth = child->depth + 1;
  if (node->depth <= 2 * HSCAL_MODEL_MOST_NESTING) return 0;
  return hscal__parser_fail_at(parser, node->place, "this expression is too long: use a variable for a part of it", "");
}

const hscal_model_name *hscal__parser_find(const hscal_parser *parser, const char *name) {
  for (int i = parser->names; i-- > 0;)
    if (strcmp(parser->name[i].name, name) == 0) return &parser->name[i];
  return NULL;
}

int hscal__parser_find_function(const hscal_parser *parser, const char *name) {
  for (int i = 0; i < parser->tree->functions; i++)
    if (strcmp(parser->tree->function[i].name, name) == 0) return i;
  return -1;
}

int hscal__parser_declare(hscal_parser *parser, const char *name, int place, int is_real, int rank, int *slot) {
  if (parser->names == HSCAL_MODEL_NAMES)
    return hscal__parser_fail_at(parser, place, "\"%s\" is one variable too many", name);
  if (hscal__builtin_find(name) >= 0)
    return hscal__parser_fail_at(parser, place, "\"%s\" is a function of the language, no name for a variable", name);
  hscal_model_name *known = &parser->name[parser->names++];
  *known = (hscal_model_name){.slot = parser->function->slots++, .is_real = is_real, .rank = rank};
  strcpy(known->name, name);
  *slot = known->slot;
  return 0;
}
