import PDFText
import Testing

@testable import Interchange

/// Ticks at the right edge behind options that have no letters.
struct TicksInMarginTests {
  private func items(_ text: String) -> [ExtractedItem] { TypedLines.items(text, column: 440) }

  private func sheet(_ labels: [String], tick: String = "✓") -> String {
    """
    \(labels[0])Which bird cannot fly?
      heron
      penguin|\(tick)
      stork
    \(labels[1])Which bird sings at night?
      nightingale|\(tick)
      gull
      swan
    \(labels[2])Which bird drums on trees?
      wren
      owl
      woodpecker|\(tick)
    """
  }

  @Test(arguments: ["✓", "✔", "√", "✅"])
  func theOptionWithATickFarBehindItIsRight(tick: String) {
    let found = items(sheet(["1. ", "2. ", "3. "], tick: tick))
    #expect(found.map(\.answer) == ["penguin", "nightingale", "woodpecker"])
    #expect(found.options(0) == ["heron", "penguin", "stork"])
    #expect(found.map(\.question).first == "Which bird cannot fly?")
  }

  @Test func theQuestionsNeedNoNumbers() {
    let found = items(sheet(["", "", ""]))
    #expect(found.map(\.answer) == ["penguin", "nightingale", "woodpecker"])
    #expect(found.map(\.options.count) == [3, 3, 3])
  }

  @Test func severalTicksInAQuestionChooseSeveralOptions() {
    let found = items(
      """
      1. Which of these are mammals?
        bat|✓
        whale|✓
        trout
      2. Which of these are birds?
        hen|✓
        newt
        rook|✓
      3. Which of these are fish?
        seal
        cod|✓
        eel|✓
      """)
    #expect(found.map(\.answer) == ["bat\nwhale", "hen\nrook", "cod\neel"])
    #expect(found.allSatisfy { $0.kind == .multiChoice })
  }

  @Test func anOptionThatFillsItsLineGoesOnBelow() {
    let found = items(
      """
      1. Why do geese fly in the shape of a V over the land and over the sea?
        They keep an eye on the foxes that run below them on the long way from here to
        the south
        Each bird finds it easier to fly in the air that the one that is before it has|✓
        stirred
        They are afraid of eagles
      2. Why do owls turn their heads so far?
        Their eyes cannot move|✓
        They like to look behind
      3. Why do ducks have flat feet?
        To walk on the ice of a frozen pond
        To swim with them|✓
      """)
    #expect(found.map(\.options.count) == [3, 2, 2])
    #expect(found.first?.answer?.hasSuffix("the one that is before it has stirred") == true)
    #expect(found.options(0).first?.hasSuffix("from here to the south") == true)
  }

  // MARK: What is none of it

  @Test func ticksBehindAllLinesChooseNothing() {
    let found = items(
      """
      1. What do you need for the trip?
        a warm coat|✓
        a sandwich|✓
      2. What do you need for the lesson?
        a pencil|✓
        a ruler|✓
      3. What do you need for the swim?
        a towel|✓
        a cap|✓
      """)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.options.isEmpty && $0.answer == nil })
  }

  @Test func twoTicksAreTooFewToTell() {
    let rows = TypedLines.rows(
      """
      1. Which bird cannot fly?
        heron
        penguin|✓
      2. Which bird sings at night?
        nightingale|✓
        gull
      """, column: 440)
    #expect(TicksInMargin.boxed(rows).map(\.text) == rows.map(\.text))
  }

  @Test func crossesBehindTheOtherOptionsAreReadWithTheTicks() {
    let found = items(
      """
      1. Which bird cannot fly?
        heron|✗
        penguin|✓
      2. Which bird sings at night?
        nightingale|✓
        gull|✗
      3. Which bird drums on trees?
        wren|✗
        woodpecker|✓
      """)
    #expect(found.map(\.answer) == ["penguin", "nightingale", "woodpecker"])
    #expect(found.options(0) == ["heron", "penguin"])
  }

  @Test func aListOfWhatIsDoneIsNoQuestion() {
    let rows = TypedLines.rows(
      """
      I can name the parts of a flower.|✓
      I can draw a leaf.|✓
      I can press a flower.
      I can find a daisy.|✓
      """, column: 440)
    #expect(TicksInMargin.boxed(rows).map(\.text) == rows.map(\.text))
  }

  @Test func optionsWithLettersKeepThem() {
    let found = items(
      """
      1. Which bird cannot fly?
        A. heron
        B. penguin|✓
      2. Which bird sings at night?
        A. nightingale|✓
        B. gull
      3. Which bird drums on trees?
        A. wren
        B. woodpecker|✓
      """)
    #expect(found.map(\.answerLabels) == [["B"], ["A"], ["B"]])
  }
}
