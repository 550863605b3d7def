// The floor: the least work that honestly turns a folder of YAML into a bundle, for curricc to be measured
// by. It validates nothing, resolves nothing that a hash does not resolve, and trusts its input.

#ifndef FLOOR_H
#define FLOOR_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Text in the arena. `at` is 0 for a text that was not given.
typedef struct {
  uint32_t at, length;
} Text;

// Where every text lives: one stretch of reserved address space, of which only the used part takes memory.
extern char *arena;
extern size_t arena_used;

// Bytes that grow at the end; JSON is built in it.
typedef struct {
  char *bytes;
  size_t length, capacity;
} Buffer;

// Consecutive elements of one of the tables below.
typedef struct {
  uint32_t first, count;
} Range;

typedef struct {
  Text id, code, name, native_name, variant, script, direction, flag, source_code, source_variant, policy;
  Text romanisation, details;
} Course;

typedef struct {
  Text course, id, short_label, long_label, description, cefr, parameters;
  int order, required;
} Band;

typedef struct {
  Text course, band, id, title, description, can_do, topics;
  int order;
} Unit;

typedef struct {
  Text course, unit, id, title, type, mode, can_do, grammar, explanations;
  int order, experience;
  Range sentences, cards, questions;
  int64_t key, language_key;  // the ids of the lesson and of its course, worked out once
  int has_no_spaces;          // 1 where words are not divided: Chinese, Japanese
} Lesson;

typedef struct {
  Text target, native, transliteration, note;
} Sentence;

typedef struct {
  Text id, target, native, lemma, part, gender, article, ipa, transliteration;
  Text accept_native, accept_target;  // JSON strings separated by commas
  Text details;                       // JSON
  int64_t key;                        // its id, worked out once
  uint32_t lesson;
  int order, difficulty;
} Card;

typedef struct {
  Text course, band, id, title;
  int seconds, pass;
  Range questions;
} Boss;

// An exercise of a lesson or an item of a boss test.
typedef struct {
  Text id, type, prompt, explanation;
  Text answers, accept;        // JSON strings separated by commas
  Text answer, unit, details;  // JSON
  const char *grading;
  uint32_t owner;  // of `lessons` or `bosses`
  int order, is_boss;
  Range options;
} Question;

typedef struct {
  Text text;
  int is_key;
} Option;

// Makes room for one more row.
void *grow(void *rows, size_t count, size_t *capacity, size_t size);

// A table, and a function that adds a zeroed row to it.
#define TABLE(Type, name)                                                            \
  typedef struct {                                                                   \
    Type *rows;                                                                      \
    size_t count, capacity;                                                          \
  } name##_table;                                                                    \
  extern name##_table name;                                                          \
  static inline Type *add_##name(void) {                                             \
    if (name.count == name.capacity)                                                 \
      name.rows = grow(name.rows, name.count, &name.capacity, sizeof(Type));         \
    return memset(&name.rows[name.count++], 0, sizeof(Type));                        \
  }

TABLE(Course, courses);
TABLE(Band, bands);
TABLE(Unit, units);
TABLE(Lesson, lessons);
TABLE(Sentence, sentences);
TABLE(Card, cards);
TABLE(Boss, bosses);
TABLE(Question, questions);
TABLE(Option, options);

extern Text curriculum_name, curriculum_version;

// Stops the program with a message.
_Noreturn void stop(const char *what, const char *which);

void reserve(Buffer *buffer, size_t more);

static inline void put(Buffer *buffer, const char *bytes, size_t length) {
  if (buffer->length + length > buffer->capacity) reserve(buffer, length);
  memcpy(buffer->bytes + buffer->length, bytes, length);
  buffer->length += length;
}

#define PUT(buffer, literal) put(buffer, literal, sizeof(literal) - 1)

static inline void put_text(Buffer *buffer, Text text) { put(buffer, arena + text.at, text.length); }

// Adds a JSON string with its quotes.
void put_json(Buffer *buffer, const char *bytes, size_t length);

static inline void put_json_text(Buffer *buffer, Text text) {
  put_json(buffer, arena + text.at, text.length);
}

// Copies bytes into the arena.
static inline Text keep(const char *bytes, size_t length) {
  Text text = {(uint32_t)arena_used, (uint32_t)length};
  memcpy(arena + arena_used, bytes, length);
  arena_used += length;
  return text;
}

static inline Text keep_buffer(const Buffer *buffer) { return keep(buffer->bytes, buffer->length); }

static inline int is(Text text, const char *word) {
  return text.length == strlen(word) && memcmp(arena + text.at, word, text.length) == 0;
}

// Reads every .yaml file under a folder into the tables.
void read_folder(const char *path);

// Writes the tables to a new bundle and prints the counts.
void write_bundle(const char *path, const char *schema_path);

#endif
