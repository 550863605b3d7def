import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Testing

@testable import Interchange

/// What is exported to a question bank's format and imported again asks the same, as far as the format carries it.
@Suite struct QuestionRoundTripTests {
  /// A format with what it carries.
  struct Bank: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    let carried: QuestionMeaning.Carried
    /// The types of questions that it has.
    var types = GeneratedQuiz.types
    /// What it has no way to write.
    var signs: [String] = []

    var testDescription: String { name }
  }

  static let banks = [
    // A mark scheme stands with the explanation, so an essay does not come back with it.
    Bank(
      name: "gift", file: "questions.gift", carried: QuestionMeaning.Carried(),
      types: GeneratedQuiz.types.filter { $0 != "short" }),
    Bank(
      name: "moodle", file: "questions.xml",
      carried: QuestionMeaning.Carried(marks: true, hints: true, unit: true)),
    Bank(
      name: "qti-2.1", file: "questions.zip",
      carried: QuestionMeaning.Carried(marks: true, tags: false, order: true)),
    Bank(
      name: "qti-3.0", file: "questions.zip",
      carried: QuestionMeaning.Carried(marks: true, tags: false, order: true)),
    Bank(
      name: "csv", file: "questions.csv",
      carried: QuestionMeaning.Carried(marks: true, hints: true, unit: true, order: true),
      signs: [" | ", "|"]),
  ]

  @Test(arguments: banks, 0..<12)
  func questionsComeBackAsTheyWere(bank: Bank, seed: Int) throws {
    let quiz = try GeneratedQuiz(seed: UInt64(seed), types: bank.types, without: bank.signs)
    let bundle = try BuiltBundle(quiz.files, version: nil, isStructural: true, choosesOptions: false)
    let exported = try ExportedFiles(bank.name, bundle.path)
    let left = exported.report.losses.filter { $0.field == nil && $0.kind == .quizQuestion }.flatMap(\.keys)
    var folder = ImportedFolder()
    let source = ImportSource(file: bank.file, exported.files[bank.file] ?? [])
    let report = try folder.take(source, ImportedFixture.physics)
    #expect(report.addsUp)
    #expect(report.leftOut.isEmpty, "\(report.leftOut)")
    let again = try BuiltBundle(folder.sources, version: nil, isStructural: true, choosesOptions: false)
    let before = try QuestionMeaning.all(
      in: bundle.path, bank.carried, of: .quizQuestion, without: left)
    let after = try QuestionMeaning.all(in: again.path, bank.carried, of: .quizQuestion)
    #expect(left.isEmpty || bank.name == "gift", "\(left)")
    // A question with several gaps has no form in GIFT, and is reported.
    #expect(before.count == after.count)
    for (before, after) in zip(before, after) {
      let lost = exported.report.losses.filter { $0.keys.contains(before.key) }.compactMap(\.field)
      #expect(before.differences(from: after, but: Set(lost)) == [])
    }
  }
}
