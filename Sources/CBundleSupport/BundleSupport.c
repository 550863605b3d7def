#include "CBundleSupport.h"

#include <limits.h>
#include <sqlite3.h>
#ifdef __linux__
#include <malloc.h>
#endif

// C23's #embed keeps the schema one file that people, other languages and the writer all read.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char schema[] = {
#embed "../../schemas/bundle.sql"
};

const char *curricc_bundle_schema(void) { return schema; }

size_t curricc_bundle_schema_length(void) { return sizeof schema; }

// sqlite3_config takes a variable number of arguments, which Swift cannot call.
void curricc_disable_sqlite_memory_statistics(void) { sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

// Only glibc keeps it or gives it away; its malloc.h is in no module that Swift can import.
void curricc_keep_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 1 << 25);  // the most that it takes
  mallopt(M_TRIM_THRESHOLD, INT_MAX);
#endif
}

void curricc_return_freed_memory(void) {
#ifdef __GLIBC__
  malloc_trim(0);
  // From now on what is freed of such a size goes back at once, however much of it there was before.
  mallopt(M_MMAP_THRESHOLD, 1 << 22);
#endif
}
