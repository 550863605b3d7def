import CurriculumCompiler

@testable import Interchange

/// A quiz made up from a seed, with questions of the types that question banks have.
struct GeneratedQuiz {
  /// The types that it may have.
  static let types = [
    "choice", "multi-choice", "true-false", "typed", "numeric", "cloze", "ordering", "matching", "short",
  ]

  /// Its file among those of a curriculum.
  let files: [SourceFile]

  /// A quiz of some questions.
  ///
  /// - Parameters:
  ///   - types: The types of its questions.
  ///   - signs: What no text of it holds, since the format it is for has no way to write it.
  init(seed: UInt64, types: [String] = types, without signs: [String] = []) throws {
    var text = GeneratedText(seed: seed)
    var questions: [AuthoringMapping] = []
    for number in 0..<12 {
      var question = AuthoringMapping()
      question.add("id", "question-\(number)")
      let type = types[text.number(0...(types.count - 1))]
      question.add("type", type)
      Self.add(type, to: &question, &text, signs)
      if text.number(0...2) == 0 { question.add("explanation", text.paragraphs(without: signs)) }
      if text.number(0...2) == 0 { question.add("hints", text.lines(1...2, without: signs)) }
      if text.number(0...2) == 0 { question.addRow("tags", text.lines(1...2, without: signs)) }
      questions.append(question)
    }
    var quiz = AuthoringMapping()
    quiz.add("kind", "quiz")
    quiz.add("id", "generated")
    quiz.add("title", "Generated")
    quiz.add("programme", "gcse_triple_science")
    quiz.add("subject", "physics")
    quiz.add("board", "aqa")
    quiz.add("tier", "higher")
    quiz.add("questions", questions)
    let manifest = "kind: curriculum\nname: Generated\nversion: 1.0.0\n"
    files = [
      SourceFile(path: "curriculum.yaml", text: manifest),
      SourceFile(path: "quizzes/generated.yaml", text: try quiz.text()),
    ]
  }

  private static func add(
    _ type: String, to question: inout AuthoringMapping, _ text: inout GeneratedText, _ signs: [String]
  ) {
    if type != "cloze" { question.add("prompt", text.paragraphs(without: signs)) }
    switch type {
    case "choice":
      let options = text.lines(2...5, without: signs)
      question.add("options", options)
      question.add("answer", options[text.number(0...(options.count - 1))])
    case "multi-choice":
      let options = text.lines(4...6, without: signs)
      question.add("options", options)
      question.add("answer", Array(options.prefix(text.number(2...3))))
    case "true-false": question.addPlain("answer", text.number(0...1) == 0 ? "true" : "false")
    case "typed":
      let answers = text.lines(1...3, without: signs)
      question.add("answer", answers[0])
      question.add("accept", Array(answers.dropFirst()))
    case "numeric": question.add("answer", number(&text))
    case "cloze":
      let gaps = (0..<(text.number(0...1) + 1)).map { _ in text.lines(1...3, without: signs) }
      let pieces = (0...gaps.count).map { _ in text.line(without: signs) }
      question.add("prompt", pieces.joined(separator: " ___ "))
      let answers = gaps.map { AuthoringValue.row($0.map { .text($0) }) }
      question.addValues("answer", answers)
    case "ordering": question.add("answer", text.lines(2...5, without: signs))
    case "matching":
      var pairs = AuthoringMapping()
      for _ in 0..<text.number(2...4) {
        pairs.add(text.line(without: signs + ["->", " = "]), text.line(without: signs + ["->", " = "]))
      }
      question.add("pairs", pairs)
    default:
      let points = text.lines(1...3, without: signs)
      question.add("rubric", points)
      question.add("marks", points.count)
    }
    if ["multi-choice", "ordering", "matching"].contains(type), text.number(0...2) == 0 {
      question.add("marks", text.number(2...6))
    }
  }

  private static func number(_ text: inout GeneratedText) -> AuthoringMapping {
    var answer = AuthoringMapping()
    let value = text.number(-9999...9999)
    answer.addPlain("value", text.number(0...1) == 0 ? "\(value)" : "\(Double(value) / 1000)")
    answer.add("unit", ["none", "m", "J", "kg"][text.number(0...3)])
    var tolerance = AuthoringMapping()
    switch text.number(0...3) {
    case 0: break
    case 1:
      tolerance.add("kind", "absolute")
      tolerance.addPlain("value", "\(Double(text.number(1...50)) / 100)")
    case 2:
      tolerance.add("kind", "relative")
      tolerance.addPlain("pct", "\(text.number(1...10))")
    default:
      tolerance.add("kind", "range")
      tolerance.addPlain("low", "\(value - 3)")
      tolerance.addPlain("high", "\(value + 5)")
    }
    answer.addLine("tolerance", tolerance)
    return answer
  }
}
