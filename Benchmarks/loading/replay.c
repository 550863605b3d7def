/* The SQL that the library runs, by SQLite's C interface alone: what loading costs at least.
 *
 *   replay BUNDLE RECORDS STATEMENTS TIMES
 *
 * STATEMENTS has a line for each statement: scene, database, SQL, with tabs between them. Every value of every row is copied, as
 * any program must that keeps it. Prints a line of JSON for each scene. */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  char *scene, *database, *sql;
} Statement;

static void fail(const char *what, sqlite3 *database) {
  fprintf(stderr, "%s: %s\n", what, database ? sqlite3_errmsg(database) : "");
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

static sqlite3 *opened(const char *path) {
  sqlite3 *database = NULL;
  if (sqlite3_open_v2(path, &database, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK) fail(path, database);
  return database;
}

/* Runs a statement and copies what it gives; counts rows, and rows that were met by reading a table from end to end. */
static void run(sqlite3 *database, const char *sql, long *rows, long *scanned) {
  sqlite3_stmt *statement = NULL;
  if (sqlite3_prepare_v2(database, sql, -1, &statement, NULL) != SQLITE_OK) fail(sql, database);
  int code, columns = sqlite3_column_count(statement);
  while ((code = sqlite3_step(statement)) == SQLITE_ROW) {
    char **values = calloc((size_t)columns, sizeof *values);
    for (int i = 0; i < columns; i++) {
      if (sqlite3_column_type(statement, i) != SQLITE_TEXT) continue;
      size_t bytes = (size_t)sqlite3_column_bytes(statement, i) + 1;
      values[i] = malloc(bytes);
      memcpy(values[i], sqlite3_column_text(statement, i), bytes);
    }
    for (int i = 0; i < columns; i++) free(values[i]);
    free(values);
    *rows += 1;
  }
  if (code != SQLITE_DONE) fail(sql, database);
  *scanned += sqlite3_stmt_status(statement, SQLITE_STMTSTATUS_FULLSCAN_STEP, 0);
  sqlite3_finalize(statement);
}

int main(int count, char **arguments) {
  if (count != 5) return 2;
  FILE *file = fopen(arguments[3], "r");
  if (!file) fail(arguments[3], NULL);
  Statement *statements = NULL;
  size_t used = 0, size = 0;
  char *line = NULL;
  size_t room = 0;
  for (ssize_t length; (length = getline(&line, &room, file)) > 0;) {
    line[length - 1] = 0;
    if (used == size) statements = realloc(statements, (size = size * 2 + 64) * sizeof *statements);
    char *copy = strdup(line);
    statements[used].scene = strsep(&copy, "\t");
    statements[used].database = strsep(&copy, "\t");
    statements[used++].sql = copy;
  }
  sqlite3 *bundle = opened(arguments[1]), *records = opened(arguments[2]);
  int times = atoi(arguments[4]);
  for (size_t first = 0, end; first < used; first = end) {
    for (end = first; end < used && !strcmp(statements[end].scene, statements[first].scene);) end++;
    printf("{\"scene\": \"%s\", \"microseconds\": [", statements[first].scene);
    long rows = 0, scanned = 0;
    for (int turn = 0; turn < times; turn++) {
      double start = now();
      rows = scanned = 0;
      int opens = !strcmp(statements[first].database, "opening");
      sqlite3 *database = opens ? opened(arguments[1]) : strcmp(statements[first].database, "bundle") ? records : bundle;
      for (size_t i = first; i < end; i++) run(database, statements[i].sql, &rows, &scanned);
      if (opens) sqlite3_close(database);
      printf("%s%.1f", turn ? ", " : "", now() - start);
    }
    printf("], \"rows\": %ld, \"scanned\": %ld}\n", rows, scanned);
  }
  return 0;
}
