# What can be switched, and the flags every target of ours shares.
option(RB_TESTS "Build the tests" ON)
option(RB_FUZZ "Build the fuzzers (clang)" OFF)
option(RB_BENCH "Build the solver's benchmark" OFF)
option(RB_DDS "Compare the solver with libdds, where that is installed" ON)
option(RB_WERROR "Treat warnings as errors (set by every preset but release)" OFF)
option(RB_VERIFY_HEADERS "Compile each header alone (set by preset clang)" OFF)
set(RB_SANITIZE "" CACHE STRING "Sanitizers, as for -fsanitize=")

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_VERIFY_INTERFACE_HEADER_SETS ${RB_VERIFY_HEADERS})

# A compiler cache where there is one; nobody has to have it.
find_program(RB_CCACHE ccache)
mark_as_advanced(RB_CCACHE)
if(RB_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${RB_CCACHE})
endif()

add_library(rb_flags INTERFACE)
target_compile_options(rb_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Wnon-virtual-dtor
  $<$<BOOL:${RB_WERROR}>:-Werror>)
# Optimising, g++ before 14 sees overlaps in "text" + std::string (GCC bug 105651) and uninitialised
# strings in a variant that holds none. Both are checked by clang and the sanitizers instead.
set(RB_OLD_GCC $<AND:$<CXX_COMPILER_ID:GNU>,$<VERSION_LESS:$<CXX_COMPILER_VERSION>,14>>)
target_compile_options(rb_flags INTERFACE
  $<${RB_OLD_GCC}:-Wno-restrict> $<${RB_OLD_GCC}:-Wno-maybe-uninitialized>)
target_compile_definitions(rb_flags INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
if(RB_SANITIZE)
  target_compile_options(rb_flags INTERFACE -fsanitize=${RB_SANITIZE} -fno-omit-frame-pointer
                                            -fno-sanitize-recover=all)
  target_link_options(rb_flags INTERFACE -fsanitize=${RB_SANITIZE})
endif()
