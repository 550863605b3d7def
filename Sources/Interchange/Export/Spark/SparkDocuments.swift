import CurriculumRuntime

/// One quiz on its way to Firestore's documents.
///
/// Source: Spark's document, section 7: `quizzes/{quizId}` with a subcollection `questions/{questionId}`.
struct SparkDocuments {
  private let reader: BundleReader
  private let quiz: QuizRow
  private let moment: Int
  /// The most bytes of a document.
  ///
  /// Source: https://firebase.google.com/docs/firestore/quotas, 1 MiB with name and overhead.
  private static let most = 1_000_000

  init(_ reader: BundleReader, _ quiz: QuizRow, _ request: ExportRequest) {
    self.reader = reader
    self.quiz = quiz
    moment = request.moment
  }

  /// Writes the documents, one a line.
  func write(to output: ExportOutput, _ report: inout ExportReport) throws {
    let path = "quizzes/\(quiz.key.localName)"
    let fits = try write(Self.line(path, head), to: output)
    if !fits { report.lose(.quiz, quiz.key, "document", "it has more than 1,000,000 bytes") }
    try reader.forEachQuestion(of: .quizQuestion, quiz.id) { question in
      guard !report.hasLeft(question.key) else { return }
      let document = document(of: question)
      if try !write(Self.line("\(path)/questions/\(question.key.localName)", document), to: output) {
        report.lose(.quizQuestion, question.key, "document", "it has more than 1,000,000 bytes")
      }
    }
  }

  private func write(_ line: CanonicalJSON, to output: ExportOutput) throws -> Bool {
    guard line.bytes.count <= Self.most else { return false }
    try output.write(utf8: line.bytes)
    try output.write("\n")
    return true
  }

  private static func line(_ path: String, _ data: CanonicalJSON) -> CanonicalJSON {
    var json = CanonicalJSON()
    json.object { json in
      json.key("data")
      json.embed(data)
      json.key("path")
      json.string(path)
    }
    return json
  }

  private var head: CanonicalJSON {
    var members: [String: String] = [
      "generationMode": quiz.generationMode.json, "language": quiz.language.json,
      "programme": quiz.programme.json, "subject": quiz.subject.json, "tier": quiz.tier.json,
      "title": quiz.title.json,
    ]
    members["board"] = quiz.board?.json
    members["topic"] = quiz.topic?.json
    members["subtopic"] = quiz.subtopic?.json
    members["specifications"] = quiz.specificationsJSON
    members["equations"] = quiz.equationsJSON
    if moment != 0 { members["createdAt"] = String(moment) }
    return Self.object(members)
  }

  private func document(of question: ExportedQuestion) -> CanonicalJSON {
    var members: [String: String] = [:]
    for (name, json) in question.details where !["review", "image_keywords"].contains(name) {
      members[Self.camelCase(name)] = json
    }
    members["answer"] = question.answerJSON
    members["board"] = quiz.board?.json
    members["difficulty"] = question.difficulty.map { String($0) }
    members["explanation"] = question.explanation?.json
    members["marks"] = String(question.marks)
    members["prompt"] = question.prompt.json
    members["tier"] = members["tier"] ?? quiz.tier.json
    members["type"] = Self.kind(of: question).json
    if case .points(let points) = question.answer {
      var json = CanonicalJSON()
      json.strings(points)
      members["rubric"] = json.text
    }
    if !question.options.isEmpty { members["options"] = Self.options(of: question).text }
    return Self.object(members)
  }

  private static func options(of question: ExportedQuestion) -> CanonicalJSON {
    var json = CanonicalJSON()
    json.array { json in
      for (index, option) in question.options.enumerated() {
        json.object { json in
          if let error = option.error {
            json.key("error")
            json.string(error)
          }
          json.key("id")
          json.string(SparkQuestionMessage.optionName(index))
          json.key("isCorrect")
          json.raw(option.isKey ? "true" : "false")
          json.key("text")
          json.string(option.text)
        }
      }
    }
    return json
  }

  private static func kind(of question: ExportedQuestion) -> String {
    switch question.answer {
    case .choice: "MULTIPLE_CHOICE"
    case .truth: "TRUE_FALSE"
    case .number: "NUMERIC"
    default: "SHORT_TEXT"
    }
  }

  private static func object(_ members: [String: String]) -> CanonicalJSON {
    var json = CanonicalJSON()
    json.object { json in
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        json.raw(value)
      }
    }
    return json
  }

  /// `command_word` as Firestore's documents name it, `commandWord`.
  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.dropFirst().reduce(String(words.first ?? "")) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }
}
