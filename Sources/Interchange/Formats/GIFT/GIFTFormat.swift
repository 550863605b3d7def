import CurriculumCompiler

extension ImportFormat {
  /// Moodle's GIFT.
  static let gift = ImportFormat(
    name: "gift", summary: "GIFT, Moodle's text format for questions",
    recognise: { source in
      guard !source.isFolder, let bytes = try? source.bytes() else { return .none }
      if source.name.lowercased().hasSuffix(".gift") { return .sure }
      let head = DecodedText(Array(bytes.prefix(1 << 14))).text
      if head.hasPrefix("<") || head.hasPrefix("[") || head.hasPrefix("{\"") { return .none }
      if head.contains("$CATEGORY:") { return .sure }
      // A closing brace may lie beyond what is looked at.
      let hasAnswer = head.contains("{=") || head.contains("{~") || head.contains("{T") || head.contains("{F")
      let hasLines = head.contains("{\n") && (head.contains("\n=") || head.contains("\n\t="))
      return hasAnswer || hasLines || head.hasPrefix("::") ? .possible : .none
    },
    read: { source, request, report throws(ImportError) in
      try GIFTImport(source: source, request: request).read(&report)
    })
}

/// Makes quizzes of a GIFT file: one of each category.
private struct GIFTImport {
  let source: ImportSource
  let request: ImportRequest

  func read(_ report: inout ImportReport) throws(ImportError) -> ImportedContent {
    let decoded = DecodedText(try source.bytes())
    if let repair = decoded.repair { report.repair(at: source.name, repair) }
    var parser = GIFTParser(decoded.text)
    var isEmpty = true
    var quizzes: [ForeignQuiz] = [ForeignQuiz()]
    var places: [String: Int] = [:]
    var current = 0
    while let entry = parser.next() {
      isEmpty = false
      switch entry {
      case .category(let name):
        let path = Self.path(name)
        current = places[name] ?? quizzes.count
        if current == quizzes.count {
          quizzes.append(ForeignQuiz(path: path))
          places[name] = current
          report.take("categories")
        }
      case .question(let question):
        var mapping = GIFTMapping(question)
        var foreign = mapping.question(&report)
        foreign.tags = question.tags
        quizzes[current].add(foreign, &report)
      case .fault(let reason, let line):
        report.leaveOut("questions", at: "line \(line)", because: reason)
      }
    }
    for line in parser.mended {
      report.repair(at: "line \(line)", "empty lines within its braces were taken out")
    }
    guard !isEmpty else { throw ImportError("'\(source.name)' has no question") }
    return ForeignQuiz.content(of: quizzes, request, from: source, &report)
  }

  /// The names of a category, the outermost first, without Moodle's own for where it stands.
  private static func path(_ name: String) -> [String] {
    // Two strokes are one within a name.
    let marked = name.replacing("//", with: "\u{0}")
    return marked.split(separator: "/").map { String($0).replacing("\u{0}", with: "/").trimmed }
      .filter { !$0.isEmpty && !["$course$", "$system$", "$cat$", "$module$", "top"].contains($0) }
  }
}
