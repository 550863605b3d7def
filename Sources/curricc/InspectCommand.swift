import ArgumentParser
import CurriculumCompiler
import CurriculumRuntime

/// `curricc inspect`: what is in a bundle.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect", abstract: "Shows what is in a bundle.",
    discussion: """
      Example: curricc inspect build/curriculum.sqlite

      Exit status: 0 shown, 1 the content does not match its hash (with --verify) or this curricc cannot load the \
      bundle (with --compat), 2 the file is no bundle or cannot be read.
      """)

  @Argument(help: "The bundle.")
  var bundle: String

  @Flag(help: "Write JSON for programs.")
  var json = false

  @Flag(help: "Work the content hash out again and compare it.")
  var verify = false

  @Flag(help: "Show which readers can load the bundle and what they need, even where this one cannot.")
  var compat = false

  func validate() throws {
    if compat, verify { throw ValidationError("--compat looks at no content, which --verify is about.") }
  }

  func run() throws {
    guard !compat else { return try showCompatibility() }
    let reader = try BundleReader(path: bundle)
    let hash = verify ? try reader.contentHash() : reader.info.contentHash
    Terminal.write(json ? try JSONInspection(reader).text : try TextInspection(reader).text)
    guard hash == reader.info.contentHash else {
      Terminal.writeError("curricc: \(bundle): the content has hash \(hash), not what the bundle says\n")
      throw ExitStatus.findings
    }
    if verify, !json { Terminal.write("the content matches its hash\n") }
  }

  private func showCompatibility() throws {
    let inspection = try CompatibilityInspection(path: bundle)
    Terminal.write(json ? inspection.json : inspection.text)
    guard inspection.isReadableHere else { throw ExitStatus.findings }
  }
}

/// A bundle's content as a table for people.
private struct TextInspection {
  let text: String

  init(_ reader: BundleReader) throws {
    let info = reader.info
    var lines = [
      "\(info.curriculumName) \(info.contentVersion)",
      "  format \(info.formatVersion), for readers of format \(info.minReaderVersion) or newer, by curricc \(info.compilerVersion)",
      "  content hash \(info.contentHash)",
    ]
    if let revision = info.sourceRevision { lines.append("  source revision \(revision)") }
    lines.append("  \(try reader.hasSearch ? "with" : "without") full-text search")
    for language in try reader.languages() {
      lines.append("")
      lines.append(
        "course \(language.name) (\(language.variant ?? language.code)) from \(language.sourceVariant ?? language.sourceCode)"
      )
      for band in try reader.bands(ofLanguage: language.id) {
        let units = try reader.units(ofBand: band.id)
        let lessons = try units.flatMap { unit throws(BundleError) in try reader.lessons(ofUnit: unit.id) }
        let cards = try lessons.reduce(0) { $0 + (try reader.cards(ofLesson: $1.id).count) }
        let items =
          try reader.bossTest(ofBand: band.id).map { try reader.questions(of: .bossTest($0.id)).count } ?? 0
        lines.append(
          "  \(Self.padded(band.shortLabel, 3)) \(Self.padded(band.longLabel, 18)) "
            + "\(units.count.counted("unit")), \(lessons.count.counted("lesson")), \(cards.counted("card")), "
            + "boss test of \(items.counted("item"))")
      }
    }
    for story in try reader.stories() {
      lines += ["", "story \(story.title)"]
      for stage in try reader.stages(ofStory: story.id) {
        let kits = try reader.kits(ofStage: stage.id)
        let questions = try kits.reduce(0) { $0 + (try reader.questions(of: .kit($1.id)).count) }
        lines.append(
          "  \(Self.padded(stage.title, 24)) \(kits.count.counted("kit")), \(questions.counted("question"))")
      }
    }
    lines += try Self.lists(reader)
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func lists(_ reader: BundleReader) throws -> [String] {
    var lines: [String] = []
    let quizzes = try reader.quizzes()
    if !quizzes.isEmpty { lines += ["", "quizzes"] }
    for quiz in quizzes {
      let questions = try reader.questions(of: .quiz(quiz.id))
      let marks = questions.reduce(0) { $0 + $1.marks }
      lines.append(
        "  \(padded(quiz.title, 40)) \(questions.count.counted("question")), \(marks.counted("mark"))")
    }
    let decks = try reader.decks()
    if !decks.isEmpty { lines += ["", "decks"] }
    for deck in decks {
      let cards = try reader.questions(of: .deck(deck.id))
      lines.append(
        "  \(padded(deck.topic, 40)) \(cards.count.counted("flashcard")), \(deck.depth), batch \(deck.batch)")
    }
    return lines
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }
}

/// A bundle's content as JSON for programs.
private struct JSONInspection {
  let text: String

  init(_ reader: BundleReader) throws {
    let info = reader.info
    var json = CanonicalJSON()
    let hasSearch = try reader.hasSearch
    json.object { json in
      json.key("compiler_version")
      json.string(info.compilerVersion)
      json.key("content_hash")
      json.string(info.contentHash)
      json.key("content_version")
      json.string(info.contentVersion)
      json.key("counts")
      json.raw(info.countsJSON)
      json.key("curriculum_name")
      json.string(info.curriculumName)
      json.key("format_version")
      json.integer(info.formatVersion)
      json.key("has_search")
      json.raw(hasSearch ? "true" : "false")
      json.key("min_reader_version")
      json.integer(info.minReaderVersion)
      json.key("source_revision")
      if let revision = info.sourceRevision { json.string(revision) } else { json.raw("null") }
    }
    text = json.text + "\n"
  }
}
