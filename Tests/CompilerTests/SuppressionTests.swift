import CurriculumCompiler
import Testing

@Suite struct SuppressionTests {
  private func findings(_ kit: String) -> [String] {
    let text = "# file: story/more-words.yaml\n" + kit
    let files = Starter.files(with: Example(stringLiteral: text))
    return Compiler().compile(CompilerInput(sources: files)).diagnostics.sorted.map(\.rule)
  }

  private func kit(above: String = "", behind: String = "", top: String = "", name: String = "More words")
    -> String
  {
    """
    \(top)
    kind: kit
    story: indi
    stage: newborn
    \(above)
    id: more-words\(behind)
    name: \(name)
    order_idx: 1
    questions:
      - {id: more-horse, question: лошадь, correct_answer: horse, incorrect_answers: [cat, dog, cow]}
      - {id: more-cow, question: корова, correct_answer: cow, incorrect_answers: [cat, dog, mouse]}
    """
  }

  @Test func aFindingIsThereWithoutAnAllowance() {
    #expect(findings(kit()) == ["kit/size"])
  }

  @Test func aCommentOnTheLineAboveOrBehindItAllowsAFinding() {
    #expect(findings(kit(above: "# curricc: allow kit/size because it is short on purpose")) == [])
    #expect(findings(kit(behind: "  # curricc: allow kit/size because it is short on purpose")) == [])
    #expect(findings(kit(behind: "  #curricc: allow kit/* because it is short on purpose")) == [])
  }

  @Test func otherCommentsMayStandBetween() {
    #expect(findings(kit(above: "# curricc: allow kit/size because short\n# the author\n")) == [])
  }

  @Test func aCommentAtTheTopAllowsItForTheWholeFile() {
    #expect(findings(kit(top: "# curricc: allow-file kit/size because it is short on purpose")) == [])
  }

  @Test func anAllowanceForAnotherLineAllowsNothingAndIsReported() {
    let found = findings(kit(top: "# curricc: allow kit/size because it is short on purpose"))
    #expect(found == ["source/unused-allow", "kit/size"])
  }

  @Test func severalRulesMayBeAllowedAtOnceAndEachMustBeUsed() {
    let found = findings(kit(above: "# curricc: allow kit/size, kit/name-length because of the paper"))
    #expect(found == ["source/unused-allow"])
  }

  @Test func aReasonIsRequired() {
    #expect(findings(kit(above: "# curricc: allow kit/size")) == ["source/allow-form", "kit/size"])
    #expect(findings(kit(above: "# curricc: allow kit/size because")) == ["source/allow-form", "kit/size"])
    #expect(findings(kit(above: "# curricc: permit kit/size because")) == ["source/allow-form", "kit/size"])
  }

  @Test func aRuleThatIsNotThereIsNamedWithTheNearest() {
    #expect(
      findings(kit(above: "# curricc: allow kit/sise because short")) == ["source/unknown-rule", "kit/size"])
  }

  @Test func theWordsOfATextAllowNothing() {
    let found = findings(kit(name: "\"x # curricc: allow kit/size because y\""))
    #expect(found.contains("kit/size") && !found.contains("source/unused-allow"), "\(found)")
  }

  @Test func whatCannotBeReadCannotBeAllowed() {
    let found = findings(kit(above: "# curricc: allow schema/unknown-key because I like it\ncolour: red"))
    #expect(found.contains("schema/unknown-key"), "\(found)")
  }

  /// What is found in a starter curriculum whose manifest goes on like this, as messages of a rule.
  private func messages(_ rule: String, manifest: String) -> [String] {
    let head = "# file: curriculum.yaml\nkind: curriculum\nname: Mine\nversion: 0.1.0\n"
    let files = Starter.files(with: Example(stringLiteral: head + manifest))
    return Compiler().compile(CompilerInput(sources: files)).diagnostics.sorted
      .filter { $0.rule == rule }.map(\.message)
  }

  @Test(arguments: [
    ("schema/unknown-key: off", "'schema/unknown-key' cannot be set"),
    ("yaml/*: off", "not every rule of 'yaml/*' can be set"),
    ("id/missing: warning", "'id/missing' cannot be set"),
    ("ref/unresolved: off", "'ref/unresolved' cannot be set"),
  ])
  func aSettingThatHasNoEffectIsReported(setting: String, message: String) {
    #expect(messages("source/unused-allow", manifest: "rules: {\(setting)}\n") == [message])
  }

  @Test(arguments: ["schema/unknown-key: error", "yaml/line-ending: off", "kit/*: off"])
  func aSettingThatHasAnEffectIsNotReported(setting: String) {
    #expect(messages("source/unused-allow", manifest: "rules: {\(setting)}\n") == [])
  }

  @Test func anAllowanceOfWhatCannotBeAllowedSaysSo() {
    let manifest = "# curricc: allow schema/unknown-key because I like it\ncolour: red\n"
    #expect(
      messages("source/unused-allow", manifest: manifest) == ["'schema/unknown-key' cannot be allowed"])
    #expect(
      messages(
        "source/unused-allow",
        manifest: "colour: red # curricc: allow schema/* because I like it\n") == [
          "'schema/*' cannot be allowed"
        ])
  }

  @Test func aCommentBesideTheMarkOfABlockTextAllowsAFindingInIt() {
    let text = "name: | # curricc: allow text/invisible-character because it is a test\n  My\u{200B} words\n"
    #expect(findings(kit().replacing("name: More words\n", with: text)) == ["kit/size"])
    let within = "name: |\n  My\u{200B} # curricc: allow text/invisible-character because no\n"
    #expect(
      findings(kit().replacing("name: More words\n", with: within)).contains("text/invisible-character"))
  }

  @Test(arguments: [
    ("#curricc:allow kit/size because short", []),
    ("#\tcurricc: allow kit/size because short", []),
    ("# Curricc: Allow kit/size because short", ["source/allow-form", "kit/size"]),
    ("# curricc allow kit/size because short", ["source/allow-form", "kit/size"]),
    ("# Curricc: the compiler", ["kit/size"]),
  ])
  func aCommentThatIsNearlyAnAllowanceIsNotPassedOver(comment: String, found: [String]) {
    #expect(findings(kit(above: comment)) == found)
  }

  @Test(arguments: [
    ("./quizzes/energy.yaml", "nothing is found that 'kit/size' would allow here"),
    ("quizzes//", "nothing is found that 'kit/size' would allow here"),
    ("/quizzes/energy.yaml", "there is no source or folder '/quizzes/energy.yaml' in the curriculum"),
    ("../quizzes", "there is no source or folder '../quizzes' in the curriculum"),
    ("quizzes/energi.yaml", "there is no source or folder 'quizzes/energi.yaml' in the curriculum"),
    ("quizzes/*.yaml", "'quizzes/*.yaml' is a pattern, expected the path of a file or folder"),
  ])
  func aPathOfAnAllowanceThatNamesNothingIsReported(path: String, message: String) {
    let manifest = "allow:\n  - {rule: kit/size, path: \"\(path)\", because: it is a test}\n"
    #expect(messages("source/unused-allow", manifest: manifest) == [message])
  }

  @Test func aPathWithADetourAllowsWhatIsThere() throws {
    let manifest = Example(
      stringLiteral: """
        # file: curriculum.yaml
        kind: curriculum
        name: "My  words"
        version: 0.1.0
        allow:
          - {rule: text/stray-whitespace, path: ./curriculum.yaml, because: it is a test}
        """)
    let files = Starter.files(with: manifest)
    let found = Compiler().compile(CompilerInput(sources: files)).diagnostics.sorted.map(\.rule)
    #expect(!found.contains { $0 == "text/stray-whitespace" || $0 == "source/unused-allow" }, "\(found)")
  }
}
