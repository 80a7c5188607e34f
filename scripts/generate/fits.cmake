# cmake -DWRITTEN=... -DTEXT=... -DTARGET=... -P fits.cmake: is TEXT what the table gives? Else says how to write it anew.
file(READ ${WRITTEN}.new written)
file(READ ${TEXT} text)
if(NOT written STREQUAL text)
  message(FATAL_ERROR "${TEXT} does not fit src/routines.def and src/call/arguments.h. Write it anew: cmake --build . --target ${TARGET}")
endif()
file(RENAME ${WRITTEN}.new ${WRITTEN})
