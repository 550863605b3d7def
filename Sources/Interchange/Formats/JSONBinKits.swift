import CurriculumCompiler

extension ImportFormat {
  /// indi's kits as jsonbin keeps them.
  static let jsonbin = ImportFormat(
    name: "jsonbin", summary: "indi's word kits: an array of question, correctAnswer, incorrectAnswers",
    recognise: { source in
      guard !source.isFolder, let bytes = try? source.bytes() else { return .none }
      let head = String(decoding: bytes.prefix(1 << 16), as: UTF8.self)
      guard head.contains("\"correctAnswer\"") || head.contains("\"incorrectAnswers\"") else { return .none }
      return .sure
    },
    read: { source, request, report throws(ImportError) in
      try JSONBinReader(source: source, request: request).read(&report)
    })
}

/// Reads `[{question, correctAnswer, incorrectAnswers}]`, bare or as a jsonbin record; every field may be missing.
///
/// Source: docs/import.md; the record is what jsonbin.io answers: `{"record": […], "metadata": {…}}`.
private struct JSONBinReader {
  let source: ImportSource
  let request: ImportRequest

  func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let json = UntidyJSON(try source.bytes())
    for mend in json.mends { report.repair(at: source.name, mend.text) }
    guard let entries = Self.entries(json.values) else {
      throw ImportError(
        "'\(source.name)' holds no kit: expected an array of {question, correctAnswer, incorrectAnswers}")
    }
    let name = kitName(json.values.first?["metadata"], &report)
    var kit = ImportedFile(
      kind: "kit", folder: "story", sourceKey: request.name ?? source.baseName, idHint: name,
      head: AuthoringMapping(), entriesKey: "questions", namespace: request.story ?? "story",
      siblingKeys: ["story", "stage"])
    for (index, value) in entries.enumerated() {
      if let entry = entry(value, at: "question \(index + 1)", &report) { kit.entries.append(entry) }
    }
    let stage = try stage(&report)
    let story = request.story ?? "story"
    kit.head.add("story", story)
    kit.head.add("stage", stage)
    kit.head.add("name", name)
    var content = ImportedContent()
    let languages = (source: request.sourceLanguage ?? "en", target: request.language ?? "en")
    if request.story == nil, request.sourceLanguage == nil || request.language == nil {
      report.note(
        "the source names no languages: story.yaml says English of both; say --source-language and --language"
      )
    }
    content.files = [
      CurriculumScaffold.curriculum(request.name ?? source.title),
      CurriculumScaffold.story(
        story, "Story", stages: [stage], questions: kit.entries.count, source: languages.source,
        target: languages.target), kit,
    ]
    return content
  }

  /// The questions: of an array, or of the record that a bin service wraps it in.
  private static func entries(_ values: [UntidyValue]) -> [UntidyValue]? {
    for value in values {
      if case .list(let elements, _) = value { return elements }
      if case .list(let elements, _)? = value["record"] { return elements }
    }
    return nil
  }

  /// The app keeps results under the name, which has 30 characters at most.
  private func kitName(_ metadata: UntidyValue?, _ report: inout ImportReport) -> String {
    let found = request.name ?? metadata?["name"]?.string ?? source.title
    guard found.count > 30 else { return found }
    report.repair(at: source.name, "the name '\(found)' was cut to the 30 characters that the app shows")
    return String(found.prefix(30)).trimmed
  }

  private func stage(_ report: inout ImportReport) throws(ImportError) -> String {
    guard let stage = request.stage else {
      report.note("the source names no stage: the kit is in 'newborn', the first; say --stage for another")
      return StageName.newborn.rawValue
    }
    guard StageName(rawValue: stage) != nil else {
      throw ImportError(
        "'\(stage)' is no stage of the story: "
          + StageName.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return stage
  }

  private func entry(_ value: UntidyValue, at place: String, _ report: inout ImportReport) -> ImportedEntry? {
    guard case .object(let members, let isWhole) = value else {
      report.leaveOut("questions", at: place, because: "it is no object")
      return nil
    }
    guard isWhole else {
      report.leaveOut("questions", at: place, because: "it is cut off")
      return nil
    }
    let question = value["question"]?.string?.trimmed ?? ""
    let answer = value["correctAnswer"]?.string?.trimmed ?? ""
    guard !question.isEmpty else {
      report.leaveOut("questions", at: place, because: "it has no question")
      return nil
    }
    guard !answer.isEmpty else {
      report.leaveOut("questions", at: place, because: "it has no correctAnswer")
      return nil
    }
    for member in members where !["question", "correctAnswer", "incorrectAnswers"].contains(member.key) {
      report.lose(member.key, member.value.shown, at: place, because: "a kit has no such field")
    }
    var mapping = AuthoringMapping()
    mapping.add("question", question)
    mapping.add("correct_answer", answer)
    mapping.addRow("incorrect_answers", incorrect(value["incorrectAnswers"], answer, at: place, &report))
    report.take("questions")
    return ImportedEntry(sourceKey: question, idHint: answer, mapping: mapping)
  }

  private func incorrect(
    _ value: UntidyValue?, _ answer: String, at place: String, _ report: inout ImportReport
  ) -> [String] {
    guard let value, value != .null else { return [] }
    guard case .list(let elements, _) = value else {
      report.lose("incorrectAnswers", value.shown, at: place, because: "it is no array")
      return []
    }
    var texts: [String] = []
    for element in elements {
      guard let text = element.string?.trimmed, !text.isEmpty else {
        report.lose("incorrectAnswers", element.shown, at: place, because: "it is no text")
        continue
      }
      if text == answer {
        report.lose("incorrectAnswers", text, at: place, because: "it is the right answer")
      } else if texts.contains(text) {
        report.lose("incorrectAnswers", text, at: place, because: "it stands there twice")
      } else if texts.count == 3 {
        report.lose("incorrectAnswers", text, at: place, because: "a kit's question has three")
      } else {
        texts.append(text)
      }
    }
    return texts
  }
}
