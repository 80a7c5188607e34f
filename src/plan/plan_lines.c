#include "plan/plan_lines.h"
#include "base/text.h"

enum { WIDTH = 78, INDENT = 14 };

static void put_labelled(FILE *out, const char *label, const char *text, int also_behind_commas) {
  if (!*text) return;
  fprintf(out, "  %-*s", INDENT - 2, label);
  hscal__put_wrapped(out, &(hscal_lines){INDENT, WIDTH, also_behind_commas}, text);
}

void hscal__put_line(FILE *out, const char *label, const char *text) { put_labelled(out, label, text, 0); }

void hscal__put_list(FILE *out, const char *label, const char *text) { put_labelled(out, label, text, 1); }

const char *hscal__bytes_text(double bytes, char text[HSCAL_BYTES_TEXT_SIZE]) {
  static const char *const units[] = {"bytes", "kB", "MB", "GB", "TB", "PB"};
  size_t unit = 0;
  for (; bytes >= 1000 && unit + 1 < sizeof units / sizeof *units; unit++) bytes /= 1000;
  snprintf(text, HSCAL_BYTES_TEXT_SIZE, "%.3g %s", bytes, units[unit]);
  return text;
}
