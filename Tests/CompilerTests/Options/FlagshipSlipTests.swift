import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// Wrong answers to the numeric questions of the flagship's quizzes.
@Suite struct FlagshipSlipTests {
  private static let questions: [(question: Question, answer: NumericAnswer)] = {
    let paths = (try? Repository.files(under: "curriculum/quizzes", ending: ".yaml")) ?? []
    let sources = paths.compactMap { path in
      FileManager.default.contents(atPath: Repository.path + "/" + path).map {
        SourceFile(path: path, bytes: Array($0))
      }
    }
    let quizzes = Compiler().compile(CompilerInput(sources: sources)).curriculum.quizzes
    return quizzes.flatMap(\.questions).compactMap { question in
      if case .numeric(let answer) = question.body { (question, answer) } else { nil }
    }
  }()

  @Test func everyNumericQuestionHasThreeWrongAnswersAndOneThatDiagnoses() {
    #expect(Self.questions.count == 56)
    for (question, _) in Self.questions {
      let slips = numericSlips(for: question)
      #expect(slips.count >= 3, "\(question.prompt.string)")
      #expect(slips.prefix(3).contains { $0.errorTag != nil }, "\(question.prompt.string)")
    }
  }

  @Test func noneOfThemWouldBeMarkedRight() throws {
    for (question, answer) in Self.questions {
      let key = try WrittenNumber(answer.value.value.text)
      let unit = try #require(answer.unit)
      let own: UnitOfMeasure = unit.string == "none" ? .one : try UnitOfMeasure(unit.string)
      for slip in numericSlips(for: question) {
        #expect(slip.value != key.value, "\(question.prompt.string): \(slip.text)")
        let difference = (slip.value - key.value).magnitude
        #expect(difference * 50 > key.value.magnitude, "\(question.prompt.string): \(slip.text)")
        for other in answer.accept {
          let otherUnit: UnitOfMeasure =
            try other.unit.map {
              $0.string == "none" ? .one : try UnitOfMeasure($0.string)
            } ?? own
          let accepted = Quantity(try WrittenNumber(other.value.value.text).value, otherUnit)
          #expect(!Quantity(slip.value, own).equals(accepted), "\(question.prompt.string): \(slip.text)")
        }
      }
    }
  }

  @Test func theyAreThoseThatATeacherLookedAt() throws {
    var lines = ""
    for (question, answer) in Self.questions {
      let key = NumericKey(answer, prompt: question.prompt.string)
      let working = question.details.working?.string ?? "?"
      lines += "\(question.identity.id.string): \(key?.text ?? "?") = \(working)\n"
      for slip in numericSlips(for: question).prefix(6) {
        lines += "  \(slip.text) | \(slip.errorTag ?? "-") | \(slip.reason)\n"
      }
    }
    try Golden.expect(lines, "numeric-slips.txt")
  }
}
