#include "machine/measure.h"
#include "base/digest.h"
#include "base/status.h"
#include "machine/build.h"
#include "machine/cache.h"
#include "machine/measure_crew.h"
#include "machine/measure_kernel.h"
#include "machine/measure_message.h"
#include "machine/quantity.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const double most_seconds = 20, kernel_share = 0.6, message_share = 0.25;

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
  for (int node = 0; node < crew->nnodes && !status; node++) {
    enum { TAG = 78 };
    const int leader = crew->leader[node], bytes = (int)sizeof *own;
    if (leader == 0 && crew->rank == 0)
      (*records)[node] = *own;
    else if (crew->rank == 0)
      status = hscal__mpi_failed(
          MPI_Recv(&(*records)[node], bytes, MPI_BYTE, leader, TAG, crew->all, MPI_STATUS_IGNORE), "MPI_Recv");
    else if (crew->rank == leader)
      status = hscal__mpi_failed(MPI_Send(own, bytes, MPI_BYTE, 0, TAG, crew->all), "MPI_Send");
  }
  return hscal__crew_agree(crew, status);
}

/* Changes when more is measured, so that what was kept before is not found. */
static const char *const measured_what = "kernels of all levels";

/* One text for all nodes: a digest of everything, and the first node in words. */
static void job_fingerprint(const hscal_node_record *records, int nnodes, char text[2 * HSCAL_FINGERPRINT_TEXT]) {
  uint64_t digest = hscal__digest_text(HSCAL_DIGEST_START, measured_what);
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

static int add_provenance(hscal_machine *machine, const char *fingerprint, const hscal_crew *crew,
                          const hscal_kernel_result *kernels) {
  char when[40] = "", how[300];
  time_t now = time(NULL);
  struct tm utc;
  if (gmtime_r(&now, &utc)) strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", &utc);
  snprintf(
      how, sizeof how,
      "hscal %s, %d processes on %d node%s: kernels and copies on all cores of a node at once, messages by ping-pong; "
      "the best quarter's limit of all samples",
      hscal_version(), crew->size, crew->nnodes, crew->nnodes > 1 ? "s" : "");
  machine->name = hscal__copy_text(machine->node_name[0]);
  machine->measured_when = hscal__copy_text(when);
  machine->measured_how = hscal__copy_text(how);
  machine->fingerprint = hscal__copy_text(fingerprint);
  machine->samples = kernels->samples;
  /* A speed that half of the rounds tell otherwise cannot predict better than that; 0.15 is what the model errs by
   * at best on real computers: docs/measured.md. */
  machine->model_error = hscal__quantity_rounded(HSCAL_Q_RELATIVE, fmax(0.15, kernels->doubt));
  machine->spread = hscal__quantity_rounded(HSCAL_Q_RELATIVE, kernels->spread);
  if (machine->name && machine->measured_when && machine->measured_how && machine->fingerprint) return 0;
  return hscal__fail(HSCAL_ERROR_MEMORY, "measuring: out of memory for the provenance");
}

/* On process 0: everything that was measured becomes a machine that passes the check. */
static int assemble(const hscal_crew *crew, const hscal_shapes *shapes, hscal_node_record *records,
                    const hscal_kernel_result *kernels, const hscal_message_record *layers, hscal_machine **machine) {
  char fingerprint[2 * HSCAL_FINGERPRINT_TEXT];
  job_fingerprint(records, crew->nnodes, fingerprint);
  HSCAL_TRY(hscal__machine_from_records(shapes, records, crew->nnodes, layers, machine));
  HSCAL_TRY(add_provenance(*machine, fingerprint, crew, kernels));
  int status = hscal__machine_check(*machine);
  return status ? hscal__fail(status, "measured machine: %s", hscal_last_error()) : 0;
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
typedef struct part {
  const hscal_measure_options *whole;
  double from, share;
} part;

static void tell_part(void *user, double done, const char *what) {
  const part *told = user;
  if (told->whole->progress) told->whole->progress(told->whole->user, told->from + told->share * done, what);
}

static int measure(const hscal_crew *crew, const hscal_measure_options *options, hscal_machine **machine) {
  const double wanted = options->seconds, seconds = wanted > 0 ? fmin(wanted, most_seconds) : most_seconds;
  hscal_shapes shapes = {0};
  hscal_kernel_result kernels = {0};
  hscal_message_record layers[HSCAL_LAYERS] = {0};
  hscal_node_record own, *records = NULL;
  part first = {options, 0, 0.75}, then = {options, 0.75, 0.25};
  hscal_measure_options kernel_options = {0, tell_part, &first}, message_options = {0, tell_part, &then};
  int status = hscal__measure_kernels(crew, &kernel_options, kernel_share * seconds, &shapes, &kernels);
  HSCAL_TRY(hscal__crew_agree(crew, status));
  status = hscal__measure_messages(crew, &message_options, message_share * seconds, layers);
  HSCAL_TRY(hscal__crew_agree(crew, status));
  fill_record(crew, &own);
  memcpy(own.flops_per_s, kernels.flops_per_s, sizeof own.flops_per_s);
  own.copy_bytes_per_s = kernels.copy_bytes_per_s;
  HSCAL_TRY(gather_records(crew, &own, &records));
  status = crew->rank == 0 ? assemble(crew, &shapes, records, &kernels, layers, machine) : 0;
  free(records);
  HSCAL_TRY(hscal__crew_agree(crew, status));
  if (crew->rank == 0) tell_part(&then, 1, "done");
  return share_machine(crew, machine);
}

/* On process 0: what the cache holds for these nodes; the others wait for the answer. */
static int look_in_cache(const hscal_crew *crew, hscal_machine **machine) {
  hscal_node_record own, *records = NULL;
  char fingerprint[2 * HSCAL_FINGERPRINT_TEXT];
  int status = 0;
  fill_record(crew, &own);
  HSCAL_TRY(gather_records(crew, &own, &records));
  if (crew->rank == 0) {
    job_fingerprint(records, crew->nnodes, fingerprint);
    status = hscal__cache_find(fingerprint, machine);
  }
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

static int with_crew(MPI_Comm comm, const hscal_measure_options *options, hscal_machine **machine, int use_cache,
                     int *kept) {
  static const hscal_measure_options none = {0};
  hscal_crew crew;
  HSCAL_TRY(check_arguments(comm, machine));
  if (!options) options = &none;
  int status = hscal__crew_gather(comm, &crew);
  if (!status && use_cache) status = look_in_cache(&crew, machine);
  if (kept) *kept = *machine != NULL;
  if (!status && !*machine) {
    status = measure(&crew, options, machine);
    if (!status && use_cache && crew.rank == 0) free(hscal__cache_keep(*machine));
  }
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
