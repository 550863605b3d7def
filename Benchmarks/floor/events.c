// libyaml's events, one at a time, and JSON straight from them.

#include "events.h"

static yaml_parser_t parser;
static const char *file_name;
yaml_event_t event;
Buffer json;

void start(const char *name, const char *bytes, size_t length) {
  file_name = name;
  if (!yaml_parser_initialize(&parser)) unknown("no memory");
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, (const unsigned char *)bytes, length);
}

void finish(void) { yaml_parser_delete(&parser); }

_Noreturn void unknown(const char *what) { stop(what, file_name); }

_Noreturn void unknown_key(void) { unknown((const char *)WORD); }

// MARK: Events

static void next(void) {
  if (!yaml_parser_parse(&parser, &event)) unknown(parser.problem);
}

// Reads the next event, which has to be a scalar.
static void next_word(void) {
  next();
  if (event.type != YAML_SCALAR_EVENT) unknown("a text was expected");
}

int in_mapping(void) {
  next();
  if (event.type == YAML_SCALAR_EVENT) return 1;
  if (event.type != YAML_MAPPING_END_EVENT) unknown("a key should be a scalar");
  return 0;
}

void enter(yaml_event_type_t type) {
  next();
  if (event.type != type) unknown("another kind of node was expected");
}

int in_sequence(void) {
  next();
  return event.type != YAML_SEQUENCE_END_EVENT;
}

// Anchors and tags do not occur in the corpus, so that the value is all there is to free.
Text word(void) {
  Text text = keep((char *)WORD, WORD_LENGTH);
  free(WORD);
  return text;
}

Text text(void) {
  next_word();
  return word();
}

int number(void) {
  next_word();
  int value = atoi((char *)WORD);
  free(WORD);
  return value;
}

// MARK: JSON

static void put_word(void) {
  put_json(&json, (char *)WORD, WORD_LENGTH);
  free(WORD);
}

static void put_texts(void) {
  next();
  if (event.type == YAML_SCALAR_EVENT) {
    put_word();
    return;
  }
  for (int first = 1; in_sequence(); first = 0) {
    if (!first) PUT(&json, ",");
    // A block scalar ends in a line break, which is no part of the text.
    if (WORD_LENGTH && WORD[WORD_LENGTH - 1] == '\n') WORD_LENGTH--;
    put_word();
  }
}

Text texts(void) {
  json.length = 0;
  put_texts();
  return keep_buffer(&json);
}

Text text_array(void) {
  json.length = 0;
  PUT(&json, "[");
  put_texts();
  PUT(&json, "]");
  return keep_buffer(&json);
}

Text json_text(void) {
  json.length = 0;
  next_word();
  put_word();
  return keep_buffer(&json);
}

// Adds the rest of a mapping whose start is the event; the sources have its keys in order.
static void put_mapping(void) {
  PUT(&json, "{");
  for (int first = 1; in_mapping(); first = 0) {
    if (!first) PUT(&json, ",");
    put_word();
    PUT(&json, ":");
    next_word();
    put_word();
  }
  PUT(&json, "}");
}

Text mapping(void) {
  json.length = 0;
  next();
  put_mapping();
  return keep_buffer(&json);
}

Text mappings(void) {
  json.length = 0;
  PUT(&json, "[");
  enter(YAML_SEQUENCE_START_EVENT);
  for (int first = 1; in_sequence(); first = 0) {
    if (!first) PUT(&json, ",");
    put_mapping();
  }
  PUT(&json, "]");
  return keep_buffer(&json);
}

Text object(const char *const *names, const Text *values, int count) {
  json.length = 0;
  for (int i = 0; i < count; i++) {
    if (!values[i].at) continue;
    put(&json, json.length ? ",\"" : "{\"", 2);
    put(&json, names[i], strlen(names[i]));
    PUT(&json, "\":");
    put_text(&json, values[i]);
  }
  if (!json.length) return (Text){0, 0};
  PUT(&json, "}");
  return keep_buffer(&json);
}
