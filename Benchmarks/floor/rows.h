// What writing rows takes: ids, the order of rows, statements.

#ifndef ROWS_H
#define ROWS_H

#include "floor.h"

#include <sqlite3.h>

extern sqlite3 *database;

// MARK: Ids

// A hash of key words joined by slashes, as the compiler's ids are, only cheaper: FNV-1a, its upper 53 bits.
typedef struct {
  uint64_t hash;
} Key;

static inline Key key_of(const char *word) {
  Key key = {0xcbf29ce484222325u};
  for (; *word; word++) key.hash = (key.hash ^ (unsigned char)*word) * 0x100000001b3u;
  return key;
}

static inline Key and(Key key, Text word) {
  const char *bytes = arena + word.at;
  key.hash = (key.hash ^ '/') * 0x100000001b3u;
  for (uint32_t i = 0; i < word.length; i++) key.hash = (key.hash ^ (unsigned char)bytes[i]) * 0x100000001b3u;
  return key;
}

static inline Key and_word(Key key, const char *word) {
  key.hash = (key.hash ^ '/') * 0x100000001b3u;
  for (; *word; word++) key.hash = (key.hash ^ (unsigned char)*word) * 0x100000001b3u;
  return key;
}

static inline int64_t id_of(Key key) {
  uint64_t id = key.hash >> 11;
  return id ? (int64_t)id : 1;
}

static inline int64_t language_id(Text course) { return id_of(and(key_of("language"), course)); }
static inline int64_t band_id(Text course, Text id) { return id_of(and(and(key_of("band"), course), id)); }
static inline int64_t unit_id(Text course, Text id) { return id_of(and(and(key_of("unit"), course), id)); }
static inline int64_t boss_id(const Boss *boss) {
  return id_of(and(and(key_of("boss-test"), boss->course), boss->id));
}

// MARK: Rows in order of their ids

typedef struct {
  uint64_t id, row;
} Place;

Place *make_places(size_t count);
void sort_places(Place *places, size_t count);

// The places of all rows of a table, sorted by the id that an expression in `row` gives.
#define PLACES(name, table, Type, expression)     \
  Place *name = make_places(table.count);         \
  for (size_t i = 0; i < table.count; i++) {      \
    const Type *row = &table.rows[i];             \
    name[i] = (Place){(uint64_t)(expression), i}; \
  }                                               \
  sort_places(name, table.count)

// MARK: Statements

// Stops the program when SQLite has refused something.
void check(int status);
void run(const char *sql);
sqlite3_stmt *prepare(const char *sql);

static inline void bind(sqlite3_stmt *statement, int column, Text text) {
  if (text.at) sqlite3_bind_text(statement, column, arena + text.at, (int)text.length, SQLITE_STATIC);
  else sqlite3_bind_null(statement, column);
}

static inline void bind_bytes(sqlite3_stmt *statement, int column, const Buffer *buffer) {
  sqlite3_bind_text(statement, column, buffer->bytes, (int)buffer->length, SQLITE_STATIC);
}

static inline void bind_id(sqlite3_stmt *statement, int column, int64_t id) {
  sqlite3_bind_int64(statement, column, id);
}

static inline void insert(sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) check(SQLITE_ERROR);
  sqlite3_reset(statement);
}

// Puts "kind/namespace/id" into a buffer in place of what it held.
static inline void put_key(Buffer *key, const char *kind, Text namespace, Text id) {
  key->length = 0;
  put(key, kind, strlen(kind));
  PUT(key, "/");
  put_text(key, namespace);
  PUT(key, "/");
  put_text(key, id);
}

// MARK: Tables

void write_content(void);
void write_cards(void);
void write_questions(void);

#endif
