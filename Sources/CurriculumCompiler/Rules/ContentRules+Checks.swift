func checkExamples(_ context: LintContext, _ findings: inout Findings) {
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
      let uses = words.uses[text.uses]
      let shows =
        uses.contains { taught.contains($0.word) || taught.contains(words.lemmaOf[Int($0.word)]) }
        || uses.contains { words.isForm($0.word, ofAny: taught) }
      judged[index, default: (0, [])].count += 1
      if !shows { judged[index]?.without.append(text.text) }
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

func checkTranslationLengths(_ context: LintContext, _ findings: inout Findings) {
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
        "the \(target > native ? "sentence" : "translation") is \(Int(max(target, native) / min(target, native))) times as long as the \(target > native ? "translation" : "sentence")",
        at: sentence.nativeText.span, labels: [Label(sentence.targetText.span, "the sentence")],
        help: "see whether the two belong together")
    }
  }
}

func checkPlaceholderTexts(_ context: LintContext, _ findings: inout Findings) {
  let words = findings.words("words").map { Array($0.utf8) }
  // Only letters with which a placeholder begins are looked at.
  var isFirst = [Bool](repeating: false, count: 256)
  for word in words { if let first = word.first { isFirst[Int(first)] = true } }
  for lesson in context.lessons {
    let texts =
      lesson.targetTexts + lesson.nativeTexts + [lesson.title] + [lesson.canDo].compactMap { $0 }
      + lesson.explanations
    for text in texts {
      guard let word = placeholder(in: text.string, words, isFirst) else { continue }
      findings.report(
        "'\(String(decoding: word, as: UTF8.self))' stands for text that is not written yet", at: text.span,
        help: "write it, or take the card or sentence away until it is")
    }
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

func checkLessonReadability(_ context: LintContext, _ findings: inout Findings) {
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
    return [unit, own.canDo].compactMap { $0 } + own.exercises.map(\.prompt)
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

func checkInclusion(_ context: LintContext, _ findings: inout Findings) {
  let people = findings.wordLists("people")
  for cards in context.facts.cards {
    let code = context.curriculum.courses[cards.course].code.string
    guard let women = people["\(code) women"], let men = people["\(code) men"] else { continue }
    for (unit, entries) in Dictionary(
      grouping: cards.entries, by: { context.curriculum.unitOfLesson[$0.lesson] }
    )
    .sorted(by: { ($0.key ?? -1) < ($1.key ?? -1) }) {
      guard let unit else { continue }
      let shown = Set(entries.flatMap { foldedWords($0.card.everyForm) })
      guard let woman = inOneGender(women, shown), let man = inOneGender(men, shown) else { continue }
      findings.report(
        "in the unit '\(woman)' is a woman and '\(man)' a man, and there is no other of either",
        at: context.curriculum.units[unit].identity.id.span,
        help: "give both forms, or turn one of the two round")
    }
  }
}

/// The first word of a list that is shown without its other gender.
private func inOneGender(_ pairs: [String], _ shown: Set<String>) -> String? {
  for pair in pairs {
    let forms = pair.split(separator: "/").map(String.init)
    if forms.count == 2, shown.contains(forms[0]), !shown.contains(forms[1]) { return forms[0] }
  }
  return nil
}

extension Card {
  /// Its text, forms and further answers in the language taught, with spaces between them.
  fileprivate var everyForm: String {
    ([targetText] + acceptTarget + (details?.forms ?? [])).map(\.string).joined(separator: " ")
  }
}
