import CurriculumCompiler
import CurriculumTestSupport
import Testing

@Suite struct RuleExampleTests {
  static let rules = Rule.all.filter { !$0.bad.text.isEmpty }

  private func findings(_ example: Example) -> [Diagnostic] {
    let files = Starter.files(with: example).filter { $0.path.hasSuffix(".yaml") }
    return Compiler().compile(CompilerInput(sources: files)).diagnostics.sorted
  }

  @Test(arguments: rules.map(\.name))
  func theBadExampleOfARuleBreaksThatRuleAndNoOther(name: String) throws {
    let rule = try #require(Rule.named(name))
    let found = findings(rule.bad)
    #expect(!found.isEmpty, "the bad example has no findings")
    #expect(Set(found.map(\.rule)) == [name], "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test(arguments: rules.map(\.name))
  func theGoodExampleOfARuleHasNoFindings(name: String) throws {
    let rule = try #require(Rule.named(name))
    let found = findings(rule.good)
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test func rulesHaveDistinctNames() {
    let names = Rule.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }
}
