import PDFText
import Testing

@testable import Interchange

/// Passages with numbered gaps among other questions, and forms with numbered gaps.
struct PassageWithQuestionTests {
  private static let passage = """
    Am Fluss steht ein altes (1) ______ und darin wohnt ein (2) ______ mit seiner
    Frau. Sie haben ein (3) ______ im Garten und viele (4) ______ im Stall.
    """

  @Test func aTaskAboveItsPassageAndATableOfStatementsAreReadApart() {
    let found = TypedLines.items(
      """
      *Wasser
      *Aufgabe 1: Setze die Wörter ein.
      \(Self.passage)
      *Aufgabe 2: Richtig oder falsch? Kreuze an.
      1.|Der Fluss ist breit.|☐ richtig|☐ falsch
      2.|Das Haus ist neu.|☐ richtig|☐ falsch
      3.|Die Kühe sind braun.|☐ richtig|☐ falsch
      *Aufgabe 3: Wer wohnt am Fluss?
      """)
    #expect(found.count == 8)
    #expect(found.prefix(4).map(\.number) == ["1", "2", "3", "4"])
    #expect(found.prefix(4).allSatisfy { $0.kind == .cloze })
    #expect(found.dropFirst(4).prefix(3).allSatisfy { $0.kind == .trueFalse })
    #expect(found.last?.question == "Wer wohnt am Fluss?")
  }

  @Test func theGapsAndTheQuestionsBelowThemMayHaveOneKey() {
    let found = TypedLines.items(
      """
      Read the text and write one word in each gap.
      By the river stands an old (1) ______ and in it lives a (2) ______ with his wife.
      They have a (3) ______ in the garden and many (4) ______ in the barn.

      Answer the questions.
      5. Who lives by the river?
      6. What is in the garden?
      7. Where are the cows?

      *Answers
      1. house
      2. miller
      3. well
      4. cows
      5. a miller
      6. a well
      7. in the barn
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6", "7"])
    #expect(
      found.map(\.answer) == ["house", "miller", "well", "cows", "a miller", "a well", "in the barn"])
  }

  @Test func theFieldsOfAFormAreGaps() {
    let found = TypedLines.items(
      """
      *Boat hire
      Fill in the form while you listen.
      Name: (1) ..................
      Type of boat: (2) ..................
      Number of people: (3) ..................
      Price in pounds: (4) ..................

      *Answers
      1. Hansen
      2. rowing boat
      3. four
      4. twelve
      """)
    #expect(found.map(\.answer) == ["Hansen", "rowing boat", "four", "twelve"])
    #expect(found[1].question.hasPrefix("Type of boat: (2)"))
  }

  @Test func theNumberOfAGapMayEndItsLine() {
    let found = TypedLines.items(
      """
      Fill in the gaps.
      The land is covered with a thin layer of salt that the sea leaves (1)
      ______ when it goes out. People gather it with wide (2) ______ and carry
      it to the (3) ______ where it is dried. In summer the (4) ______ help.
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.first?.question.contains("leaves (1) ______ when") == true)
  }

  // MARK: What is none of it

  @Test func footnotesInATextAreNoGaps() {
    let found = TypedLines.items(
      """
      The land is covered with salt (1) and the sea goes out twice (2) a day in spring (3).
      People gather it with rakes, and carry it to the huts (4) where it is dried.
      """)
    #expect(found.isEmpty)
  }

  @Test func fieldsWithoutNumbersAreNoGaps() {
    let found = TypedLines.items(
      "*Boat hire\nName: ..................\nType of boat: ..................\nDay: ..................")
    #expect(found.isEmpty)
  }
}
