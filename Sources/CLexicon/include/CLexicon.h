#ifndef CURRICC_LEXICON_H
#define CURRICC_LEXICON_H

#include <stddef.h>
#include <stdint.h>

/// The lexicon of English words that is compiled in; Data/lexicon/build.py says what is in it.
const uint8_t *curricc_english_lexicon(void);

/// Length of the lexicon in bytes.
size_t curricc_english_lexicon_length(void);

/// A lexicon of no words, for when another cannot be read.
const uint8_t *curricc_empty_lexicon(void);

/// A direction in the space of meanings: a unit vector times 127.
typedef struct {
  int8_t lanes[50];
} curricc_vector;

/// The product of two vectors of 50 lanes, 127 * 127 for equal directions; no alignment is asked for.
static inline int32_t curricc_product(const int8_t *a, const int8_t *b) {
  int32_t sum = 0;
  for (int lane = 0; lane < 50; lane++) sum += (int16_t)(a[lane] * b[lane]);
  return sum;
}

/// The same for two vectors held as values.
static inline int32_t curricc_vector_product(const curricc_vector *a, const curricc_vector *b) {
  return curricc_product(a->lanes, b->lanes);
}

/// The product of a vector with one of a table.
static inline int32_t curricc_row_product(const curricc_vector *a, const void *row) {
  return curricc_product(a->lanes, (const int8_t *)row);
}

/// Adds a row times a weight to sums of 50 lanes.
static inline void curricc_add(int32_t *sums, const void *row, int32_t weight) {
  const int8_t *lanes = (const int8_t *)row;
  for (int lane = 0; lane < 50; lane++) sums[lane] += lanes[lane] * weight;
}

/// Writes sums of 50 lanes times a factor, rounded away from zero at a half, to a vector.
static inline void curricc_scale(const int32_t *sums, double factor, curricc_vector *vector) {
// The product is rounded before the half is added, on machines that could do both at once, too.
#pragma STDC FP_CONTRACT OFF
  for (int lane = 0; lane < 50; lane++) {
    double value = sums[lane] * factor;
    vector->lanes[lane] = (int8_t)(value + (value < 0 ? -0.5 : 0.5));
  }
}

/// Asks for bytes that will be read soon, so that many waits for memory run at once.
static inline void curricc_prefetch(const void *start, size_t length) {
  for (size_t offset = 0; offset < length; offset += 64) __builtin_prefetch((const char *)start + offset);
}

#endif
