/* What recorded processes wrote, a spool behind the other: those that are read are merged, and told as a workload. */
#include "fuzz.h"
#include "tools/record_join.h"
#include "tools/record_text.h"
#include "tools/report.h"

enum { MOST_SPOOLS = 8 };

static char *next_of(char *text) {
  char *found = strstr(text, "\nhscal spool ");
  return found ? found + 1 : NULL;
}

/* Reads one of `length` characters. Is it of a process that said who it is? */
static int is_read(char *text, size_t length, cli_spool *spool) {
  FILE *in = fmemopen(text, length, "r");
  FUZZ_CHECK(in);
  int status = cli_read_spool_stream(in, "a.spool", spool);
  fclose(in);
  FUZZ_CHECK(status == CLI_OK || status == CLI_FAILURE);
  if (status == CLI_OK && spool->rank >= 0) return 1;
  cli_free_spool(spool);
  return 0;
}

static void use(cli_spool *spool, size_t count) {
  cli_merged merged;
  char incomplete[CLI_INCOMPLETE_SIZE];
  long calls, kinds;
  int status = cli_merge(spool, count, &merged);
  if (status == CLI_OK) status = cli_join_calls(&merged);
  FUZZ_CHECK(status == CLI_OK || status == CLI_FAILURE);
  if (status == CLI_OK) {
    char *text = cli_recorded_text(&merged, NULL, &calls, &kinds);
    FUZZ_CHECK(text && strstr(text, "hscal workload 1\n") == text && kinds <= calls);
    cli_incomplete_text(&merged, incomplete);
    free(text);
  }
  cli_free_merged(&merged);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  cli_spool spool[MOST_SPOOLS];
  size_t count = 0;
  char *text = fuzz_text(data, size);
  for (char *at = text, *next; at && *at && count < MOST_SPOOLS; at = next) {
    next = next_of(at);
    count += (size_t)is_read(at, next ? (size_t)(next - at) : strlen(at), &spool[count]);
  }
  use(spool, count);
  for (size_t i = 0; i < count; i++) cli_free_spool(&spool[i]);
  free(text);
  return 0;
}
