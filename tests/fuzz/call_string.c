/* Calls in a line of text (--recorded): "pdpocon 'U' n A:n,n anorm=1.0 ...". */
#include "fuzz.h"
#include "recorded/signature.h"

/* Every name of one letter is known: a=1, b=2, ... */
static int look_up(void *self, const char *name, int *value) {
  (void)self;
  if (name[0] < 'a' || name[0] > 'z' || name[1]) return 0;
  *value = name[0] - 'a' + 1;
  return 1;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_signature *signature = NULL;
  char *text = fuzz_text(data, size);
  int is_taken = fuzz_is_taken(hscal__signature_read(text, look_up, NULL, &signature));
  FUZZ_CHECK(is_taken == (signature != NULL));
  hscal__signature_free(signature);
  if (fuzz_is_taken(hscal__signature_read(text, NULL, NULL, &signature))) hscal__signature_free(signature);
  free(text);
  return 0;
}
