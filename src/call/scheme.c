#include "call/scheme.h"

/* clang-format off */
#define FAMILY(family, is_chained, depends_on, in_serial, of_work, operations, as, ...) \
  {.name = #family,                                                                     \
   .chained = is_chained,                                                               \
   .data = HSCAL_DEPENDS_ON_##depends_on,                                               \
   .serial = HSCAL_SERIAL_##in_serial,                                                  \
   .work = HSCAL_WORK_##of_work,                                                        \
   .bound = HSCAL_BOUND_##as},
/* clang-format on */

const hscal_family_row hscal__families[HSCAL_FAMILY_COUNT] = {
#include "schemes.def"
};

/* clang-format off */
#define PART(scheme) HSCAL_SCHEME_##scheme,
#define X(scheme, its_level, its_family, its_parts, its_panels, of_rounding, its_noise) \
  {.name = #scheme,                                                                     \
   .level = its_level,                                                                  \
   .family = HSCAL_FAMILY_##its_family,                                                 \
   .part = {its_parts HSCAL_SCHEME_COUNT},                                              \
   .panels = its_panels,                                                                \
   .rounding = HSCAL_ROUNDING_##of_rounding,                                            \
   .noise = its_noise},
/* clang-format on */

const hscal_scheme_row hscal__schemes[HSCAL_SCHEME_COUNT] = {
#include "schemes.def"
};
