PRAGMA application_id
PRAGMA user_version
SELECT * FROM bands WHERE language_id = ? ORDER BY order_idx
SELECT * FROM boss_tests WHERE band_id = ? ORDER BY boss_test_id
SELECT * FROM cards WHERE card_id = ?
SELECT * FROM cards WHERE card_id = ? ORDER BY card_id
SELECT * FROM cards WHERE key = ? ORDER BY card_id
SELECT * FROM cards WHERE lesson_id = ? ORDER BY order_idx
SELECT * FROM decks WHERE true ORDER BY topic, batch, deck_id
SELECT * FROM exams WHERE story_id = ? ORDER BY order_idx
SELECT * FROM kits WHERE stage_id = ? ORDER BY order_idx
SELECT * FROM languages WHERE true ORDER BY name, language_id
SELECT * FROM lessons WHERE lesson_id = ? ORDER BY lesson_id
SELECT * FROM lessons WHERE unit_id = ? ORDER BY order_idx
SELECT * FROM media WHERE true ORDER BY path
SELECT * FROM options WHERE question_id = ? ORDER BY order_idx
SELECT * FROM questions WHERE owner_id = ? AND owner_kind = ? ORDER BY order_idx
SELECT * FROM questions WHERE question_id = ?
SELECT * FROM quizzes WHERE true ORDER BY title, quiz_id
SELECT * FROM sentences WHERE lesson_id = ? ORDER BY order_idx
SELECT * FROM stages WHERE story_id = ? ORDER BY raw_value
SELECT * FROM stories WHERE true ORDER BY title, story_id
SELECT * FROM units WHERE band_id = ? ORDER BY order_idx
SELECT count(*) > 0 FROM pragma_module_list WHERE name = 'fts5'
SELECT count(*) > 0 FROM sqlite_schema WHERE name = 'search'
SELECT format_version, min_reader_version, content_version, content_hash, curriculum_name, compiler_version, counts_json, source_revision FROM bundle_info
SELECT min_reader_version, compiler_version FROM bundle_info
SELECT rowid FROM search WHERE search MATCH ? ORDER BY rank, rowid LIMIT ?
SELECT s.* FROM exam_stages AS e JOIN stages AS s USING (stage_id) WHERE e.exam_id = ? AND e.relation = ? ORDER BY e.order_idx
