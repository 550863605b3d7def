import Foundation

/// What a question becomes in a question bank such as Moodle's, which knows fewer ways to ask.
enum BankForm {
  /// Choosing one, or several.
  case choice(isSingle: Bool)
  /// Judging a statement.
  case truth(Bool)
  /// Typing one of these.
  case words([String])
  /// Typing a number.
  case number(NumericKey)
  /// Typing into gaps: the text around them, one piece more than gaps, and for each gap what is accepted.
  case gaps(text: [String], answers: [[String]])
  /// Joining pairs.
  case pairs([QuestionAnswer.Pair])
  /// Writing something that a person marks by a scheme.
  case essay(scheme: String)

  /// A reason why a question has no form in a question bank.
  struct Unfit: Error {
    let reason: String
  }

  /// The form of a question.
  ///
  /// - Throws: `Unfit` where it has none.
  init(_ question: ExportedQuestion) throws(Unfit) {
    switch question.answer {
    case .choice(let isSingle):
      guard !question.keys.isEmpty, !question.distractors.isEmpty else {
        throw Unfit(reason: "it is a choice without wrong answers")
      }
      self = .choice(isSingle: isSingle && question.keys.count == 1)
    case .truth(let isTrue): self = .truth(isTrue)
    case .words(let texts): self = .words(texts)
    case .number(let key): self = .number(key)
    case .gaps(let answers): self = try Self.gapped(question.prompt, answers)
    case .order(let items):
      self = .pairs(items.enumerated().map { QuestionAnswer.Pair(left: String($0 + 1), right: $1) })
    case .pairs(let pairs): self = .pairs(pairs)
    case .points(let points): self = .essay(scheme: points.map { "- \($0)" }.joined(separator: "\n"))
    case .recall(let answer):
      let pieces = Self.pieces(of: question.prompt)
      self = pieces.count == 2 ? .gaps(text: pieces, answers: [[answer]]) : .essay(scheme: answer)
    case .speech: throw Unfit(reason: "it is answered by speaking")
    }
    if case .pairs(let pairs) = self, pairs.count < 2 { throw Unfit(reason: "it has one pair alone") }
  }

  private static func gapped(_ prompt: String, _ answers: [[String]]) throws(Unfit) -> BankForm {
    let pieces = pieces(of: prompt)
    guard pieces.count == answers.count + 1 else {
      // A gap that the prompt does not show is typed behind it.
      if answers.count == 1, pieces.count == 1 { return .words(answers[0]) }
      throw Unfit(reason: "its text does not show as many gaps as it has answers")
    }
    return .gaps(text: pieces, answers: answers)
  }

  /// The text around the gaps, which are three or more underscores in a row.
  private static func pieces(of prompt: String) -> [String] {
    var pieces = [""]
    var run = 0
    for character in prompt + "\u{0}" {
      if character == "_" {
        run += 1
        continue
      }
      if run >= 3 {
        pieces.append("")
      } else {
        pieces[pieces.count - 1] += String(repeating: "_", count: run)
      }
      run = 0
      if character != "\u{0}" { pieces[pieces.count - 1].append(character) }
    }
    return pieces
  }

  /// What is lost of a question in this form, as field and reason.
  func losses(of question: ExportedQuestion) -> [(field: String, reason: String)] {
    var losses: [(field: String, reason: String)] = []
    if case .order = question.answer {
      losses.append(("grading", "putting in order is asked as matching of places"))
    }
    if case .recall = question.answer {
      let isTyped = if case .gaps = self { true } else { false }
      losses.append(("grading", isTyped ? "it is typed, not recalled" : "a person marks it, not the learner"))
    }
    switch self {
    case .choice, .truth: break
    default:
      if !question.options.isEmpty { losses.append(("options", "it is answered without a choice")) }
    }
    if !question.alternatives.isEmpty { losses.append(("alternatives", "a choice has no other answers")) }
    return losses
  }
}

/// Moodle's fractions of a mark, which it takes in these spellings alone.
///
/// Source: Moodle, `question_bank::fraction_options_full()`, whose list its importers hold weights to.
enum MoodleFraction {
  /// The fraction for one of so many right answers, in percent; nil where Moodle has none.
  static func share(of count: Int) -> String? {
    let shares = [
      "100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10",
    ]
    return shares.indices.contains(count - 1) ? shares[count - 1] : nil
  }
}

extension String {
  /// An answer to be typed, in which Moodle would take a star for any text.
  var withStarsAsTheyAre: String { contains("*") ? replacing("*", with: "\\*") : self }
}

/// A number in digits, without an exponent, to ten significant figures.
func decimalText(_ number: Double) -> String {
  let text = String(format: "%.10g", locale: nil, number)
  guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...]) else {
    return text
  }
  let sign = text.hasPrefix("-") ? "-" : ""
  let digits = text[..<mark].filter(\.isNumber)
  if exponent < 0 { return sign + "0." + String(repeating: "0", count: -exponent - 1) + digits }
  return sign + digits + String(repeating: "0", count: max(0, exponent - digits.count + 1))
}
