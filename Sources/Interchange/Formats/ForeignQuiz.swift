import CurriculumCompiler

/// Questions of one category or one test of a quiz format, which become a quiz.
struct ForeignQuiz: Sendable {
  /// The names of the categories that it is in, the outermost first, its own last; empty where the source has none.
  var path: [String] = []
  /// What the source knows it by; else its path, and the source's name where it has none.
  var sourceKey: String?
  /// What the source says about it, plain.
  var remark = ""
  /// Its questions, with the prompts of those that the source knows by their names alone.
  private var questions: [(entry: ImportedEntry, prompt: String?)] = []

  /// No questions yet.
  init(path: [String] = []) { self.path = path }

  /// True where nothing was imported.
  var isEmpty: Bool { questions.isEmpty }

  /// Takes a question in, or reports why not.
  mutating func add(_ question: ForeignQuestion, _ report: inout ImportReport) {
    guard let entry = question.entry(&report) else { return }
    questions.append((entry, question.sourceKey == nil ? question.prompt : nil))
  }

  /// Files of quizzes that have questions, and the curriculum that they stand in.
  ///
  /// - Parameters:
  ///   - request: What the author says of subject, tier, board and name.
  ///   - source: By its name a quiz without one is called and known.
  ///   - report: Notes what the author has to say, where neither he nor the source does.
  static func content(
    of quizzes: [ForeignQuiz], _ request: ImportRequest, from source: ImportSource,
    _ report: inout ImportReport
  ) -> ImportedContent {
    var content = ImportedContent()
    // Where all was left out, the report says so, and nothing is written.
    guard quizzes.contains(where: { !$0.isEmpty }) else { return content }
    content.files = [CurriculumScaffold.curriculum(request.name ?? source.title)]
    for quiz in quizzes where !quiz.isEmpty { content.files += quiz.files(request, source, &report) }
    return content
  }

  /// The quiz as files; of very many questions each has as many as an authoring file holds.
  private func files(
    _ request: ImportRequest, _ source: ImportSource, _ report: inout ImportReport
  ) -> [ImportedFile] {
    let title = path.last.map(ForeignQuestion.oneLine) ?? request.name ?? source.title
    let key = sourceKey ?? (path.isEmpty ? request.name ?? source.baseName : path.joined(separator: "/"))
    let head = head(request, title, &report)
    let entries = keyedEntries
    return stride(from: 0, to: entries.count, by: Self.most).map { start in
      let part = start / Self.most + 1
      var file = ImportedFile(
        kind: "quiz", folder: "quizzes", sourceKey: part == 1 ? key : "\(key) #\(part)",
        idHint: part == 1 ? title : "\(title) \(part)", head: head, entriesKey: "questions")
      file.entries = Array(entries[start..<min(start + Self.most, entries.count)])
      file.remarks =
        ForeignQuestion.tidied(remark).split(separator: "\n").map(String.init) + report.remarks
      return file
    }
  }

  /// Questions that a file may have, since a file's values and bytes are limited.
  private static let most = 20_000

  private func head(_ request: ImportRequest, _ title: String, _ report: inout ImportReport)
    -> AuthoringMapping
  {
    let words = Set(
      (path + [title]).flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init))
    let subjects = Subject.allCases.filter { words.contains($0.rawValue) }
    let subject = request.subject ?? (subjects.count == 1 ? subjects[0] : nil)
    let tiers = Tier.allCases.filter { words.contains($0.rawValue) }
    let tier = request.tier ?? (tiers.count == 1 ? tiers[0] : nil)
    var missing: [String] = []
    if subject == nil { missing.append("--subject") }
    if tier == nil { missing.append("--tier") }
    if request.board == nil { missing.append("--board") }
    if !missing.isEmpty {
      report.note(
        "the source does not say all that a quiz needs: say \(missing.joined(separator: ", ")), or write it into the file"
      )
    }
    var head = AuthoringMapping()
    head.add("title", title)
    head.add("programme", Programme.gcseTripleScience.rawValue)
    head.add("subject", subject?.rawValue)
    head.add("board", request.board?.rawValue)
    head.add("tier", tier?.rawValue)
    if path.count > 1 { head.add("topic", ForeignQuestion.oneLine(path[path.count - 2])) }
    head.add("language", request.language)
    return head
  }

  /// The entries by keys that no other question has: a name that several have says nothing.
  private var keyedEntries: [ImportedEntry] {
    var counts: [String: Int] = [:]
    for (entry, _) in questions { counts[entry.sourceKey, default: 0] += 1 }
    return questions.map { entry, prompt in
      guard counts[entry.sourceKey] != 1, let prompt else { return entry }
      return ImportedEntry(
        sourceKey: entry.sourceKey + "\n" + prompt, idHint: entry.idHint, mapping: entry.mapping)
    }
  }
}

extension ImportReport {
  /// Lines about licence and authors for the beginning of a file.
  var remarks: [String] {
    let licence = licence.map { ["Licence: \($0)"] } ?? []
    return licence + (authors.isEmpty ? [] : ["By \(authors.joined(separator: ", "))"])
  }
}
