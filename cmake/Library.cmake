# rb_library(NAME SOURCES ... HEADERS ... LINKS ... [PRIVATE_LINKS ...]): a library of ours, and the
# only way one is made. Its headers are the .h files listed; preset clang compiles each alone. It
# links exactly what LINKS names, along the arrows between the folders; a call along a wrong arrow
# does not link, and ctest's `arrows` refuses the include.
function(rb_library name)
  cmake_parse_arguments(ARG "" "" "SOURCES;HEADERS;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(${name} STATIC ${ARG_SOURCES})
  target_sources(${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}
                                FILES ${ARG_HEADERS})
  target_link_libraries(${name} PUBLIC ${ARG_LINKS} PRIVATE rb_flags ${ARG_PRIVATE_LINKS})
endfunction()

# rb_tool(NAME SOURCES ... LINKS ...): a program of tests/ that is not a doctest program. It reads
# its data from RB_TESTS_DIR and the project's folders from RB_SOURCE_DIR, and is never installed.
function(rb_tool name)
  cmake_parse_arguments(ARG "" "" "SOURCES;LINKS" ${ARGN})
  add_executable(${name} ${ARG_SOURCES})
  target_link_libraries(${name} PRIVATE ${ARG_LINKS} rb_flags)
  target_include_directories(${name} PRIVATE ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${name} PRIVATE RB_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                             RB_TESTS_DIR="${PROJECT_SOURCE_DIR}/tests")
endfunction()
