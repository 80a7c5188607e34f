# cmake -DCOMMAND=... -DVERSION=... -DPAGE=... -P man_page.cmake: the manual page, which is what the command says when it is asked.
function(help_of result)
  execute_process(COMMAND ${COMMAND} ${ARGN} --help OUTPUT_VARIABLE text COMMAND_ERROR_IS_FATAL ANY)
  string(REPLACE "\\" "\\e" text "${text}")
  string(REPLACE "-" "\\-" text "${text}")
  string(REPLACE "'" "\\(aq" text "${text}")
  string(REGEX REPLACE "(^|\n)\\." "\\1\\\\&." text "${text}") # which begins a request
  set(${result} ".nf\n${text}.fi\n" PARENT_SCOPE)
endfunction()

help_of(overview)
set(page ".TH HSCAL 1 \"\" \"hscal ${VERSION}\"
.SH NAME
hscal \\- plans process grids, block sizes and placements for ScaLAPACK calls on unequal machines
.SH DESCRIPTION
${overview}")
foreach(word plan explain run launch-file record advise timeof info routines machine verify)
  help_of(text ${word})
  string(APPEND page ".SH \"hscal ${word}\"\n${text}")
endforeach()
file(WRITE ${PAGE} "${page}")
