#include "model_language/parse_statement.h"
#include "base/status.h"
#include "model_language/parse_expression.h"

static int parse_statement(hscal_parser *parser, hscal_syntax **statement);

int hscal__parse_block(hscal_parser *parser, hscal_syntax **block) {
  hscal_syntax *list = NULL, **tail = &list;
  int is_end, names = parser->names;
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_BLOCK, parser->token.place, block));
  HSCAL_TRY(hscal__parser_expect(parser, '{', "{"));
  HSCAL_TRY(hscal__parser_enter(parser));
  for (;;) {
    HSCAL_TRY(hscal__parser_take(parser, '}', &is_end));
    if (is_end) break;
    if (parser->token.kind == HSCAL_TOKEN_END) return hscal__parser_expect(parser, '}', "}");
    HSCAL_TRY(parse_statement(parser, tail));
    tail = &(*tail)->next;
  }
  hscal__parser_leave(parser);
  parser->names = names;
  return hscal__parser_put(parser, *block, 0, list);
}

/* name, name[size], or either with a first value. */
static int parse_declared(hscal_parser *parser, int is_real, hscal_syntax **declaration) {
  char name[HSCAL_MODEL_NAME];
  hscal_syntax *sizes = NULL, **tail = &sizes, *value = NULL;
  int place = parser->token.place, rank = 0, has_value;
  HSCAL_TRY(hscal__parser_new_name(parser, name));
  for (; parser->token.kind == '['; rank++, tail = &(*tail)->next) {
    HSCAL_TRY(hscal__parser_next(parser));
    if (rank == HSCAL_MODEL_DIMS) return hscal__parser_fail(parser, "an array has at most 4 dimensions");
    HSCAL_TRY(hscal__parse_expression(parser, tail));
    HSCAL_TRY(hscal__parser_expect(parser, ']', "]"));
  }
  HSCAL_TRY(hscal__parser_take(parser, '=', &has_value));
  if (has_value && rank) return hscal__parser_fail(parser, "an array begins with zeros: set its elements one by one");
  if (has_value) HSCAL_TRY(hscal__parse_expression(parser, &value));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_DECLARATION, place, declaration));
  (*declaration)->is_real = is_real, (*declaration)->integer = rank;
  HSCAL_TRY(hscal__parser_put(parser, *declaration, 0, sizes));
  HSCAL_TRY(hscal__parser_put(parser, *declaration, 1, value));
  return hscal__parser_declare(parser, name, place, is_real, rank, &(*declaration)->slot);
}

/* int i, j = 0, d[p]; the type has been read. Several are a block without names of its own. */
static int parse_declarations(hscal_parser *parser, int is_real, hscal_syntax **statement) {
  hscal_syntax *list = NULL, **tail = &list;
  int place = parser->token.place, is_comma = 1;
  while (is_comma) {
    HSCAL_TRY(parse_declared(parser, is_real, tail));
    tail = &(*tail)->next;
    HSCAL_TRY(hscal__parser_take(parser, ',', &is_comma));
  }
  HSCAL_TRY(hscal__parser_expect(parser, ';', ";"));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_BLOCK, place, statement));
  return hscal__parser_put(parser, *statement, 0, list);
}

/* e, e, ... up to the sign that ends them: the parts of a loop's head. */
static int parse_sequence(hscal_parser *parser, int end, const char *end_name, hscal_syntax **sequence) {
  hscal_syntax *list;
  int count, place = parser->token.place;
  HSCAL_TRY(hscal__parse_list(parser, end, end_name, &list, &count));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_BLOCK, place, sequence));
  for (hscal_syntax **at = &list; *at; at = &(*at)->next) { /* each becomes a statement */
    hscal_syntax *expression = *at, *statement;
    HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_EXPRESSION, expression->place, &statement));
    statement->next = expression->next;
    expression->next = NULL;
    HSCAL_TRY(hscal__parser_put(parser, statement, 0, expression));
    *at = statement;
  }
  return hscal__parser_put(parser, *sequence, 0, list);
}

/* for (...) and par (...), the word has been read. What is declared in the head is known in the body. */
static int parse_loop(hscal_parser *parser, hscal_syntax *loop) {
  hscal_syntax *part[HSCAL_SYNTAX_PARTS] = {0};
  int names = parser->names, is_type, is_real, is_end;
  HSCAL_TRY(hscal__parser_expect(parser, '(', "("));
  HSCAL_TRY(hscal__parser_take_type(parser, &is_type, &is_real));
  HSCAL_TRY(is_type ? parse_declarations(parser, is_real, &part[0]) : parse_sequence(parser, ';', ";", &part[0]));
  HSCAL_TRY(hscal__parser_take(parser, ';', &is_end));
  if (!is_end) {
    HSCAL_TRY(hscal__parse_expression(parser, &part[1]));
    HSCAL_TRY(hscal__parser_expect(parser, ';', ";"));
  }
  HSCAL_TRY(parse_sequence(parser, ')', ")", &part[2]));
  HSCAL_TRY(parse_statement(parser, &part[3]));
  parser->names = names;
  for (int i = 0; i < HSCAL_SYNTAX_PARTS; i++) HSCAL_TRY(hscal__parser_put(parser, loop, i, part[i]));
  return 0;
}

static int parse_while(hscal_parser *parser, hscal_syntax *loop) {
  hscal_syntax *condition, *body;
  HSCAL_TRY(hscal__parser_expect(parser, '(', "("));
  HSCAL_TRY(hscal__parse_expression(parser, &condition));
  HSCAL_TRY(hscal__parser_expect(parser, ')', ")"));
  HSCAL_TRY(parse_statement(parser, &body));
  HSCAL_TRY(hscal__parser_put(parser, loop, 1, condition));
  return hscal__parser_put(parser, loop, 3, body);
}

static int parse_if(hscal_parser *parser, hscal_syntax *branch) {
  hscal_syntax *part[3] = {0};
  HSCAL_TRY(hscal__parser_expect(parser, '(', "("));
  HSCAL_TRY(hscal__parse_expression(parser, &part[0]));
  HSCAL_TRY(hscal__parser_expect(parser, ')', ")"));
  HSCAL_TRY(parse_statement(parser, &part[1]));
  if (hscal__parser_is(parser, "else")) {
    HSCAL_TRY(hscal__parser_next(parser));
    HSCAL_TRY(parse_statement(parser, &part[2]));
  }
  for (int i = 0; i < 3; i++) HSCAL_TRY(hscal__parser_put(parser, branch, i, part[i]));
  return 0;
}

static int parse_jump(hscal_parser *parser, hscal_syntax *jump) {
  hscal_syntax *value = NULL;
  if (jump->kind == HSCAL_SYNTAX_RETURN && parser->token.kind != ';') {
    HSCAL_TRY(hscal__parse_expression(parser, &value));
    HSCAL_TRY(hscal__parser_put(parser, jump, 0, value));
  }
  if (jump->kind == HSCAL_SYNTAX_RETURN && !value && !parser->is_scheme)
    return hscal__parser_fail(parser, "a function returns a value");
  return hscal__parser_expect(parser, ';', ";");
}

/* e %% [i]; e %% [i]->[j]; or an expression alone. */
static int parse_action(hscal_parser *parser, hscal_syntax **statement) {
  hscal_syntax *expression, *from, *to;
  int place = parser->token.place, is_action, is_transfer;
  HSCAL_TRY(hscal__parse_expression(parser, &expression));
  HSCAL_TRY(hscal__parser_node(parser, HSCAL_SYNTAX_EXPRESSION, place, statement));
  HSCAL_TRY(hscal__parser_put(parser, *statement, 0, expression));
  HSCAL_TRY(hscal__parser_take(parser, HSCAL_TOKEN_PERCENT, &is_action));
  if (!is_action) return hscal__parser_expect(parser, ';', ";");
  if (!parser->is_scheme)
    return hscal__parser_fail_at(parser, place, "processes compute and transfer in the scheme alone", "");
  HSCAL_TRY(hscal__parse_coordinates(parser, &from));
  HSCAL_TRY(hscal__parser_put(parser, *statement, 1, from));
  HSCAL_TRY(hscal__parser_take(parser, HSCAL_TOKEN_ARROW, &is_transfer));
  (*statement)->kind = is_transfer ? HSCAL_SYNTAX_TRANSFER : HSCAL_SYNTAX_COMPUTE;
  if (is_transfer) {
    HSCAL_TRY(hscal__parse_coordinates(parser, &to));
    HSCAL_TRY(hscal__parser_put(parser, *statement, 2, to));
  }
  return hscal__parser_expect(parser, ';', ";");
}

/* A statement that begins with a word of the language. */
static const struct {
  const char *word;
  hscal_syntax_kind kind;
  int (*parse)(hscal_parser *parser, hscal_syntax *statement);
} statements[] = {{"if", HSCAL_SYNTAX_IF, parse_if},          {"for", HSCAL_SYNTAX_LOOP, parse_loop},
                  {"par", HSCAL_SYNTAX_PAR, parse_loop},      {"while", HSCAL_SYNTAX_LOOP, parse_while},
                  {"break", HSCAL_SYNTAX_BREAK, parse_jump},  {"continue", HSCAL_SYNTAX_CONTINUE, parse_jump},
                  {"return", HSCAL_SYNTAX_RETURN, parse_jump}};

static int parse_one(hscal_parser *parser, hscal_syntax **statement) {
  int is_type, is_real, is_empty;
  if (parser->token.kind == '{') return hscal__parse_block(parser, statement);
  for (size_t i = 0; i < sizeof statements / sizeof *statements; i++) {
    if (!hscal__parser_is(parser, statements[i].word)) continue;
    if (statements[i].kind == HSCAL_SYNTAX_PAR && !parser->is_scheme)
      return hscal__parser_fail(parser, "par stands in the scheme alone");
    HSCAL_TRY(hscal__parser_node(parser, statements[i].kind, parser->token.place, statement));
    HSCAL_TRY(hscal__parser_next(parser));
    return statements[i].parse(parser, *statement);
  }
  HSCAL_TRY(hscal__parser_take_type(parser, &is_type, &is_real));
  if (is_type) return parse_declarations(parser, is_real, statement);
  int place = parser->token.place;
  HSCAL_TRY(hscal__parser_take(parser, ';', &is_empty));
  return is_empty ? hscal__parser_node(parser, HSCAL_SYNTAX_BLOCK, place, statement) : parse_action(parser, statement);
}

static int parse_statement(hscal_parser *parser, hscal_syntax **statement) {
  *statement = NULL;
  HSCAL_TRY(hscal__parser_enter(parser));
  HSCAL_TRY(parse_one(parser, statement));
  hscal__parser_leave(parser);
  return 0;
}
