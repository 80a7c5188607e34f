#include "model_language/source.h"
#include "base/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Of a long line as much as fits a terminal. */
enum { SHOWN = 100 };

/* Blanks up to the caret. A tab stays one, so that the caret stands below its place however wide tabs are. */
static int indent(const char *line, int width, char *blanks) {
  for (int i = 0; i < width; i++) blanks[i] = line[i] == '\t' ? '\t' : ' ';
  blanks[width] = 0;
  return width;
}

int hscal__model_fail(int status, const hscal_model_source *source, int place, const char *format, ...) {
  char what[256], shown[SHOWN + 1], blanks[SHOWN + 1];
  int line = 1, begin = 0;
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(what, sizeof what, format, arguments);
  va_end(arguments);
  for (int i = 0; i < place; i++)
    if (source->text[i] == '\n') line++, begin = i + 1;
  int column = place - begin, first = begin + (column >= SHOWN ? column - SHOWN / 2 : 0);
  int length = (int)strcspn(source->text + first, "\r\n");
  snprintf(shown, sizeof shown, "%.*s", length < SHOWN ? length : SHOWN, source->text + first);
  for (char *at = shown; *at; at++)
    if ((unsigned char)*at < ' ' && *at != '\t') *at = '?';
  indent(shown, place - first, blanks);
  return hscal__fail(status, "%s:%d:%d: %s\n%s\n%s^", source->name, line, column + 1, what, shown, blanks);
}
