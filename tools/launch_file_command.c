#include "launch_file_command.h"
#include "given_arguments.h"
#include "launch_request.h"
#include "launch_words.h"
#include "output.h"
#include "report.h"

int cli_launch_file(int argc, char **argv) {
  cli_launch launch;
  int status = cli_read_launch(CLI_FOR_LAUNCH_FILE, argc, argv, &launch);
  const char *file = status == CLI_OK ? launch.arguments.output : NULL;
  if (status == CLI_OK && !file) status = cli_print_and_free(cli_launch_file_text(&launch));
  if (file) status = cli_write_launch_file(&launch, file);
  if (file && status == CLI_OK) status = cli_print_and_free(cli_launch_line(&launch, file));
  cli_free_launch(&launch);
  return status;
}
