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

  @Test(arguments: rules.map(\.name))
  func theRecordOfARuleSaysWhetherItHasAFix(name: String) throws {
    let rule = try #require(Rule.named(name))
    let hasFix = rule.compileExample(rule.bad).diagnostics.all.contains { $0.fix != nil }
    #expect(hasFix == (rule.fix != nil))
  }

  @Test(arguments: rules.filter { $0.fix != nil }.map(\.name))
  func theFixOfARuleMendsItsBadExampleForGood(name: String) throws {
    let rule = try #require(Rule.named(name))
    let first = rule.compileExample(rule.bad)
    let mending = Mending(first, compile: { rule.compile($0) }, where: { _, _, _ in true })
    #expect(mending.applied > 0)
    #expect(mending.refused.isEmpty, "\(mending.refused)")
    let left = mending.compilation.diagnostics.all.filter { $0.rule == name && $0.fix != nil }
    #expect(left.isEmpty, "\(left.map(\.message))")
    #expect(
      !mending.compilation.diagnostics.all.contains { $0.rule.hasPrefix("yaml/") && $0.severity == .error })
    let again = Mending(mending.compilation, compile: { rule.compile($0) }, where: { _, _, _ in true })
    #expect(again.changed.isEmpty, "a second run changes \(again.changed)")
  }

  @Test func rulesHaveDistinctNames() {
    let names = Rule.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }
}
