/* A machine that was taken: what is written of it is read again, and then written alike. */
#ifndef HSCAL_TESTS_FUZZ_MACHINE_H
#define HSCAL_TESTS_FUZZ_MACHINE_H

#include "fuzz.h"
#include "machine/file.h"
#include "machine/machine.h"
#include "machine/write.h"

/* Frees it. */
static inline void fuzz_machine_round_trip(hscal_machine *machine) {
  enum { MOST_NODES = 1000 }; /* the others only take time */
  if (machine->nnodes <= MOST_NODES) {
    hscal_machine *again = NULL;
    char *text = hscal__machine_text(machine);
    FUZZ_CHECK(text);
    FUZZ_CHECK(hscal__machine_parse(text, "written", &again) == 0);
    char *second = hscal__machine_text(again);
    FUZZ_CHECK(second && strcmp(text, second) == 0);
    free(second);
    hscal_machine_free(again);
    free(text);
  }
  hscal_machine_free(machine);
}

#endif
