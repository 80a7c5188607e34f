#include "explain/shares.h"
#include "base/array.h"
#include "base/status.h"
#include "models/predict/activity_trace.h"
#include "models/predict/workspace_state.h"

#include <math.h>
#include <stdlib.h>

const char *const hscal__share_name[HSCAL_SHARES] = {"compute", "latency", "bandwidth", "wait", "idle"};

/* What a process is doing, and what the clock has told of it. */
typedef struct watched {
  hscal_activity what;
  double begin_s;
  int has_begun;
  int32_t arrived; /* the last message that it sent or received and that has arrived, and when */
  double arrived_s;
  double waited_s, waited_until_s; /* a wait that has just ended: for whom is told with the message that sets out */
} watched;

typedef struct watcher {
  hscal_shares *shares;
  const hscal_workspace *workspace;
  watched *process; /* [nprocs] */
  double *set_out_s;
  size_t set_out_capacity;
} watcher;

/* Seconds of the time since begin_s in which the message's data did not move yet. */
static double latency_of(const watcher *watcher, int32_t number, double begin_s, double now_s) {
  const hscal_message *message = &watcher->workspace->stream.message[number];
  hscal_route route = hscal__costs_route(&watcher->workspace->costs, message->from, message->to, message->bytes);
  double set_out_s = watcher->set_out_s[number], moves_s = fmin(set_out_s + route.latency_s, now_s);
  return fmax(moves_s - fmax(begin_s, set_out_s), 0);
}

/* The other process of a message. */
static int partner(const watcher *watcher, int32_t number, int process) {
  const hscal_message *message = &watcher->workspace->stream.message[number];
  return message->from == process ? message->to : message->from;
}

/* It sent or received until now: a message, or the overhead of one. */
static void add_transfer(watcher *watcher, int p, double now_s) {
  const watched *process = &watcher->process[p];
  double all_s = now_s - process->begin_s, latency_s = all_s;
  if (process->arrived >= 0 && process->arrived_s == now_s)
    latency_s = latency_of(watcher, process->arrived, process->begin_s, now_s);
  watcher->shares->of_process[p][HSCAL_SHARE_LATENCY] += latency_s;
  watcher->shares->of_process[p][HSCAL_SHARE_BANDWIDTH] += all_s - latency_s;
}

/* It waited until now. If that is when something arrived, it waited for what was on its way. */
static void add_wait(watcher *watcher, int p, double now_s) {
  watched *process = &watcher->process[p];
  if (process->arrived >= 0 && process->arrived_s == now_s) {
    add_transfer(watcher, p, now_s);
    return;
  }
  watcher->shares->of_process[p][HSCAL_SHARE_WAIT] += now_s - process->begin_s;
  process->waited_s = now_s - process->begin_s;
  process->waited_until_s = now_s;
}

/* Processes at a jump have stopped before; what lies between stands for steps that are not seen. */
static double seen_until(const watcher *watcher, int p, double now_s) {
  const hscal_clock_process *process = &watcher->workspace->clock.process[p];
  int jumped = process->end_s > watcher->process[p].begin_s && process->phase != CLOCK_FINISHED;
  return jumped ? fmin(process->end_s, now_s) : now_s;
}

static void end_span(watcher *watcher, int p, double now_s) {
  watched *process = &watcher->process[p];
  double until_s = seen_until(watcher, p, now_s), *shares = watcher->shares->of_process[p];
  if (!process->has_begun)
    shares[HSCAL_SHARE_IDLE] += until_s;
  else if (process->what == HSCAL_COMPUTES)
    shares[HSCAL_SHARE_COMPUTE] += until_s - process->begin_s;
  else if (process->what == HSCAL_WAITS)
    add_wait(watcher, p, until_s);
  else if (process->what != HSCAL_ENDED)
    add_transfer(watcher, p, until_s);
}

static int does(void *self, double now_s, int p, hscal_activity what) {
  watcher *watcher = self;
  watched *process = &watcher->process[p];
  end_span(watcher, p, now_s);
  process->has_begun = 1;
  process->what = what;
  process->begin_s = now_s;
  return 0;
}

/* Of a process that waited until now for this message. */
static void blame(watcher *watcher, int p, int32_t number, double now_s) {
  watched *process = &watcher->process[p];
  if (process->waited_until_s == now_s) watcher->shares->waited_for_s[partner(watcher, number, p)] += process->waited_s;
  process->waited_s = 0;
}

static int moves(void *self, double now_s, int32_t number, int has_arrived) {
  watcher *watcher = self;
  const hscal_message *message = &watcher->workspace->stream.message[number];
  if (!has_arrived) {
    HSCAL_TRY(HSCAL_ARRAY_RESERVE(watcher->set_out_s, watcher->set_out_capacity,
                                  (size_t)watcher->workspace->stream.messages));
    watcher->set_out_s[number] = now_s;
    blame(watcher, message->from, number, now_s);
    blame(watcher, message->to, number, now_s);
    return 0;
  }
  watched *ends[] = {&watcher->process[message->from], &watcher->process[message->to]};
  for (int i = 0; i < 2; i++) ends[i]->arrived = number, ends[i]->arrived_s = now_s;
  return 0;
}

/* What is left of the time of each process is idle; then all is taken for the predicted seconds. */
static void scale(hscal_shares *shares, double end_s, double predicted_s) {
  for (int p = 0; p < shares->nprocs; p++) {
    double *own = shares->of_process[p], sum_s = 0;
    for (int s = 0; s < HSCAL_SHARES; s++) sum_s += own[s];
    if (!shares->is_sampled && sum_s < end_s) own[HSCAL_SHARE_IDLE] += end_s - sum_s, sum_s = end_s;
    double times = sum_s > 0 ? predicted_s / sum_s : 0;
    shares->waited_for_s[p] *= times;
    for (int s = 0; s < HSCAL_SHARES; s++) shares->seconds[s] += own[s] *= times;
    if (sum_s <= 0) own[HSCAL_SHARE_IDLE] = predicted_s, shares->seconds[HSCAL_SHARE_IDLE] += predicted_s;
    if (own[HSCAL_SHARE_COMPUTE] > shares->of_process[shares->busiest][HSCAL_SHARE_COMPUTE]) shares->busiest = p;
  }
}

static int watch(const hscal_explained *explained, hscal_workspace *workspace, int64_t most, watcher *watcher,
                 double *end_s) {
  hscal_shares *shares = watcher->shares;
  const hscal_clock_observer observer = {does, moves, watcher};
  HSCAL_TRY(hscal__costs_set(&workspace->costs, explained->placement, shares->nprocs, explained->call->routine));
  HSCAL_TRY(hscal__record_steps(workspace, explained->call, explained->layout, most, &shares->is_sampled));
  if (shares->is_sampled)
    return hscal__timeof_observed(workspace, explained->call, explained->layout, &observer, end_s);
  workspace->clock.observer = &observer;
  return hscal__event_clock_run(&workspace->clock, &workspace->stream, end_s);
}

int hscal__shares_find(const hscal_explained *explained, double predicted_s, int64_t most, hscal_shares *shares) {
  size_t nprocs = (size_t)hscal__layout_processes(explained->layout);
  hscal_workspace *workspace = hscal__workspace_new();
  *shares = (hscal_shares){.nprocs = (int)nprocs,
                           .of_process = calloc(nprocs, sizeof *shares->of_process),
                           .waited_for_s = calloc(nprocs, sizeof *shares->waited_for_s)};
  watcher watcher = {.shares = shares, .workspace = workspace, .process = calloc(nprocs, sizeof *watcher.process)};
  int status = 0;
  double end_s = 0;
  if (!workspace || !shares->of_process || !shares->waited_for_s || !watcher.process)
    status = hscal__fail(HSCAL_ERROR_MEMORY, "no memory for what %zu processes do", nprocs);
  for (size_t p = 0; !status && p < nprocs; p++)
    watcher.process[p].arrived = -1, watcher.process[p].waited_until_s = -1;
  if (!status) status = watch(explained, workspace, most, &watcher, &end_s);
  if (!status) scale(shares, end_s, predicted_s);
  free(watcher.process);
  free(watcher.set_out_s);
  hscal__workspace_free(workspace);
  return status;
}

void hscal__shares_free(hscal_shares *shares) {
  free(shares->of_process);
  free(shares->waited_for_s);
  *shares = (hscal_shares){0};
}
