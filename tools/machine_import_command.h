/* hscal machine import. */
#ifndef HSCAL_TOOLS_MACHINE_IMPORT_COMMAND_H
#define HSCAL_TOOLS_MACHINE_IMPORT_COMMAND_H

/* argv starts behind "import". Returns the exit status. */
int cli_machine_import(int argc, char **argv);

#endif
