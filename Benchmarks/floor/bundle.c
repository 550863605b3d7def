// The file: settings, schema, rows, indexes, search.

#include "rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static char *read_schema(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) stop("cannot be read", path);
  char *text = calloc(1, 1 << 20);
  if (!text || fread(text, 1, (1 << 20) - 1, file) == 0) stop("cannot be read", path);
  fclose(file);
  return text;
}

// Cuts the schema where a line begins with a comment, and returns what is behind.
static char *cut(char *schema, const char *comment) {
  char *place = strstr(schema, comment);
  if (!place) stop("not in the schema", comment);
  place[-1] = 0;
  return place;
}

static void open_bundle(const char *path) {
  unlink(path);
  sqlite3_config(SQLITE_CONFIG_SINGLETHREAD);
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  check(sqlite3_open(path, &database));
  run("PRAGMA page_size = 16384; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
      "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -65536;"
      "PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON;"
      "PRAGMA application_id = 0x63757272; PRAGMA user_version = 1");
}

static void write_info(void) {
  char counts[512];
  snprintf(
    counts, sizeof counts,
    "{\"bands\":%zu,\"boss_tests\":%zu,\"cards\":%zu,\"languages\":%zu,\"lessons\":%zu,\"options\":%zu,"
    "\"questions\":%zu,\"sentences\":%zu,\"units\":%zu}",
    bands.count, bosses.count, cards.count, courses.count, lessons.count, options.count,
    2 * cards.count + questions.count, sentences.count, units.count);
  sqlite3_stmt *insertion =
    prepare("INSERT INTO bundle_info VALUES (1,1,1,?,printf('%064d',0),?,'floor',NULL,?)");
  bind(insertion, 1, curriculum_version);
  bind(insertion, 2, curriculum_name);
  sqlite3_bind_text(insertion, 3, counts, -1, SQLITE_STATIC);
  insert(insertion);
  sqlite3_finalize(insertion);
  puts(counts);
}

// With FLOOR_TIMES in the environment: how long each step took.
static void report(const char *step) {
  static clock_t last;
  clock_t now = clock();
  double milliseconds = (double)(now - last) * 1000 / CLOCKS_PER_SEC;
  if (getenv("FLOOR_TIMES")) fprintf(stderr, "%-10s %6.1f ms\n", step, milliseconds);
  last = now;
}

void write_bundle(const char *path, const char *schema_path) {
  report("read");
  char *schema = read_schema(schema_path);
  char *indexes = cut(schema, "-- indexes");
  char *search = cut(indexes, "-- search");
  open_bundle(path);
  run("BEGIN");
  run(schema);
  write_info();
  write_content();
  write_cards();
  report("cards");
  write_questions();
  report("questions");
  run(indexes);
  report("indexes");
  run(search);
  run("INSERT INTO search(search, rank) VALUES ('hashsize', 67108864);"
      "INSERT INTO search(search) VALUES ('rebuild');"
      "INSERT INTO search(search, rank) VALUES ('hashsize', 1048576)");
  report("search");
  run("COMMIT");
  check(sqlite3_close(database));
  report("commit");
}
