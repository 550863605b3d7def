import CurriculumRuntime
import CurriculumTestSupport
import Foundation

extension FuzzTarget {
  /// Questions with answers to them: a grade is within bounds and always the same, and the key itself is right.
  ///
  /// The input is lines: grading, language, marks, details as JSON, the key as JSON; what is behind them is the answer,
  /// whose lines are texts, numbers of options and pairs as well.
  static let grade = FuzzTarget(
    name: "grade", seeds: gradeSeeds,
    run: { bytes in
      let lines = String(decoding: bytes, as: UTF8.self).split(
        separator: "\n", maxSplits: 5, omittingEmptySubsequences: false
      ).map(String.init)
      guard lines.count == 6 else { return }
      let options = [("joule", true), ("watt", false), ("el agua", false)].map {
        AnswerGrader.Option(text: $0.0, isKey: $0.1)
      }
      let isChoice = lines[0].hasPrefix("choose")
      let make = {
        AnswerGrader(
          grading: lines[0], answerJSON: lines[4], marks: Int(lines[2]) ?? 1,
          detailsJSON: lines[3].isEmpty ? nil : lines[3], options: isChoice ? options : [],
          language: lines[1].isEmpty ? nil : lines[1])
      }
      guard let grader = make(), let other = make() else { return }
      for answer in answers(lines[5]) {
        let grade = grader.grade(answer)
        expect(grade == other.grade(answer), "two grades for one answer")
        expect(0...max(0, grade.outOf) ~= grade.marks && !grade.sentence.isEmpty, "\(grade)")
        // A mark scheme may have fewer points than marks.
        let isFull = grade.marks == grade.outOf || lines[0] == "rubric"
        expect(grade.verdict != .correct || isFull, "correct without full marks: \(grade)")
      }
      checkKey(grader, lines[0], lines[4])
    })

  private static func answers(_ text: String) -> [LearnerAnswer] {
    let parts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let numbers = parts.compactMap { Int($0) }
    let pairs = parts.map { part in
      let sides = part.split(separator: "=", maxSplits: 1).map(String.init)
      return LearnerAnswer.Pair(sides.first ?? "", sides.dropFirst().first ?? "")
    }
    return [
      .text(text), .texts(parts), .choices(numbers), .choice(numbers.first ?? -1), .pairs(pairs),
      .truth(true),
      .truth(false), .known(!numbers.isEmpty),
    ]
  }

  /// What the key says is right.
  private static func checkKey(_ grader: AnswerGrader, _ grading: String, _ json: String) {
    guard let key = AnswerKey(json) else { return }
    func expectRight(_ answer: LearnerAnswer) {
      let grade = grader.grade(answer)
      expect(grade.verdict == .correct, "the key \(answer) is \(grade.verdict): \(grade.reason)")
    }
    switch grading {
    case "type-text", "speech":
      for text in key.correct + key.alternatives where isPlain(text) { expectRight(.text(text)) }
    case "choose-one": if let text = key.correct.first, isPlain(text) { expectRight(.text(text)) }
    case "order":
      if !key.correct.isEmpty, !key.correct.allSatisfy(\.isEmpty) { expectRight(.texts(key.correct)) }
    case "fill-gaps":
      let texts = key.gaps.compactMap(\.first)
      if !texts.isEmpty, texts.count == key.gaps.count, texts.allSatisfy(isPlain) {
        expectRight(.texts(texts))
      }
    case "type-number":
      guard let number = NumericKey(answerJSON: json), key.correct.isEmpty, number.text.utf8.count <= 1000
      else {
        return
      }
      let grade = NumericGrader(number, marks: 1).grade(number.text)
      // A key may ask for figures that it does not have itself.
      let isRight = grade.verdict == .correct || grade.reason == .figures
      expect(isRight, "the key '\(number.text)' is \(grade.verdict): \(grade.reason)")
    default: break
    }
  }

  /// A text that an author could have written and a learner could type.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= 500 && text.unicodeScalars.contains { $0.properties.isAlphabetic }
      && text.unicodeScalars.allSatisfy { !$0.properties.isDefaultIgnorableCodePoint && $0.value >= 0x20 }
      && text.unicodeScalars.count { $0.properties.canonicalCombiningClass != .notReordered } <= 30
  }

  // MARK: - Seeds

  /// What the conformance cases ask.
  @Sendable private static func gradeSeeds() throws -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    for topic in ["numeric-grading", "question-grading", "text-grading", "rubric"] {
      let data = Data(try Repository.text("schemas/conformance/\(topic).json").utf8)
      let file = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      for case let testCase as [String: Any] in file?["cases"] as? [Any] ?? [] {
        guard let input = testCase["input"] as? [String: Any], let seed = try seed(input) else { continue }
        seeds.append(Array(seed.utf8))
      }
    }
    return seeds
  }

  private static func seed(_ input: [String: Any]) throws -> String? {
    let question = input["question"] as? [String: Any] ?? [:]
    let response = input["response"] as? String ?? text(input["given"])
    var key: Any?
    var grading = question["grading"] as? String ?? ""
    if let accepted = input["accepted"] { (key, grading) = (["correct": accepted], "type-text") }
    if let number = input["answer"] { (key, grading) = (number, "type-number") }
    if let points = input["points"] { (key, grading) = (["points": points], "rubric") }
    key = question["answer"] ?? key
    guard let key else { return nil }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(
      decoding: try JSONSerialization.data(withJSONObject: key, options: options), as: UTF8.self)
    let details = try question["details"].map {
      String(decoding: try JSONSerialization.data(withJSONObject: $0, options: options), as: UTF8.self)
    }
    let marks = (question["marks"] ?? input["marks"]) as? Int ?? 1
    let head = [grading, input["language"] as? String ?? "", "\(marks)", details ?? "", json]
    return head.joined(separator: "\n") + "\n" + response
  }

  private static func text(_ given: Any?) -> String {
    let values = (given as? [String: Any])?.values.map { $0 } ?? []
    return values.map { value in (value as? [Any])?.map { "\($0)" }.joined(separator: "\n") ?? "\(value)" }
      .joined()
  }
}
