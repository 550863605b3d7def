import CurriculumCompiler
import Testing

@Suite struct SettingsTests {
  private func findings(_ lines: String) -> [Diagnostic] {
    let text = "# file: curriculum.yaml\nkind: curriculum\nname: Mine\nversion: 0.1.0\n" + lines
    let files = Starter.files(with: Example(stringLiteral: text))
    return CompiledStarter.compiler.compile(CompilerInput(sources: files)).diagnostics.sorted
  }

  @Test(arguments: ["{kit/size: {mn: 4}}", "{lang/band-order: {max: 3}}"])
  func aParameterThatNoRuleReadsIsReported(parameters: String) {
    #expect(findings("parameters: \(parameters)").map(\.rule) == ["source/unknown-rule"])
  }

  @Test(arguments: [
    "{kit/size: {min: 1e300}}", "{kit/size: {min: -1}}", "{kit/size: 15}", "{item/spelling: {words: x}}",
    "{item/key-position: {max_share: 70}}", "{kit/size: {min: many}}",
    "{lang/new-words-per-lesson: {max: {N9: 3}}}", "{lang/new-words-per-lesson: {max: [1, 2]}}",
  ])
  func aParameterThatNoRuleCanCountByIsReported(parameters: String) {
    let rules = Set(findings("parameters: \(parameters)").map(\.rule))
    #expect(rules.count == 1 && rules.isSubset(of: ["schema/wrong-type"]), "\(rules)")
  }

  private func band(_ parameters: String) -> [Diagnostic] {
    let text = """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: N1
      long_label: Novice Low
      order_idx: 0
      units_required: 1
      parameters: \(parameters)
      units:
        - {id: es-n1-u1, title: Unit 1, can_do: I can greet people.}
      """
    let files = Starter.files(with: Example(stringLiteral: text))
    return CompiledStarter.compiler.compile(CompilerInput(sources: files)).diagnostics.sorted
  }

  @Test func aBandSetsItsOwnLimits() {
    #expect(band("{lang/new-words-per-lesson.max: 3}").map(\.rule) == ["lang/new-words-per-lesson"])
    #expect(band("{lang/new-words-per-lesson.max: 4}").isEmpty)
  }

  @Test(arguments: [
    ("{lang/new-words-per-lesson.maximum: 3}", "source/unknown-rule"),
    ("{lang/new-words: 3}", "source/unknown-rule"), ("{new_items_max: 3}", "source/unknown-rule"),
    ("{kit/size.min: 3}", "source/unknown-rule"),
    ("{lang/new-words-per-lesson.max: few}", "schema/wrong-type"),
    ("{lang/new-words-per-lesson.max: 1e300}", "schema/wrong-type"),
  ])
  func whatABandCannotSetIsReported(parameters: String, rule: String) {
    #expect(band(parameters).map(\.rule) == [rule])
  }

  @Test func aParameterChangesWhatItsRuleFinds() {
    #expect(findings("parameters: {kit/size: {min: 11}}").map(\.rule) == ["kit/size"])
  }
}
