extension Field {
  /// Where something was taken from.
  static let source = Field(
    "source", .object { QuestionSourceKey.table.shape }, "The place in a document that it was taken from.")
  /// What a person has to look at.
  static let review = Field(
    "review", .oneOrMore(.text), "What a person has to look at; take it out when that is done.")
}

/// Keys of a source.
enum QuestionSourceKey: Int, FieldKey {
  case file, page, lastPage, box, snippet, sha256, confidence, answerFile, answerPage

  static let table = FieldTable(Self.self, "source", "The place in a document that something was taken from.")

  var field: Field {
    switch self {
    case .file: Field("file", .text, .required, "Name of the file.")
    case .page: Field("page", .integer(1...1_000_000_000), "The page, counting from 1.")
    case .lastPage: Field("last_page", .integer(1...1_000_000_000), "The last page, where there are several.")
    case .box:
      Field(
        "bbox", .list(.decimal),
        "The place on the page: left, top, right, bottom in points from its top left corner.")
    case .snippet: Field("snippet", .markdown, "The wording found there.")
    case .sha256: Field("sha256", .text, "SHA-256 of the file.")
    case .confidence: Field("confidence", .text, "How sure the extraction is, 0 to 1.")
    case .answerFile:
      Field("answer_file", .text, "Name of the file with the answer, where it is another one.")
    case .answerPage:
      Field("answer_page", .integer(1...1_000_000_000), "The page with the answer, counting from 1.")
    }
  }
}

extension NodeReader {
  /// The place in a document that something was taken from.
  mutating func readSource(_ node: YAMLTree.NodeID) -> QuestionSource? {
    guard let fields = fields(node, QuestionSourceKey.self) else { return nil }
    let page = integer(fields, .page)
    let lastPage = integer(fields, .lastPage)
    let box = readBox(fields)
    let snippet = text(fields, .snippet)
    let sha256 = text(fields, .sha256)
    let confidence = text(fields, .confidence)
    let answerFile = text(fields, .answerFile)
    let answerPage = integer(fields, .answerPage)
    return text(fields, .file).map {
      QuestionSource(
        file: $0, page: page, lastPage: lastPage, box: box, snippet: snippet, sha256: sha256,
        confidence: confidence, answerFile: answerFile, answerPage: answerPage)
    }
  }

  private mutating func readBox(_ fields: Fields<QuestionSourceKey>) -> [Spanned<Decimal>]? {
    guard let node = fields[.box] else { return nil }
    var numbers: [Spanned<Decimal>] = []
    var count = 0
    for child in elements(node, name: "bbox", of: "numbers") {
      count += 1
      if let number = decimal(child, name: "bbox") { numbers.append(number) }
    }
    if tree.kind(node) == .sequence, count != 4 {
      report(
        .wrongType, "'bbox' takes four numbers, found \(count)", at: tree.span(node),
        help: "left, top, right, bottom, in points from the page's top left corner")
    }
    return numbers.count == 4 && count == 4 ? numbers : nil
  }

  /// What a person has to look at; says so, that it is done before learners see the item.
  mutating func readReview<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> [Text] {
    let notes = texts(fields, key)
    if let first = notes.first {
      report(
        .extractionReview, first.string, at: first.span, notes: notes.dropFirst().map(\.string),
        help: "look at it, mend what is wrong, then take 'review' out")
    }
    return notes
  }
}
