// Cards, and all questions with their options.

#include "rows.h"

// The next sense of a native text, or 0 at its end: what is between semicolons, without the notes in
// parentheses.
static int next_sense(Text native, uint32_t *offset, Buffer *sense) {
  const char *bytes = arena + native.at;
  sense->length = 0;
  if (*offset >= native.length) return 0;
  const char *end = memchr(bytes + *offset, ';', native.length - *offset);
  uint32_t stop = end ? (uint32_t)(end - bytes) : native.length;
  uint32_t start = *offset;
  *offset = stop + 1;
  while (start < stop && bytes[start] == ' ') start++;
  while (start < stop) {
    const char *open = memchr(bytes + start, '(', stop - start);
    uint32_t until = open ? (uint32_t)(open - bytes) : stop;
    put(sense, bytes + start, until - start);
    if (!open) break;
    const char *close = memchr(open, ')', stop - until);
    start = close ? (uint32_t)(close - bytes) + 1 : stop;
  }
  while (sense->length && sense->bytes[sense->length - 1] == ' ') sense->length--;
  return 1;
}

// Adds JSON strings of the senses from number `first` on; how many there were.
static int put_senses(Buffer *json, Text native, int first) {
  static Buffer sense;
  uint32_t offset = 0;
  int count = 0;
  for (int number = 0; next_sense(native, &offset, &sense); number++) {
    if (number < first) continue;
    if (count++) PUT(json, ",");
    put_json(json, sense.bytes, sense.length);
  }
  return count;
}

static void put_answer(Buffer *json, const Card *card) {
  static Buffer sense;
  uint32_t offset = 0;
  json->length = 0;
  PUT(json, "{\"alternatives\":[");
  int others = put_senses(json, card->native, 1);
  if (card->accept_native.at) {
    if (others) PUT(json, ",");
    put_text(json, card->accept_native);
  }
  PUT(json, "],\"correct\":[");
  if (next_sense(card->native, &offset, &sense)) put_json(json, sense.bytes, sense.length);
  PUT(json, "],\"type\":\"translation\"}");
}

// Puts the characters of a text with a space between them.
static void put_segmented(Buffer *segmented, Text text) {
  const char *bytes = arena + text.at;
  segmented->length = 0;
  for (uint32_t i = 0; i < text.length; i++) {
    if (i && (bytes[i] & 0xC0) != 0x80) PUT(segmented, " ");
    put(segmented, bytes + i, 1);
  }
}

static Text course_of(const Card *card) { return lessons.rows[card->lesson].course; }

static Key key_of_card(const char *kind, const Card *card) {
  return and(and(key_of(kind), course_of(card)), card->id);
}

void write_cards(void) {
  sqlite3_stmt *insertion =
    prepare("INSERT INTO cards VALUES (?,?,?,?,?,NULL,NULL,?,?,?,?,?,?,?,?,?,?,NULL,?,?)");
  Buffer key = {0}, answer = {0}, segmented = {0};
  for (size_t i = 0; i < cards.count; i++) cards.rows[i].key = id_of(key_of_card("card", &cards.rows[i]));
  PLACES(places, cards, Card, row->key);
  for (size_t i = 0; i < cards.count; i++) {
    const Card *card = &cards.rows[places[i].row];
    const Lesson *lesson = &lessons.rows[card->lesson];
    put_key(&key, "card", lesson->course, card->id);
    put_answer(&answer, card);
    bind_id(insertion, 1, (int64_t)places[i].id);
    bind_id(insertion, 2, lesson->key);
    bind_id(insertion, 3, lesson->language_key);
    bind(insertion, 4, card->target);
    bind(insertion, 5, card->native);
    bind_bytes(insertion, 6, &answer);
    sqlite3_bind_int(insertion, 7, card->difficulty);
    sqlite3_bind_int(insertion, 8, card->order);
    bind_bytes(insertion, 9, &key);
    bind(insertion, 10, card->lemma);
    bind(insertion, 11, card->part);
    bind(insertion, 12, card->gender);
    bind(insertion, 13, card->article);
    bind(insertion, 14, card->ipa);
    bind(insertion, 15, card->transliteration);
    if (lesson->has_no_spaces) {
      put_segmented(&segmented, card->target);
      bind_bytes(insertion, 16, &segmented);
    } else {
      sqlite3_bind_null(insertion, 16);
    }
    bind(insertion, 17, card->details);
    insert(insertion);
  }
  sqlite3_finalize(insertion);
}

// The two questions of a card: 0 shows the target text, 1 asks for it.
static const char *const directions[] = {"recognise", "produce"};

static void write_card_question(sqlite3_stmt *insertion, int64_t id, const Card *card, int direction) {
  static Buffer key, answer;
  put_key(&key, "question", course_of(card), card->id);
  PUT(&key, "/");
  put(&key, directions[direction], strlen(directions[direction]));
  Text accept = direction == 0 ? card->accept_native : card->accept_target;
  answer.length = 0;
  PUT(&answer, "{");
  if (accept.at) {
    PUT(&answer, "\"alternatives\":[");
    put_text(&answer, accept);
    PUT(&answer, "],");
  }
  PUT(&answer, "\"correct\":[");
  if (direction == 0) put_senses(&answer, card->native, 0);
  else put_json_text(&answer, card->target);
  PUT(&answer, "]}");
  bind_id(insertion, 1, id);
  bind_bytes(insertion, 2, &key);
  bind_id(insertion, 3, card->key);
  sqlite3_bind_int(insertion, 4, direction);
  bind(insertion, 5, direction == 0 ? card->target : card->native);
  bind_bytes(insertion, 6, &answer);
  sqlite3_bind_int(insertion, 7, card->difficulty);
  insert(insertion);
}

static Text course_of_question(const Question *question) {
  return question->is_boss ? bosses.rows[question->owner].course : lessons.rows[question->owner].course;
}

static void write_question(sqlite3_stmt *insertion, int64_t id, const Question *question) {
  static Buffer key;
  uint32_t row = question->owner;
  int64_t owner = question->is_boss ? boss_id(&bosses.rows[row]) : lessons.rows[row].key;
  put_key(&key, "question", course_of_question(question), question->id);
  bind_id(insertion, 1, id);
  bind_bytes(insertion, 2, &key);
  sqlite3_bind_text(insertion, 3, question->is_boss ? "boss-test" : "lesson", -1, SQLITE_STATIC);
  bind_id(insertion, 4, owner);
  sqlite3_bind_int(insertion, 5, question->order);
  bind(insertion, 6, question->type);
  sqlite3_bind_text(insertion, 7, question->grading, -1, SQLITE_STATIC);
  bind(insertion, 8, question->prompt);
  bind(insertion, 9, question->answer);
  bind(insertion, 10, question->explanation);
  bind(insertion, 11, question->details);
  insert(insertion);
}

static void write_options(sqlite3_stmt *insertion, int64_t question, Range range) {
  for (uint32_t i = 0; i < range.count; i++) {
    const Option *option = &options.rows[range.first + i];
    bind_id(insertion, 1, question);
    sqlite3_bind_int(insertion, 2, (int)i);
    bind(insertion, 3, option->text);
    sqlite3_bind_int(insertion, 4, option->is_key);
    insert(insertion);
  }
}

void write_questions(void) {
  sqlite3_stmt *of_cards =
    prepare("INSERT INTO questions VALUES (?,?,'card',?,?,'typed','type-text',?,?,1,?,NULL,NULL)");
  sqlite3_stmt *others = prepare("INSERT INTO questions VALUES (?,?,?,?,?,?,?,?,?,1,NULL,?,?)");
  sqlite3_stmt *option_insertion = prepare("INSERT INTO options VALUES (?,?,?,?,'author',NULL,NULL,NULL)");
  size_t count = 2 * cards.count + questions.count;
  Place *places = make_places(count);
  for (size_t i = 0; i < cards.count; i++) {
    Key key = key_of_card("question", &cards.rows[i]);
    for (int direction = 0; direction < 2; direction++) {
      int64_t id = id_of(and_word(key, directions[direction]));
      places[2 * i + direction] = (Place){(uint64_t)id, 2 * i + direction};
    }
  }
  for (size_t i = 0; i < questions.count; i++) {
    const Question *question = &questions.rows[i];
    Key key = and(and(key_of("question"), course_of_question(question)), question->id);
    places[2 * cards.count + i] = (Place){(uint64_t)id_of(key), 2 * cards.count + i};
  }
  sort_places(places, count);
  for (size_t i = 0; i < count; i++) {
    int64_t id = (int64_t)places[i].id;
    size_t row = places[i].row;
    if (row < 2 * cards.count) {
      write_card_question(of_cards, id, &cards.rows[row / 2], (int)(row & 1));
    } else {
      const Question *question = &questions.rows[row - 2 * cards.count];
      write_question(others, id, question);
      write_options(option_insertion, id, question->options);
    }
  }
  sqlite3_finalize(of_cards);
  sqlite3_finalize(others);
  sqlite3_finalize(option_insertion);
}
