# ScaLAPACK with its BLACS, LAPACK and BLAS: looked for where Linux distributions have them, unless they are named
# (docs/howto/install.md).
# SCALAPACK_LIBRARY, LAPACK_LIBRARY and BLAS_LIBRARY take paths, names and flags, several with semicolons; an empty one is in the
# others, or the compiler links it by itself.

# hscal_math_library(VARIABLE PACKAGE WHAT NAMES...)
function(hscal_math_library variable package what)
  if(NOT DEFINED ${variable} OR "${${variable}}" MATCHES "NOTFOUND$")
    find_library(${variable} NAMES ${ARGN})
    hscal_need(${variable} ${package} "${what} (by another name: -D${variable}=..., docs/howto/install.md)")
  endif()
endfunction()

hscal_math_library(SCALAPACK_LIBRARY libscalapack-${HSCAL_MPI}-dev "ScaLAPACK" scalapack-${HSCAL_MPI} scalapack)
hscal_math_library(LAPACK_LIBRARY libopenblas-dev "LAPACK" lapack openblas)
hscal_math_library(BLAS_LIBRARY libopenblas-dev "BLAS" blas openblas)
set(hscal_math ${SCALAPACK_LIBRARY} ${LAPACK_LIBRARY} ${BLAS_LIBRARY})

# A program calls ScaLAPACK itself. A static one would be in it and in libhscal.so once more, each with BLACS contexts of its own.
if(SCALAPACK_LIBRARY MATCHES "\\.a(;|$)")
  message(FATAL_ERROR "SCALAPACK_LIBRARY is ${SCALAPACK_LIBRARY}: it must be shared, or programs and libhscal.so would each have their own")
endif()

set(CMAKE_REQUIRED_LIBRARIES ${hscal_math} MPI::MPI_C m)
if(NOT "${hscal_math}" STREQUAL "${HSCAL_MATH_TRIED}")
  unset(HSCAL_MATH_LINKS CACHE)
endif()
check_c_source_compiles("void pdgemm_(void), Cblacs_gridmap(void), dpotrf_(void), dgemm_(void);
int main(void) { pdgemm_(), Cblacs_gridmap(), dpotrf_(), dgemm_(); return 0; }" HSCAL_MATH_LINKS)
unset(CMAKE_REQUIRED_LIBRARIES)
set(HSCAL_MATH_TRIED "${hscal_math}" CACHE INTERNAL "with which HSCAL_MATH_LINKS was found")
if(NOT HSCAL_MATH_LINKS)
  unset(HSCAL_MATH_LINKS CACHE)
  message(FATAL_ERROR "a program with pdgemm_, Cblacs_gridmap, dpotrf_ and dgemm_ does not link with \"${hscal_math}\", which is SCALAPACK_LIBRARY, \
LAPACK_LIBRARY and BLAS_LIBRARY; why not: ${PROJECT_BINARY_DIR}/CMakeFiles, CMakeError.log or CMakeConfigureLog.yaml (docs/howto/install.md)")
endif()

add_library(hscal_scalapack INTERFACE)
target_link_libraries(hscal_scalapack INTERFACE ${hscal_math} MPI::MPI_C m)

# hscal verify, the recorder and the tests run the library with stubs in place of MPI and BLAS: it must be a shared one, alone.
if(SCALAPACK_LIBRARY MATCHES "^/[^;]*\\.so[.0-9]*$")
  set(HSCAL_RECORDS ON)
else()
  set(HSCAL_RECORDS OFF)
  message(STATUS "Without hscal verify and the recorder of routines without a model: SCALAPACK_LIBRARY is not the path of one shared library")
  if(BUILD_TESTING)
    message(FATAL_ERROR "hscal's tests compare with ScaLAPACK as one shared library; leave them out: -DBUILD_TESTING=OFF")
  endif()
endif()
