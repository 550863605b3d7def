import PDFText
import Testing

@testable import Interchange

/// Rows below boxes to tick that belong to none of them.
struct RowBehindBoxTests {
  @Test func aRemarkLeftOfTheBoxesIsNoPartOfTheLastOption() {
    let found = TypedLines.items(
      """
      1. Which bird cannot fly?
          ☐ heron
          ☑ penguin
          ☐ stork
      Well done, you have looked at the picture!
      2. Which bird sings at night?
          ☑ nightingale
          ☐ gull
          ☐ swan
      Look at page 12 again.
      3. Which bird drums on trees?
          ☐ wren
          ☐ owl
          ☑ woodpecker
      That is right.
      """)
    #expect(found.map(\.answer) == ["penguin", "nightingale", "woodpecker"])
    #expect(found.options(1) == ["nightingale", "gull", "swan"])
    #expect(found[1].leftOut == ["Look at page 12 again."])
  }

  @Test func aLineForTheMarkerIsNoOption() {
    let found = extract([
      TypedLines.sheet([
        [(60, "1."), (80, "Which bird cannot fly?")], [(110, "☐ heron")], [(110, "☐ penguin")],
        [(60, "For the marker: the second box")], [(60, "2."), (80, "Which bird sings at night?")],
        [(110, "☐ nightingale")], [(110, "☐ gull")], [(60, "For the marker: the first box")],
      ])
    ]).items
    #expect(found.options(0) == ["heron", "penguin"])
    #expect(found.options(1) == ["nightingale", "gull"])
    #expect(found.first?.leftOut == ["For the marker: the second box"])
  }

  @Test func theRestOfAnOptionThatHangsBelowItsBoxIsKept() {
    let found = TypedLines.items(
      """
      1. Which bird cannot fly?
          ☐ the heron, which lives
            on the river
          ☐ the penguin, which lives
            in the snow
      2. Which bird sings at night?
          ☐ the nightingale
          ☐ the gull
      """)
    #expect(
      found.options(0) == ["the heron, which lives on the river", "the penguin, which lives in the snow"])
    #expect(found.allSatisfy { $0.leftOut.isEmpty })
  }

  @Test func oneBoxAloneIsNoList() {
    let found = TypedLines.items(
      """
      1. Tick here when you have read the text.
          ☐ I have read it
      Then say in a sentence what it is about.
      2. What is the name of the dog in the text?
      3. Where does the dog sleep at night?
      """)
    #expect(found.keep("say in a sentence what it is about"))
    #expect(found.count == 3)
  }
}
