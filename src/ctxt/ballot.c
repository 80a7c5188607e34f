#include "ctxt/ballot.h"
#include "base/failure.h"

#include <stdio.h>
#include <string.h>

void hscal__ballot_sentence(const hscal_group *group, char text[HSCAL_BALLOT_TEXT]) {
  char sentence[HSCAL_BALLOT_TEXT + 32];
  snprintf(sentence, sizeof sentence, "process %d %s", group->rank, text);
  memcpy(text, sentence, HSCAL_BALLOT_TEXT);
  text[HSCAL_BALLOT_TEXT - 1] = 0;
}

hscal_function_name hscal__ballot_function(void) {
  hscal_function_name name = {""};
  snprintf(name.text, sizeof name.text, "%s", hscal__function());
  return name;
}

void hscal__ballot_compare_names(const void *mine, const void *of_first, char *text, int size) {
  const hscal_function_name *name = mine, *its = of_first;
  if (strcmp(name->text, its->text) != 0)
    snprintf(text, (size_t)size, "called %s, process 0 called %s", name->text, its->text);
}

void hscal__ballot_fill(const hscal_group *group, hscal_operation operation, int status, uint64_t digest, int least,
                        uint64_t mine[HSCAL_BALLOT_WORDS]) {
  const uint64_t rank = (uint64_t)group->rank;
  mine[HSCAL_BALLOT_FAILED] = status ? rank : HSCAL_BALLOT_NOBODY;
  mine[HSCAL_BALLOT_TELLS] = operation == HSCAL_OPERATION_CLOSE ? HSCAL_BALLOT_NOBODY : rank;
  mine[HSCAL_BALLOT_OPERATION] = operation;
  mine[HSCAL_BALLOT_STATUS] = (uint64_t)status;
  mine[HSCAL_BALLOT_DIGEST] = digest;
  for (int word = HSCAL_BALLOT_OPERATION; word < HSCAL_BALLOT_LEAST; word += 2) mine[word + 1] = ~mine[word];
  mine[HSCAL_BALLOT_LEAST] = (uint64_t)least;
}

int hscal__ballot_is_same(const uint64_t least[HSCAL_BALLOT_WORDS], int word) {
  return least[word] == ~least[word + 1];
}

int hscal__ballot_same_operation(const uint64_t least[HSCAL_BALLOT_WORDS]) {
  return hscal__ballot_is_same(least, HSCAL_BALLOT_OPERATION);
}
