import CurriculumCompiler
import CurriculumTestSupport
import Testing

@Suite struct RuleExampleTests {
  static let rules = Rule.all.filter { !$0.bad.text.isEmpty }

  @Test(arguments: rules.map(\.name))
  func theBadExampleOfARuleBreaksThatRuleAndNoOther(name: String) throws {
    let rule = try #require(Rule.named(name))
    let found = rule.compileExample(rule.bad).diagnostics.sorted
    #expect(!found.isEmpty, "the bad example has no findings")
    #expect(Set(found.map(\.rule)) == [name], "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test(arguments: rules.map(\.name))
  func theGoodExampleOfARuleHasNoFindings(name: String) throws {
    let rule = try #require(Rule.named(name))
    let found = rule.compileExample(rule.good).diagnostics.sorted
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test func rulesHaveDistinctNames() {
    let names = Rule.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }
}
