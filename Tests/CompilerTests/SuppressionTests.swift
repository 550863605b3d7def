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
}
