# MPI. A row per library that hscal can be built with (docs/howto/add_an_mpi.md):
#   MACRO              of its mpi.h
#   PACKAGES           of Debian and Ubuntu
#   LIBRARY SOVERSION  what ScaLAPACK asks for: the stub that stands in for it has the same name (verify)
#   MPIRUN             what the command starts unless told otherwise (HSCAL_MPIRUN); none: the mpiexec that was found
#   MPIEXEC_FLAGS      how tests start more processes than cores, in containers and as root
#   YIELD              environment in which processes that wait let others run
#   COLLECTIVES        the table of collectives (src/machine/collectives) that is meant where a machine names none; before it,
#                      CONDITION:TABLE of releases that have another one, in terms of mpi.h
set(hscal_mpis "")
function(hscal_mpi name)
  set(hscal_mpis ${hscal_mpis} ${name} PARENT_SCOPE)
  if(HSCAL_MPI STREQUAL name)
    cmake_parse_arguments(row "" "MACRO;LIBRARY;SOVERSION;MPIRUN;YIELD" "PACKAGES;MPIEXEC_FLAGS;COLLECTIVES" ${ARGN})
    foreach(column MACRO LIBRARY SOVERSION MPIRUN YIELD PACKAGES MPIEXEC_FLAGS COLLECTIVES)
      set(hscal_mpi_${column} ${row_${column}} PARENT_SCOPE)
    endforeach()
  endif()
endfunction()

hscal_mpi(openmpi MACRO OPEN_MPI PACKAGES libopenmpi-dev openmpi-bin LIBRARY mpi SOVERSION 40 MPIRUN mpirun
          MPIEXEC_FLAGS --oversubscribe --allow-run-as-root --bind-to none YIELD OMPI_MCA_mpi_yield_when_idle=1
          COLLECTIVES "OMPI_MAJOR_VERSION == 5:openmpi-5.0" "OMPI_MAJOR_VERSION * 100 + OMPI_MINOR_VERSION < 401:openmpi-4.0"
                      openmpi-4.1)
# MPICH neither counts slots nor binds unless told, and has no setting to yield. mpirun may be another MPI's.
hscal_mpi(mpich MACRO MPICH_VERSION PACKAGES libmpich-dev mpich LIBRARY mpich SOVERSION 12
          YIELD "LD_PRELOAD=$<TARGET_FILE:test_yield>" COLLECTIVES mpich-4)

if(NOT HSCAL_MPI IN_LIST hscal_mpis)
  list(JOIN hscal_mpis " or " hscal_mpis)
  message(FATAL_ERROR "HSCAL_MPI is ${HSCAL_MPI}, it must be ${hscal_mpis}")
endif()
list(JOIN hscal_mpi_PACKAGES " " hscal_mpi_packages)

# Where several are installed, as on Debian, their programs bear their names.
find_program(MPI_C_COMPILER NAMES mpicc.${HSCAL_MPI} mpicc)
find_program(MPIEXEC_EXECUTABLE NAMES mpiexec.${HSCAL_MPI} mpiexec mpirun)
find_package(MPI COMPONENTS C)
hscal_need(MPI_C_FOUND "${hscal_mpi_packages}" "an MPI library with its headers and mpicc")

# Handles and constants differ: ScaLAPACK must be made for the MPI whose mpi.h is compiled with.
include(CheckCSourceCompiles)
set(CMAKE_REQUIRED_LIBRARIES MPI::MPI_C)
check_c_source_compiles("#include <mpi.h>
#ifndef ${hscal_mpi_MACRO}
#error another MPI
#endif
int main(void) { return 0; }" HSCAL_MPI_IS_${HSCAL_MPI})

# The first table whose condition holds.
foreach(entry IN LISTS hscal_mpi_COLLECTIVES)
  string(REGEX MATCH "^((.*):)?([^:]*)$" entry "${entry}")
  set(condition "${CMAKE_MATCH_2}")
  set(hscal_collectives ${CMAKE_MATCH_3})
  if(NOT condition)
    break()
  endif()
  string(MAKE_C_IDENTIFIER "HSCAL_MPI_HAS_${hscal_collectives}" holds)
  check_c_source_compiles("#include <mpi.h>
#if !(${condition})
#error another release
#endif
int main(void) { return 0; }" ${holds})
  if(${holds})
    break()
  endif()
endforeach()
unset(CMAKE_REQUIRED_LIBRARIES)
hscal_need(HSCAL_MPI_IS_${HSCAL_MPI} "${hscal_mpi_packages}" "HSCAL_MPI=${HSCAL_MPI}, but ${MPI_C_COMPILER} is of another MPI; it needs its own")

set(HSCAL_MPIEXEC_FLAGS ${hscal_mpi_MPIEXEC_FLAGS} CACHE STRING "how tests call mpiexec")
set(HSCAL_YIELD "${hscal_mpi_YIELD}")
set(HSCAL_MPIRUN_NAME ${hscal_mpi_MPIRUN})
if(NOT HSCAL_MPIRUN_NAME)
  get_filename_component(HSCAL_MPIRUN_NAME ${MPIEXEC_EXECUTABLE} NAME)
endif()
