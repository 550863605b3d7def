import CurriculumCompiler
import CurriculumRuntime
import Testing

/// Questions whose wording is written in several places.
@Suite struct WordingTests {
  private func compiled(_ questions: String) -> Compilation {
    let quiz = """
      kind: quiz
      id: energy
      title: Energy
      programme: gcse_triple_science
      subject: physics
      tier: foundation
      generation_mode: extraction
      questions:
      \(questions)
      """
    return CompiledStarter("quizzes/energy.yaml", quiz + "\n").compilation
  }

  private let question = """
      - id: q1
        type: typed
        stem: A kettle is is heated.
        context: "It \\"boils\\" after a while."
        prompt: Name the the change.
        answer: boiling
        source:
          file: a.pdf
          page: 1
          bbox: [1, 2.5, 3, 4]
          snippet: A kettle is is heated. It "boils" after a while. Name the the change.
    """

  @Test func aLearnerReadsStemContextAndPrompt() throws {
    let question = try #require(compiled(question).curriculum.quizzes.first?.questions.first)
    #expect(
      question.prompt.string == "A kettle is is heated.\n\nIt \"boils\" after a while. Name the the change.")
    #expect(question.prompt.own == "It \"boils\" after a while. Name the the change.")
  }

  @Test func findingsPointAtTheKeyThatHoldsTheFault() throws {
    let compilation = compiled(question)
    let source = compilation.sources.first { $0.path == "quizzes/energy.yaml" }
    let bytes = try #require(source).bytes
    let doubled = compilation.diagnostics.all.filter { $0.message.contains("stands twice") }
    let places = doubled.compactMap(\.span).map { span in
      String(
        decoding: bytes[..<Int(span.lower)].suffix(12) + bytes[Int(span.lower)..<Int(span.upper)],
        as: UTF8.self)
    }
    #expect(places.sorted() == [" A kettle is is", "pt: Name the the"].sorted(), "\(places)")
  }

  @Test func aRangeKnowsItsPlaceInEachPart() {
    let file = SourceFile.ID(0)
    let wording = Wording(
      Text("Why?", SourceSpan(file, 100, 104)), stem: Text("Ice", SourceSpan(file, 10, 13)),
      context: Text("melts.", SourceSpan(file, 50, 58)))
    #expect(wording.string == "Ice\n\nmelts. Why?")
    #expect(wording.span(of: 0..<3) == SourceSpan(file, 10, 13))
    #expect(wording.span(of: 5..<10) == SourceSpan(file, 51, 56))
    #expect(wording.span(of: 12..<15) == SourceSpan(file, 100, 103))
    #expect(wording.span(of: 1..<14) == wording.span)
  }

  @Test func anExtractionIsComparedWhole() {
    #expect(!compiled(question).diagnostics.all.contains { $0.rule == "gcse/extraction-verbatim" })
    let other = compiled(question.replacing("stem: A kettle is is", with: "stem: A pan is"))
    #expect(other.diagnostics.all.contains { $0.rule == "gcse/extraction-verbatim" })
  }

  @Test func questionsThatShareAStemAreNotCopies() {
    let stem =
      "stem: A student heats water in a kettle and measures its temperature every minute for ten minutes."
    let result = compiled(
      """
        - {id: q1, type: typed, \(stem), prompt: Name the unit., answer: °C}
        - {id: q2, type: typed, \(stem), prompt: Name the tool., answer: thermometer}
      """)
    #expect(!result.diagnostics.all.contains { $0.rule == "gcse/duplicate-question" })
  }

  @Test func whatIsToBeReviewedIsSaidOnceAnItemEvenWithoutAnAnswer() {
    let result = compiled(
      """
        - {id: q1, type: typed, prompt: Name the unit., review: [the unit is smudged, the answer is in bold]}
        - {id: q2, type: typed, prompt: Name the tool., answer: thermometer, review: look at the figure}
      """)
    let found = result.diagnostics.sorted.filter { $0.rule == "extract/review" }
    #expect(found.map(\.message) == ["the unit is smudged", "look at the figure"])
    #expect(found.first?.notes == ["the answer is in bold"])
  }

  @Test func aBoxHasFourNumbers() {
    let result = compiled(question.replacing("[1, 2.5, 3, 4]", with: "[1, 2.5, 3]"))
    #expect(result.diagnostics.all.contains { $0.message == "'bbox' takes four numbers, found 3" })
  }
}
