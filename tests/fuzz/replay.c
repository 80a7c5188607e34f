/* In place of libFuzzer: `fuzz_TARGET FOLDER` hands each file of the folder to the target. */
#include "fuzz.h"

#include <dirent.h>

static void replay(const char *folder, const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE *in = fopen(path, "rb");
  FUZZ_CHECK(in && fseek(in, 0, SEEK_END) == 0);
  long size = ftell(in);
  FUZZ_CHECK(size >= 0);
  rewind(in);
  uint8_t *data = malloc(size ? (size_t)size : 1);
  FUZZ_CHECK(data && fread(data, 1, (size_t)size, in) == (size_t)size);
  fclose(in);
  fprintf(stderr, "%s\n", path);
  LLVMFuzzerTestOneInput(data, (size_t)size);
  free(data);
}

int main(int argc, char **argv) {
  struct dirent **entry;
  int files = 0, count = argc == 2 ? scandir(argv[1], &entry, NULL, alphasort) : -1;
  if (count < 0) return fprintf(stderr, "usage: %s FOLDER, which can be read\n", argv[0]), 2;
  for (int i = 0; i < count; i++) {
    if (entry[i]->d_name[0] != '.') replay(argv[1], entry[i]->d_name), files++;
    free(entry[i]);
  }
  free(entry);
  printf("%d inputs\n", files);
  return files > 0 ? 0 : 1;
}
