import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Brackets before options, of which the right ones have a cross.
struct BracketBoxTests {
  private static let questions = [
    ("Which part stores a charge?", ["the coil", "the lamp", "the capacitor", "the switch"], 2),
    ("Which part gives light?", ["the coil", "the lamp", "the wire", "the switch"], 1),
    ("Which part opens the circuit?", ["the coil", "the lamp", "the wire", "the switch"], 3),
  ]

  private func items(open: String, crossed: String) -> [ExtractedItem] {
    TypedLines.items(
      Self.questions.enumerated().flatMap { place, asked in
        ["\(place + 1). \(asked.0)"]
          + asked.1.enumerated().map { "\($0 == asked.2 ? crossed : open) \($1)" }
      }.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("( )", "(X)"), ("(  )", "( X )"), ("()", "(x)"), ("[ ]", "[X]"), ("[ ]", "[✓]"), ("( )", "(×)"),
  ])
  func theCrossedOptionIsTheAnswer(open: String, crossed: String) {
    let found = items(open: open, crossed: crossed)
    #expect(found.map(\.question) == Self.questions.map(\.0))
    #expect(found.map { $0.options.map(\.text) } == Self.questions.map(\.1))
    #expect(found.allSatisfy { $0.kind == .choice })
    #expect(found.map(\.answer) == Self.questions.map { $0.1[$0.2] })
  }

  @Test func bracketsWithoutAnyCrossAreLeft() {
    let lines = TypedLines.page(
      TypedLines.lines("( ) coil\n( ) lamp\n( ) wire\n( ) switch\n( ) fuse", column: 150)
    )
    .lines
    #expect(BracketBoxes.boxed(lines).map(\.text) == lines.map(\.text))
  }

  @Test(arguments: ["( ) The moon is larger than the earth.", "( F ) The moon is larger than the earth."])
  func bracketsThatALetterIsWrittenIntoAreLeft(statement: String) {
    let lines = TypedLines.page(
      TypedLines.lines(
        """
        Write T for true and F for false before each statement.
        ( T ) The sun is a star.
        \(statement)
        ( ) A year has twelve months.
        ( T ) A spider has eight legs.
        ( ) Water boils at ten degrees.
        ( ) Ice is lighter than water.
        """, column: 150)
    ).lines
    #expect(BracketBoxes.boxed(lines).map(\.text) == lines.map(\.text))
  }

  @Test func crossesBeforeStatementsFarApartAreLeft() {
    let lines = TypedLines.page(
      TypedLines.lines(
        """
        (X) The sun is a star.
        It gives us light and warmth.
        ( ) The moon is a star.
        It goes round the earth.
        ( ) The earth is a star.
        It goes round the sun.
        (X) Sirius is a star.
        It is far away.
        ( ) Mars is a star.
        It is red.
        ( ) Venus is a star.
        """, column: 150)
    ).lines
    #expect(BracketBoxes.boxed(lines).map(\.text) == lines.map(\.text))
  }
}
