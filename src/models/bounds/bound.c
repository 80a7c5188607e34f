#include "models/bounds/bound.h"
#include "base/status.h"
#include "models/bounds/scheme_bounds_table.h"

/* Of the last process, part by part. */
static int earliest_end(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, double *bound_s) {
  hscal_earliest_times earliest;
  HSCAL_TRY(hscal__earliest_times_init(&earliest, layout, costs));
  int status = hscal__write_bound(call, &earliest);
  if (!status) status = hscal__earliest_end_s(&earliest, bound_s);
  hscal__earliest_times_free(&earliest);
  return status;
}

int hscal__lower_bound(const hscal_call *call, const hscal_layout *layout, const hscal_costs *costs, double limit_s,
                       double *bound_s) {
  hscal_direct_bound *direct = hscal__direct_bound(call);
  *bound_s = 0;
  if (!hscal__call_multiplies(call)) return 0;
  return direct ? direct(call, layout, costs, limit_s, bound_s) : earliest_end(call, layout, costs, bound_s);
}
