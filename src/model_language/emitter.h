/* What a program's function emits, checked and handed on: behind hscal_emit_compute and its like. */
#ifndef HSCAL_MODEL_LANGUAGE_EMITTER_H
#define HSCAL_MODEL_LANGUAGE_EMITTER_H

#include "hscal.h"
#include "model_language/arrangement.h"

struct hscal_model_emitter {
  hscal_action_sink actions; /* who takes it */
  int processes;
  int open;      /* parallel steps that have begun and not ended */
  int status;    /* the first failure, after which nothing is taken */
  int64_t steps; /* taken so far */
};

/* The function has returned: its failure, the emitter's, or that of a step which has not ended. */
int hscal__emitter_end(const hscal_model_emitter *emitter);

#endif
