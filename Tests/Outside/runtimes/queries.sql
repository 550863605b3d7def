-- What apps ask a bundle, from its first screen to the last option. Every program in this folder runs all of it.
-- A block is one question: "-- name" or "-- name < parents", then SQL up to an empty line. With parents it is asked once for
-- each of their rows; ? is the first column of that row, which is its id.

-- bundle
SELECT * FROM bundle_info

-- courses
SELECT * FROM languages ORDER BY name, language_id

-- bands of a course < courses
SELECT * FROM bands WHERE language_id = ? ORDER BY order_idx

-- units of a band < bands of a course
SELECT * FROM units WHERE band_id = ? ORDER BY order_idx

-- lessons of a unit < units of a band
SELECT * FROM lessons WHERE unit_id = ? ORDER BY order_idx

-- lessons of a band in the order of learning < bands of a course
SELECT l.* FROM lessons AS l JOIN units AS u USING (unit_id) WHERE l.band_id = ? ORDER BY u.order_idx, l.order_idx

-- cards of a lesson < lessons of a unit
SELECT * FROM cards WHERE lesson_id = ? ORDER BY order_idx

-- sentences of a lesson < lessons of a unit
SELECT * FROM sentences WHERE lesson_id = ? ORDER BY order_idx

-- boss test of a band < bands of a course
SELECT * FROM boss_tests WHERE band_id = ?

-- stories
SELECT * FROM stories ORDER BY title, story_id

-- stages of a story < stories
SELECT * FROM stages WHERE story_id = ? ORDER BY raw_value

-- exams of a story < stories
SELECT * FROM exams WHERE story_id = ? ORDER BY order_idx

-- stages of an exam < exams of a story
SELECT e.exam_id, e.relation, s.* FROM exam_stages AS e JOIN stages AS s USING (stage_id)
WHERE e.exam_id = ? ORDER BY e.relation, e.order_idx

-- kits of a stage < stages of a story
SELECT * FROM kits WHERE stage_id = ? ORDER BY order_idx

-- quizzes
SELECT * FROM quizzes ORDER BY title, quiz_id

-- decks
SELECT * FROM decks ORDER BY topic, batch, deck_id

-- questions of a card < cards of a lesson
SELECT * FROM questions WHERE owner_id = ? AND owner_kind = 'card' ORDER BY order_idx

-- questions of a lesson < lessons of a unit
SELECT * FROM questions WHERE owner_id = ? AND owner_kind = 'lesson' ORDER BY order_idx

-- questions of a boss test < boss test of a band
SELECT * FROM questions WHERE owner_id = ? AND owner_kind = 'boss-test' ORDER BY order_idx

-- questions of a kit < kits of a stage
SELECT * FROM questions WHERE owner_id = ? AND owner_kind = 'kit' ORDER BY order_idx

-- questions of a quiz < quizzes
SELECT * FROM questions WHERE owner_id = ? AND owner_kind = 'quiz' ORDER BY order_idx

-- questions of a deck < decks
SELECT * FROM questions WHERE owner_id = ? AND owner_kind = 'deck' ORDER BY order_idx

-- options of a question < questions of a card, questions of a lesson, questions of a boss test, questions of a kit, questions of a quiz, questions of a deck
SELECT * FROM options WHERE question_id = ? ORDER BY order_idx

-- options of a whole kit < kits of a stage
SELECT o.* FROM questions AS q JOIN options AS o USING (question_id)
WHERE q.owner_id = ? AND q.owner_kind = 'kit' ORDER BY q.order_idx, o.order_idx

-- a card by its id < cards of a lesson
SELECT * FROM cards WHERE card_id = ?

-- indi, kits of all stages
SELECT * FROM indi_kits ORDER BY study_stage, order_idx

-- indi, questions of a kit < kits of a stage
SELECT * FROM indi_questions WHERE kit_id = ? ORDER BY order_idx

-- spark, questions of a quiz < quizzes
SELECT * FROM spark_questions WHERE quiz_id = ? ORDER BY order_idx

-- edutok, flashcards of a deck < decks
SELECT * FROM edutok_flashcards WHERE deck_id = ? ORDER BY order_idx

-- media
SELECT * FROM media ORDER BY path

-- search for a word with an accent
SELECT rowid AS id FROM search WHERE search MATCH '"cafe"' ORDER BY rank, rowid LIMIT 50

-- search for a word that has only begun
SELECT rowid AS id FROM search WHERE search MATCH '"moth"*' ORDER BY rank, rowid LIMIT 50

-- search for Chinese
SELECT rowid AS id FROM search WHERE search MATCH '"你 好"' ORDER BY rank, rowid LIMIT 50

-- search for two words
SELECT rowid AS id FROM search WHERE search MATCH '"kinetic" "energy"' ORDER BY rank, rowid LIMIT 50
