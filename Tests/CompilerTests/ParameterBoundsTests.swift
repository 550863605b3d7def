import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Testing

/// Rules under the smallest and the largest numbers that an author may set: they find much or nothing, and come back.
@Suite struct ParameterBoundsTests {
  private static let bounds = ["0", "1000000000"]

  /// Parameters of all rules that have numbers, each number set to one value.
  private static func manifest(_ number: String) -> String {
    let lines = Rule.all.compactMap { rule -> String? in
      let choices = rule.parameters.compactMap { parameter -> String? in
        let isShare = parameter.name.contains("share") || parameter.name.contains("chance")
        let number = isShare ? String(number.prefix(1)) : number
        switch parameter.value {
        case .number: return "\(parameter.name): \(number)"
        case .numbers(let numbers, _):
          let keys = numbers.keys.sorted().map { "\"\($0)\": \(number)" }
          return keys.isEmpty ? nil : "\(parameter.name): {\(keys.joined(separator: ", "))}"
        case .words, .wordLists: return nil
        }
      }
      return choices.isEmpty ? nil : "  \(rule.name): {\(choices.joined(separator: ", "))}"
    }
    return "kind: curriculum\nname: Mine\nversion: 0.1.0\nparameters:\n" + lines.joined(separator: "\n")
      + "\n"
  }

  private static func compile(_ files: [SourceFile], _ number: String) -> Compilation {
    var compiler = Compiler()
    compiler.plan.profile = .default
    let manifest = SourceFile(path: "curriculum.yaml", text: manifest(number))
    return compiler.compile(
      CompilerInput(sources: files.filter { $0.path != "curriculum.yaml" } + [manifest]))
  }

  @Test(arguments: bounds)
  func everyRuleComesBackUnderTheLeastAndTheLargestNumbers(number: String) {
    for rule in Rule.all where !rule.bad.text.isEmpty && !rule.parameters.isEmpty {
      let compilation = Self.compile(Starter.files(with: rule.bad), number)
      let unread = compilation.diagnostics.all.contains { finding in
        guard let span = finding.span else { return false }
        return ["schema/wrong-type", "source/unknown-rule"].contains(finding.rule)
          && compilation.sources[Int(span.file.index)].path == "curriculum.yaml"
      }
      #expect(!unread, "\(rule.name)")
    }
  }

  @Test(arguments: bounds)
  func theFlagshipIsCheckedUnderTheLeastAndTheLargestNumbers(number: String) throws {
    let sources = try Repository.files(under: "curriculum", ending: ".yaml").map { path in
      SourceFile(path: String(path.dropFirst("curriculum/".count)), text: try Repository.text(path))
    }
    let curriculum = Self.compile(sources, number).curriculum
    #expect(curriculum.lessons.count > 50)
  }

  @Test(arguments: [
    "{value: 0, unit: J, tolerance: {kind: absolute, amount: 2}}",
    "{value: 1e-300, unit: J, tolerance: {kind: absolute, amount: 1e300}}",
    "{value: 5, unit: J, tolerance: {kind: relative, pct: 1e300}}",
    "{value: 5, unit: J, significant_figures: 99999, tolerance: {kind: exact_after_rounding}}",
    "{value: 1e300, unit: J, tolerance: {kind: range, low: 0, high: 1e300}}",
  ])
  func numbersOutOfAllBoundsInAnAnswerAreFindingsOrNothing(answer: String) {
    let quiz = """
      kind: quiz
      id: energy
      title: Energy
      programme: gcse_triple_science
      subject: physics
      board: aqa
      tier: foundation
      questions:
        - {id: q1, type: numeric, prompt: "Work it out to 2 significant figures.", answer: \(answer), marks: 1000000000, working: 2*3}
        - {id: q2, type: numeric, prompt: "Work it out.", answer: \(answer), marks: 9223372036854775807, working: 1/0}
      """
    let found = CompiledStarter("quizzes/energy.yaml", quiz).findings
    #expect(found.contains { $0.rule == "schema/wrong-type" && $0.message.contains("marks") })
  }
}
