#include "measure/measure.h"
#include "base/digest.h"
#include "base/notice.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/check.h"
#include "machine/file.h"
#include "machine/fingerprint.h"
#include "machine/outliers.h"
#include "machine/plausible.h"
#include "machine/quantity.h"
#include "machine/write.h"
#include "measure/blas_threads.h"
#include "measure/cache.h"
#include "measure/network.h"
#include "measure/quiet.h"
#include "measure/schedule.h"
#include "measure/thread_control.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double probe_seconds = 2, thorough_seconds = 60, most_seconds = 300, kernel_share = 0.75;

/* ---- fingerprints ----------------------------------------------------------------------------------------- */

/* What is known of this process's node before anything is measured. */
static void fill_record(const hscal_crew *crew, hscal_node_record *record) {
  char hardware[HSCAL_FINGERPRINT_TEXT], software[HSCAL_FINGERPRINT_TEXT];
  memset(record, 0, sizeof *record);
  strcpy(record->host, crew->host);
  hscal__fingerprint_hardware(&crew->topology, hardware);
  hscal__fingerprint_software(software);
  snprintf(record->fingerprint, sizeof record->fingerprint, "%.*s; %.*s", HSCAL_FINGERPRINT_TEXT - 2, hardware,
           HSCAL_FINGERPRINT_TEXT - 2, software);
  hscal__fingerprint_read(&crew->topology, &record->parts);
  record->processors = crew->topology.cores;
  record->processes = crew->local_size < crew->topology.cores ? crew->local_size : crew->topology.cores;
  record->memory_bytes = crew->topology.memory_bytes;
}

/* Brings the records of all nodes to process 0: *records[nnodes] there (malloc'ed), null elsewhere. */
static int gather_records(const hscal_crew *crew, const hscal_node_record *own, hscal_node_record **records) {
  int status = 0;
  *records = NULL;
  if (crew->rank == 0) *records = calloc((size_t)crew->nnodes, sizeof **records);
  if (crew->rank == 0 && !*records) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for nodes");
  HSCAL_TRY(hscal__crew_agree(crew, status));
  return hscal__crew_collect(crew, own, (int)sizeof *own, *records);
}

/* One text for all nodes, by which a measurement that was cut short is taken up: a digest of everything, and the first node in words. */
static void job_fingerprint(const hscal_node_record *records, int nnodes, char text[2 * HSCAL_FINGERPRINT_TEXT]) {
  uint64_t digest = HSCAL_DIGEST_START;
  for (int i = 0; i < nnodes; i++) {
    char processes[24];
    snprintf(processes, sizeof processes, "%d", records[i].processes);
    digest = hscal__digest_text(digest, records[i].host);
    digest = hscal__digest_text(digest, records[i].fingerprint);
    digest = hscal__digest_text(digest, processes);
  }
  snprintf(text, 2 * HSCAL_FINGERPRINT_TEXT, "%016" PRIx64 ": %d node%s, %s with %d processes: %.1200s", digest, nnodes,
           nnodes > 1 ? "s" : "", records[0].host, records[0].processes, records[0].fingerprint);
}

/* ---- the machine ------------------------------------------------------------------------------------------ */

static int add_provenance(hscal_machine *machine, const hscal_crew *crew, const hscal_knowledge *knowledge) {
  char when[40] = "", how[300], key[HSCAL_KEY_TEXT];
  time_t now = time(NULL);
  struct tm utc;
  if (gmtime_r(&now, &utc)) strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &utc);
  snprintf(how, sizeof how,
           "hscal %s, %s%d process%s on %d node%s: kernels and copies on all cores of a node at once, messages by "
           "ping-pong; "
           "the best quarter's limit of all samples",
           hscal_version(), hscal__crew_is_hurried(crew) ? "a probe by " : "", crew->size, crew->size > 1 ? "es" : "",
           crew->nnodes, crew->nnodes > 1 ? "s" : "");
  machine->name = hscal__copy_text(machine->node_name[0]);
  machine->measured_when = hscal__copy_text(when);
  machine->measured_how = hscal__copy_text(how);
  HSCAL_TRY(hscal__kinds_key(knowledge->records, crew->nnodes, crew->nnodes > 1, key));
  machine->fingerprint = hscal__copy_text(key);
  machine->samples = knowledge->samples > 0 ? knowledge->samples : 1; /* the first look of a probe */
  machine->is_probe = hscal__crew_is_hurried(crew);
  if (*knowledge->doubts && !(machine->doubts = hscal__copy_text(knowledge->doubts)))
    return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the provenance");
  /* A speed that is not known better cannot predict better than that; 0.15 is what the model errs by at best on real
   * computers: docs/results/measured.md. Twice that where much is borrowed and assumed, and a single sample says nothing of its own error. */
  double known_to = machine->is_probe ? fmax(0.3, fmin(knowledge->doubt, 0.5)) : fmax(0.15, knowledge->doubt);
  machine->model_error = hscal__quantity_rounded(HSCAL_Q_RELATIVE, known_to);
  machine->spread = hscal__quantity_rounded(HSCAL_Q_RELATIVE, knowledge->spread);
  if (machine->name && machine->measured_when && machine->measured_how && machine->fingerprint) return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the provenance");
}

/* On process 0: everything that was measured becomes a machine that passes the check. */
static int assemble(const hscal_crew *crew, const hscal_knowledge *knowledge, const hscal_network_record *network,
                    hscal_machine **machine) {
  HSCAL_TRY(hscal__machine_from_records(&knowledge->shapes, knowledge->records, crew->nnodes, network, machine));
  HSCAL_TRY(add_provenance(*machine, crew, knowledge));
  int status = hscal__machine_check(*machine);
  return status ? hscal__fail(status, "measured machine: %s", hscal__last_error()) : hscal__machine_plausible(*machine);
}

/* The machine of process 0 (null: none) goes to all, as text. */
static int share_machine(const hscal_crew *crew, hscal_machine **machine) {
  int status = 0, bytes = 0;
  char *text = NULL;
  if (crew->rank == 0 && *machine) {
    text = hscal__machine_text(*machine);
    if (!text) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the machine's text");
    if (text) bytes = (int)strlen(text) + 1;
  }
  HSCAL_TRY(hscal__crew_agree(crew, status));
  HSCAL_TRY(hscal__crew_share(crew, 0, &bytes, sizeof bytes));
  if (bytes == 0) return 0;
  if (crew->rank != 0) text = malloc((size_t)bytes);
  if (!text) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the machine's text");
  status = hscal__crew_agree(crew, status);
  if (!status) status = hscal__crew_share(crew, 0, text, bytes);
  if (!status && crew->rank != 0) status = hscal__machine_parse(text, "measured machine", machine);
  free(text);
  return hscal__crew_agree(crew, status);
}

/* ---- measuring -------------------------------------------------------------------------------------------- */

/* Tells how far the whole is when a part tells how far it is. */
typedef struct measured_part {
  const hscal_measure_options *whole;
  double from, share;
} measured_part;

static void tell_part(void *user, double done, const char *what) {
  const measured_part *told = user;
  if (told->whole->progress) told->whole->progress(told->whole->user, told->from + told->share * done, what);
}

/* Is a layer as slow as only waiting for processors makes it? */
static int is_implausible(const hscal_network_record *network) {
  for (int i = 0; i < HSCAL_LAYERS; i++)
    if (network->layer[i].count > 0 && network->layer[i].seconds[0] > hscal__plausible_latency_s(i)) return 1;
  return 0;
}

/* Messages; once more if other work disturbed them and there is no hurry. What was disturbed still is a doubt, and in a probe assumed. */
static int measure_quietly(const hscal_crew *crew, const hscal_measure_options *options, double seconds,
                           hscal_knowledge *knowledge, hscal_network_record *network, hscal_link *links) {
  const int hurried = hscal__crew_is_hurried(crew), tries = hurried ? 1 : 2;
  int disturbed = 1;
  char why[HSCAL_WHY_TEXT];
  for (int i = 0; i < tries && disturbed; i++) {
    hscal_work_reading before;
    hscal__work_read(&before);
    HSCAL_TRY(hscal__crew_agree(crew, hscal__measure_network(crew, options, seconds, network, links)));
    HSCAL_TRY(hscal__crew_disturbed(crew, &before, 1, why, &disturbed));
    if (!disturbed && is_implausible(network)) {
      snprintf(why, sizeof why, "they take longer than between idle processors");
      disturbed = 1;
    }
  }
  if (!disturbed) return 0;
  hscal__knowledge_doubt(knowledge, hurried ? "messages, which are assumed" : "messages", why);
  for (int i = 0; i < HSCAL_LAYERS && hurried; i++) network->layer[i].count = 0;
  if (hurried) network->node_bytes_per_s = 0, memset(links, 0, (size_t)crew->nnodes * sizeof *links);
  return 0;
}

/* The same, and what they say of each node's record on process 0. */
static int measure_messages(const hscal_crew *crew, const hscal_measure_options *options, double seconds,
                            hscal_network_record *network, hscal_knowledge *knowledge) {
  hscal_link *links = calloc((size_t)crew->nnodes, sizeof *links);
  int status = links ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for links");
  status = hscal__crew_agree(crew, status);
  if (!status) status = measure_quietly(crew, options, seconds, knowledge, network, links);
  for (int i = 0; i < crew->nnodes && !status && crew->rank == 0; i++) {
    knowledge->records[i].link_bytes_per_s = links[i].bytes_per_s;
    knowledge->records[i].link_latency_s = links[i].latency_s;
    knowledge->records[i].group = links[i].group;
  }
  free(links);
  return hscal__crew_agree(crew, status);
}

/* Copy rates are measured after the records were gathered. */
static int add_copies(const hscal_crew *crew, const hscal_node_record *own, hscal_knowledge *knowledge) {
  double rates[2] = {own->copy_bytes_per_s, own->row_copy_bytes_per_s};
  double *all = calloc(2 * (size_t)crew->nnodes, sizeof *all);
  int status = all ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for copies");
  status = hscal__crew_agree(crew, status);
  if (!status) status = hscal__crew_collect(crew, rates, sizeof rates, all);
  for (int i = 0; i < crew->nnodes && !status && crew->rank == 0; i++) {
    knowledge->records[i].copy_bytes_per_s = all[2 * i];
    knowledge->records[i].row_copy_bytes_per_s = all[2 * i + 1];
  }
  free(all);
  return status;
}

/* For how long to measure, the same on all processes. Of a probe what comes before and after is in its time, too, and the kernels get a deadline. */
static int plan_time(hscal_crew *crew, const hscal_measure_options *options, double *seconds) {
  double usual = options->thorough ? thorough_seconds : probe_seconds;
  *seconds = options->seconds > 0 ? fmin(options->seconds, most_seconds) : usual;
  if (options->thorough) return 0;
  *seconds = fmax(0.95 * *seconds - (hscal__now() - crew->start), 0.1 * *seconds);
  HSCAL_TRY(hscal__crew_share(crew, 0, seconds, sizeof *seconds));
  crew->deadline = hscal__now() + kernel_share * *seconds;
  return 0;
}

static int measure_all(hscal_crew *crew, const hscal_measure_options *options, const char *fingerprint,
                       hscal_knowledge *knowledge, hscal_node_record *own, hscal_machine **machine) {
  double seconds;
  HSCAL_TRY(plan_time(crew, options, &seconds));
  hscal_network_record *network = calloc(1, sizeof *network);
  measured_part first = {options, 0, kernel_share}, then = {options, kernel_share, 1 - kernel_share};
  hscal_measure_options kernels = *options, messages = {.progress = tell_part, .user = &then};
  kernels.progress = tell_part, kernels.user = &first;
  int status = network ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for messages");
  status = hscal__crew_agree(crew, status);
  if (!status) status = hscal__measure_stages(crew, &kernels, kernel_share * seconds, fingerprint, knowledge, own);
  if (!status) status = add_copies(crew, own, knowledge);
  crew->deadline += (1 - kernel_share) * seconds;
  if (!status) status = measure_messages(crew, &messages, (1 - kernel_share) * seconds, network, knowledge);
  if (!status && crew->rank == 0) status = assemble(crew, knowledge, network, machine);
  free(network);
  HSCAL_TRY(hscal__crew_agree(crew, status));
  if (crew->rank == 0) tell_part(&then, 1, "done");
  return share_machine(crew, machine);
}

/* What the file of an earlier measurement that was cut short still tells. */
static void take_up(const hscal_crew *crew, const hscal_measure_options *options, const char *fingerprint,
                    hscal_knowledge *knowledge) {
  if (crew->rank != 0 || !options->partial) return;
  if (hscal__partial_load(options->partial, fingerprint, knowledge) && options->progress)
    options->progress(options->user, 0, "what an earlier measurement left open");
}

static int measure(hscal_crew *crew, const hscal_measure_options *options, hscal_machine **machine) {
  char fingerprint[2 * HSCAL_FINGERPRINT_TEXT] = "";
  hscal_node_record own;
  hscal_knowledge knowledge = {.nnodes = crew->nnodes};
  fill_record(crew, &own);
  int status = gather_records(crew, &own, &knowledge.records);
  if (!status && crew->rank == 0) {
    job_fingerprint(knowledge.records, crew->nnodes, fingerprint);
    take_up(crew, options, fingerprint, &knowledge);
  }
  if (!status) status = measure_all(crew, options, fingerprint, &knowledge, &own, machine);
  free(knowledge.records);
  return status;
}

/* On process 0: what the cache holds for these nodes; the others wait for the answer. */
static int look_in_cache(const hscal_crew *crew, hscal_cache_kind least, hscal_machine **machine) {
  hscal_node_record own, *records = NULL;
  int status = 0;
  fill_record(crew, &own);
  HSCAL_TRY(gather_records(crew, &own, &records));
  if (crew->rank == 0) status = hscal__cache_serve(least, records, crew->nnodes, machine);
  free(records);
  HSCAL_TRY(hscal__crew_agree(crew, status));
  return share_machine(crew, machine);
}

/* ---- entries ---------------------------------------------------------------------------------------------- */

static int check_arguments(MPI_Comm comm, hscal_machine **machine) {
  int started = 0;
  hscal__clear_error();
  MPI_Initialized(&started);
  if (!started) return hscal__fail(HSCAL_ERROR_STATE, "measuring: MPI is not running");
  if (comm == MPI_COMM_NULL) return hscal__fail(-1, "measuring: the communicator is MPI_COMM_NULL");
  if (!machine) return hscal__fail(-3, "measuring: machine is a null pointer");
  *machine = NULL;
  return 0;
}

/* A program that waits says why. */
static void announce(hscal_crew *crew) {
  if (crew->rank == 0)
    hscal__notice("measuring this machine for at most %g s, once; \"hscal machine measure\" does it carefully",
                  probe_seconds);
}

/* On process 0: what was just measured is kept if it can be trusted, and gets its warnings. */
static int keep(hscal_machine *machine) {
  const char *why = machine->doubts ? machine->doubts : hscal_machine_warnings(machine);
  if (hscal__machine_is_trusted(machine))
    free(hscal__cache_keep(machine));
  else
    hscal__notice(
        "this measurement is not kept, the next run measures again (%.*s); on a quiet machine \"hscal machine "
        "measure\" does it once for all",
        (int)strcspn(why, "\n"), why);
  return hscal__machine_doubt(machine);
}

static int with_crew(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine, int use_cache,
                     int *kept) {
  static const hscal_measure_options none = {0};
  hscal_crew crew;
  HSCAL_TRY(check_arguments(comm, machine));
  if (!options) options = &none;
  hscal_cache_kind least = options->thorough ? HSCAL_MEASURED_WITH_CARE : HSCAL_PROBED;
  int threads = hscal__blas_threads(); /* fingerprints and first curves are those of processes with one */
  hscal__threads_use(1, 0);
  int status = hscal__crew_gather(comm, &crew);
  if (!status && use_cache) status = look_in_cache(&crew, least, machine);
  if (kept) *kept = *machine != NULL;
  if (!status && !*machine) {
    if (use_cache && !options->thorough) announce(&crew);
    status = measure(&crew, options, machine);
    if (!status && use_cache) status = hscal__crew_agree(&crew, crew.rank == 0 ? keep(*machine) : 0);
  }
  hscal__threads_restore(threads);
  if (status) {
    hscal_machine_free(*machine);
    *machine = NULL;
  }
  hscal__crew_free(&crew);
  return status;
}

int hscal__measure(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine) {
  return with_crew(comm, options, machine, 0, NULL);
}

int hscal__machine_cached(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine, int *kept) {
  return with_crew(comm, options, machine, 1, kept);
}
