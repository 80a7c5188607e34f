#include "estimate/sequence_estimate.h"
#include "estimate/estimate.h"
#include "estimate/skeleton.h"
#include "estimate/split_table.h"

double hscal__others_estimate_s(const hscal_machine *machine, const hscal_call *call, int nprow, int npcol, int panel,
                                const hscal_profile *profile, double around_s, int *parts) {
  double seconds = 0;
  int made = 0;
  for (int i = 1; i < hscal__parts(call); i++) {
    const hscal_call part = hscal__part(call, i);
    hscal_cost_skeleton skeleton;
    hscal_skeleton_parts of_part;
    hscal__cost_skeleton(&part, nprow, npcol, &skeleton);
    hscal__split_skeleton(&skeleton, &of_part);
    double part_s = hscal__estimate_parts(machine, &of_part, panel, profile).total_s + around_s;
    seconds += hscal__part_count(call, i) * part_s;
    made += of_part.count;
  }
  if (parts) *parts = made;
  return seconds;
}
