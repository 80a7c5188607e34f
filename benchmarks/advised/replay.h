/* A call, replayed by the real library in simulation. */
#ifndef HSCAL_ADVISED_REPLAY_H
#define HSCAL_ADVISED_REPLAY_H

#include "models/predict/predict.h"
#include "problem.h"

enum { MOST_PARTS = 4 };

/* What is simulated of it. */
typedef struct replay_part {
  sim_problem problem;
  double predicted_s, simulated_s; /* NaN: not simulated */
} replay_part;

/* A call whose work depends on data would have to be computed in earnest. Of such a call those routines are simulated that it consists of and that
 * do not depend on data, all of the same order; what lies between them is the clock's. */
typedef struct replay {
  double predicted_s; /* of the whole call, by the clock */
  int is_whole;       /* its only part is the call itself */
  int nparts;
  replay_part part[MOST_PARTS];
} replay;

/* Parts of a call on a layout; whole: the call itself, also if data have to be computed. Free it in any case. HSCAL_ERROR_MEMORY, or as
 * hscal__timeof_in. */
int replay_make(hscal_workspace *workspace, const hscal_call *call, const hscal_layout *layout,
                const hscal_placement *placement, int whole, replay *made);
void replay_free(replay *made);

/* Seconds of the call: the clock's, with those of the parts that were simulated in place of what the clock says of them. */
double replay_seconds(const replay *made);
/* How much of these was simulated. */
double replay_simulated_s(const replay *made);

#endif
