#include "CBundleSupport.h"

#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

// SQLite asks for the columns of a row one by one; their places are found once, when the row is reached.
enum { most_columns = 32 };

typedef struct {
  sqlite3_vtab base;
  const curricc_rows *rows;
} source_table;

typedef struct {
  sqlite3_vtab_cursor base;
  const curricc_rows *rows;
  const unsigned char *next;
  sqlite3_int64 row;
  const unsigned char *values[most_columns];
} source_cursor;

static uint64_t number_at(const unsigned char *bytes) {
  uint64_t number = 0;
  for (int place = 0; place < 8; place++) number = number << 8 | bytes[place];
  return number;
}

static void find_values(source_cursor *cursor) {
  const unsigned char *at = cursor->next;
  for (int column = 0; column < cursor->rows->columns; column++) {
    cursor->values[column] = at;
    unsigned char type = *at;
    at += type == 0 ? 1 : type < 3 ? 9 : 9 + number_at(at + 1);
  }
  cursor->next = at;
}

static int connect_source(sqlite3 *connection, void *rows, int count, const char *const *arguments,
                          sqlite3_vtab **table, char **message) {
  (void)count, (void)arguments, (void)message;
  char declaration[16 + 6 * most_columns] = "CREATE TABLE x (";
  size_t length = strlen(declaration);
  for (int column = 0; column < most_columns; column++) {
    length += (size_t)snprintf(declaration + length, sizeof declaration - length,
                               column + 1 < most_columns ? "c%d, " : "c%d)", column);
  }
  int result = sqlite3_declare_vtab(connection, declaration);
  if (result != SQLITE_OK) return result;
  source_table *made = sqlite3_malloc(sizeof *made);
  if (made == NULL) return SQLITE_NOMEM;
  *made = (source_table){.rows = rows};
  *table = &made->base;
  return SQLITE_OK;
}

static int disconnect_source(sqlite3_vtab *table) {
  sqlite3_free(table);
  return SQLITE_OK;
}

static int plan(sqlite3_vtab *table, sqlite3_index_info *info) {
  (void)table;
  info->estimatedCost = 1000;
  return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **cursor) {
  source_cursor *made = sqlite3_malloc(sizeof *made);
  if (made == NULL) return SQLITE_NOMEM;
  *made = (source_cursor){.rows = ((source_table *)table)->rows};
  *cursor = &made->base;
  return SQLITE_OK;
}

static int close_cursor(sqlite3_vtab_cursor *cursor) {
  sqlite3_free(cursor);
  return SQLITE_OK;
}

static int begin(sqlite3_vtab_cursor *base, int number, const char *text, int count, sqlite3_value **values) {
  (void)number, (void)text, (void)count, (void)values;
  source_cursor *cursor = (source_cursor *)base;
  cursor->next = cursor->rows->bytes;
  cursor->row = 0;
  if (cursor->rows->rows > 0) find_values(cursor);
  return SQLITE_OK;
}

static int advance(sqlite3_vtab_cursor *base) {
  source_cursor *cursor = (source_cursor *)base;
  cursor->row += 1;
  if (cursor->row < cursor->rows->rows) find_values(cursor);
  return SQLITE_OK;
}

static int is_past_end(sqlite3_vtab_cursor *base) {
  source_cursor *cursor = (source_cursor *)base;
  return cursor->row >= cursor->rows->rows;
}

static int read_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column) {
  source_cursor *cursor = (source_cursor *)base;
  if (column >= cursor->rows->columns) return SQLITE_OK;
  const unsigned char *value = cursor->values[column];
  if (*value == 0) return SQLITE_OK;
  uint64_t number = number_at(value + 1);
  switch (*value) {
  case 1: sqlite3_result_int64(context, (sqlite3_int64)number); break;
  case 2: {
    double real;
    memcpy(&real, &number, sizeof real);
    sqlite3_result_double(context, real);
    break;
  }
  // The rows outlive the statement.
  default: sqlite3_result_text(context, (const char *)value + 9, (int)number, SQLITE_STATIC);
  }
  return SQLITE_OK;
}

static int read_number(sqlite3_vtab_cursor *cursor, sqlite3_int64 *number) {
  *number = ((source_cursor *)cursor)->row;
  return SQLITE_OK;
}

static const sqlite3_module module = {
    .xConnect = connect_source,
    .xBestIndex = plan,
    .xDisconnect = disconnect_source,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = begin,
    .xNext = advance,
    .xEof = is_past_end,
    .xColumn = read_column,
    .xRowid = read_number,
};

int curricc_offer_rows(struct sqlite3 *connection, const curricc_rows *rows) {
  return sqlite3_create_module(connection, "offered_rows", &module, (void *)rows);
}
