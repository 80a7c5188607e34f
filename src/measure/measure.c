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
#include "machine/samples.h"
#include "machine/write.h"
#include "measure/blas_threads.h"
#include "measure/cache.h"
#include "measure/calibrated.h"
#include "measure/kernel.h"
#include "measure/network.h"
#include "measure/packing.h"
#include "measure/quiet.h"
#include "measure/schedule.h"
#include "measure/thread_control.h"

#include <inttypes.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- fingerprints ----------------------------------------------------------------------------------------- */

/* What is known of this process's node before anything is measured. */
static void fill_record(const hscal_ranks *ranks, hscal_node_record *record) {
  char hardware[HSCAL_FINGERPRINT_TEXT], software[HSCAL_FINGERPRINT_TEXT];
  memset(record, 0, sizeof *record);
  strcpy(record->host, ranks->host);
  hscal__fingerprint_hardware(&ranks->topology, hardware);
  hscal__fingerprint_software(software);
  snprintf(record->fingerprint, sizeof record->fingerprint, "%.*s; %.*s", HSCAL_FINGERPRINT_TEXT - 2, hardware,
           HSCAL_FINGERPRINT_TEXT - 2, software);
  hscal__fingerprint_read(&ranks->topology, &record->parts);
  record->processors = ranks->topology.cores;
  record->processes = ranks->local_size < ranks->topology.cores ? ranks->local_size : ranks->topology.cores;
  record->memory_bytes = ranks->topology.memory_bytes;
}

/* Brings the records of all nodes to process 0: *records[nnodes] there (malloc'ed), null elsewhere. */
static int gather_records(const hscal_ranks *ranks, const hscal_node_record *own, hscal_node_record **records) {
  int status = 0;
  *records = NULL;
  if (ranks->rank == 0) *records = calloc((size_t)ranks->nnodes, sizeof **records);
  if (ranks->rank == 0 && !*records) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for nodes");
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  return hscal__ranks_collect(ranks, own, (int)sizeof *own, *records);
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

static int add_provenance(hscal_machine *machine, const hscal_ranks *ranks, const hscal_measured_speeds *measured) {
  char when[HSCAL_UTC_TEXT_SIZE], how[300], key[HSCAL_KEY_TEXT];
  snprintf(how, sizeof how,
           "hscal %s, %s%d process%s on %d node%s: kernels and copies on all cores of a node at once, messages by "
           "ping-pong; "
           "the best quarter's limit of all samples",
           hscal_version(), hscal__rank_is_probing(ranks) ? "a probe by " : "", ranks->size,
           ranks->size > 1 ? "es" : "", ranks->nnodes, ranks->nnodes > 1 ? "s" : "");
  machine->name = hscal__copy_text(machine->node_name[0]);
  machine->measured_when = hscal__copy_text(hscal__utc_text(when));
  machine->measured_how = hscal__copy_text(how);
  HSCAL_TRY(hscal__kinds_key(measured->records, ranks->nnodes, ranks->nnodes > 1, key));
  machine->fingerprint = hscal__copy_text(key);
  machine->samples = measured->samples > 0 ? measured->samples : 1; /* the first look of a probe */
  machine->is_probe = hscal__rank_is_probing(ranks);
  if (*measured->disturbances && !(machine->doubts = hscal__copy_text(measured->disturbances)))
    return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the provenance");
  /* A speed that is not known better cannot predict better; a single sample says nothing of its own error. */
  double known_to = machine->is_probe
                        ? fmax(HSCAL_LEAST_ERROR_OF_PROBE, fmin(measured->uncertainty, HSCAL_MOST_ERROR_OF_PROBE))
                        : fmax(HSCAL_LEAST_ERROR, measured->uncertainty);
  machine->model_error = hscal__quantity_rounded(HSCAL_Q_RELATIVE, known_to);
  machine->spread = hscal__quantity_rounded(HSCAL_Q_RELATIVE, measured->spread);
  if (machine->name && machine->measured_when && machine->measured_how && machine->fingerprint) return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the provenance");
}

/* What repeats scattered by while it was measured: the median node, and the worse of the two layers. A node that nothing is known of counts for
 * none. A probe has no repeats to speak of. */
static int set_noise(hscal_machine *machine, const hscal_ranks *ranks, const hscal_measured_speeds *measured,
                     const hscal_network_record *network) {
  double *noises = calloc((size_t)ranks->nnodes, sizeof *noises), messages = 0;
  int count = 0;
  if (!noises)
    return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the noise of %d nodes", ranks->nnodes);
  for (int i = 0; i < ranks->nnodes; i++)
    if (measured->records[i].noise > 0) noises[count++] = measured->records[i].noise;
  for (int i = 0; i < HSCAL_LAYERS; i++)
    if (network->layer[i].count > 0) messages = fmax(messages, network->layer[i].noise);
  machine->noise_parts.of[HSCAL_NOISE_OF_KERNELS] = hscal__median(noises, count);
  machine->noise_parts.of[HSCAL_NOISE_OF_MESSAGES] = messages;
  hscal__machine_set_noise(machine);
  free(noises);
  return 0;
}

/* On process 0: everything that was measured becomes a machine that passes the check. */
static int assemble(const hscal_ranks *ranks, const hscal_measured_speeds *measured,
                    const hscal_network_record *network, hscal_machine **machine) {
  HSCAL_TRY(hscal__machine_from_records(&measured->shapes, measured->records, ranks->nnodes, network, machine));
  HSCAL_TRY(add_provenance(*machine, ranks, measured));
  HSCAL_TRY(set_noise(*machine, ranks, measured, network));
  int status = hscal__machine_check(*machine);
  return status ? hscal__fail(status, "measured machine: %s", hscal__last_error()) : hscal__machine_plausible(*machine);
}

/* The machine of process 0 (null: none) goes to all, as text. */
static int share_machine(const hscal_ranks *ranks, hscal_machine **machine) {
  int status = 0, bytes = 0;
  char *text = NULL;
  if (ranks->rank == 0 && *machine) {
    text = hscal__machine_text(*machine);
    if (!text) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the machine's text");
    if (text) bytes = (int)strlen(text) + 1;
  }
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  HSCAL_TRY(hscal__ranks_share(ranks, 0, &bytes, sizeof bytes));
  if (bytes == 0) return 0;
  if (ranks->rank != 0) text = malloc((size_t)bytes);
  if (!text) status = hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the machine's text");
  status = hscal__ranks_agree(ranks, status);
  if (!status) status = hscal__ranks_share(ranks, 0, text, bytes);
  if (!status && ranks->rank != 0) status = hscal__machine_parse(text, "measured machine", machine);
  free(text);
  return hscal__ranks_agree(ranks, status);
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

/* Messages; once more if other work disturbed them, unless this is a probe. If it disturbed them again, the measurement says so; a probe
 * then assumes them. */
static int measure_quietly(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                           hscal_measured_speeds *measured, hscal_network_record *network, hscal_link *links) {
  const int is_probe = hscal__rank_is_probing(ranks), tries = is_probe ? 1 : 2;
  int disturbed = 1;
  char why[HSCAL_WHY_TEXT];
  for (int i = 0; i < tries && disturbed; i++) {
    hscal_work_reading before;
    hscal__work_read(&before);
    HSCAL_TRY(hscal__ranks_agree(ranks, hscal__measure_network(ranks, options, seconds, network, links)));
    HSCAL_TRY(hscal__ranks_disturbed(ranks, &before, 1, why, &disturbed));
    if (!disturbed && is_implausible(network)) {
      snprintf(why, sizeof why, "they take longer than between idle processors");
      disturbed = 1;
    }
  }
  if (!disturbed) return 0;
  hscal__measured_add_disturbance(measured, is_probe ? "messages, which are assumed" : "messages", why);
  for (int i = 0; i < HSCAL_LAYERS && is_probe; i++) network->layer[i].count = 0;
  if (is_probe) network->node_bytes_per_s = 0, memset(links, 0, (size_t)ranks->nnodes * sizeof *links);
  return 0;
}

/* The same, and what they say of each node's record on process 0. */
static int measure_messages(const hscal_ranks *ranks, const hscal_measure_options *options, double seconds,
                            hscal_network_record *network, hscal_measured_speeds *measured) {
  hscal_link *links = calloc((size_t)ranks->nnodes, sizeof *links);
  int status = links ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for links");
  status = hscal__ranks_agree(ranks, status);
  if (!status) status = measure_quietly(ranks, options, seconds, measured, network, links);
  for (int i = 0; i < ranks->nnodes && !status && ranks->rank == 0; i++) {
    measured->records[i].link_bytes_per_s = links[i].bytes_per_s;
    measured->records[i].link_both_bytes_per_s = links[i].both_bytes_per_s;
    measured->records[i].link_latency_s = links[i].latency_s;
    measured->records[i].group = links[i].group;
  }
  free(links);
  return hscal__ranks_agree(ranks, status);
}

/* What of the records is measured after they were gathered: rates of copies and of packing, the noise, what quotas leave of processors. */
static const size_t late_values[] = {offsetof(hscal_node_record, copy_bytes_per_s),
                                     offsetof(hscal_node_record, row_copy_bytes_per_s),
                                     offsetof(hscal_node_record, single_row_bytes_per_s),
                                     offsetof(hscal_node_record, pack_bytes_per_s),
                                     offsetof(hscal_node_record, noise),
                                     offsetof(hscal_node_record, processor_share)};

static int gather_late_values(const hscal_ranks *ranks, hscal_node_record *own, hscal_measured_speeds *measured) {
  enum { VALUES = (int)(sizeof late_values / sizeof *late_values) };
  double values[VALUES], *all = calloc(VALUES * (size_t)ranks->nnodes, sizeof *all);
  int status = all ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for copies");
  own->processor_share = ranks->processor_share;
  for (int v = 0; v < VALUES; v++) memcpy(&values[v], (char *)own + late_values[v], sizeof values[v]);
  status = hscal__ranks_agree(ranks, status);
  if (!status) status = hscal__ranks_collect(ranks, values, sizeof values, all);
  for (int i = 0; i < ranks->nnodes && !status && ranks->rank == 0; i++)
    for (int v = 0; v < VALUES; v++)
      memcpy((char *)&measured->records[i] + late_values[v], &all[VALUES * i + v], sizeof *all);
  free(all);
  return status;
}

/* For how long to measure, the same on all processes. Of a probe what comes before and after is in its time, too, and the kernels get a deadline. */
static int plan_time(hscal_ranks *ranks, const hscal_measure_options *options, double *seconds) {
  double usual = options->thorough ? HSCAL_THOROUGH_S : HSCAL_PROBE_S;
  *seconds = options->seconds > 0 ? fmin(options->seconds, HSCAL_LONGEST_S) : usual;
  if (options->thorough) return 0;
  *seconds = fmax(0.95 * *seconds - (hscal__now() - ranks->start), 0.1 * *seconds);
  HSCAL_TRY(hscal__ranks_share(ranks, 0, seconds, sizeof *seconds));
  ranks->deadline = hscal__now() + HSCAL_PART_OF_KERNELS * *seconds;
  return 0;
}

static int measure_all(hscal_ranks *ranks, const hscal_measure_options *options, const char *fingerprint,
                       hscal_measured_speeds *measured, hscal_node_record *own, hscal_machine **machine) {
  double seconds;
  HSCAL_TRY(hscal__measure_processor_share(ranks, options->thorough, &ranks->processor_share));
  HSCAL_TRY(plan_time(ranks, options, &seconds));
  hscal_network_record *network = calloc(1, sizeof *network);
  measured_part first = {options, 0, HSCAL_PART_OF_KERNELS},
                then = {options, HSCAL_PART_OF_KERNELS, 1 - HSCAL_PART_OF_KERNELS};
  hscal_measure_options kernels = *options, messages = {.progress = tell_part, .user = &then};
  kernels.progress = tell_part, kernels.user = &first;
  int status = network ? 0 : hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for messages");
  status = hscal__ranks_agree(ranks, status);
  if (!status)
    status = hscal__measure_stages(ranks, &kernels, HSCAL_PART_OF_KERNELS * seconds, fingerprint, measured, own);
  if (!status && !hscal__rank_is_probing(ranks))
    status = hscal__ranks_agree(ranks,
                                hscal__measure_packing(ranks, HSCAL_PART_OF_PACKING * seconds, &own->pack_bytes_per_s));
  if (!status) status = gather_late_values(ranks, own, measured);
  ranks->deadline += (1 - HSCAL_PART_OF_KERNELS) * seconds;
  if (!status) status = measure_messages(ranks, &messages, (1 - HSCAL_PART_OF_KERNELS) * seconds, network, measured);
  if (!status && ranks->rank == 0) status = assemble(ranks, measured, network, machine);
  free(network);
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  if (ranks->rank == 0) tell_part(&then, 1, "done");
  return share_machine(ranks, machine);
}

/* What the file of an earlier measurement that was cut short still tells. */
static void take_up(const hscal_ranks *ranks, const hscal_measure_options *options, const char *fingerprint,
                    hscal_measured_speeds *measured) {
  if (ranks->rank != 0 || !options->partial) return;
  if (hscal__checkpoint_load(options->partial, fingerprint, measured) && options->progress)
    options->progress(options->user, 0, "what an earlier measurement left open");
}

static int measure(hscal_ranks *ranks, const hscal_measure_options *options, hscal_machine **machine) {
  char fingerprint[2 * HSCAL_FINGERPRINT_TEXT] = "";
  hscal_node_record own;
  hscal_measured_speeds measured = {.nnodes = ranks->nnodes};
  fill_record(ranks, &own);
  int status = gather_records(ranks, &own, &measured.records);
  if (!status && ranks->rank == 0) {
    job_fingerprint(measured.records, ranks->nnodes, fingerprint);
    take_up(ranks, options, fingerprint, &measured);
  }
  if (!status) status = measure_all(ranks, options, fingerprint, &measured, &own, machine);
  free(measured.records);
  return status;
}

/* On process 0: what the cache holds for these nodes; the others wait for the answer. */
static int look_in_cache(const hscal_ranks *ranks, hscal_cache_kind least, hscal_machine **machine) {
  hscal_node_record own, *records = NULL;
  int status = 0;
  fill_record(ranks, &own);
  HSCAL_TRY(gather_records(ranks, &own, &records));
  if (ranks->rank == 0) status = hscal__cache_serve(least, records, ranks->nnodes, machine);
  free(records);
  HSCAL_TRY(hscal__ranks_agree(ranks, status));
  return share_machine(ranks, machine);
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
static void announce(hscal_ranks *ranks) {
  if (ranks->rank == 0)
    hscal__notice("measuring this machine for at most %g s, once; \"hscal machine measure\" does it carefully",
                  HSCAL_PROBE_S);
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
  return hscal__machine_update_warnings(machine);
}

static int with_ranks(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine, int use_cache,
                      int *kept) {
  static const hscal_measure_options none = {0};
  hscal_ranks ranks;
  HSCAL_TRY(check_arguments(comm, machine));
  if (!options) options = &none;
  hscal_cache_kind least = options->thorough ? HSCAL_MEASURED_WITH_CARE : HSCAL_PROBED;
  int threads = hscal__blas_threads(); /* fingerprints and first curves are those of processes with one */
  hscal__threads_use(1, 0);
  int status = hscal__ranks_gather(comm, &ranks);
  if (!status && use_cache) status = look_in_cache(&ranks, least, machine);
  if (kept) *kept = *machine != NULL;
  if (!status && !*machine) {
    if (use_cache && !options->thorough) announce(&ranks);
    status = measure(&ranks, options, machine);
    if (!status && use_cache) status = hscal__ranks_agree(&ranks, ranks.rank == 0 ? keep(*machine) : 0);
  }
  hscal__threads_restore(threads);
  if (status) {
    hscal_machine_free(*machine);
    *machine = NULL;
  }
  hscal__ranks_free(&ranks);
  return status;
}

int hscal__measure(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine) {
  return with_ranks(comm, options, machine, 0, NULL);
}

int hscal__machine_cached(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine, int *kept) {
  return with_ranks(comm, options, machine, 1, kept);
}
