// The order of rows, and statements.

#include "rows.h"

#include <stdlib.h>

sqlite3 *database;

Place *make_places(size_t count) {
  Place *places = malloc(count * sizeof(Place) + 1);
  if (!places) stop("no memory", "floor");
  return places;
}

// Sorts by id with a least-significant-digit radix sort: 5 rounds of 11 bits cover 53.
void sort_places(Place *places, size_t count) {
  Place *from = places, *other = make_places(count), *to = other;
  for (int shift = 0; shift < 55; shift += 11) {
    size_t starts[2049] = {0};
    for (size_t i = 0; i < count; i++) starts[(from[i].id >> shift & 2047) + 1]++;
    for (int i = 0; i < 2048; i++) starts[i + 1] += starts[i];
    for (size_t i = 0; i < count; i++) to[starts[from[i].id >> shift & 2047]++] = from[i];
    Place *swap = from;
    from = to;
    to = swap;
  }
  if (from != places) memcpy(places, from, count * sizeof(Place));
  free(other);
}

void check(int status) {
  if (status != SQLITE_OK) stop(sqlite3_errmsg(database), "sqlite");
}

void run(const char *sql) { check(sqlite3_exec(database, sql, NULL, NULL, NULL)); }

sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  check(sqlite3_prepare_v2(database, sql, -1, &statement, NULL));
  return statement;
}
