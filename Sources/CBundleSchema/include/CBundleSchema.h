#ifndef CURRICC_BUNDLE_SCHEMA_H
#define CURRICC_BUNDLE_SCHEMA_H

#include <stddef.h>

/// The text of schemas/bundle.sql, UTF-8, without a terminating zero.
const char *curricc_bundle_schema(void);

/// The length of that text in bytes.
size_t curricc_bundle_schema_length(void);

#endif
