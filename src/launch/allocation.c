#include "launch/allocation.h"
#include "base/status.h"
#include "base/text.h"
#include "machine/topology.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

/* ---- the list ---------------------------------------------------------------------------------------------- */

int hscal__allocation_new(const char *source, hscal_allocation **allocation) {
  hscal_allocation *made = calloc(1, sizeof *made);
  if (made) made->source = hscal__copy_text(source);
  if (!made || !made->source) {
    free(made);
    return hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for its hosts", source);
  }
  *allocation = made;
  return 0;
}

void hscal__allocation_free(hscal_allocation *allocation) {
  if (!allocation) return;
  for (int i = 0; i < allocation->nhosts; i++) free(allocation->host[i].name);
  free(allocation->host);
  free(allocation->source);
  free(allocation);
}

static int grow(hscal_allocation *allocation) {
  if (allocation->nhosts < allocation->capacity) return 0;
  if (allocation->nhosts == HSCAL_MOST_HOSTS)
    return hscal__fail(HSCAL_ERROR_UNKNOWN, "%s: more than %d hosts", allocation->source, HSCAL_MOST_HOSTS);
  int capacity = allocation->capacity ? 2 * allocation->capacity : 16;
  hscal_host *host = realloc(allocation->host, (size_t)capacity * sizeof *host);
  if (!host) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for %d hosts", allocation->source, capacity);
  allocation->host = host;
  allocation->capacity = capacity;
  return 0;
}

int hscal__allocation_append(hscal_allocation *allocation, const char *name, int length, int line) {
  HSCAL_TRY(grow(allocation));
  char *copy = calloc((size_t)length + 1, 1);
  if (!copy) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for the name of a host", allocation->source);
  memcpy(copy, name, (size_t)length);
  allocation->host[allocation->nhosts++] = (hscal_host){.name = copy, .line = line};
  return 0;
}

int hscal__allocation_find(const hscal_allocation *allocation, const char *name, int length) {
  int found = allocation->nhosts - 1;
  while (found >= 0 &&
         (strncasecmp(allocation->host[found].name, name, (size_t)length) != 0 || allocation->host[found].name[length]))
    found--;
  return found;
}

const char *hscal__host_where(const hscal_allocation *allocation, int host, char *text, unsigned long size) {
  if (allocation->host[host].line)
    snprintf(text, size, "%s:%d", allocation->source, allocation->host[host].line);
  else
    snprintf(text, size, "%s", allocation->source);
  return text;
}

int hscal__is_host_name(const char *name, int length) {
  if (length <= 0 || length >= HSCAL_HOST_TEXT || !isalnum((unsigned char)name[0])) return 0;
  for (int i = 0; i < length; i++)
    if (!isalnum((unsigned char)name[i]) && !strchr("-_.", name[i])) return 0;
  return 1;
}

int hscal__take_count(const char **text, int most) {
  int count = 0, digits = 0;
  for (; isdigit((unsigned char)**text); (*text)++, digits++)
    if (count <= most) count = count * 10 + (**text - '0');
  return digits > 0 && count <= most ? count : 0;
}

/* ---- where it comes from ------------------------------------------------------------------------------------ */
