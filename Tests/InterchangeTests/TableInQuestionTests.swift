import PDFText
import Testing

@testable import Interchange

/// Tables within questions, and schemes with a column for each part of a label.
struct TableInQuestionTests {
  @Test func theHeadOfATableEndsNoQuestion() {
    let found = TypedLines.items(
      """
      1. Study the table, which shows the rate of erosion at three places on a coast.
      *Place | *Rock | *Rate
      Pen Garreg | slate | 0.2
      Traeth Isaf | clay | 2.1
        (a) Name the place where erosion was fastest.
        (b) Suggest two reasons why the rates differ.
      2. Describe how a stack is formed from a headland.
      3. Explain why waves are higher in winter.
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2", "3"])
  }

  @Test func lettersAndNumeralsInColumnsOfTheirOwnAreOneLabel() {
    let paper = TypedLines.page(
      TypedLines.lines(
        """
        1. Hydrogen peroxide decomposes.
          (a) State the gas that is formed. [1]
          (b) Manganese oxide is added as a powder.
            (i) Explain why it speeds the reaction up. [1]
            (ii) Explain why a powder is used. [1]
        """, column: 300))
    let scheme = TypedLines.sheet([
      [(60, "Question"), (160, "Answers"), (420, "Total")],
      [(60, "1"), (90, "a"), (160, "oxygen"), (420, "1")],
      [(90, "b"), (120, "i"), (160, "another pathway is open"), (420, "1")],
      [(90, "b"), (120, "ii"), (160, "greater surface area"), (420, "1")],
    ])
    let found = extract([paper], answers: [scheme], answerFile: "scheme.pdf").items
    #expect(found.map(\.answer) == ["oxygen", "another pathway is open", "greater surface area"])
  }
}
