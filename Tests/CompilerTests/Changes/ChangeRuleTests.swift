import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Testing

@Suite struct ChangeRuleTests {
  @Test(arguments: ChangeRule.all.map(\.name))
  func theBadEditOfARuleIsFoundByIt(name: String) throws {
    let rule = try #require(ChangeRule.named(name))
    let diff = try diff(rule.bad)
    let findings = diff.changes.flatMap(\.findings)
    #expect(findings.map(\.rule.name).contains(name), "\(findings.map { "\($0.rule.name): \($0.message)" })")
    #expect(diff.impact >= rule.impact)
    for finding in findings where finding.rule == rule {
      #expect(!finding.message.isEmpty && !finding.message.hasSuffix("."), "\(finding.message)")
    }
  }

  @Test(arguments: ChangeRule.all.map(\.name))
  func theGoodEditOfARuleTouchesNoProgressByIt(name: String) throws {
    let rule = try #require(ChangeRule.named(name))
    #expect(rule.good.files.map(\.bytes) != Starter.files.map(\.bytes), "the good edit changes nothing")
    let found = try diff(rule.good).changes.flatMap(\.findings).filter { $0.rule == rule }
    #expect(found.isEmpty, "\(found.map(\.message))")
  }

  @Test func rulesOnChangesAndRulesOnContentHaveDistinctNames() {
    let names = ChangeRule.all.map(\.name) + Rule.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  private func diff(_ example: ChangeExample) throws -> BundleDiff {
    let old = try BuiltBundle(isStructural: true)
    let new = try BuiltBundle(example.files, isStructural: true)
    return try BundleDiff(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
  }
}
