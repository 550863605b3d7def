/// How long sentences and texts are, and which grammar a band may use.
extension Rule {
  static let sentenceRules: [Rule] = [
    sentenceLength, textSentences, textCoverage, textTypeBand, grammarScope, grammarPerLesson,
  ]

  static let sentenceLength = Rule(
    "lang/sentence-length", .warning, "A sentence is no longer than learners of the band can hold in mind.",
    why: "Beginners keep about as many words as a memorised phrase has; a longer sentence is noise.",
    source: """
      ACTFL Performance Descriptors 2012, text types by level (certainty high); the numbers are defaults of curricc's \
      own
      """,
    scope: .part,
    evidence: "no findings on the flagship and 1 finding on eight LibreLingo lessons, none wrong",
    bad: lesson(sentences: ["¡Hola! Gracias, adiós, hola, buenos días, gracias y adiós, mi amigo Luis."]),
    good: lesson(sentences: ["¡Hola! Buenos días."]),
    parameters: [
      .byBand("soft_words", [4, 6, 8, 10, 12, 15, 18, 22, 26, 35, nil], "most words without a remark"),
      .byBand(
        "hard_words", [6, 8, 10, 13, 16, 20, 25, 30, 35, 50, nil], "most words at all; more are an error"),
      .byBand(
        "soft_characters", [6, 9, 12, 16, 20, 24, 30, 36, 42, 56, nil],
        "the same in characters, for scripts without spaces"),
      .byBand("hard_characters", [9, 12, 16, 20, 26, 32, 40, 48, 56, 80, nil], "the same in characters"),
      .number("max_share", 0.2, "share of long sentences of a band up to which nothing is said"),
    ], check: .whole(checkSentenceLength))

  static let textSentences = Rule(
    "lang/text-sentences", .warning,
    "A text to read has no more sentences than the band's learners can follow.",
    why: "A page of text tells a Novice reader that reading is not for him.",
    source: "ACTFL Performance Descriptors 2012 (certainty high); the numbers are defaults of curricc's own",
    scope: .part,
    bad: lesson(sentences: ["Hola. Adiós. Hola. Adiós. Hola."]),
    good: lesson(sentences: ["¡Hola! Buenos días."]),
    parameters: [
      .byBand("max", [2, 4, 6, 10, 15, 20, 30, 40, 60, nil, nil], "most sentences of one text")
    ], check: .each(checkTextSentences))

  static let textCoverage = Rule(
    "lang/text-coverage", .warning, "Learners know nearly all running words of a text to read.",
    why: "Below 95 % known words readers lose the thread, whatever they do.",
    source: "Laufer 1989; Hu & Nation 2000 (certainty high)", scope: .course,
    bad: comprehension("¡Hola, señor pingüino! Gracias."),
    good: comprehension("¡Hola! Buenos días, gracias."),
    parameters: [
      .byBand(
        "min_share", [0.98, 0.98, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95, 0.95],
        "least share of known running words"),
      .words("lesson_types", ["comprehension", "dialogue"], "types of lessons whose sentences form a text"),
    ], check: .whole(checkTextCoverage))

  static let textTypeBand = Rule(
    "lang/text-type-band", .warning, "A task asks for a kind of text that the band's learners can produce.",
    why: "A Novice Low learner has words and memorised phrases; a paragraph is four sublevels away.",
    source:
      "ACTFL Proficiency Guidelines 2012, text types (certainty high); the phrases are curricc's choice",
    scope: .part, bad: exercise("Write a paragraph about your family."), good: exercise("Write a greeting."),
    parameters: [
      .wordLists(
        "tasks",
        [
          "sentence": ["write a sentence", "write sentences"],
          "sentences": ["write a few sentences", "write a short text", "write an email", "write a letter"],
          "paragraph": ["write a paragraph", "write an essay", "write a story", "write paragraphs"],
          "discourse": ["write a report", "write an argument", "write a speech"],
        ], "phrases of a task by the text they ask for"),
      .byName(
        "first_rank", ["sentence": 2, "sentences": 3, "paragraph": 5, "discourse": 9],
        "sublevel from which a text may be asked for, N1 being 0"),
    ], check: .each(checkTextTypes))

  static let grammarScope = Rule(
    "lang/grammar-scope", .info, "A lesson's grammar belongs to the band's time frames.",
    why: "Past and conditional before the present is firm confuse more than they give.",
    source: "ACTFL Proficiency Guidelines 2012, time frames (certainty high); the steps are curricc's choice",
    scope: .part, bad: lesson(grammar: "[conditional]"), good: lesson(grammar: "[present]"),
    parameters: [
      .byName(
        "first_rank",
        [
          "present": 0, "imperative": 1, "near future": 2, "past": 3, "preterite": 3, "future": 4,
          "imperfect": 5,
          "aspect": 5, "perfect": 5, "pluperfect": 6, "conditional": 7, "subjunctive": 6, "hypothetical": 8,
          "passive": 6,
        ], "sublevel from which a point of grammar is taught, N1 being 0")
    ], check: .each(checkGrammarScope))

  static let grammarPerLesson = Rule(
    "lang/grammar-per-lesson", .warning, "A lesson brings at most two points of grammar.",
    why: "Each point needs its own practice.", source: "a default of curricc's own", scope: .part,
    bad: lesson(grammar: "[present, plural, articles]"), good: lesson(grammar: "[present, plural]"),
    parameters: [.number("max", 2, "most points of grammar of a lesson")],
    check: .each(checkGrammarPerLesson))
}

private func lesson(
  sentences: [String] = ["¡Hola! Buenos días."], grammar: String = "[]", type: String = "vocabulary",
  exercise: String = "Someone leaves. What do you say?"
) -> Example {
  let lines = sentences.map {
    "  - {target_text: \"\($0)\", native_text: Hello and so on.}"
  }
  return Example(
    stringLiteral: """
      # file: courses/es/n1/hello.yaml
      kind: lesson
      language: es
      unit: es-n1-u1
      id: es-n1-u1-l1
      order_idx: 0
      title: Hello and goodbye
      lesson_type: \(type)
      grammar: \(grammar)
      sentences:
      \(lines.joined(separator: "\n"))
      cards:
        - {id: hola, target_text: hola, native_text: hello, pos: intj}
        - {id: buenos-dias, target_text: buenos días, native_text: good morning, pos: phrase}
        - {id: gracias, target_text: gracias, native_text: thank you, pos: intj}
        - {id: adios, target_text: adiós, native_text: goodbye, pos: intj}
      exercises:
        - {id: es-n1-u1-l1-x1, type: typed, prompt: "\(exercise)", answer: adiós}
      """)
}

private func comprehension(_ sentence: String) -> Example {
  lesson(sentences: [sentence], type: "comprehension")
}

private func exercise(_ prompt: String) -> Example { lesson(exercise: prompt) }

private func checkSentenceLength(_ context: LintContext, _ findings: inout Findings) {
  for words in context.facts.words {
    var long: [Int: [(text: TextWords, count: Int, limit: Int, unit: String)]] = [:]
    var totals: [Int: Int] = [:]
    for text in words.texts where text.role == .sentence {
      totals[text.band, default: 0] += 1
      let band = context.curriculum.bands[text.band]
      let length = length(of: text, words)
      let unit = length.isUnspaced ? "characters" : "words"
      guard let soft = findings.number("soft_" + unit, in: band), length.count > Int(soft) else { continue }
      let hard = findings.number("hard_" + unit, in: band).map { Int($0) } ?? Int.max
      if length.count > hard {
        findings.report(
          "the sentence has \(length.count) \(unit), expected \(hard) at most at \(band.sublevel.value.rawValue)",
          at: text.text.span, severity: .error, help: "divide it, or move it to a later band")
      } else {
        long[text.band, default: []].append((text, length.count, Int(soft), unit))
      }
    }
    for (band, entries) in long.sorted(by: { $0.key < $1.key }) {
      let total = totals[band] ?? 0
      guard Double(entries.count) > findings.number("max_share") * Double(total) else { continue }
      let band = context.curriculum.bands[band]
      let longest = entries.sorted { ($1.count, $0.text.place) < ($0.count, $1.text.place) }.prefix(10)
      findings.report(
        "\(entries.count) of \(total) sentences are longer than \(entries[0].limit) \(entries[0].unit), which is long for \(band.sublevel.value.rawValue)",
        at: band.identity.id.span,
        labels: longest.prefix(3).map { Label($0.text.text.span, "\($0.count) \($0.unit)") },
        notes: longest.dropFirst(3).map {
          "\($0.count) \($0.unit): '\($0.text.text.string.shortened(to: 60))'"
        },
        help: "divide the longest, or move them to a later band")
    }
  }
}

/// The length of a text's longest sentence in words of the standard, or in characters for scripts without spaces.
///
/// Source: Unicode Standard Annex #29; elided articles and contractions count as one word.
private func length(of text: TextWords, _ words: CourseWords) -> (count: Int, isUnspaced: Bool) {
  var longest = (words: 0, characters: 0)
  var current = (words: 0, characters: 0)
  var scanner = WordScanner()
  scanner.scan(text.text.string) { word, folded in
    if word.beginsSentence { current = (0, 0) }
    current.words += 1
    if word.isUnspaced { current.characters += folded.count / 3 }
    longest = (max(longest.words, current.words), max(longest.characters, current.characters))
  }
  return longest.characters > 0 ? (longest.characters, true) : (longest.words, false)
}

private func checkTextSentences(_ context: EntityContext, _ findings: inout Findings) {
  for (index, lesson) in zip(context.lessons.indices, context.lessons) {
    for sentence in lesson.sentences {
      let count = sentenceCount(sentence.targetText.string)
      guard count > 2, let band = context.band(ofLesson: index), let limit = findings.number("max", in: band),
        count > Int(limit)
      else { continue }
      findings.report(
        "the text has \(count) sentences, expected \(Int(limit)) at most at \(band.sublevel.value.rawValue)",
        at: sentence.targetText.span)
    }
  }
}

/// How many sentences a text has: runs of end marks that are followed by more text or by nothing.
private func sentenceCount(_ text: String) -> Int {
  var count = 0
  var isInSentence = false
  for scalar in text.unicodeScalars {
    switch scalar {
    case ".", "!", "?", "…", "。", "！", "？", "؟", "।":
      if isInSentence { count += 1 }
      isInSentence = false
    case " ", "\n", "\"", "»", "”", ")": break
    default: isInSentence = true
    }
  }
  return count + (isInSentence ? 1 : 0)
}

private func checkTextCoverage(_ context: LintContext, _ findings: inout Findings) {
  let types = Set(findings.words("lesson_types"))
  for words in context.facts.words where words.knowsInflection {
    var known: [Int: (known: Int, all: Int, unknown: [String])] = [:]
    for text in words.texts where text.role == .sentence {
      guard let lesson = text.lesson, types.contains(context.curriculum.lessons[lesson].type.value.rawValue)
      else {
        continue
      }
      for use in words.uses[text.uses] {
        known[lesson, default: (0, 0, [])].all += 1
        if words.isKnown(use, at: text.place) {
          known[lesson, default: (0, 0, [])].known += 1
        } else {
          known[lesson, default: (0, 0, [])].unknown.append(words.table[Int(use.word)])
        }
      }
    }
    for (index, count) in known.sorted(by: { $0.key < $1.key }) {
      guard let band = context.band(ofLesson: index), let share = findings.number("min_share", in: band),
        Double(count.known) < share * Double(count.all)
      else { continue }
      findings.report(
        "\(count.known * 100 / count.all) % of the text's words are known, expected \(Int(saturating: share * 100)) %",
        at: context.curriculum.lessons[index].identity.id.span,
        notes: ["not known: \(count.unknown.prefix(10).joined(separator: ", "))"])
    }
  }
}

private func checkTextTypes(_ context: EntityContext, _ findings: inout Findings) {
  let tasks = findings.wordLists("tasks").flatMap { type, phrases in phrases.map { (phrase: $0, name: type) }
  }
  // Longer phrases first: "write a paragraph" before "write a".
  let finder = PhraseFinder(
    tasks.sorted { ($1.phrase.utf8.count, $0.phrase) < ($0.phrase.utf8.count, $1.phrase) })
  for item in context.items {
    guard let band = context.band(of: item) else { continue }
    guard let task = finder.first(in: item.prompt.string) else {
      reportAskedSentences(item, band, &findings)
      continue
    }
    guard
      let first = findings.number("first_rank", for: task.name), band.sublevel.value.rank < Int(first)
    else { continue }
    findings.report(
      "the task asks \(band.longLabel.string) learners for more than their level, expected from \(Sublevel.word(ofRank: first)) on",
      at: item.prompt.span(of: task.range))
  }
}

/// Reports a question to be answered in a few sentences, whatever its words, below the level of sentences.
private func reportAskedSentences(_ item: Item, _ band: Band, _ findings: inout Findings) {
  guard let question = item.question, case .rubric = question.body,
    let first = findings.number("first_rank", for: "sentences"), band.sublevel.value.rank < Int(first)
  else { return }
  findings.report(
    "the question is answered in sentences, expected from \(Sublevel.word(ofRank: first)) on",
    at: question.typeName.span, help: "ask for words or memorised phrases")
}

private func checkGrammarScope(_ context: EntityContext, _ findings: inout Findings) {
  for (index, lesson) in zip(context.lessons.indices, context.lessons) where !lesson.grammar.isEmpty {
    guard let band = context.band(ofLesson: index) else { continue }
    for point in lesson.grammar {
      guard let first = findings.number("first_rank", for: point.string.lowercased()),
        band.sublevel.value.rank < Int(first)
      else { continue }
      findings.report(
        "'\(point.string)' at \(band.sublevel.value.rawValue), expected from \(Sublevel.word(ofRank: first)) on",
        at: point.span)
    }
  }
}

private func checkGrammarPerLesson(_ context: EntityContext, _ findings: inout Findings) {
  let limit = Int(findings.number("max"))
  for lesson in context.lessons where lesson.grammar.count > limit {
    findings.report(
      "the lesson has \(lesson.grammar.count) points of grammar, expected \(limit) at most",
      at: lesson.grammar[limit].span)
  }
}
