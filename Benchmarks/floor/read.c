// Files into tables, a function for each kind of mapping.

#include "events.h"

#include <dirent.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

// MARK: Kinds

static void read_curriculum(void) {
  while (in_mapping()) {
    if (KEY("name")) curriculum_name = text();
    else if (KEY("version")) curriculum_version = text();
    else if (KEY("targets")) texts();
    else if (KEY("profile")) text();
    else if (KEY("parameters")) {
      enter(YAML_MAPPING_START_EVENT);
      while (in_mapping()) mapping();
    } else unknown_key();
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
    else if (KEY("hints")) details[1] = mappings();
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
  while (in_sequence()) add_options()->text = word();
  range.count = (uint32_t)options.count - range.first;
  return range;
}

static void put_list(const char *name, Text list) {
  put(&json, json.length ? "," : "{", 1);
  put(&json, name, strlen(name));
  put_text(&json, list);
  PUT(&json, "]");
}

// How the question is graded, and the JSON that its answer is graded by.
static void finish_question(Question *question) {
  Text type = question->type;
  json.length = 0;
  if (is(type, "choice") || is(type, "multiple_choice_text")) {
    question->grading = "choose-one";
  } else if (is(type, "typed") || is(type, "translate_text")) {
    question->grading = "type-text";
    put_list("\"alternatives\":[", question->accept);
  } else if (is(type, "fill_blank")) {
    question->grading = "fill-gaps";
  } else if (is(type, "order_words")) {
    question->grading = "order";
  } else {
    unknown("a type that the benchmark's corpus does not have");
  }
  put_list("\"correct\":[", question->answers);
  if (is(type, "fill_blank")) {
    put_list("\"gaps\":[[", question->answers);
    PUT(&json, "]");
  }
  PUT(&json, "}");
  question->answer = keep_buffer(&json);
  for (uint32_t i = 0; i < question->options.count; i++) {
    Option *option = &options.rows[question->options.first + i];
    // The one answer is a JSON string: its text stands between the quotes.
    option->is_key = option->text.length + 2 == question->answers.length
      && memcmp(arena + option->text.at, arena + question->answers.at + 1, option->text.length) == 0;
  }
}

static void read_question(uint32_t owner, int order, int is_boss) {
  static const char *const names[] = {"unit"};
  Question *question = add_questions();
  question->owner = owner;
  question->order = order;
  question->is_boss = is_boss;
  while (in_mapping()) {
    if (KEY("id")) question->id = text();
    else if (KEY("type")) question->type = text();
    else if (KEY("prompt")) question->prompt = text();
    else if (KEY("unit")) question->unit = json_text();
    else if (KEY("options")) question->options = read_options();
    else if (KEY("answer")) question->answers = texts();
    else if (KEY("accept")) question->accept = texts();
    else if (KEY("explanation")) question->explanation = text();
    else unknown_key();
  }
  question->details = object(names, &question->unit, 1);
  finish_question(question);
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
  if (!in_mapping() || !KEY("kind")) unknown("the first key should be 'kind'");
  Text kind = text();
  if (is(kind, "lesson")) read_lesson();
  else if (is(kind, "boss-test")) read_boss();
  else if (is(kind, "band")) read_band();
  else if (is(kind, "language")) read_course();
  else if (is(kind, "curriculum")) read_curriculum();
  else unknown("a kind that the benchmark's corpus does not have");
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
  start(name, content.bytes, (size_t)length);
  read_document();
  finish();
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
