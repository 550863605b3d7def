#ifndef CURRICC_RESOURCES_H
#define CURRICC_RESOURCES_H

#include <stddef.h>

/// A file that is compiled in: its bytes, without a terminating zero.
typedef struct {
  const char *bytes;
  size_t length;
} curricc_resource;

/// Science/specifications.tsv: boards, papers, topics, practicals.
curricc_resource curricc_specifications(void);

/// Science/spellings.tsv: American spellings with the British ones.
curricc_resource curricc_spellings(void);

/// Science/quantities.tsv: names of quantities with their units.
curricc_resource curricc_quantities(void);

#endif
