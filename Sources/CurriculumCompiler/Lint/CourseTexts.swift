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
  /// False where the text may as well be in the learners' own language.
  let isCertain: Bool
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
            note: sentence.note, isCertain: true))
      }
      for exercise in curriculum.lessons[lesson].exercises {
        forEachText(of: exercise) { text, isCertain in
          body(
            CourseText(
              text: text, role: .exercise, place: place, lesson: lesson, band: band,
              note: exercise.details.explanation, isCertain: isCertain))
        }
      }
    }
    for boss in bossTestsOfBand[band] ?? [] {
      for item in curriculum.bossTests[boss].items {
        forEachText(of: item) { text, isCertain in
          body(
            CourseText(
              text: text, role: .bossItem, place: place, lesson: nil, band: band,
              note: item.details.explanation, isCertain: isCertain))
        }
      }
    }
  }
}

/// Calls `body` with each text of a question that a learner must understand or write in the language taught, and
/// whether it is certain to be in that language.
private func forEachText(of question: Question, _ body: (Text, Bool) -> Void) {
  switch question.body {
  case .spoken(let answer, _): body(answer, question.typeName.string == "speak_phrase")
  case .typed(let answer, _): body(answer, question.typeName.string == "listen_and_type")
  case .cloze(let gaps):
    body(question.prompt, false)
    for gap in gaps { if let answer = gap.first { body(answer, false) } }
  case .ordering(let items): for item in items { body(item, false) }
  case .matching(let pairs): for pair in pairs { body(pair.left, false) }
  case .choice, .trueFalse, .numeric, .rubric, .recall: break
  }
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
