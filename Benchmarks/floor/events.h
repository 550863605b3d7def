// libyaml's events, one at a time, and JSON straight from them.

#ifndef EVENTS_H
#define EVENTS_H

#include "floor.h"

#include <stdlib.h>
#include <yaml.h>

// The event that was read last, of which the readers below free what they have used.
extern yaml_event_t event;

// The value of a scalar event.
#define WORD (event.data.scalar.value)
#define WORD_LENGTH (event.data.scalar.length)

// Starts with a file's bytes; its name is for messages.
void start(const char *name, const char *bytes, size_t length);
void finish(void);

// Reads the next event, which has to be of a type.
void enter(yaml_event_type_t type);

// True while a mapping goes on: its next key is the event then.
int in_mapping(void);

// True while a sequence goes on: the start of its next element is the event then.
int in_sequence(void);

// True when the event is this key, which is used up then.
#define KEY(word) key_is(word, sizeof(word) - 1)

static inline int key_is(const char *word, size_t length) {
  if (WORD_LENGTH != length || memcmp(WORD, word, length) != 0) return 0;
  free(WORD);
  return 1;
}

// The key is none of those that the benchmark's corpus has.
_Noreturn void unknown_key(void);
_Noreturn void unknown(const char *what);

// The event's scalar, kept.
Text word(void);

// Values: a text, a number, one or more texts as JSON strings separated by commas, the same as a JSON array,
// a text as a JSON string, a mapping of texts and a list of such mappings as JSON.
Text text(void);
int number(void);
Text texts(void);
Text text_array(void);
Text json_text(void);
Text mapping(void);
Text mappings(void);

// Where JSON is built; whatever is kept from it is a copy.
extern Buffer json;

// A JSON object of the details that were given, in the order of their names.
Text object(const char *const *names, const Text *values, int count);

#endif
