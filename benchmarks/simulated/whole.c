#include "whole.h"
#include "base/file.h"
#include "base/status.h"

#include <stdlib.h>

int sim_write_whole(const char *file, void print(const void *what, FILE *out), const void *what) {
  char *text = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&text, &length);
  if (!out) return hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for its text", file);
  print(what, out);
  int failed = ferror(out);
  failed |= fclose(out);
  int status =
      failed ? hscal__fail(HSCAL_ERROR_MEMORY, "%s: no memory for its text", file) : hscal__file_replace(file, text);
  free(text);
  return status;
}

int sim_write_page(const char *prefix, const char *extension, void print(const void *what, FILE *out),
                   const void *what) {
  char path[512];
  if (snprintf(path, sizeof path, "%s.%s", prefix, extension) >= (int)sizeof path)
    return hscal__fail(HSCAL_ERROR_FILE, "%s: name too long", prefix);
  return sim_write_whole(path, print, what);
}
