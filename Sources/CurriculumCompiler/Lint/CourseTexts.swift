/// A text of a course that is, or may be, in the language taught.
struct CourseText {
  let text: Text
  let role: TextWords.Role
  /// Place in the course up to which a learner has been taught.
  let place: Int
  /// The lesson, by its position in the curriculum; nil in a boss test.
  let lesson: Int?
  /// The band, by its position in the curriculum.
  let band: Int
  /// A remark that may explain words of the text.
  let note: Text?
  /// How far it is in the language taught.
  let certainty: Certainty

  /// How far a text is in the language taught.
  enum Certainty {
    /// It is.
    case certain
    /// It may as well be in the learners' own language.
    case open
    /// It is when the options that it is one of are.
    case option(among: [Text])
    /// What it quotes is, when the answers are in the learners' own language.
    case quotations(answers: [Text])
  }
}

/// Calls `body` with each text of a course that learners meet in the language taught, in teaching order.
///
/// - Complexity: O(*n*) in the number of lessons and items.
func forEachText(
  of course: Int, _ curriculum: Curriculum, _ order: TeachingOrder, _ body: (CourseText) -> Void
) {
  var bossTestsOfBand: [Int: [Int]] = [:]
  for (index, band) in curriculum.bandOfBossTest.enumerated() {
    if let band { bossTestsOfBand[band, default: []].append(index) }
  }
  var place = 0
  for band in curriculum.bandsOfCourse[course] {
    for lesson in curriculum.unitsOfBand[band].flatMap({ curriculum.lessonsOfUnit[$0] }) {
      place = order.placeOfLesson[lesson] ?? place
      for sentence in curriculum.lessons[lesson].sentences {
        body(
          CourseText(
            text: sentence.targetText, role: .sentence, place: place, lesson: lesson, band: band,
            note: sentence.note, certainty: .certain))
      }
      for exercise in curriculum.lessons[lesson].exercises {
        forEachText(of: exercise) { text, certainty in
          body(
            CourseText(
              text: text, role: .exercise, place: place, lesson: lesson, band: band,
              note: exercise.details.explanation, certainty: certainty))
        }
      }
    }
    for boss in bossTestsOfBand[band] ?? [] {
      for item in curriculum.bossTests[boss].items {
        forEachText(of: item) { text, certainty in
          body(
            CourseText(
              text: text, role: .bossItem, place: place, lesson: nil, band: band,
              note: item.details.explanation, certainty: certainty))
        }
      }
    }
  }
}

/// Calls `body` with each text of a question that a learner must understand or write in the language taught, and
/// how certain it is to be in that language.
private func forEachText(of question: Question, _ body: (Text, CourseText.Certainty) -> Void) {
  switch question.body {
  case .spoken(let answer, _): body(answer, question.typeName.string == "speak_phrase" ? .certain : .open)
  case .typed(let answer, _):
    for text in question.prompt.parts { body(text, .quotations(answers: [answer])) }
    body(answer, question.typeName.string == "listen_and_type" ? .certain : .open)
  case .cloze(let gaps):
    for text in question.prompt.parts { body(text, .open) }
    for gap in gaps { if let answer = gap.first { body(answer, .open) } }
  case .ordering(let items): for item in items { body(item, .open) }
  case .matching(let pairs): for pair in pairs { body(pair.left, .open) }
  case .choice(let options, let keys, _):
    for text in question.prompt.parts { body(text, .quotations(answers: options)) }
    for key in keys { body(options[key], .option(among: options)) }
  case .trueFalse, .numeric, .rubric, .recall: break
  }
}

/// The parts of a text between quotation marks of any kind, as UTF-8 offsets.
///
/// - Complexity: O(*n*) in the bytes of the text.
func quotations(in text: String) -> [Range<Int>] {
  var ranges = MarkedRanges(text).quoted
  guard text.utf8.contains(0x27) else { return ranges }
  // A straight single quote is an apostrophe unless it stands at the edge of a word.
  let bytes = Array(text.utf8)
  var start: Int?
  for index in bytes.indices where bytes[index] == 0x27 {
    let before = index > 0 ? bytes[index - 1] : 0x20
    let after = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    if start == nil, before == 0x20 || before == 0x28, after != 0x20 {
      start = index
    } else if let begin = start, [0x20, 0x2E, 0x2C, 0x3F, 0x21, 0x3A, 0x3B, 0x29].contains(after) {
      ranges.append(begin..<index)
      start = nil
    }
  }
  return ranges
}

/// The parts of a sentence with a gap that stand in parentheses, which are cues for it, as UTF-8 offsets.
func cues(in text: String) -> [Range<Int>] {
  guard text.utf8.contains(0x28), gapCount(in: text) > 0 else { return [] }
  var ranges: [Range<Int>] = []
  var start: Int?
  for (offset, byte) in text.utf8.enumerated() {
    if byte == 0x28 {
      start = offset
    } else if byte == 0x29, let begin = start {
      ranges.append(begin..<offset)
      start = nil
    }
  }
  return ranges
}

/// The words that a course's translations are made of.
///
/// - Complexity: O(*n*) in the bytes of the translations.
func wordsOfTranslations(_ curriculum: Curriculum, _ lessons: [Int]) -> WordTable {
  var table = WordTable()
  var scanner = WordScanner()
  for lesson in lessons {
    for card in curriculum.lessons[lesson].cards {
      scanner.scan(card.nativeText.string) { _, folded in _ = table.intern(folded) }
    }
    for sentence in curriculum.lessons[lesson].sentences {
      scanner.scan(sentence.nativeText.string) { _, folded in _ = table.intern(folded) }
    }
  }
  return table
}
