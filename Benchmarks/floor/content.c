// Courses, bands, units, lessons with their sentences, boss tests.

#include "rows.h"

// MARK: Courses, bands, units

static void write_courses(void) {
  sqlite3_stmt *insertion = prepare("INSERT INTO languages VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
  Buffer key = {0};
  PLACES(places, courses, Course, language_id(row->id));
  for (size_t i = 0; i < courses.count; i++) {
    const Course *course = &courses.rows[places[i].row];
    key.length = 0;
    PUT(&key, "language/");
    put_text(&key, course->id);
    bind_id(insertion, 1, (int64_t)places[i].id);
    bind(insertion, 2, course->code);
    bind(insertion, 3, course->name);
    bind(insertion, 4, course->flag);
    bind_bytes(insertion, 5, &key);
    bind(insertion, 6, course->native_name);
    bind(insertion, 7, course->variant);
    bind(insertion, 8, course->script);
    bind(insertion, 9, course->direction);
    bind(insertion, 10, course->source_code);
    bind(insertion, 11, course->source_variant);
    bind(insertion, 12, course->policy);
    bind(insertion, 13, course->romanisation);
    bind(insertion, 14, course->details);
    insert(insertion);
  }
  sqlite3_finalize(insertion);
}

static void write_bands(void) {
  sqlite3_stmt *insertion = prepare("INSERT INTO bands VALUES (?,?,?,?,?,?,?,?,?,?)");
  Buffer key = {0};
  PLACES(places, bands, Band, band_id(row->course, row->id));
  for (size_t i = 0; i < bands.count; i++) {
    const Band *band = &bands.rows[places[i].row];
    put_key(&key, "band", band->course, band->id);
    bind_id(insertion, 1, (int64_t)places[i].id);
    bind_id(insertion, 2, language_id(band->course));
    bind(insertion, 3, band->short_label);
    bind(insertion, 4, band->long_label);
    sqlite3_bind_int(insertion, 5, band->order);
    sqlite3_bind_int(insertion, 6, band->required);
    bind_bytes(insertion, 7, &key);
    bind(insertion, 8, band->description);
    bind(insertion, 9, band->cefr);
    bind(insertion, 10, band->parameters);
    insert(insertion);
  }
  sqlite3_finalize(insertion);
}

// Units in order of their ids, so that a lesson finds the band of its unit.
static Place *unit_places;

static void write_units(void) {
  sqlite3_stmt *insertion = prepare("INSERT INTO units VALUES (?,?,?,?,?,?,?,?)");
  Buffer key = {0};
  PLACES(places, units, Unit, unit_id(row->course, row->id));
  unit_places = places;
  for (size_t i = 0; i < units.count; i++) {
    const Unit *unit = &units.rows[places[i].row];
    put_key(&key, "unit", unit->course, unit->id);
    bind_id(insertion, 1, (int64_t)places[i].id);
    bind_id(insertion, 2, band_id(unit->course, unit->band));
    bind(insertion, 3, unit->title);
    bind(insertion, 4, unit->description);
    sqlite3_bind_int(insertion, 5, unit->order);
    bind_bytes(insertion, 6, &key);
    bind(insertion, 7, unit->can_do);
    bind(insertion, 8, unit->topics);
    insert(insertion);
  }
  sqlite3_finalize(insertion);
}

static const Unit *unit_with_id(int64_t id) {
  size_t low = 0, high = units.count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if ((int64_t)unit_places[middle].id < id) low = middle + 1;
    else high = middle;
  }
  return &units.rows[unit_places[low].row];
}

// MARK: Lessons and boss tests

static void put_options(Buffer *json, Range range) {
  PUT(json, ",\"options\":[");
  for (uint32_t i = 0; i < range.count; i++) {
    if (i) PUT(json, ",");
    put_json_text(json, options.rows[range.first + i].text);
  }
  PUT(json, "]");
}

static void put_question(Buffer *json, const Question *question) {
  PUT(json, "{");
  if (question->accept.at) {
    PUT(json, "\"alternatives\":[");
    put_text(json, question->accept);
    PUT(json, "],");
  }
  PUT(json, "\"correct\":");
  if (!question->options.count) PUT(json, "[");
  put_text(json, question->answers);
  if (!question->options.count) PUT(json, "]");
  if (question->explanation.at) {
    PUT(json, ",\"explanation\":");
    put_json_text(json, question->explanation);
  }
  PUT(json, ",\"id\":");
  put_json_text(json, question->id);
  if (question->options.count) put_options(json, question->options);
  PUT(json, ",\"prompt\":");
  put_json_text(json, question->prompt);
  PUT(json, ",\"type\":");
  put_json_text(json, question->type);
  if (question->unit.at) {
    PUT(json, ",\"unit\":");
    put_text(json, question->unit);
  }
  PUT(json, "}");
}

// Adds the questions of a lesson or a boss test as a JSON array.
static void put_questions(Buffer *json, Range range) {
  PUT(json, "[");
  for (uint32_t i = 0; i < range.count; i++) {
    if (i) PUT(json, ",");
    put_question(json, &questions.rows[range.first + i]);
  }
  PUT(json, "]");
}

static void put_content(Buffer *json, const Lesson *lesson) {
  json->length = 0;
  PUT(json, "{");
  if (lesson->questions.count) {
    PUT(json, "\"exercises\":");
    put_questions(json, lesson->questions);
  }
  if (lesson->explanations.at) {
    if (json->length > 1) PUT(json, ",");
    PUT(json, "\"explanations\":[");
    put_text(json, lesson->explanations);
    PUT(json, "]");
  }
  if (json->length > 1) PUT(json, ",");
  PUT(json, "\"sentences\":[");
  for (uint32_t i = 0; i < lesson->sentences.count; i++) {
    const Sentence *sentence = &sentences.rows[lesson->sentences.first + i];
    if (i) PUT(json, ",");
    PUT(json, "{\"native_text\":");
    put_json_text(json, sentence->native);
    PUT(json, ",\"target_text\":");
    put_json_text(json, sentence->target);
    if (sentence->transliteration.at) {
      PUT(json, ",\"transliteration\":");
      put_json_text(json, sentence->transliteration);
    }
    PUT(json, "}");
  }
  PUT(json, "]}");
}

static void write_sentences(sqlite3_stmt *insertion, int64_t lesson, Range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    const Sentence *sentence = &sentences.rows[range.first + i];
    bind_id(insertion, 1, lesson);
    sqlite3_bind_int(insertion, 2, (int)i);
    bind(insertion, 3, sentence->target);
    bind(insertion, 4, sentence->native);
    bind(insertion, 5, sentence->transliteration);
    bind(insertion, 6, sentence->note);
    insert(insertion);
  }
}

static int is_written_without_spaces(Text course) {
  for (size_t i = 0; i < courses.count; i++) {
    const Course *row = &courses.rows[i];
    if (row->id.length != course.length) continue;
    if (memcmp(arena + row->id.at, arena + course.at, course.length) != 0) continue;
    return is(row->code, "zh") || is(row->code, "ja");
  }
  return 0;
}

static void identify_lessons(void) {
  for (size_t i = 0; i < lessons.count; i++) {
    Lesson *lesson = &lessons.rows[i];
    lesson->key = id_of(and(and(key_of("lesson"), lesson->course), lesson->id));
    lesson->language_key = language_id(lesson->course);
    lesson->has_no_spaces = is_written_without_spaces(lesson->course);
  }
}

static void write_lessons(void) {
  sqlite3_stmt *insertion = prepare("INSERT INTO lessons VALUES (?,?,?,?,?,?,?,?,?,?,?,?)");
  sqlite3_stmt *sentence_insertion = prepare("INSERT INTO sentences VALUES (?,?,?,?,?,NULL,?)");
  Buffer key = {0}, json = {0};
  identify_lessons();
  PLACES(places, lessons, Lesson, row->key);
  for (size_t i = 0; i < lessons.count; i++) {
    const Lesson *lesson = &lessons.rows[places[i].row];
    int64_t unit = unit_id(lesson->course, lesson->unit);
    put_key(&key, "lesson", lesson->course, lesson->id);
    put_content(&json, lesson);
    bind_id(insertion, 1, (int64_t)places[i].id);
    bind_id(insertion, 2, unit);
    bind(insertion, 3, lesson->title);
    bind(insertion, 4, lesson->type);
    bind_bytes(insertion, 5, &json);
    sqlite3_bind_int(insertion, 6, lesson->experience);
    sqlite3_bind_int(insertion, 7, lesson->order);
    bind_id(insertion, 8, band_id(lesson->course, unit_with_id(unit)->band));
    bind_bytes(insertion, 9, &key);
    bind(insertion, 10, lesson->mode);
    bind(insertion, 11, lesson->can_do);
    bind(insertion, 12, lesson->grammar);
    insert(insertion);
    write_sentences(sentence_insertion, (int64_t)places[i].id, lesson->sentences);
  }
  sqlite3_finalize(insertion);
  sqlite3_finalize(sentence_insertion);
}

static void write_bosses(void) {
  sqlite3_stmt *insertion = prepare("INSERT INTO boss_tests VALUES (?,?,?,?,?,?,?)");
  Buffer key = {0}, json = {0};
  PLACES(places, bosses, Boss, boss_id(row));
  for (size_t i = 0; i < bosses.count; i++) {
    const Boss *boss = &bosses.rows[places[i].row];
    put_key(&key, "boss-test", boss->course, boss->id);
    json.length = 0;
    put_questions(&json, boss->questions);
    bind_id(insertion, 1, (int64_t)places[i].id);
    bind_id(insertion, 2, band_id(boss->course, boss->band));
    bind(insertion, 3, boss->title);
    bind_bytes(insertion, 4, &json);
    if (boss->seconds) sqlite3_bind_int(insertion, 5, boss->seconds);
    sqlite3_bind_int(insertion, 6, boss->pass);
    bind_bytes(insertion, 7, &key);
    insert(insertion);
  }
  sqlite3_finalize(insertion);
}

void write_content(void) {
  write_courses();
  write_bands();
  write_units();
  write_lessons();
  write_bosses();
}
