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

  @Test func aParameterChangesWhatItsRuleFinds() {
    #expect(findings("parameters: {kit/size: {min: 11}}").map(\.rule) == ["kit/size"])
  }
}
