# Everything not ours comes from the system; nothing is downloaded. Whatever is missing is told at
# once, in one error that names the Debian packages.
set(RB_MISSING "")

macro(rb_need found package)
  if(NOT ${found})
    list(APPEND RB_MISSING ${package})
  endif()
endmacro()

find_package(PkgConfig QUIET)
rb_need(PKG_CONFIG_FOUND pkg-config)
if(PKG_CONFIG_FOUND)
  pkg_check_modules(IMGUI QUIET IMPORTED_TARGET imgui>=1.86)
endif()
rb_need(IMGUI_FOUND libimgui-dev)

find_package(nlohmann_json 3.11 QUIET)
rb_need(nlohmann_json_FOUND nlohmann-json3-dev)
find_package(CLI11 QUIET)
rb_need(CLI11_FOUND libcli11-dev)
find_package(glfw3 3.3 QUIET)
rb_need(glfw3_FOUND libglfw3-dev)
find_package(OpenGL QUIET)
rb_need(OPENGL_FOUND libgl-dev)
find_path(RB_STB_INCLUDE_DIR stb_image_write.h PATH_SUFFIXES stb)
mark_as_advanced(RB_STB_INCLUDE_DIR)
rb_need(RB_STB_INCLUDE_DIR libstb-dev)

if(RB_TESTS)
  find_package(doctest QUIET)
  rb_need(doctest_FOUND doctest-dev)
endif()

if(RB_MISSING)
  list(JOIN RB_MISSING " " names)
  message(FATAL_ERROR "Missing libraries. On Debian 12:\n"
                      "  sudo apt-get install --no-install-recommends ${names}\n"
                      "or let ./dev setup do it.")
endif()

# The bridge solver against which ours is held; tests and benchmark do without it, and say so.
if(RB_DDS AND (RB_TESTS OR RB_BENCH))
  find_path(RB_DDS_INCLUDE_DIR dds/dll.h)
  find_library(RB_DDS_LIBRARY dds)
  mark_as_advanced(RB_DDS_INCLUDE_DIR RB_DDS_LIBRARY)
  if(RB_DDS_INCLUDE_DIR AND RB_DDS_LIBRARY)
    add_library(dds::dds UNKNOWN IMPORTED)
    set_target_properties(dds::dds PROPERTIES
      IMPORTED_LOCATION ${RB_DDS_LIBRARY}
      INTERFACE_INCLUDE_DIRECTORIES ${RB_DDS_INCLUDE_DIR})
  else()
    message(STATUS "The solver is not compared with libdds: Debian's libdds-dev is not installed.")
    set(RB_DDS OFF)
  endif()
endif()

find_package(Threads REQUIRED)
