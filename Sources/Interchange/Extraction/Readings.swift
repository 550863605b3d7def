import Distractors

/// The names of the ways to read a document.
package let readers = [
  "numbered", "choices", "marked-pairs", "headed-pairs", "plain-pairs", "passages", "joined", "terms", "grid",
  "headed-table", "bulleted", "translated", "word-table", "crossword", "duplex-cards",
  "question-slides", "spoken-lines", "counted-cards", "questions-beside", "answers-set-in",
  "blank-statements", "plain-passage",
]

/// The ways a document can be read, each with what it is worth.
func readings(
  of document: DocumentLines, _ joiner: LineJoiner, _ lexicon: Lexicon, taken: Set<Int>,
  _ without: Set<String>
) -> [(reading: Recognition, worth: Double)] {
  let pairs = QuestionPairs(document: document, joiner: joiner)
  let matching = MatchingExercises(document: document, joiner: joiner)
  var numbered =
    without.contains("numbered")
    ? nil : NumberedQuestions(document: document, joiner: joiner, taken: taken).read()
  let hasOptions = numbered.map { $0.items.count { !$0.options.isEmpty } * 2 > $0.items.count } ?? false
  let hasNumbers =
    numbered.map { $0.items.contains { $0.number?.contains(where: \.isNumber) == true } } ?? false
  let passages = hasOptions ? nil : passages(of: document, joiner, taken: taken)
  if !without.contains("passages"), let passages { numbered?.takeGaps(of: passages) }
  // Never the best by itself: it is put beside the others.
  let rest = numbered.flatMap { namedRest(of: $0, document, joiner, taken: taken) }.map { [($0, 0.01)] } ?? []
  let readings = [
    "numbered": numbered,
    "choices": !hasNumbers ? UnnumberedChoices(document: document, joiner: joiner).read() : nil,
    "marked-pairs": pairs.marked(), "headed-pairs": pairs.headed(),
    "plain-pairs": numbered == nil ? pairs.plain() ?? pairs.oneLine() : nil,
    "passages": passages,
    "joined": matching.joined() ?? matching.blanks().map { withKeys($0, document, joiner, taken: taken) }
      ?? MatchingColumns(document: document, joiner: joiner).read(),
    // An order above numbers with dashes says that they ask.
    "terms": numbered?.items.contains { $0.reviews.contains(RunInAnswer.reviewOfDash) } == true
      ? nil : TermList(document: document, joiner: joiner).read(),
    "grid": TermGrid(document: document, joiner: joiner).read(),
    "headed-table": headedTable(of: document, joiner, taken: taken),
    "bulleted": numbered == nil
      ? BulletedQuestions(document: document, joiner: joiner).read()
        ?? UnmarkedQuestions(document: document, joiner: joiner).read()
        ?? QuestionsAboveRoom(document: document, joiner: joiner).read() : nil,
    "translated": numbered == nil ? TranslatedLines(document: document, lexicon: lexicon).read() : nil,
    "spoken-lines": SpokenLines(document: document, lexicon: lexicon).read(),
    "duplex-cards": DuplexCards(document: document, joiner: joiner).read()
      ?? CardSheets(document: document, joiner: joiner).read(),
    "questions-beside": numbered == nil
      ? QuestionsBeside(document: document, joiner: joiner).read() : nil,
    "answers-set-in": numbered == nil ? AnswersSetIn(document: document, joiner: joiner).read() : nil,
    "blank-statements": BlankStatements(document: document, joiner: joiner).read(),
    "plain-passage": numbered == nil && passages == nil
      ? PlainPassage(document: document, joiner: joiner).read() : nil,
    "question-slides": QuestionSlides(document: document, joiner: joiner).read(),
    "counted-cards": CountedCards(document: document, joiner: joiner).read(),
    "crossword": CrosswordClues(document: document, joiner: joiner).read(),
    "word-table": WordTableReader(
      document: document, joiner: joiner, lexicon: lexicon,
      speaksOtherThanEnglish: document.speaksOtherThanEnglish { lexicon.word($0) != nil }
    ).read(),
  ]
  let found = readers.filter { !without.contains($0) }.compactMap { readings[$0] ?? nil }
  return
    found
    .filter { !$0.isDialogue && !$0.holdsBoxes && !$0.namesExercises && !$0.isToBeMatched(in: document) }
    .map { reading in
      let evidence = max(reading.evidence, reading.evidence(inTitlesOf: document))
      let worth = document.share(of: reading.explained) * reading.coherence * evidence
      let holdsMore =
        reading.swallows(numbered) || reading.holdsOptions(of: numbered) || reading.holdsGaps(of: passages)
        || found.contains { reading.heads($0, in: document) || reading.tears($0, in: document) }
      return (reading, holdsMore ? worth / 5 : worth)
    } + rest
}

/// Questions that a word numbers beside those with numbers alone: "Example 2.1" with its solution above exercises 1, 2, 3.
private func namedRest(
  of numbered: Recognition, _ document: DocumentLines, _ joiner: LineJoiner, taken: Set<Int>
) -> Recognition? {
  guard !numbered.namesQuestions, document.share(of: numbered.explained) < 0.8 else { return nil }
  let found = NumberedQuestions(
    document: document, joiner: joiner, taken: taken.union(numbered.explained)
  ).read()
  guard let found, found.items.count >= 3, found.namesQuestions,
    found.items.allSatisfy({ $0.answer != nil }), found.explained.isDisjoint(with: numbered.explained)
  else { return nil }
  return found
}

/// Tables whose heads say what they hold; where that is questions alone, with the answers of their keys.
private func headedTable(of document: DocumentLines, _ joiner: LineJoiner, taken: Set<Int>) -> Recognition? {
  HeadedTable(document: document, joiner: joiner).read().map { withKeys($0, document, joiner, taken: taken) }
}

/// Numbered items that have no answers, with those of the document's keys.
private func withKeys(
  _ reading: Recognition, _ document: DocumentLines, _ joiner: LineJoiner, taken: Set<Int>
) -> Recognition {
  guard reading.items.allSatisfy({ $0.answer == nil && $0.number != nil }) else { return reading }
  var found = reading
  let reader = NumberedQuestions(document: document, joiner: joiner, taken: taken)
  reader.addKeys(reader.keyRegions(), &found, [Int](repeating: 0, count: found.items.count))
  return found
}

/// Passages with numbered gaps, with the answers of their keys.
private func passages(of document: DocumentLines, _ joiner: LineJoiner, taken: Set<Int>) -> Recognition? {
  guard var found = Passages(document: document, joiner: joiner).read() else { return nil }
  OptionRows.take(for: &found, document)
  PlainGapNumbers.takeOptions(for: &found, document)
  BankOfLetters.take(for: &found, document)
  let reader = NumberedQuestions(document: document, joiner: joiner, taken: taken)
  reader.addKeys(reader.keyRegions(), &found, [Int](repeating: 0, count: found.items.count))
  found.cutLastAnswer()
  return found
}
