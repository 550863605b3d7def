#ifndef CURRICC_BUNDLE_SUPPORT_H
#define CURRICC_BUNDLE_SUPPORT_H

#include <stddef.h>

/// The text of schemas/bundle.sql, UTF-8, without a terminating zero.
const char *curricc_bundle_schema(void);

/// The length of that text in bytes.
size_t curricc_bundle_schema_length(void);

/// Turns off SQLite's memory statistics, whose lock makes two threads as slow as one.
///
/// Works only before the first connection of the process; later calls change nothing.
void curricc_disable_sqlite_memory_statistics(void);

/// Gives freed memory back to the system where the allocator would keep it for the thread that freed it.
void curricc_return_freed_memory(void);

#endif
