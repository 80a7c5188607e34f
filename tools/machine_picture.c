#include "machine_picture.h"
#include "gnuplot.h"

static char *script(const void *machine, const char *output, int is_png) {
  return cli_machine_script(machine, output, is_png);
}

int cli_draw_machine(const hscal_machine *machine, const char *file) { return cli_draw(script, machine, file, 0); }
