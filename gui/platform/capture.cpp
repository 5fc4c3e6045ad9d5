#include "gui/platform/capture.h"

#include <GLFW/glfw3.h>
#include <stb_image_write.h>

#include <cstdint>
#include <string>
#include <vector>

#include "hands/file.h"

namespace rightbower::platform {
namespace {

constexpr int channels = 3;

// OpenGL counts rows from below, PNG from above.
std::vector<std::uint8_t> read_pixels(int width, int height) {
  const auto row = static_cast<std::size_t>(width) * channels;
  std::vector<std::uint8_t> below(row * static_cast<std::size_t>(height));
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, width, height, GL_RGB, GL_UNSIGNED_BYTE, below.data());
  std::vector<std::uint8_t> pixels;
  pixels.reserve(below.size());
  for (auto end = below.end(); end != below.begin(); end -= static_cast<std::ptrdiff_t>(row))
    pixels.insert(pixels.end(), end - static_cast<std::ptrdiff_t>(row), end);
  return pixels;
}

void append(void* text, void* data, int size) {
  static_cast<std::string*>(text)->append(static_cast<const char*>(data),
                                          static_cast<std::size_t>(size));
}

}  // namespace

Faults capture(int width, int height, const std::filesystem::path& file) {
  const std::vector<std::uint8_t> pixels = read_pixels(width, height);
  std::string png;
  if (stbi_write_png_to_func(append, &png, width, height, channels, pixels.data(),
                             width * channels) == 0)
    return {{{}, {"window.no-picture", {file.string()}}}};
  return hands::write_file(file, png);
}

}  // namespace rightbower::platform
