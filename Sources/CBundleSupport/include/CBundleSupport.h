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

/// Lets the allocator keep what is freed for what is asked for next, however much that is.
///
/// Memory that goes to the system and comes back is cleared page by page each time.
void curricc_keep_freed_memory(void);

/// Gives freed memory back to the system where the allocator would keep it for the thread that freed it.
void curricc_return_freed_memory(void);

/// Rows in the form that the content hash covers: see docs/bundle.md, "Content hash".
typedef struct {
  const unsigned char *bytes;
  long rows;
  /// Columns of a row, 32 at most.
  int columns;
} curricc_rows;

struct sqlite3;

/// Makes rows a table `offered_rows` of a connection, with columns c0 to c31; those that the rows lack are NULL.
///
/// One statement that takes its rows from there spares SQLite the start, the values bound and the end of one statement
/// for each row. What `rows` points at may change between statements, and has to stay there while statements read the
/// table. Returns a result code of SQLite's.
int curricc_offer_rows(struct sqlite3 *connection, const curricc_rows *rows);

#endif
