/* Files of hscal-machine/1 as they were when the schema got a successor: they load to the same machine for ever. The digests, of all that a
 * machine holds, were written down then. */
#include "cmocka_test.h"
#include "machine/call_log.h"
#include "machine/machine.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const struct {
  const char *file;
  uint64_t digest;
} golden[] = {
    {"cori-haswell.json", 0x0433be98b900ad95}, {"equal_nodes.json", 0xe03a30882b3629da},
    {"hcl16.json", 0xea6d5da7c622595f},        {"little_memory.json", 0xc30b6bebc4e37c48},
    {"measured.json", 0xdcc23a9e34d6bc3f},     {"two_generations.json", 0x3729b8ef437923ba},
    {"two_switches.json", 0x047f28a031fced62},
};

static void files_of_the_first_schema_are_read_for_ever(void **state) {
  (void)state;
  for (size_t i = 0; i < sizeof golden / sizeof *golden; i++) {
    char name[300];
    hscal_machine *machine = NULL;
    uint64_t digest = 0;
    snprintf(name, sizeof name, HSCAL_FILES "/v1/%s", golden[i].file);
    if (hscal_machine_load(name, &machine)) fail_msg("%s", hscal_last_error());
    assert_string_equal(hscal_machine_warnings(machine), "");
    assert_int_equal(hscal__machine_digest(machine, &digest), 0);
    if (digest != golden[i].digest)
      fail_msg("%s: 0x%016" PRIx64 " in place of 0x%016" PRIx64, golden[i].file, digest, golden[i].digest);
    hscal_machine_free(machine);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(files_of_the_first_schema_are_read_for_ever)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
