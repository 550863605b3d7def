/// A unit with a lesson of it, from which the boss test asks.
struct Unit {
  let id: String
  let lesson: Lesson
}

/// A band of a course with its units.
struct Band {
  /// Index on the scale: 0 is Novice Low.
  let index: Int
  let units: [Unit]

  /// The id of the band with an index: "n1".
  static func id(_ index: Int) -> String { labels[index].short.lowercased() }

  /// Tong's short labels with ACTFL's names and its crosswalk to CEFR, speaking and reading.
  ///
  /// Source: ACTFL, "Assigning CEFR Ratings to ACTFL Assessments".
  static let labels: [(short: String, long: String, productive: String, receptive: String)] = [
    ("N1", "Novice Low", "0", "0"), ("N2", "Novice Mid", "0", "0"), ("N3", "Novice High", "A1", "A1.1"),
    ("I1", "Intermediate Low", "A2", "A1.2"), ("I2", "Intermediate Mid", "B1.1", "A2"),
  ]
}

/// Writes a band's file and its boss test's.
struct BandWriter {
  let language: Language
  private let sentences: SentenceMaker
  private var random: SeededRandom

  init(_ language: Language, seed: UInt64) {
    self.language = language
    sentences = SentenceMaker(language: language)
    random = SeededRandom(seed: seed)
  }

  /// Replaces the text by that of a band with its units.
  mutating func writeBand(_ band: Band, to yaml: inout YAMLText) {
    let label = Band.labels[band.index]
    yaml.clear()
    yaml.entry(0, "kind", "band")
    yaml.entry(0, "language", language.code)
    yaml.entry(0, "id", Band.id(band.index))
    yaml.entry(0, "short_label", label.short)
    yaml.entry(0, "long_label", label.long)
    yaml.entry(0, "order_idx", String(band.index))
    yaml.entry(0, "units_required", String((band.units.count * 7 + 9) / 10))
    yaml.entry(0, "description", "Words and sentences of level \(label.short), unit by unit.")
    yaml.line(0, "cefr: {productive: \"\(label.productive)\", receptive: \"\(label.receptive)\"}")
    yaml.line(0, "parameters: {lang/new-words-per-lesson.max: 50}")
    yaml.line(0, "units:")
    let topics = band.index < 3 ? English.noviceTopics : English.intermediateTopics
    for (index, unit) in band.units.enumerated() {
      let topic = topics[index % topics.count]
      let noun = unit.lesson.cards(.noun)[1].sense
      yaml.entry(2, "- id", unit.id)
      yaml.entry(4, "title", "\(topic.capitalisedFirst) with the \(noun)")
      if random.once(in: 2) { yaml.entry(4, "description", "What to say about \(topic).", .double) }
      yaml.entry(
        4, "can_do", "I can \(band.index < 3 ? "name" : "describe") the \(noun) and what belongs to it.")
      yaml.flowEntry(4, "topics", [topic])
    }
  }

  /// Replaces the text by that of a boss test whose items cover every unit.
  mutating func writeBossTest(_ band: Band, to yaml: inout YAMLText) {
    let label = Band.labels[band.index]
    let count = max(band.units.count, band.index < 4 ? 15 + random.below(6) : 20)
    let seconds = (0..<count).reduce(0) { $0 + Self.seconds[$1 % 4] }
    yaml.clear()
    yaml.entry(0, "kind", "boss-test")
    yaml.entry(0, "language", language.code)
    yaml.entry(0, "band", Band.id(band.index))
    yaml.entry(0, "id", Band.id(band.index) + "-boss")
    yaml.entry(0, "title", label.long + " boss battle")
    yaml.entry(0, "time_limit_seconds", String(seconds * 3 / 2))
    yaml.entry(0, "pass_score_pct", "70")
    yaml.line(0, "items:")
    for number in 0..<count {
      let unit = band.units[number % band.units.count]
      yaml.entry(2, "- id", "\(Band.id(band.index))-boss-\(number + 1)")
      yaml.entry(4, "unit", unit.id)
      writeItem(number, round: number / band.units.count, of: unit.lesson, to: &yaml)
    }
  }

  /// The type goes by the number, the words by how often the unit was asked before.
  private mutating func writeItem(_ number: Int, round: Int, of lesson: Lesson, to yaml: inout YAMLText) {
    let nouns = lesson.cards(.noun)
    let verbs = lesson.cards(.verb)
    let noun = nouns[(round * 2 + 1) % nouns.count]
    let sentence = sentences.sentence(verb: verbs[round % verbs.count], noun: noun)
    switch number % 4 {
    case 0:
      yaml.entry(4, "type", "multiple_choice_text")
      yaml.entry(4, "prompt", "What does \"\(noun.target)\" mean?")
      var options = (1...3).map { nouns[(round * 2 + 1 + $0) % nouns.count].sense }
      options.insert(noun.sense, at: number / 4 * 3 % 4)
      if random.once(in: 2) {
        yaml.flowEntry(4, "options", options)
      } else {
        yaml.blockEntry(4, "options", options)
      }
      yaml.entry(4, "answer", noun.sense)
    case 1:
      yaml.entry(4, "type", "translate_text")
      yaml.entry(4, "prompt", "Write in \(language.name) – the \(noun.sense).")
      yaml.entry(4, "answer", noun.target)
      if noun.article != nil { yaml.flowEntry(4, "accept", [noun.lemma]) }
    case 2:
      yaml.entry(4, "type", "fill_blank")
      yaml.entry(4, "prompt", sentence.gapped, .single)
      yaml.entry(4, "answer", verbs[round % verbs.count].lemma)
    default:
      yaml.entry(4, "type", "order_words")
      yaml.entry(4, "prompt", "Put the words in order – \(sentence.native)")
      if random.once(in: 2) {
        yaml.flowEntry(4, "answer", sentence.words)
      } else {
        yaml.blockEntry(4, "answer", sentence.words)
      }
    }
  }

  /// Fair times for the four types in turn: choosing, translating, filling a gap, ordering words.
  private static let seconds = [15, 45, 20, 30]
}
