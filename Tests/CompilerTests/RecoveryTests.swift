import CurriculumCompiler
import CurriculumTestSupport
import Testing

/// One mistake is one finding: what hangs on it keeps silent, what does not is still found.
@Suite struct RecoveryTests {
  private func rules(_ change: Example) -> [String] {
    let files = Starter.files(with: change).filter { $0.path.hasSuffix(".yaml") }
    return Compiler().compile(CompilerInput(sources: files)).diagnostics.sorted.map(\.rule)
  }

  @Test func aSyntaxErrorInTheCourseLeavesItsLessonsSilent() {
    #expect(rules("# file: courses/es/course.yaml\nkind: language\nid: es\nname: [") == ["yaml/syntax"])
  }

  @Test func aSyntaxErrorInTheBandLeavesItsUnitsKnown() {
    let band = """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      units:
        - id: es-n1-u1
          title: "Greetings
      """
    #expect(rules(Example(stringLiteral: band)) == ["yaml/syntax"])
  }

  @Test func aBandThatCannotBeReadLeavesWhatBelongsToItSilent() {
    let band = """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: N7
      long_label: Novice Low
      order_idx: 0
      units_required: 1
      units:
        - {id: es-n1-u1, title: Greetings, can_do: I can greet people.}
      """
    #expect(rules(Example(stringLiteral: band)) == ["lang/band-label-unknown"])
  }

  @Test func aKitOfAnUnknownStoryCausesNoSecondFinding() {
    let kits = """
      # file: story/first-words.yaml
      kind: kit
      story: inda
      stage: newborn
      id: first-words
      name: First words
      order_idx: 0
      questions:
        - {id: cat, question: кошка, correct_answer: cat, incorrect_answers: [dog, cow, mouse]}
        - {id: dog, question: собака, correct_answer: dog, incorrect_answers: [cat, cow, mouse]}
        - {id: cow, question: корова, correct_answer: cow, incorrect_answers: [cat, dog, mouse]}
        - {id: hen, question: курица, correct_answer: hen, incorrect_answers: [cat, dog, mouse]}
        - {id: pig, question: свинья, correct_answer: pig, incorrect_answers: [cat, dog, mouse]}
        - {id: fox, question: лиса, correct_answer: fox, incorrect_answers: [cat, dog, mouse]}
        - {id: owl, question: сова, correct_answer: owl, incorrect_answers: [cat, dog, mouse]}
        - {id: bee, question: пчела, correct_answer: bee, incorrect_answers: [cat, dog, mouse]}
      """
    #expect(rules(Example(stringLiteral: kits)) == ["ref/unresolved"])
  }

  @Test func independentMistakesAreAllFoundInOneRun() {
    let changes = """
      # file: courses/es/n1/boss.yaml
      kind: boss-test
      language: es
      band: n1
      id: n1-boss
      title: "  Boss"
      pass_score_pct: 175
      items:
        - {id: a, unit: es-n1-u9, type: translate_text, prompt: Write – goodbye., answer: adiós}
        - {id: a, unit: es-n1-u1, type: fill_blank, prompt: No gap., answer: adiós, colour: red}
      # file: decks/broken.yaml
      kind: deck
      topic: "never closed
      """
    let expected = [
      "item/cloze-form", "schema/unknown-key", "schema/wrong-type", "text/stray-whitespace", "yaml/syntax",
    ]
    #expect(Set(rules(Example(stringLiteral: changes))).isSuperset(of: expected))
  }
}
