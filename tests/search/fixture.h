/* What the tests of the search share: machines from strings, calls, plans, and the clock as the judge. */
#ifndef HSCAL_TESTS_SEARCH_FIXTURE_H
#define HSCAL_TESTS_SEARCH_FIXTURE_H

#include "cmocka_test.h"

#include "call/call.h"
#include "hscal.h"
#include "machine/machine.h"
#include "models/predict/predict.h"
#include "plan/plan_json.h"
#include "plan/plan_text.h"
#include "plan/planner.h"
#include "search/usual_layouts.h"

/* Fails the test with hscal_last_error if status is not 0. */
void assert_success(int status);

/* A machine from a string or file; `model_error` replaces its own. */
hscal_machine *machine_of(const char *text, double model_error);

/* C(m x n) += A(m x k) B(k x n), double, blocks open. */
hscal_call product(int m, int n, int k);

/* The plan; the test fails if there is none. */
hscal_plan *plan_of(const hscal_call *call, const hscal_machine *machine, const hscal_options *options);

/* Seconds of the plan by a clock, and by the one over every event. */
double timed_s(const hscal_plan *plan, const hscal_call *call, const hscal_machine *machine, hscal_effort effort);
double judged_s(const hscal_plan *plan, const hscal_call *call, const hscal_machine *machine);

/* Processes of the plan on a node. */
int processes_on(const hscal_plan *plan, int node);

#endif
