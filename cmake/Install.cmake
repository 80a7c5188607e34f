# Headers, the CMake package (find_package(hscal)), the pkg-config files; machines, examples, what there is to read.
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/hscal)

install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "hscal*.h")

configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/hscal-config.cmake.in ${PROJECT_BINARY_DIR}/hscal-config.cmake
                              INSTALL_DESTINATION ${package_dir})
# Before version 1 a minor version may change the interface.
write_basic_package_version_file(${PROJECT_BINARY_DIR}/hscal-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/hscal-config.cmake ${PROJECT_BINARY_DIR}/hscal-config-version.cmake
        DESTINATION ${package_dir})
install(EXPORT hscal-plan-targets NAMESPACE hscal:: DESTINATION ${package_dir})

# hscal_link_flags(RESULT ENTRIES...): what pkg-config says for entries of target_link_libraries: flags stay, names become -lNAME, a shared
# library that the compiler would find so, too.
function(hscal_link_flags result)
  set(flags "")
  foreach(entry ${ARGN})
    get_filename_component(folder ${entry} DIRECTORY)
    if(entry MATCHES "/lib([^/]+)\\.so$")
      set(name ${CMAKE_MATCH_1})
      if(NOT folder IN_LIST CMAKE_C_IMPLICIT_LINK_DIRECTORIES)
        string(APPEND flags " -L${folder}")
      endif()
      string(APPEND flags " -l${name}")
    elseif(entry MATCHES "^-|/")
      string(APPEND flags " ${entry}")
    else()
      string(APPEND flags " -l${entry}")
    endif()
  endforeach()
  set(${result} "${flags}" PARENT_SCOPE)
endfunction()

# The prefix is found from where the file lies, so that `cmake --install --prefix` and a moved tree work.
if(IS_ABSOLUTE ${CMAKE_INSTALL_LIBDIR})
  set(PKGCONFIG_PREFIX ${CMAKE_INSTALL_PREFIX})
else()
  file(RELATIVE_PATH PKGCONFIG_PREFIX /prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig /prefix)
  string(REGEX REPLACE "/$" "" PKGCONFIG_PREFIX ${PKGCONFIG_PREFIX})
  set(PKGCONFIG_PREFIX "\${pcfiledir}/${PKGCONFIG_PREFIX}")
endif()
foreach(kind LIB INCLUDE)
  if(IS_ABSOLUTE ${CMAKE_INSTALL_${kind}DIR})
    set(PKGCONFIG_${kind}DIR ${CMAKE_INSTALL_${kind}DIR})
  else()
    set(PKGCONFIG_${kind}DIR "\${prefix}/${CMAKE_INSTALL_${kind}DIR}")
  endif()
endforeach()

# For libhscal.a with all else shared. hwloc's private libraries are for those who link that statically, too, and its package on Debian
# names some that it does not bring.
hscal_link_flags(PKGCONFIG_PRIVATE ${JANSSON_LINK_LIBRARIES} ${HWLOC_LINK_LIBRARIES} dl pthread m)

configure_file(${PROJECT_SOURCE_DIR}/cmake/hscal_plan.pc.in ${PROJECT_BINARY_DIR}/hscal_plan.pc @ONLY)
set(pkgconfig_files ${PROJECT_BINARY_DIR}/hscal_plan.pc)
if(HSCAL_WITH_MPI)
  install(EXPORT hscal-targets NAMESPACE hscal:: DESTINATION ${package_dir})
  hscal_link_flags(PKGCONFIG_SCALAPACK ${SCALAPACK_LIBRARY} ${LAPACK_LIBRARY} ${BLAS_LIBRARY})
  hscal_link_flags(PKGCONFIG_MPI ${MPI_C_LIBRARIES})
  list(TRANSFORM MPI_C_INCLUDE_DIRS PREPEND "-I" OUTPUT_VARIABLE PKGCONFIG_MPI_INCLUDES)
  list(JOIN PKGCONFIG_MPI_INCLUDES " " PKGCONFIG_MPI_INCLUDES)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/hscal.pc.in ${PROJECT_BINARY_DIR}/hscal.pc @ONLY)
  list(APPEND pkgconfig_files ${PROJECT_BINARY_DIR}/hscal.pc)
endif()
install(FILES ${pkgconfig_files} DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# Folders as they are in the tree, so that links among the pages hold.
install(DIRECTORY ${PROJECT_SOURCE_DIR}/machines DESTINATION ${CMAKE_INSTALL_DATADIR}/hscal)
if(HSCAL_WITH_MPI)
  install(DIRECTORY ${PROJECT_SOURCE_DIR}/examples DESTINATION ${CMAKE_INSTALL_DATADIR}/hscal)
endif()
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_SOURCE_DIR}/LICENSE
        DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs DESTINATION ${CMAKE_INSTALL_DOCDIR})

add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/hscal.1
  COMMAND ${CMAKE_COMMAND} -DCOMMAND=$<TARGET_FILE:hscal_command> -DVERSION=${PROJECT_VERSION} -DPAGE=${PROJECT_BINARY_DIR}/hscal.1
          -P ${PROJECT_SOURCE_DIR}/scripts/generate/man_page.cmake
  DEPENDS hscal_command ${PROJECT_SOURCE_DIR}/scripts/generate/man_page.cmake VERBATIM)
add_custom_target(man-page ALL DEPENDS ${PROJECT_BINARY_DIR}/hscal.1)
install(FILES ${PROJECT_BINARY_DIR}/hscal.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
