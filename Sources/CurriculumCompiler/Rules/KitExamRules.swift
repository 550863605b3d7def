import CurriculumRuntime

/// What a kit's questions must be for the exams, in which answers are typed, and over the whole story.
extension Rule {
  static let kitExamRules: [Rule] = [
    examTypable, examAmbiguous, questionAgain, thresholdAttainable, yoLetter, incorrectSynonym,
  ]

  static let examTypable = Rule(
    "kit/exam-typable", .warning, "A right answer can be typed as it is written.",
    why: "In the exam the typed answer is compared with it character by character.",
    source:
      "indi's StoryModeExamViewModel: strict comparison (certainty high); the numbers are curricc's own",
    scope: .part, fix: "Writes a straight apostrophe for a curly one.",
    bad: kit("доска|school’s board|ruler, pen, bell"), good: kit("доска|school board|ruler, pen, bell"),
    parameters: [.number("words", 4, "most words"), .number("characters", 30, "most characters")],
    check: .each(checkExamTypable))

  static let examAmbiguous = Rule(
    "kit/exam-ambiguous", .warning, "In one exam a word has one right answer.",
    why: "A learner who types the other meaning is marked wrong.", source: "a defect of indi's own kits",
    scope: .course,
    bad: Example(
      stringLiteral: kit("мир|peace|war, law, army").text + "\n"
        + kit("мир|world|map, sea, land", file: "more-words").text),
    good: Example(
      stringLiteral: kit("мир|peace|war, law, army", accept: "world").text + "\n"
        + kit("мир|world|map, sea, land", file: "more-words", accept: "peace").text),
    check: .whole(checkExamAmbiguous))

  static let questionAgain = Rule(
    "kit/question-again", .info, "A word is asked in one kit of a story.",
    why: "The learner has passed it already; in one exam it would be asked twice.",
    source: "a default of curricc's own, no published figure", scope: .course,
    bad: Example(
      stringLiteral: kit("мир|peace|war, law, army").text + "\n"
        + kit("мир|peace|map, sea, land", file: "more-words").text),
    good: Example(
      stringLiteral: kit("мир|peace|war, law, army").text + "\n"
        + kit("море|sea|map, lake, land", file: "more-words").text),
    check: .whole(checkQuestionsAgain))

  static let thresholdAttainable = Rule(
    "kit/threshold-attainable", aliases: ["kit/kit-threshold-attainable"], .info,
    "The number of questions lets learners come near the pass mark.",
    why: "Seven of nine are 78 %, six are 67 %: the kit wants more than it says.",
    source: "indi's own rounding to whole per cent",
    scope: .balance,
    bad: ExampleStory(stages: [("newborn", [10, 9])], exams: ["id: last, title: Last, covers: [newborn]"])
      .example,
    good: ExampleStory(stages: [("newborn", [10, 10])], exams: ["id: last, title: Last, covers: [newborn]"])
      .example,
    parameters: [
      .number("max_excess", 7, "points by which the least result that passes may be above the pass mark"),
      .number("min_questions", 8, "fewest questions of a kit that is judged"),
    ], check: .whole(checkThresholdsAttainable))

  static let yoLetter = Rule(
    "kit/yo-letter", .info, "A story that writes ё writes it everywhere.",
    why: "Learners look for a difference where there is none.",
    source: "Правила русской орфографии и пунктуации 2006, § 5: ё in texts for learners (certainty high)",
    scope: .course, fix: "Writes the word with ё.", bad: kit("елка|fir tree|oak, lime tree, ash"),
    good: kit("ёлка|fir tree|oak, lime tree, ash"),
    parameters: [.words("words", RussianWords.withYo, "words that are written with ё")],
    check: .whole(checkYoLetters))

  static let incorrectSynonym = Rule(
    "kit/incorrect-synonym", .warning,
    "A wrong answer is not what another kit of the story, or a course, gives as right for the same word.",
    why: "A learner who remembers the other kit is marked wrong.",
    source: "Haladyna, Downing & Rodriguez 2002, guideline 19 (certainty high)", scope: .course,
    bad: twoMeanings(secondIsWrong: true), good: twoMeanings(secondIsWrong: false),
    check: .whole(checkIncorrectSynonyms))
}

/// A story whose second stage asks the word of the first in another meaning.
private func twoMeanings(secondIsWrong: Bool) -> Example {
  var story = ExampleStory(
    stages: [("newborn", [10]), ("preschool", [10])],
    exams: [
      "id: first, title: First, covers: [newborn], opens: [preschool]",
      "id: second, title: Second, covers: [preschool]",
    ])
  let words = story.word
  story.word = { stage, kit, number in
    switch (stage, number) {
    case (0, 0): ("мир", "peace")
    case (1, 0): ("мир", "world")
    case (1, 1) where secondIsWrong: ("покой", "peace")
    default: words(stage, kit, number)
    }
  }
  return story.example
}

/// A kit of ten words of which the first is given as question, answer and wrong answers.
private func kit(_ first: String, file: String = "first-words", accept: String? = nil) -> Example {
  let isFirst = file == "first-words"
  let russian = ["зелёный", "сестра", "брат", "девочка", "мальчик", "дядя", "кошка", "собака", "рыба"]
  let english = ["green", "sister", "brother", "girl", "boy", "uncle", "cat", "dog", "fish"]
  let other = ["красный", "хлеб", "сыр", "рис", "чай", "вода", "соль", "сок", "мёд"]
  let others = ["red", "bread", "cheese", "rice", "tea", "water", "salt", "juice", "honey"]
  let words = isFirst ? zip(russian, english) : zip(other, others)
  let lines = words.enumerated().map { index, word in
    let wrong = isFirst ? ["baby", "family", "horse"] : ["cake", "meat", "milk"]
    return
      "  - {id: \(file)-\(index), question: \(word.0), correct_answer: \(word.1), incorrect_answers: [\(wrong.joined(separator: ", "))]}"
  }
  let parts = first.split(separator: "|")
  let accepted = accept.map { ", accept: [\($0)]" } ?? ""
  return Example(
    stringLiteral: """
      # file: story/\(file).yaml
      kind: kit
      story: indi
      stage: newborn
      id: \(file)
      name: \(isFirst ? "First words" : "More words")
      order_idx: \(isFirst ? 0 : 1)
      questions:
        - {id: \(file)-first, question: \(parts[0]), correct_answer: \(parts[1]), incorrect_answers: [\(parts[2])]\(accepted)}
      \(lines.joined(separator: "\n"))
      """)
}

/// Reports wrong answers of a kit that another kit of the story gives as a right answer to the same question.
private func checkIncorrectSynonyms(_ context: LintContext, _ findings: inout Findings) {
  var right: [String: [(answer: String, text: Text, kit: Int)]] = [:]
  func key(_ kit: Int, _ question: KitQuestion) -> String? {
    context.curriculum.storyOfKit[kit].map {
      "\($0)/" + AcceptableAnswers.comparisonForm(of: question.question.string)
    }
  }
  for (kit, entry) in context.curriculum.kits.enumerated() {
    for question in entry.questions {
      guard let key = key(kit, question) else { continue }
      for text in [question.correctAnswer] + question.accept {
        right[key, default: []].append((AcceptableAnswers.comparisonForm(of: text.string), text, kit))
      }
    }
  }
  for (kit, entry) in context.curriculum.kits.enumerated() {
    for question in entry.questions {
      guard let key = key(kit, question), let answers = right[key], answers.contains(where: { $0.kit != kit })
      else {
        continue
      }
      for wrong in question.incorrectAnswers {
        let form = AcceptableAnswers.comparisonForm(of: wrong.string)
        guard let other = answers.first(where: { $0.kit != kit && $0.answer == form }) else { continue }
        findings.report(
          "'\(wrong.string)' is right in another kit", at: wrong.span,
          labels: [Label(other.text.span, "right here")], help: "put another in its place")
      }
    }
  }
  checkCourseSynonyms(context, &findings)
}

/// Reports wrong answers that a course between the story's two languages gives as translations of the question.
private func checkCourseSynonyms(_ context: LintContext, _ findings: inout Findings) {
  for item in context.items {
    guard case .kit(let kit) = item.home, let question = item.kitQuestion,
      let story = context.curriculum.storyOfKit[kit].map({ context.curriculum.stories[$0] })
    else { continue }
    let right = Set(
      ([question.correctAnswer] + question.accept).map { AcceptableAnswers.comparisonForm(of: $0.string) })
    let translations = context.translations(of: question.question, story)
    guard !translations.isEmpty else { continue }
    for wrong in question.incorrectAnswers {
      let form = AcceptableAnswers.comparisonForm(of: wrong.string)
      guard !right.contains(form), let card = translations[form] else { continue }
      findings.report(
        "'\(wrong.string)' is another translation of '\(question.question.string.shortened(to: 30))'",
        at: wrong.span, labels: [Label(card.nativeText.span, "on this card")],
        help: "put another in its place")
    }
  }
}

extension LintContext {
  /// What cards of courses between a story's two languages give for a text, in the form of comparison.
  fileprivate func translations(of text: Text, _ story: Story) -> [String: Card] {
    var found: [String: Card] = [:]
    for cards in facts.cards {
      let course = curriculum.courses[cards.course]
      let codes = (course.code.string, course.source.code.string)
      if codes == (story.target.code.string, story.source.code.string) {
        for card in cards.meaning(text.string).map(\.card) {
          for answer in [card.targetText] + card.acceptTarget {
            found[AcceptableAnswers.comparisonForm(of: answer.string)] = card
          }
        }
      } else if codes == (story.source.code.string, story.target.code.string) {
        for card in cards.showing(text.string).map(\.card) {
          for answer in card.senses + card.acceptNative.map(\.string) {
            found[AcceptableAnswers.comparisonForm(of: answer)] = card
          }
        }
      }
    }
    return found
  }
}

private func checkExamTypable(_ context: EntityContext, _ findings: inout Findings) {
  let words = Int(findings.number("words"))
  let characters = Int(findings.number("characters"))
  for item in context.items {
    guard let answer = item.kitQuestion?.correctAnswer else { continue }
    let text = answer.string
    if let mark = text.first(where: { "()/;[]…".contains($0) }) {
      findings.report(
        "nobody types the '\(mark)' of '\(text)'", at: answer.span,
        help: "keep one answer, and put others into 'accept'")
    } else if text.contains("’") {
      findings.report(
        "'\(text)' has an apostrophe that keyboards do not have", at: answer.span,
        fix: answer.apostropheFix)
    } else if text.count > characters || text.split(separator: " ").count > words {
      findings.report(
        "'\(text.shortened(to: 40))' is long to type: \(text.split(separator: " ").count.counted("word")), \(text.count) characters",
        at: answer.span, help: "ask for a shorter answer")
    }
  }
}

extension Text {
  /// Writes straight apostrophes, in a text whose bytes stand as they are in the file.
  fileprivate var apostropheFix: Fix? {
    var edits: [Edit] = []
    var offset = 0
    for scalar in string.unicodeScalars {
      let width = UTF8.width(scalar)
      if scalar == "’" {
        let place = span(of: offset..<(offset + width))
        // Within single quotes an apostrophe would have to be doubled.
        guard place != span, Int(span.upper - span.lower) == string.utf8.count else { return nil }
        edits.append(Edit(place, "'", original: "’"))
      }
      offset += width
    }
    return edits.isEmpty ? nil : Fix("write a straight apostrophe", edits)
  }
}

/// A kit's question with the exams that ask it.
private struct PlacedQuestion {
  let question: KitQuestion
  let kit: Int
  let exams: Set<Int>
}

/// Calls `body` with the questions of a story that have the same text, in the order of the kits.
private func forEachRepeatedQuestion(_ context: LintContext, _ body: ([PlacedQuestion]) -> Void) {
  let curriculum = context.curriculum
  guard !curriculum.isIncomplete else { return }
  for (index, story) in curriculum.stories.enumerated() {
    var places: [String: [PlacedQuestion]] = [:]
    var texts: [String] = []
    for stage in story.stages {
      let exams = Set(
        story.exams.indices.filter { exam in
          story.exams[exam].covers.contains { $0.string == stage.name.value.rawValue }
        })
      for kit in curriculum.kitsOfStage[index][stage.name.value] ?? [] {
        for question in curriculum.kits[kit].questions {
          let text = AcceptableAnswers.comparisonForm(of: question.question.string)
          if places[text] == nil { texts.append(text) }
          places[text, default: []].append(PlacedQuestion(question: question, kit: kit, exams: exams))
        }
      }
    }
    for text in texts { if let found = places[text], found.count > 1 { body(found) } }
  }
}

extension KitQuestion {
  /// True when the right answer of another question is right here, too.
  fileprivate func takes(_ other: KitQuestion) -> Bool {
    let form = AcceptableAnswers.comparisonForm(of: other.correctAnswer.string)
    return ([correctAnswer] + accept).contains { AcceptableAnswers.comparisonForm(of: $0.string) == form }
  }
}

private func checkExamAmbiguous(_ context: LintContext, _ findings: inout Findings) {
  forEachRepeatedQuestion(context) { places in
    for (index, place) in places.enumerated() {
      // Twice in one kit is reported as that.
      guard
        let earlier = places[..<index].first(where: { other in
          other.kit != place.kit && !other.exams.isDisjoint(with: place.exams)
            && !(other.question.takes(place.question) && place.question.takes(other.question))
        })
      else { continue }
      findings.report(
        "'\(place.question.question.string)' is '\(place.question.correctAnswer.string)' here and '\(earlier.question.correctAnswer.string)' in another kit of the same exam",
        at: place.question.question.span, labels: [Label(earlier.question.question.span, "the other one")],
        help: "say which meaning is meant, or put each answer into the other's 'accept'")
    }
  }
}

private func checkQuestionsAgain(_ context: LintContext, _ findings: inout Findings) {
  forEachRepeatedQuestion(context) { places in
    for (index, place) in places.enumerated() {
      guard
        let earlier = places[..<index].first(where: { other in
          other.kit != place.kit && other.question.takes(place.question)
            && place.question.takes(other.question)
        })
      else { continue }
      let isOneExam = !earlier.exams.isDisjoint(with: place.exams)
      findings.report(
        "'\(place.question.question.string)' is asked in another kit\(isOneExam ? " of the same exam" : ""), too",
        at: place.question.question.span, severity: isOneExam ? .warning : .info,
        labels: [Label(earlier.question.question.span, "the other one")])
    }
  }
}

private func checkThresholdsAttainable(_ context: LintContext, _ findings: inout Findings) {
  let most = Int(findings.number("max_excess"))
  for (index, kit) in context.curriculum.kits.enumerated() {
    guard let story = context.curriculum.storyOfKit[index],
      kit.questions.count >= Int(findings.number("min_questions"))
    else { continue }
    let percent = context.curriculum.stories[story].kitPassPercent.value
    let count = kit.questions.count
    let needed = Binomial.answersNeeded(percent, of: count)
    let least = (200 * needed + count) / (2 * count)
    guard least - percent > most else { continue }
    findings.report(
      "\(percent) % of \(count) questions are \(needed) right answers, which is \(least) %",
      at: kit.identity.id.span,
      help: "choose another number of questions")
  }
}

private func checkYoLetters(_ context: LintContext, _ findings: inout Findings) {
  // The word with е for ё, to the word with ё.
  let words = Dictionary(
    findings.words("words").map { ($0.replacing("ё", with: "е"), $0) },
    uniquingKeysWith: { first, _ in first })
  for (index, story) in context.curriculum.stories.enumerated() where story.source.code.string == "ru" {
    let kits = context.curriculum.kits.indices.filter { context.curriculum.storyOfKit[$0] == index }
    let questions = kits.flatMap { context.curriculum.kits[$0].questions }
    guard questions.contains(where: { $0.question.string.lowercased().contains("ё") }) else { continue }
    for text in questions.map(\.question) where !text.string.contains("ё") {
      var scanner = WordScanner()
      var ranges: [Range<Int>] = []
      scanner.scan(text.string) { word, _ in ranges.append(word.range) }
      for range in ranges {
        let written = text.string.part(range)
        guard let meant = words[written.lowercased()], written.lowercased() != meant else { continue }
        let changed =
          written.first?.isUppercase ?? false ? meant.prefix(1).uppercased() + meant.dropFirst() : meant
        let span = text.span(of: range)
        findings.report(
          "'\(written)' is written '\(changed)'", at: span,
          fix: Fix("write '\(changed)'", [Edit(span, changed, original: written)]))
      }
    }
  }
}
