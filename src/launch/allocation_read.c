#include "launch/allocation_read.h"
#include "base/file.h"
#include "base/status.h"
#include "launch/allocation.h"
#include "launch/hostfile.h"
#include "launch/nodelist.h"
#include "machine/topology.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

/* The file's text, malloc'ed. A hostfile is small: what is larger is something else. */
static int read_text(FILE *file, const char *name, char **text) {
  enum { LARGEST = 1 << 26 };
  size_t length = 0, capacity = 1 << 12;
  char *read = malloc(capacity);
  while (read && !feof(file) && !ferror(file)) {
    length += fread(read + length, 1, capacity - 1 - length, file);
    if (length < capacity - 1) continue;
    char *more = capacity < LARGEST ? realloc(read, capacity *= 2) : NULL;
    if (!more) free(read);
    read = more;
  }
  if (!read)
    return capacity < LARGEST ? hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for its text", name)
                              : hscal__fail(HSCAL_ERROR_FILE, "%s: too large for a list of hosts", name);
  read[length] = 0;
  int failed = ferror(file), reason = errno;
  if (!failed && strlen(read) == length) {
    *text = read;
    return 0;
  }
  free(read);
  return failed ? hscal__fail(HSCAL_ERROR_FILE, "%s: cannot read: %s", name, strerror(reason))
                : hscal__fail(HSCAL_ERROR_FILE, "%s: not a text", name);
}

static int read_hostfile(const char *name, hscal_allocation **allocation) {
  FILE *file = hscal__file_open(name);
  if (!file) return hscal__fail(HSCAL_ERROR_FILE, "%s: cannot read: %s", name, strerror(errno));
  char *text = NULL;
  int status = read_text(file, name, &text);
  fclose(file);
  if (!status) status = hscal__hostfile_parse(text, name, allocation);
  free(text);
  return status;
}

static int this_computer(hscal_allocation **allocation) {
  char name[HSCAL_HOST_TEXT];
  hscal__host_name(name);
  HSCAL_TRY(hscal__allocation_new("this computer", allocation));
  (*allocation)->is_here = 1;
  return hscal__allocation_append(*allocation, name, (int)strlen(name), 0);
}

/* The first of the variables that is set; null if none is. */
static const char *variable(const char *const names[2], const char **name) {
  for (int i = 0; i < 2; i++) {
    const char *value = getenv(*name = names[i]);
    if (value && *value) return value;
  }
  return NULL;
}

int hscal__allocation_read(const char *hostfile, hscal_allocation **allocation) {
  const char *nodefile = getenv("PBS_NODEFILE"), *nodelist = getenv("SLURM_JOB_NODELIST"), *counts_name;
  int status;
  *allocation = NULL;
  if (hostfile)
    status = read_hostfile(hostfile, allocation);
  else if (nodelist) {
    const char *counts =
        variable((const char *const[2]){"SLURM_TASKS_PER_NODE", "SLURM_JOB_CPUS_PER_NODE"}, &counts_name);
    status = hscal__slurm_parse(nodelist, counts, counts_name, allocation);
  } else if (nodefile && *nodefile)
    status = read_hostfile(nodefile, allocation);
  else
    status = this_computer(allocation);
  if (!status) return 0;
  hscal__allocation_free(*allocation);
  *allocation = NULL;
  return status;
}
