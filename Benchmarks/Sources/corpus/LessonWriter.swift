/// A lesson with its place in the course.
struct Lesson {
  let id: String
  let unit: String
  /// Place in the unit, from 0.
  let order: Int
  /// Counts the lessons of the course, from 0.
  let number: Int
  /// Index of the band: 0 is Novice Low.
  let band: Int
  let cards: [Card]

  /// The cards of a part of speech, in order.
  func cards(_ part: PartOfSpeech) -> [Card] { cards.filter { $0.part == part } }
}

/// Writes lessons as YAML.
struct LessonWriter {
  let language: Language
  private let sentences: SentenceMaker
  private var random: SeededRandom

  init(_ language: Language, seed: UInt64) {
    self.language = language
    sentences = SentenceMaker(language: language)
    random = SeededRandom(seed: seed)
  }

  /// Replaces the text by that of a lesson.
  mutating func write(_ lesson: Lesson, to yaml: inout YAMLText) {
    yaml.clear()
    writeHead(lesson, to: &yaml)
    writeExplanations(lesson, to: &yaml)
    writeSentences(lesson, to: &yaml)
    var cards = CardWriter(random: SeededRandom(seed: random.next()))
    cards.write(lesson.cards, areFlow: lesson.number % 6 == 5, to: &yaml)
    if lesson.number % 5 == 4 { writeExercises(lesson, to: &yaml) }
  }

  private mutating func writeHead(_ lesson: Lesson, to yaml: inout YAMLText) {
    let first = lesson.cards[0].sense
    if random.once(in: 4) {
      yaml.line(0, "# Lesson \(lesson.order + 1) of the unit; checked by a native speaker.")
    }
    yaml.entry(0, "kind", "lesson")
    yaml.entry(0, "language", language.code)
    yaml.entry(0, "unit", lesson.unit)
    yaml.entry(0, "id", lesson.id)
    yaml.entry(0, "order_idx", String(lesson.order))
    yaml.entry(0, "title", first.capitalisedFirst + " and more", random.once(in: 5) ? .double : .plain)
    let type = Self.types[lesson.number % Self.types.count]
    yaml.entry(0, "lesson_type", type == "grammar" && lesson.band == 0 ? "dialogue" : type)
    yaml.entry(0, "mode", Self.modes[lesson.number % Self.modes.count])
    if random.once(in: 3) { yaml.entry(0, "xp_value", String(10 + 5 * random.below(4))) }
    yaml.entry(0, "can_do", "I can \(lesson.band < 3 ? "name" : "describe") the \(first).")
    if type == "grammar" { yaml.flowEntry(0, "grammar", ["present"]) }
  }

  private mutating func writeExplanations(_ lesson: Lesson, to yaml: inout YAMLText) {
    guard random.below(3) > 0 else { return }
    let nouns = lesson.cards(.noun)
    let noun = nouns[random.below(nouns.count)]
    yaml.line(0, "explanations:")
    yaml.line(2, random.once(in: 2) ? "- |" : "- >")
    yaml.line(4, "The word *\(noun.lemma)* means *\(noun.sense)*. It is used every day,")
    yaml.line(4, "at home and at work, by young and old.")
    guard random.once(in: 2) else { return }
    yaml.line(2, "- Listen first, then say each word twice.")
  }

  private mutating func writeSentences(_ lesson: Lesson, to yaml: inout YAMLText) {
    let nouns = lesson.cards(.noun)
    let verbs = lesson.cards(.verb)
    let adjectives = lesson.cards(.adjective)
    yaml.line(0, "sentences:")
    for index in 0..<2 + random.below(2) {
      let sentence = sentences.sentence(
        verb: verbs[index % verbs.count], noun: nouns[random.below(nouns.count)],
        adjective: lesson.band > 0 && index == 1 ? adjectives[0] : nil)
      yaml.entry(2, "- target_text", sentence.target, random.once(in: 3) ? .single : .plain)
      yaml.entry(4, "native_text", sentence.native, random.once(in: 3) ? .double : .plain)
      if let transliteration = sentence.transliteration { yaml.entry(4, "transliteration", transliteration) }
    }
  }

  private mutating func writeExercises(_ lesson: Lesson, to yaml: inout YAMLText) {
    let nouns = lesson.cards(.noun)
    let first = random.below(nouns.count)
    let key = nouns[first]
    let place = random.below(4)
    var options = (1...3).map { nouns[(first + $0) % nouns.count].sense }
    options.insert(key.sense, at: place)
    yaml.line(0, "exercises:")
    yaml.entry(2, "- id", lesson.id + "-x1")
    yaml.entry(4, "type", "choice")
    yaml.entry(4, "prompt", "Which of these is “\(key.target)”?")
    if random.once(in: 2) {
      yaml.flowEntry(4, "options", options)
    } else {
      yaml.blockEntry(4, "options", options)
    }
    yaml.entry(4, "answer", key.sense)
    let typed = nouns[(first + 4) % nouns.count]
    yaml.entry(2, "- id", lesson.id + "-x2")
    yaml.entry(4, "type", "typed")
    yaml.entry(4, "prompt", "How do you write \"\(typed.sense)\" in \(language.name)?", .single)
    yaml.entry(4, "answer", typed.target)
    if typed.article != nil { yaml.flowEntry(4, "accept", [typed.lemma]) }
    if random.once(in: 2) { yaml.entry(4, "explanation", "It was taught in this lesson.") }
  }

  private static let types = [
    "vocabulary", "dialogue", "vocabulary", "pronunciation_focus", "grammar", "review",
  ]
  private static let modes = ["interpretive", "interpersonal", "presentational", "interpersonal"]
}
