# Finds what hscal is built on. A missing dependency names the Debian package that brings it.

# hscal_need(VARIABLE PACKAGE WHAT [tests]): stops with the package to install when VARIABLE is false; "tests" if only they need it.
function(hscal_need found package what)
  if(NOT ${found})
    string(STRIP "scripts/install-dependencies ${ARGN}" script)
    if(HSCAL_MPI STREQUAL "mpich")
      string(PREPEND script "HSCAL_MPI=mpich ")
    endif()
    message(FATAL_ERROR "hscal needs ${what}. On Debian or Ubuntu: apt-get install ${package}  (or run ${script})")
  endif()
endfunction()

find_package(PkgConfig)
hscal_need(PKG_CONFIG_FOUND pkg-config "pkg-config")
pkg_check_modules(JANSSON IMPORTED_TARGET jansson)
hscal_need(JANSSON_FOUND libjansson-dev "jansson (JSON)")
pkg_check_modules(HWLOC IMPORTED_TARGET hwloc)
hscal_need(HWLOC_FOUND libhwloc-dev "hwloc (node topology)")

if(HSCAL_WITH_MPI)
  include(cmake/Mpi.cmake)
  include(cmake/Scalapack.cmake)
endif()
include(cmake/Collectives.cmake)

if(BUILD_TESTING)
  pkg_check_modules(CMOCKA IMPORTED_TARGET cmocka)
  hscal_need(CMOCKA_FOUND libcmocka-dev "cmocka for its tests, which -DBUILD_TESTING=OFF leaves out" tests)
endif()

# For the module and its examples; without a compiler they are left out.
include(CheckLanguage)
check_language(Fortran)
if(CMAKE_Fortran_COMPILER)
  enable_language(Fortran)
endif()
