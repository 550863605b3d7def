import CurriculumRuntime

@testable import Interchange

/// What a question asks and takes for right, as far as a format carries it.
struct QuestionMeaning: Equatable, CustomStringConvertible {
  /// What a format carries besides the question and its answer.
  struct Carried {
    var marks = false
    var hints = false
    var tags = true
    var unit = false
    /// Whether orders come back as orders; else they are pairs of places.
    var order = false
    var explanation = true
  }

  /// The question's key in its bundle.
  let key: String
  private let fields: [String]

  var description: String { fields.joined(separator: "\n    ") }

  /// The meaning of a question; nil where a question bank has no form for it.
  init?(_ question: ExportedQuestion, _ carried: Carried) {
    guard let form = try? BankForm(question) else { return nil }
    var fields: [String] = []
    switch form {
    case .gaps(let text, let answers):
      fields.append("text: " + text.map { Self.line(Self.shown($0)) }.joined(separator: " ___ "))
      fields += answers.map { "gap: \($0[0]), also \($0.dropFirst().sorted())" }
    default: fields.append("prompt: " + Self.shown(question.prompt))
    }
    switch form {
    case .choice(let isSingle):
      fields.append("choice \(isSingle): \(question.keys.sorted()) of \(question.distractors.sorted())")
    case .truth(let isTrue): fields.append("truth: \(isTrue)")
    case .words(let words): fields.append("words: \(words[0]), also \(words.dropFirst().sorted())")
    case .number(let key):
      let bounds = key.bounds
      fields.append("number: \(decimalText(bounds.lowerBound)) to \(decimalText(bounds.upperBound))")
      if carried.unit { fields.append("unit: \(key.unit ?? "none")") }
    case .gaps: break
    case .pairs(let pairs):
      if carried.order, case .order(let items) = question.answer {
        fields.append("order: \(items)")
      } else {
        fields.append("pairs: \(pairs.map { "\($0.left) = \($0.right)" }.sorted())")
      }
    case .essay(let scheme): fields.append("scheme: \(scheme)")
    }
    if carried.explanation {
      fields.append("explanation: \(Self.shown(question.explanation ?? ""))")
    }
    if carried.marks { fields.append("marks: \(question.marks)") }
    if carried.hints { fields.append("hints: \(question.detailList("hints"))") }
    if carried.tags { fields.append("tags: \(question.detailList("tags"))") }
    key = question.key
    self.fields = fields
  }

  /// What a learner sees of a text.
  private static func shown(_ markdown: String) -> String {
    MarkdownHTML.markdown(markdown).replacing(" <br/>", with: "<br/>")
  }

  private static func line(_ text: String) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// The fields that another question has otherwise, with both ways, without those that are known to be lost.
  func differences(from other: QuestionMeaning, but lost: Set<String>) -> [String] {
    zip(fields, other.fields).filter { $0 != $1 && !lost.contains(String($0.prefix { $0 != ":" })) }
      .map { "\($0) | \($1)" }
      + (fields.count == other.fields.count ? [] : ["\(fields) | \(other.fields)"])
  }

  /// The meanings of a bundle's questions, in order, without some.
  static func all(
    in path: String, _ carried: Carried, of kind: ExportKind, without left: [String] = []
  ) throws -> [QuestionMeaning] {
    let reader = try BundleReader(path: path)
    var meanings: [QuestionMeaning] = []
    for group in try QuestionGroup.all(in: reader, ExportRequest()) where group.kind == kind {
      try group.forEachQuestion(in: reader) { question in
        guard !left.contains(question.key), let meaning = QuestionMeaning(question, carried) else { return }
        meanings.append(meaning)
      }
    }
    return meanings
  }
}
