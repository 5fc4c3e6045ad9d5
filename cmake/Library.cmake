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
