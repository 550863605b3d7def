import CurriculumCompiler
import CurriculumRuntime

extension ForeignMapping {
  /// The texts that are accepted, the best first; others become advice for those who mark.
  ///
  /// - Parameter gap: The gap of a cloze that they are for, 0 for its only one; nil for a question of its own.
  mutating func typed(
    _ options: [ForeignQuestion.Option], gap: Int?, _ report: inout ImportReport
  ) throws(ForeignRefusal) -> [String] {
    let name = (gap ?? 0) > 0 ? "gap \(gap ?? 0), " : ""
    var options = options
    for index in options.indices { options[index].text = ForeignQuestion.oneLine(options[index].text) }
    let best = options.filter { $0.text != "*" && !$0.text.isEmpty }.map(\.weight).max() ?? 0
    guard best > 0 else {
      throw ForeignRefusal(
        reason: options.contains { $0.text == "*" && $0.weight > 0 }
          ? "\(name)any answer is right" : "\(name)no answer is right")
    }
    if best < 100 {
      report.repair(
        at: question.place, "\(name)no answer earns all; the best, of \(Self.shown(best)) %, is the right one"
      )
    }
    var accepted: [String] = []
    var forms: Set<String> = []
    for option in options where !option.text.isEmpty {
      guard option.weight >= best, option.text != "*" else {
        advise(on: option, name, &report)
        continue
      }
      explain(option.feedback)
      let text = withoutStars(option.text, &report)
      if forms.insert(AcceptableAnswers.comparisonForm(of: text)).inserted {
        accepted.append(text)
      } else {
        report.lose("answer", text, at: question.place, because: "it counts as one that stands before it")
      }
    }
    return accepted
  }

  /// Words of a pattern, in which a star stands for any others and `\*` for itself.
  private func withoutStars(_ text: String, _ report: inout ImportReport) -> String {
    guard text.contains("*") else { return text }
    let plain = ForeignQuestion.oneLine(
      text.replacing("\\*", with: "\u{0}").replacing("*", with: " ").replacing("\u{0}", with: "∗"))
    let words = plain.replacing("∗", with: "*")
    guard words != text.replacing("\\*", with: "*"), !words.isEmpty else {
      return words.isEmpty ? text : words
    }
    report.lose(
      "pattern", text, at: question.place, because: "answers have no patterns; '\(words)' is accepted")
    return words
  }

  /// Tells those who mark about an answer that is not right.
  mutating func advise(
    on option: ForeignQuestion.Option, _ gap: String, _ report: inout ImportReport
  ) {
    let feedback = ForeignQuestion.oneLine(option.feedback)
    if option.weight > 0 {
      report.lose(
        "weight", "\(option.text): \(Self.shown(option.weight)) %", at: question.place,
        because: "an answer is right or wrong; 'guidance' says it to those who mark")
      guidance.append(
        "\(gap)\(option.text): \(Self.shown(option.weight)) %\(feedback.isEmpty ? "" : ", \(feedback)")")
    } else if option.text == "*" {
      if !feedback.isEmpty { guidance.append("\(gap)any other answer: \(feedback)") }
    } else if !feedback.isEmpty {
      guidance.append("\(gap)\(option.text): \(feedback)")
    } else if gap.isEmpty, !rejected.contains(option.text) {
      rejected.append(option.text)
    }
  }

  /// Feedback of options: that of right ones is explanation, that of others is for those who mark.
  mutating func addFeedback(
    _ options: [ForeignQuestion.Option], right isRight: (ForeignQuestion.Option) -> Bool,
    _ report: inout ImportReport, hasPenalties: Bool = false
  ) {
    for option in options {
      let feedback = ForeignQuestion.oneLine(option.feedback)
      if isRight(option) {
        explain(feedback)
      } else if option.weight > 0 {
        advise(on: option, "", &report)
      } else {
        if !feedback.isEmpty { guidance.append("\(option.text): \(feedback)") }
        // Of several, a wrong one takes away what right ones gave: otherwise all could be ticked.
        guard option.weight < 0, !hasPenalties else { continue }
        report.lose(
          "weight", "\(option.text): \(Self.shown(option.weight)) %", at: question.place,
          because: "a wrong answer costs nothing")
      }
    }
  }

  /// Adds feedback on a right answer, unless it only praises.
  mutating func explain(_ feedback: String) {
    let feedback = ForeignQuestion.oneLine(feedback)
    guard !Self.isEmptyWord(feedback), !explanation.contains(feedback) else { return }
    explanation.append(feedback)
  }

  /// True for a text that says only that an answer is right or wrong, as programs say it by themselves.
  static func isEmptyWord(_ feedback: String) -> Bool {
    feedback.lowercased().split { !$0.isLetter }.allSatisfy { emptyWords.contains(String($0)) }
  }

  /// Words of praise and of regret, which explain nothing.
  private static let emptyWords: Set<String> = [
    "incorrect", "wrong", "no", "sorry", "not", "quite", "partially", "partly", "false", "try", "again",
    "oops",
    "correct", "right", "yes", "well", "done", "good", "great", "excellent", "awesome", "perfect", "ok",
    "okay",
    "true", "that", "s", "is", "it", "exactly", "bravo", "very", "you", "got", "the", "answer", "job", "nice",
    "work", "your", "are", "indeed",
  ]

  /// A number without a fraction of zero.
  static func shown(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
