#!/bin/sh
# Makes the two font files of this folder from Debian's fonts-dejavu-core (needs fonttools).
set -eu
cd "$(dirname "$0")"
characters="U+0020-007E,U+00A0-017F,U+0192,U+0218-021B,U+02C6,U+02DA,U+02DC"      # Latin letters
characters="$characters,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+2030,U+2032,U+2033"  # punctuation
characters="$characters,U+2039,U+203A,U+20AC,U+2212,U+2213,U+2248,U+2260,U+2264,U+2265"   # numbers
characters="$characters,U+2190-2195,U+21D0-21D5"                                          # arrows
characters="$characters,U+25A0,U+25A1,U+25B2-25B7,U+25BA,U+25BC-25C1,U+25C4,U+25C6,U+25C7"  # shapes
characters="$characters,U+25CB,U+25CF,U+2605,U+2606,U+2660-2667,U+2713-2718"      # stars, suits, ticks
for name in DejaVuSans DejaVuSans-Bold; do
  pyftsubset "/usr/share/fonts/truetype/dejavu/$name.ttf" --unicodes="$characters" \
    --output-file="$name-subset.ttf" --layout-features='' --no-hinting --notdef-outline \
    --drop-tables+=FFTM
done
