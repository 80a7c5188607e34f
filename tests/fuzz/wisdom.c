/* Wisdom: what is written of it is read again, and then written alike. */
#include "plan/wisdom.h"
#include "fuzz.h"
#include "plan/wisdom_file.h"

static void use(hscal_wisdom *wisdom) {
  hscal_wisdom *again = NULL;
  char *text = hscal__wisdom_text(wisdom);
  FUZZ_CHECK(text);
  for (int i = 0; i < wisdom->count; i++) FUZZ_CHECK(hscal__wisdom_find(wisdom, wisdom->entries[i].key));
  FUZZ_CHECK(hscal__wisdom_read(text, "written", &again) == 0);
  char *second = hscal__wisdom_text(again);
  FUZZ_CHECK(second && strcmp(text, second) == 0);
  free(second);
  hscal_wisdom_free(again);
  free(text);
  hscal_wisdom_free(wisdom);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  hscal_wisdom *wisdom = NULL;
  char *text = fuzz_text(data, size);
  if (fuzz_is_taken(hscal__wisdom_read(text, "wisdom.json", &wisdom))) use(wisdom);
  free(text);
  return 0;
}
