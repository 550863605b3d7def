/// What texts say: examples that show the words taught, translations that fit, nothing unfinished or hard.
extension Rule {
  static let contentRules: [Rule] = [
    exampleContainsTarget, exampleTranslation, placeholderText, nativeReadability,
  ]

  static let exampleContainsTarget = Rule(
    "lang/example-contains-target", .warning, "An example sentence has a word of its lesson in it.",
    why: "An example is there to show the new words at work.", source: "a default of curricc's own",
    scope: .course,
    evidence: "no findings on the flagship and 2 findings on eight LibreLingo lessons, none wrong",
    bad: .lesson(sentences: ["{target_text: La casa es grande., native_text: The house is big.}"]),
    good: .lesson(sentences: ["{target_text: \"¡Hola! Adiós.\", native_text: Hello! Goodbye.}"]),
    parameters: [
      .words(
        "lesson_types", ["vocabulary", "grammar", "pronunciation_focus"], "types of lessons that are judged")
    ], check: .whole(checkExamples))

  static let exampleTranslation = Rule(
    "lang/example-translation", .warning, "A sentence and its translation are about equally long.",
    why: "A translation three times as long belongs to another sentence, or says more than learners read.",
    source: "a default of curricc's own, no published figure", scope: .part,
    bad: .lesson(sentences: [
      "{target_text: ¡Hola!, native_text: Good morning and welcome to our little town.}"
    ]),
    good: .lesson(sentences: ["{target_text: \"¡Hola, Ana!\", native_text: \"Hello, Ana!\"}"]),
    parameters: [
      .number("factor", 3, "how many times as long one may be as the other"),
      .number("min_words", 6, "words of the longer one from which on they are compared"),
      .number("characters_per_word", 1.5, "characters that count as a word in scripts without spaces"),
    ], check: .each(checkTranslationLengths))

  static let placeholderText = Rule(
    "lang/placeholder-text", .error, "No text of a course is unfinished.",
    why: "A learner would read 'TODO', and a build would ship it.", source: "a default of curricc's own",
    scope: .part,
    bad: .lesson(cards: ["{id: casa, target_text: hogar, native_text: TODO, pos: phrase}"]),
    good: .lesson(cards: ["{id: casa, target_text: hogar, native_text: home, pos: phrase}"]),
    parameters: [
      .words(
        "words",
        [
          "TODO", "TBD", "TBC", "FIXME", "XXX", "__MISSING__", "lorem ipsum", "Lorem ipsum", "???", "{{",
          "}}",
        ],
        "what marks unfinished text, in this case of letters")
    ], check: .each(checkPlaceholderTexts))

  static let nativeReadability = Rule(
    "lang/native-readability", .info,
    "What a lesson explains, asks and promises can be read by an eleven-year-old.",
    why: "The reader of an app may be a child, and English may not be his first language either.",
    source: "Kincaid et al. 1975 (certainty high for the formula); the grade is a default of curricc's own",
    scope: .part,
    bad: .lesson(lines: "explanations: \(hardExplanation)"),
    good: .lesson(lines: "explanations: \(easyExplanation)"),
    parameters: [
      .number("max_grade", 8, "highest Flesch-Kincaid grade, in school years"),
      .number("max_sentence", 18, "largest mean number of words of a sentence"),
      .number("max_letters", 14, "letters of the longest word"),
      .number("min_words", 60, "words from which on a grade is worked out"),
      .words(
        "known", ["congratulations", "straightforward", "responsibilities", "international"],
        "long words that pass"),
    ], check: .entities(checkLessonReadability))

  private static let hardExplanation =
    "Having ascertained the aforementioned lexical correspondences, indicate whichever alternative instantiates equivalence."
  private static let easyExplanation = "Say hola when you meet a friend. Say adiós when you leave."
}

private func checkExamples(_ context: LintContext, _ findings: inout Findings) {
  let types = Set(findings.words("lesson_types"))
  for words in context.trustedWords where words.knowsInflection {
    var wordsOfLesson: [Int: Set<Int32>] = [:]
    var judged: [Int: (count: Int, without: [Text])] = [:]
    for text in words.texts where text.role == .sentence {
      guard let index = text.lesson else { continue }
      let lesson = context.curriculum.lessons[index]
      guard !lesson.cards.isEmpty, types.contains(lesson.type.value.rawValue) else { continue }
      let taught = wordsOfLesson[index] ?? words.numbers(ofCardsIn: lesson)
      wordsOfLesson[index] = taught
      judged[index, default: (0, [])].count += 1
      if !shows(text, taught, words) { judged[index]?.without.append(text.text) }
    }
    for (index, sentences) in judged.sorted(by: { $0.key < $1.key }) where !sentences.without.isEmpty {
      let alone = sentences.without.count == 1
      // One finding a lesson: sentences that show words of another lesson come in rows.
      findings.report(
        alone
          ? "the sentence has none of the lesson's words"
          : "\(sentences.without.count) of \(sentences.count) sentences have none of the lesson's words",
        at: sentences.without[0].span,
        labels: [Label(context.curriculum.lessons[index].identity.id.span, "the lesson")]
          + sentences.without.dropFirst().prefix(3).map { Label($0.span, "this one too") },
        help: "write one with a new word, or move it to the lesson whose words it shows")
    }
  }
}

/// True when a sentence has one of some words, or a form of one.
private func shows(_ sentence: TextWords, _ taught: Set<Int32>, _ words: CourseWords) -> Bool {
  let uses = words.uses[sentence.uses]
  for use in uses where taught.contains(use.word) || taught.contains(words.lemmaOf[Int(use.word)]) {
    return true
  }
  for use in uses where words.isForm(use.word, ofAny: taught) { return true }
  return false
}

private func checkTranslationLengths(_ context: EntityContext, _ findings: inout Findings) {
  let factor = findings.number("factor")
  let least = findings.number("min_words")
  let perWord = findings.number("characters_per_word")
  func length(_ text: String) -> Double {
    var words = 0.0
    var scanner = WordScanner()
    scanner.scan(text) { word, folded in words += word.isUnspaced ? Double(folded.count) / 3 / perWord : 1 }
    return words
  }
  for lesson in context.lessons {
    for sentence in lesson.sentences {
      // Words have three bytes and a space at least; most sentences are out of the question.
      let bytes = (sentence.targetText.string.utf8.count, sentence.nativeText.string.utf8.count)
      guard max(bytes.0, bytes.1) > 16 else { continue }
      let target = length(sentence.targetText.string)
      let native = length(sentence.nativeText.string)
      guard target > 0, native > 0, max(target, native) >= least,
        max(target, native) > factor * min(target, native)
      else { continue }
      findings.report(
        "the \(target > native ? "sentence" : "translation") is \(Int(saturating: max(target, native) / min(target, native))) times as long as the \(target > native ? "translation" : "sentence")",
        at: sentence.nativeText.span, labels: [Label(sentence.targetText.span, "the sentence")],
        help: "see whether the two belong together")
    }
  }
}

private func checkPlaceholderTexts(_ context: EntityContext, _ findings: inout Findings) {
  let words = findings.words("words").map { Array($0.utf8) }
  // Only letters with which a placeholder begins are looked at.
  var isFirst = [Bool](repeating: false, count: 256)
  for word in words { if let first = word.first { isFirst[Int(first)] = true } }
  func check(_ text: Text) {
    guard let word = placeholder(in: text.string, words, isFirst) else { return }
    findings.report(
      "'\(String(decoding: word, as: UTF8.self))' stands for text that is not written yet", at: text.span,
      help: "write it, or take the card or sentence away until it is")
  }
  for lesson in context.lessons {
    for text in lesson.textsOfBothLanguages { check(text) }
    for text in [lesson.title] + [lesson.canDo].compactMap({ $0 }) + lesson.explanations { check(text) }
  }
}

/// The first placeholder that stands in a text as a word of its own.
private func placeholder(in text: String, _ words: [[UInt8]], _ isFirst: [Bool]) -> [UInt8]? {
  var text = text
  return text.withUTF8 { bytes in
    for index in bytes.indices where isFirst[Int(bytes[index])] {
      for word in words
      where index + word.count <= bytes.count && bytes[index..<index + word.count].elementsEqual(word) {
        let isWord = word.allSatisfy(isLetter)
        let before = index > 0 && isLetter(bytes[index - 1])
        let after = index + word.count < bytes.count && isLetter(bytes[index + word.count])
        if !isWord || !(before || after) { return word }
      }
    }
    return nil
  }
}

private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || 0x41...0x5A ~= byte & 0xDF }

private func checkLessonReadability(_ context: LintContext, _ findings: inout Findings) {
  let maxGrade = findings.number("max_grade")
  let maxSentence = findings.number("max_sentence")
  let maxLetters = Int(findings.number("max_letters"))
  let least = Int(findings.number("min_words"))
  let known = Set(findings.words("known"))
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    guard let course = context.curriculum.courseOfLesson[index],
      context.curriculum.courses[course].source.code.string == "en"
    else { continue }
    reportLongWord(in: context.instructions(ofLesson: index), maxLetters, known, course, context, &findings)
    guard let first = lesson.explanations.first else { continue }
    var counts = Readability()
    var longWord: (text: Text, word: String)?
    for text in lesson.explanations {
      let plain = withoutEmphasis(text.string)
      counts.add(plain)
      let long = foldedWords(plain).first { $0.count > maxLetters && !known.contains($0) }
      if let long, longWord == nil { longWord = (text, long) }
    }
    let mean = Double(counts.words) / Double(max(counts.sentences, 1))
    if let longWord {
      findings.report("'\(longWord.word)' has more than \(maxLetters) letters", at: longWord.text.span)
    } else if mean > maxSentence {
      findings.report(
        "the sentences of the explanation have \(Int(mean.rounded())) words on average, expected \(Int(maxSentence)) at most",
        at: first.span)
    } else if counts.words >= least, let grade = counts.grade, grade > maxGrade {
      findings.report(
        "the explanation reads at grade \(Int(grade.rounded())), expected \(Int(maxGrade)) at most",
        at: first.span, help: "shorter sentences and words")
    }
  }
}

extension LintContext {
  /// What a lesson tells learners besides its content: its can-do statement, its prompts, and the unit's statement.
  fileprivate func instructions(ofLesson lesson: Int) -> [Text] {
    let own = curriculum.lessons[lesson]
    // The unit's statement belongs to its first lesson here, so that it is judged once.
    let unit = curriculum.unitOfLesson[lesson].flatMap { unit in
      curriculum.lessonsOfUnit[unit].first == lesson ? curriculum.units[unit].canDo : nil
    }
    return [unit, own.canDo].compactMap { $0 } + own.exercises.flatMap(\.prompt.parts)
  }
}

/// Reports the first of some texts with a word that is too long, unless it is one of the language taught.
private func reportLongWord(
  in texts: [Text], _ maxLetters: Int, _ known: Set<String>, _ course: Int, _ context: LintContext,
  _ findings: inout Findings
) {
  for text in texts where text.string.utf8.count > maxLetters {
    let word = foldedWords(text.string).first { word in
      word.count > maxLetters && !known.contains(word)
        && context.facts.words[course].table.number(of: word) == nil
    }
    guard let word else { continue }
    findings.report(
      "'\(word)' has more than \(maxLetters) letters", at: text.span, help: "choose a word that children know"
    )
    return
  }
}

/// A text of Markdown without what is emphasised or quoted, which is mostly in the language taught.
private func withoutEmphasis(_ text: String) -> String {
  var result = ""
  for (index, part) in text.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
    // A word stands for what is left out, so that sentences keep their length and their beginning.
    let begins = result.last { $0 != " " && $0 != "\n" }.map { ".!?:".contains($0) } ?? true
    result += index % 2 == 0 ? String(part) : begins ? "It" : "it"
  }
  return result
}
