#include "machine/ratio_errors_reader.h"
#include "base/status.h"

int hscal__noise_parts_read(const hscal_json *provenance, hscal_noise_parts *parts) {
  const char *keys[HSCAL_NOISE_SOURCES];
  hscal_json at;
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++) keys[s] = hscal__noise_word((hscal_noise_source)s);
  HSCAL_TRY(hscal__json_member(provenance, "noise", HSCAL_OPTIONAL, &at));
  if (!at.value) return 0;
  HSCAL_TRY(hscal__json_object(&at, keys, HSCAL_NOISE_SOURCES));
  for (int s = 0; s < HSCAL_NOISE_SOURCES; s++)
    HSCAL_TRY(hscal__json_number(&at, keys[s], HSCAL_OPTIONAL, HSCAL_Q_RELATIVE, &parts->of[s]));
  return hscal__has_noise_parts(parts) ? 0 : hscal__json_fail(&at, "must not be empty");
}

int hscal__ratio_errors_read(const hscal_json *root, hscal_ratio_errors *errors) {
  const char *keys[HSCAL_PAIR_KINDS];
  hscal_json at;
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++) keys[k] = hscal__pair_word((hscal_pair_kind)k);
  HSCAL_TRY(hscal__json_number(root, "noise", HSCAL_OPTIONAL, HSCAL_Q_RELATIVE, &errors->noise));
  HSCAL_TRY(hscal__json_member(root, "ratio_errors", HSCAL_OPTIONAL, &at));
  if (!at.value) return 0;
  HSCAL_TRY(hscal__json_object(&at, keys, HSCAL_PAIR_KINDS));
  for (int k = 0; k < HSCAL_PAIR_KINDS; k++)
    HSCAL_TRY(hscal__json_number(&at, keys[k], HSCAL_OPTIONAL, HSCAL_Q_LOG, &errors->half_width[k]));
  return hscal__has_ratio_errors(errors) ? 0 : hscal__json_fail(&at, "must not be empty");
}
