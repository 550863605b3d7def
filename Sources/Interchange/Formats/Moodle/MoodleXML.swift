import CurriculumCompiler

extension ImportFormat {
  /// Moodle's question bank as XML.
  static let moodle = ImportFormat(
    name: "moodle", summary: "Moodle XML: a question bank with its categories and files",
    recognise: { source in
      guard !source.isFolder, let bytes = try? source.bytes() else { return .none }
      let head = String(decoding: bytes.prefix(1 << 16).filter { $0 != 0 }, as: UTF8.self)
      guard head.contains("<quiz>") || head.contains("<quiz ") else { return .none }
      return head.contains("<question ") ? .sure : head.contains("<quiz>") ? .possible : .none
    },
    read: { source, request, report throws(ImportError) in
      var reader = MoodleReader(source: source, request: request)
      return try reader.read(&report)
    })
}

/// Reads `<quiz><question type="…">…`, question by question.
///
/// Source: Moodle, question/format/xml/format.php, and docs.moodle.org, "Moodle XML format".
private struct MoodleReader {
  let source: ImportSource
  let request: ImportRequest
  private var quizzes: [ForeignQuiz] = [ForeignQuiz()]
  private var places: [[String]: Int] = [[]: 0]
  private var current = 0
  private var media = ForeignMedia(format: "moodle")
  private var settings = ForeignSettings()

  init(source: ImportSource, request: ImportRequest) {
    self.source = source
    self.request = request
  }

  mutating func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let reader = XMLReader(try source.bytes(), file: source.name)
    if let repair = reader.repair { report.repair(at: source.name, repair) }
    try findRoot(reader)
    var number = 0
    while true {
      switch try reader.next() {
      case .start where reader.name == "question":
        let element = try reader.element()
        if element["type"] == "category" {
          open(element)
        } else {
          number += 1
          add(element, number, &report)
        }
      case .start: try skip(reader, &report)
      case .finished:
        settings.report(&report)
        var content = ForeignQuiz.content(of: quizzes, request, from: source, &report)
        guard number > 0 else { throw ImportError("'\(source.name)' has no question") }
        content.media = media.media
        return content
      case .text, .end: break
      }
    }
  }

  private func findRoot(_ reader: XMLReader) throws(ImportError) {
    while true {
      switch try reader.next() {
      case .start:
        guard reader.name == "quiz" else {
          throw reader.failure("expected <quiz> of Moodle XML, found <\(reader.name)>")
        }
        return
      case .finished: throw reader.failure("expected <quiz> of Moodle XML, found nothing")
      case .text, .end: break
      }
    }
  }

  private func skip(_ reader: XMLReader, _ report: inout ImportReport) throws(ImportError) {
    let name = reader.name
    report.lose(name, at: "line \(reader.line)", because: "a quiz has questions alone")
    try reader.skip()
  }

  /// Goes into a category; one that was left before goes on.
  private mutating func open(_ element: XMLElement) {
    let path = Self.path(element.child("category")?.child("text")?.text ?? "")
    if let place = places[path] {
      current = place
    } else {
      current = quizzes.count
      places[path] = current
      quizzes.append(ForeignQuiz(path: path))
    }
    if let info = element.child("info") {
      quizzes[current].remark = SafeMarkdown(html: info.child("text")?.wholeText ?? "").text
    }
  }

  /// The names of a category: `$course$/top/Energy/Work`, in which two slashes are one of the name.
  private static func path(_ text: String) -> [String] {
    var names = text.replacing("//", with: "\u{0}").split(separator: "/").map {
      ForeignQuestion.oneLine(String($0).replacing("\u{0}", with: "/"))
    }
    names.removeAll { $0.isEmpty }
    if let first = names.first, first.hasPrefix("$") { names.removeFirst() }
    if names.first == "top" { names.removeFirst() }
    return names
  }

  private mutating func add(_ element: XMLElement, _ number: Int, _ report: inout ImportReport) {
    var reader = MoodleQuestion(element, number: number, media: media)
    let question = reader.question(&report, &settings)
    media = reader.media
    quizzes[current].add(question, &report)
  }
}
