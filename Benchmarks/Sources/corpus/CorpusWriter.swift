/// Writes a whole curriculum.
struct CorpusWriter {
  private var files: FileWriter
  private var yaml = YAMLText()
  private let cards: Int
  private let seed: UInt64

  init(cards: Int, folder: String, seed: UInt64) {
    files = FileWriter(folder: folder)
    self.cards = cards
    self.seed = seed
  }

  /// Writes every file.
  ///
  /// - Returns: How many files there are and how many bytes they hold.
  mutating func write() throws(FileError) -> (files: Int, bytes: Int) {
    let plan = CorpusPlan(cards: cards, seed: seed)
    try files.makeRoot()
    try files.makeFolder("courses")
    yaml.entry(0, "kind", "curriculum")
    yaml.entry(0, "name", "Benchmark of \(cards) cards")
    yaml.entry(0, "version", "1.0.0")
    yaml.entry(0, "profile", "default")
    yaml.flowEntry(0, "targets", ["tong"])
    // Made-up sentences are longer than a teacher's, and lessons fuller: so many findings are no part of a build.
    yaml.line(0, "parameters:")
    yaml.line(1, "lang/sentence-length: {hard_words: 99, hard_characters: 99, max_share: 1}")
    yaml.line(1, "lang/example-translation: {factor: 20}")
    try files.write(yaml, to: "curriculum.yaml")
    for (index, bands) in plan.courses.enumerated() {
      try writeCourse(Language.all[index], bands, seed: seed &* 1000 &+ UInt64(index) &* 10)
    }
    return (files.files, files.bytes)
  }

  private mutating func writeCourse(_ language: Language, _ bands: [[[Int]]], seed: UInt64) throws(FileError)
  {
    let folder = "courses/" + language.code
    try files.makeFolder(folder)
    writeCourseText(language)
    try files.write(yaml, to: folder + "/course.yaml")
    var maker = CardMaker(language, seed: seed)
    var lessons = LessonWriter(language, seed: seed + 2)
    var bandWriter = BandWriter(language, seed: seed + 3)
    var lessonNumber = 0
    for (bandIndex, units) in bands.enumerated() {
      let bandFolder = folder + "/" + Band.id(bandIndex)
      try files.makeFolder(bandFolder)
      var made: [Unit] = []
      for (unitIndex, sizes) in units.enumerated() {
        let unit = "\(language.code)-\(Band.id(bandIndex))-u\(unitIndex + 1)"
        for (order, size) in sizes.enumerated() {
          let lesson = Lesson(
            id: "\(unit)-l\(order + 1)", unit: unit, order: order, number: lessonNumber, band: bandIndex,
            cards: (0..<size).map { maker.card(at: $0) })
          lessonNumber += 1
          lessons.write(lesson, to: &yaml)
          try files.write(
            yaml, to: "\(bandFolder)/u\(unitIndex + 1)-l\(order + 1)-\(lesson.cards[0].id).yaml")
          if order == 0 { made.append(Unit(id: unit, lesson: lesson)) }
        }
      }
      let band = Band(index: bandIndex, units: made)
      bandWriter.writeBand(band, to: &yaml)
      try files.write(yaml, to: bandFolder + "/band.yaml")
      bandWriter.writeBossTest(band, to: &yaml)
      try files.write(yaml, to: bandFolder + "/boss.yaml")
    }
  }

  private mutating func writeCourseText(_ language: Language) {
    yaml.clear()
    yaml.entry(0, "kind", "language")
    yaml.entry(0, "id", language.code)
    yaml.entry(0, "code", language.code)
    yaml.entry(0, "name", language.name)
    yaml.entry(0, "native_name", language.nativeName)
    yaml.entry(0, "variant", language.variant)
    yaml.entry(0, "script", language.script)
    yaml.entry(0, "direction", language.isRightToLeft ? "rtl" : "ltr")
    yaml.entry(0, "flag_emoji", language.flag)
    yaml.line(0, "source_language: {code: en, variant: en-GB}")
    yaml.entry(0, "dialect_policy", "Made-up words in the letters of \(language.name), for measuring.")
    if let romanisation = language.romanisation { yaml.entry(0, "romanisation", romanisation) }
    yaml.entry(0, "gendered_nouns", language.nouns[0].gender == nil ? "false" : "true")
    var closed = language.nouns.compactMap { $0.article?.written }
    closed += [language.subjectMark, language.objectMark].compactMap { $0?.written }
    closed = closed.enumerated().filter { closed.firstIndex(of: $1) == $0 }.map(\.element)
    if !closed.isEmpty { yaml.flowEntry(0, "closed_class", closed) }
    yaml.flowEntry(0, "proper_names", [language.person.written])
  }
}
