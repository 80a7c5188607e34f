# MPI. Where several are installed, as on Debian, their programs bear their names.
if(NOT HSCAL_MPI MATCHES "^(openmpi|mpich)$")
  message(FATAL_ERROR "HSCAL_MPI is ${HSCAL_MPI}, it must be openmpi or mpich")
endif()

set(hscal_mpi_packages_openmpi libopenmpi-dev openmpi-bin)
set(hscal_mpi_packages_mpich libmpich-dev mpich)
list(JOIN hscal_mpi_packages_${HSCAL_MPI} " " hscal_mpi_packages)

find_program(MPI_C_COMPILER NAMES mpicc.${HSCAL_MPI} mpicc)
find_program(MPIEXEC_EXECUTABLE NAMES mpiexec.${HSCAL_MPI} mpiexec mpirun)
find_package(MPI COMPONENTS C)
hscal_need(MPI_C_FOUND "${hscal_mpi_packages}" "an MPI library with its headers and mpicc")

# Handles and constants differ: ScaLAPACK must be made for the MPI whose mpi.h is compiled with.
include(CheckCSourceCompiles)
set(CMAKE_REQUIRED_LIBRARIES MPI::MPI_C)
set(hscal_mpi_macro_openmpi OPEN_MPI)
set(hscal_mpi_macro_mpich MPICH_VERSION)
check_c_source_compiles("#include <mpi.h>
#ifndef ${hscal_mpi_macro_${HSCAL_MPI}}
#error another MPI
#endif
int main(void) { return 0; }" HSCAL_MPI_IS_${HSCAL_MPI})
unset(CMAKE_REQUIRED_LIBRARIES)
hscal_need(HSCAL_MPI_IS_${HSCAL_MPI} "${hscal_mpi_packages}" "HSCAL_MPI=${HSCAL_MPI}, but ${MPI_C_COMPILER} is of another MPI; it needs its own")

# How tests start processes, on any machine, containers and root included. MPICH neither counts slots nor binds unless told. More
# processes than cores: those that wait must let others run, which MPICH has no setting for.
if(HSCAL_MPI STREQUAL openmpi)
  set(hscal_mpiexec_flags --oversubscribe --allow-run-as-root --bind-to none)
  set(HSCAL_YIELD OMPI_MCA_mpi_yield_when_idle=1)
else()
  set(HSCAL_YIELD "LD_PRELOAD=$<TARGET_FILE:test_yield>")
endif()
set(HSCAL_MPIEXEC_FLAGS ${hscal_mpiexec_flags} CACHE STRING "how tests call mpiexec")
# What the command starts unless told otherwise (HSCAL_MPIRUN): mpirun may be another MPI's.
set(HSCAL_MPIRUN_NAME mpirun)
if(HSCAL_MPI STREQUAL mpich)
  get_filename_component(HSCAL_MPIRUN_NAME ${MPIEXEC_EXECUTABLE} NAME)
endif()
