// YAML into tables: libyaml's events, a function for each kind of mapping.

#include "floor.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>
#include <yaml.h>

static yaml_parser_t parser;
static yaml_event_t event;
static const char *file_name;

// MARK: Events

static void next(void) {
  if (!yaml_parser_parse(&parser, &event)) stop(parser.problem, file_name);
}

#define WORD (event.data.scalar.value)
#define WORD_LENGTH (event.data.scalar.length)

// Anchors and tags do not occur, so that the value is all there is to free.
static void done(void) { free(WORD); }

static int key_is(const char *word, size_t length) {
  return WORD_LENGTH == length && memcmp(WORD, word, length) == 0;
}
#define KEY(word) (key_is(word, sizeof(word) - 1) && (done(), 1))

// True while a mapping goes on: its next key is the event then.
static int in_mapping(void) {
  next();
  if (event.type == YAML_SCALAR_EVENT) return 1;
  if (event.type != YAML_MAPPING_END_EVENT) stop("a key should be a scalar", file_name);
  return 0;
}

static void enter(yaml_event_type_t type) {
  next();
  if (event.type != type) stop("another kind of node was expected", file_name);
  if (type == YAML_MAPPING_START_EVENT) free(event.data.mapping_start.tag);
}

// True while a sequence goes on: the start of its next element is the event then.
static int in_sequence(void) {
  next();
  return event.type != YAML_SEQUENCE_END_EVENT;
}

static Text keep_word(void) {
  Text text = keep((char *)WORD, WORD_LENGTH);
  done();
  return text;
}

static Text text(void) {
  next();
  if (event.type != YAML_SCALAR_EVENT) stop("a text was expected", file_name);
  return keep_word();
}

static int number(void) {
  next();
  if (event.type != YAML_SCALAR_EVENT) stop("a number was expected", file_name);
  int value = atoi((char *)WORD);
  done();
  return value;
}

// MARK: JSON straight from events

static Buffer json;

static void put_word(void) {
  put_json(&json, (char *)WORD, WORD_LENGTH);
  done();
}

// Adds the elements of a sequence, or one text, as JSON strings separated by commas.
static void put_texts(void) {
  next();
  if (event.type == YAML_SCALAR_EVENT) {
    put_word();
    return;
  }
  for (int first = 1; in_sequence(); first = 0) {
    if (!first) PUT(&json, ",");
    put_word();
  }
}

static Text texts(void) {
  json.length = 0;
  put_texts();
  return keep_buffer(&json);
}

static Text text_array(void) {
  json.length = 0;
  PUT(&json, "[");
  put_texts();
  PUT(&json, "]");
  return keep_buffer(&json);
}

static Text json_text(void) {
  json.length = 0;
  next();
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
    next();
    put_word();
  }
  PUT(&json, "}");
}

static Text mapping(void) {
  json.length = 0;
  next();
  put_mapping();
  return keep_buffer(&json);
}

static Text hints(void) {
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

// A JSON object of the details that were given, in the order of their names.
static Text object(const char *const *names, const Text *values, int count) {
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

// MARK: Kinds

static _Noreturn void unknown_key(void) { stop((char *)WORD, file_name); }

static void read_curriculum(void) {
  while (in_mapping()) {
    if (KEY("name")) curriculum_name = text();
    else if (KEY("version")) curriculum_version = text();
    else if (KEY("targets")) texts();
    else if (KEY("profile")) text();
    else unknown_key();
  }
}

static void read_source_language(Course *course) {
  enter(YAML_MAPPING_START_EVENT);
  while (in_mapping()) {
    if (KEY("code")) course->source_code = text();
    else if (KEY("variant")) course->source_variant = text();
    else unknown_key();
  }
}

static void read_course(void) {
  static const char *const names[] = {"closed_class", "gendered_nouns", "proper_names"};
  Text details[3] = {{0}};
  Course *course = add_courses();
  while (in_mapping()) {
    if (KEY("id")) course->id = text();
    else if (KEY("code")) course->code = text();
    else if (KEY("name")) course->name = text();
    else if (KEY("native_name")) course->native_name = text();
    else if (KEY("variant")) course->variant = text();
    else if (KEY("script")) course->script = text();
    else if (KEY("direction")) course->direction = text();
    else if (KEY("flag_emoji")) course->flag = text();
    else if (KEY("source_language")) read_source_language(course);
    else if (KEY("dialect_policy")) course->policy = text();
    else if (KEY("romanisation")) course->romanisation = text();
    else if (KEY("closed_class")) details[0] = text_array();
    else if (KEY("gendered_nouns")) details[1] = text();
    else if (KEY("proper_names")) details[2] = text_array();
    else unknown_key();
  }
  course->details = object(names, details, 3);
}

static void read_unit(int order) {
  Unit *unit = add_units();
  unit->order = order;
  while (in_mapping()) {
    if (KEY("id")) unit->id = text();
    else if (KEY("title")) unit->title = text();
    else if (KEY("description")) unit->description = text();
    else if (KEY("can_do")) unit->can_do = text();
    else if (KEY("topics")) unit->topics = text_array();
    else unknown_key();
  }
}

static void read_band(void) {
  size_t first = units.count;
  Band *band = add_bands();
  while (in_mapping()) {
    if (KEY("language")) band->course = text();
    else if (KEY("id")) band->id = text();
    else if (KEY("short_label")) band->short_label = text();
    else if (KEY("long_label")) band->long_label = text();
    else if (KEY("order_idx")) band->order = number();
    else if (KEY("units_required")) band->required = number();
    else if (KEY("description")) band->description = text();
    else if (KEY("cefr")) band->cefr = mapping();
    else if (KEY("parameters")) band->parameters = mapping();
    else if (KEY("units")) {
      enter(YAML_SEQUENCE_START_EVENT);
      for (int order = 0; in_sequence(); order++) read_unit(order);
    } else unknown_key();
  }
  for (size_t i = first; i < units.count; i++) {
    units.rows[i].course = band->course;
    units.rows[i].band = band->id;
  }
}

static void read_card(uint32_t lesson, int order) {
  static const char *const names[] = {"forms", "hints", "note", "number", "tags", "undiacritised"};
  Text details[6] = {{0}};
  Card *card = add_cards();
  card->lesson = lesson;
  card->order = order;
  card->difficulty = 3;
  while (in_mapping()) {
    if (KEY("id")) card->id = text();
    else if (KEY("target_text")) card->target = text();
    else if (KEY("native_text")) card->native = text();
    else if (KEY("lemma")) card->lemma = text();
    else if (KEY("pos")) card->part = text();
    else if (KEY("gender")) card->gender = text();
    else if (KEY("article")) card->article = text();
    else if (KEY("ipa")) card->ipa = text();
    else if (KEY("transliteration")) card->transliteration = text();
    else if (KEY("difficulty_rating")) card->difficulty = number();
    else if (KEY("accept_native")) card->accept_native = texts();
    else if (KEY("accept_target")) card->accept_target = texts();
    else if (KEY("forms")) details[0] = text_array();
    else if (KEY("hints")) details[1] = hints();
    else if (KEY("note")) details[2] = json_text();
    else if (KEY("number")) details[3] = json_text();
    else if (KEY("tags")) details[4] = text_array();
    else if (KEY("undiacritised")) details[5] = json_text();
    else unknown_key();
  }
  card->details = object(names, details, 6);
}

static void read_sentence(void) {
  Sentence *sentence = add_sentences();
  while (in_mapping()) {
    if (KEY("target_text")) sentence->target = text();
    else if (KEY("native_text")) sentence->native = text();
    else if (KEY("transliteration")) sentence->transliteration = text();
    else if (KEY("note")) sentence->note = text();
    else unknown_key();
  }
}

static Range read_options(void) {
  Range range = {(uint32_t)options.count, 0};
  enter(YAML_SEQUENCE_START_EVENT);
  while (in_sequence()) add_options()->text = keep_word();
  range.count = (uint32_t)options.count - range.first;
  return range;
}

// What is graded how, and the frame of the answer's JSON.
static void finish_answer(Question *question, Text answers, Text accept) {
  Text type = question->type;
  const char *close = "]}";
  json.length = 0;
  if (is(type, "choice") || is(type, "multiple_choice_text")) {
    question->grading = "choose-one";
    PUT(&json, "{\"correct\":[");
  } else if (is(type, "typed") || is(type, "translate_text")) {
    question->grading = "type-text";
    PUT(&json, "{\"correct\":[");
  } else if (is(type, "fill_blank")) {
    question->grading = "fill-gaps";
    PUT(&json, "{\"gaps\":[[");
    close = "]]}";
  } else if (is(type, "order_words")) {
    question->grading = "order";
    PUT(&json, "{\"order\":[");
  } else {
    stop("a type that the benchmark's corpus does not have", file_name);
  }
  put_text(&json, answers);
  if (accept.at) {
    PUT(&json, ",");
    put_text(&json, accept);
  }
  put(&json, close, strlen(close));
  question->answer = keep_buffer(&json);
  for (uint32_t i = 0; i < question->options.count; i++) {
    Option *option = &options.rows[question->options.first + i];
    // The one answer is a JSON string: its text stands between the quotes.
    option->is_key = option->text.length + 2 == answers.length
      && memcmp(arena + option->text.at, arena + answers.at + 1, option->text.length) == 0;
  }
}

static void read_question(uint32_t owner, int order, int is_boss) {
  static const char *const names[] = {"unit"};
  Text unit = {0}, answers = {0}, accept = {0};
  Question *question = add_questions();
  question->owner = owner;
  question->order = order;
  question->is_boss = is_boss;
  while (in_mapping()) {
    if (KEY("id")) question->id = text();
    else if (KEY("type")) question->type = text();
    else if (KEY("prompt")) question->prompt = text();
    else if (KEY("unit")) unit = json_text();
    else if (KEY("options")) question->options = read_options();
    else if (KEY("answer")) answers = texts();
    else if (KEY("accept")) accept = texts();
    else if (KEY("explanation")) question->explanation = text();
    else unknown_key();
  }
  question->details = object(names, &unit, 1);
  finish_answer(question, answers, accept);
}

static Range read_questions(uint32_t owner, int is_boss) {
  Range range = {(uint32_t)questions.count, 0};
  enter(YAML_SEQUENCE_START_EVENT);
  for (int order = 0; in_sequence(); order++) read_question(owner, order, is_boss);
  range.count = (uint32_t)questions.count - range.first;
  return range;
}

static void read_lesson(void) {
  Lesson *lesson = add_lessons();
  uint32_t number_of_lesson = (uint32_t)lessons.count - 1;
  lesson->experience = 15;
  while (in_mapping()) {
    if (KEY("language")) lesson->course = text();
    else if (KEY("unit")) lesson->unit = text();
    else if (KEY("id")) lesson->id = text();
    else if (KEY("order_idx")) lesson->order = number();
    else if (KEY("title")) lesson->title = text();
    else if (KEY("lesson_type")) lesson->type = text();
    else if (KEY("mode")) lesson->mode = text();
    else if (KEY("xp_value")) lesson->experience = number();
    else if (KEY("can_do")) lesson->can_do = text();
    else if (KEY("grammar")) lesson->grammar = text_array();
    else if (KEY("explanations")) lesson->explanations = texts();
    else if (KEY("sentences")) {
      lesson->sentences.first = (uint32_t)sentences.count;
      enter(YAML_SEQUENCE_START_EVENT);
      while (in_sequence()) read_sentence();
      lesson->sentences.count = (uint32_t)sentences.count - lesson->sentences.first;
    } else if (KEY("cards")) {
      lesson->cards.first = (uint32_t)cards.count;
      enter(YAML_SEQUENCE_START_EVENT);
      for (int order = 0; in_sequence(); order++) read_card(number_of_lesson, order);
      lesson->cards.count = (uint32_t)cards.count - lesson->cards.first;
    } else if (KEY("exercises")) lesson->questions = read_questions(number_of_lesson, 0);
    else unknown_key();
  }
}

static void read_boss(void) {
  Boss *boss = add_bosses();
  while (in_mapping()) {
    if (KEY("language")) boss->course = text();
    else if (KEY("band")) boss->band = text();
    else if (KEY("id")) boss->id = text();
    else if (KEY("title")) boss->title = text();
    else if (KEY("time_limit_seconds")) boss->seconds = number();
    else if (KEY("pass_score_pct")) boss->pass = number();
    else if (KEY("items")) boss->questions = read_questions((uint32_t)bosses.count - 1, 1);
    else unknown_key();
  }
}

// MARK: Files

// The kind is the first key in every file of the corpus.
static void read_document(void) {
  enter(YAML_STREAM_START_EVENT);
  enter(YAML_DOCUMENT_START_EVENT);
  enter(YAML_MAPPING_START_EVENT);
  if (!in_mapping() || !KEY("kind")) stop("the first key should be 'kind'", file_name);
  Text kind = text();
  if (is(kind, "lesson")) read_lesson();
  else if (is(kind, "boss-test")) read_boss();
  else if (is(kind, "band")) read_band();
  else if (is(kind, "language")) read_course();
  else if (is(kind, "curriculum")) read_curriculum();
  else stop("a kind that the benchmark's corpus does not have", file_name);
  enter(YAML_DOCUMENT_END_EVENT);
  enter(YAML_STREAM_END_EVENT);
}

static void read_file(int folder, const char *name) {
  static Buffer content;
  int file = openat(folder, name, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) stop("cannot be read", name);
  content.length = 0;
  reserve(&content, (size_t)status.st_size);
  ssize_t length = read(file, content.bytes, (size_t)status.st_size);
  if (length != status.st_size) stop("cannot be read", name);
  close(file);
  file_name = name;
  if (!yaml_parser_initialize(&parser)) stop("no memory", name);
  yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING);
  yaml_parser_set_input_string(&parser, (unsigned char *)content.bytes, (size_t)length);
  read_document();
  yaml_parser_delete(&parser);
}

static void walk(int descriptor, const char *name) {
  DIR *folder = descriptor < 0 ? NULL : fdopendir(descriptor);
  if (!folder) stop("cannot be read", name);
  for (struct dirent *entry; (entry = readdir(folder));) {
    size_t length = strlen(entry->d_name);
    if (entry->d_name[0] == '.') continue;
    if (length > 5 && memcmp(entry->d_name + length - 5, ".yaml", 5) == 0) {
      read_file(descriptor, entry->d_name);
    } else if (entry->d_type == DT_DIR || entry->d_type == DT_UNKNOWN) {
      walk(openat(descriptor, entry->d_name, O_RDONLY | O_DIRECTORY), entry->d_name);
    }
  }
  closedir(folder);
}

void read_folder(const char *path) { walk(open(path, O_RDONLY | O_DIRECTORY), path); }
