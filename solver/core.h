// The inner files of the search (bits.h, bounds, ordering, prove, quick_tricks) are compiled twice:
// once for every processor and, with RB_WIDE, once for those that gather, scatter and count bits
// in one instruction. Each of the two has a namespace of its own, plain or wide, so that the linker
// never takes the one for the other; which one runs is decided by fastest_prove().
#pragma once

#ifdef RB_WIDE
#define RB_CORE wide
#else
#define RB_CORE plain
#endif
