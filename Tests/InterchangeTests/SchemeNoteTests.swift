import PDFText
import Testing

@testable import Interchange

/// Notes of mark schemes that letters name, and points that only sound like notes.
struct SchemeNoteTests {
  private static let paper = """
    1. How do plants make food? [2]
    2. How do you keep hot food safe? [2]
    3. What is in the air? [2]
    """

  private func items(_ scheme: String, paper: String = paper, column: Int = 200) -> [ExtractedItem] {
    func pages(_ text: String) -> [PageText] { [TypedLines.page(TypedLines.lines(text, column: column))] }
    return extract(pages(paper), answers: pages(scheme), answerFile: "scheme.pdf").items
  }

  private static let table = """
    *Mark scheme
    A accept   R reject   I ignore
    *Question|Answer|Marks
    1|they use light|1
     |A sunlight|
     |R heat|
     |from air and water|1
    2|keep it covered|1
     |keep it hot|1
    3|oxygen|1
     |I smoke|
     |nitrogen|1
    """

  @Test func lettersOfALegendStandForTheirWords() throws {
    let found = items(Self.table)
    try #require(found.count == 3)
    #expect(found[0].accepted == ["sunlight"])
    #expect(found[0].rejected == ["heat"])
    #expect(found[2].ignored == ["smoke"])
  }

  @Test func withoutALegendLettersStandForNothing() throws {
    let found = items(Self.table.replacing("A accept   R reject   I ignore\n", with: ""))
    #expect(found.allSatisfy { $0.accepted.isEmpty && $0.rejected.isEmpty && $0.ignored.isEmpty })
  }

  @Test func aPointThatBeginsWithAnArticleIsNoNoteBelowALegend() throws {
    let found = items(
      """
      *Mark scheme
      A accept   R reject   I ignore
      *Question|Answer|Marks
      1|A plant uses light|1
       |A leaf takes in air|1
      2|A lid keeps dirt off|1
       |A stove keeps it hot|1
      3|A gas called oxygen|1
       |A gas called nitrogen|1
      """)
    #expect(found.allSatisfy { $0.accepted.isEmpty })
    #expect(found.first?.answer?.contains("A plant uses light") == true)
    #expect(found.first?.answer?.contains("A leaf takes in air") == true)
  }

  private static let bullets = """
    *Mark scheme
    1. • light is needed
       • water is needed
    2. • allow hot food to cool before it is chilled
       • do not overfill, so that air can circulate
    3. • oxygen
       • nitrogen
    """

  @Test func adviceThatSaysAllowIsAPoint() throws {
    let found = items(Self.bullets)
    try #require(found.count == 3)
    #expect(found[1].accepted.isEmpty && found[1].rejected.isEmpty)
    #expect(found[1].answer?.contains("allow hot food to cool before it is chilled") == true)
    #expect(found[1].answer?.contains("do not overfill") == true)
  }

  @Test func notesThatSayAllowAreNoAdvice() {
    for note in [
      "allow reference to light", "allow marks to be given for words", "allow 3.2 to 3.4", "allow sun",
    ] {
      #expect(!MarkSchemeReader.isAdvice(note), "\(note)")
    }
    #expect(MarkSchemeReader.isAdvice("allow the dough to rise"))
  }

  @Test func aNoteThatForbidsIsNoPoint() throws {
    let found = items(
      """
      *Mark scheme
      *Question|Answer|Marks
      1|they use light|1
       |do not accept heat|
       |from air and water|1
      2|keep it covered|1
       |keep it hot|1
      3|oxygen|1
       |nitrogen|1
      """)
    #expect(found.first?.rejected == ["heat"])
    #expect(found.first?.answer?.contains("do not accept") == false)
  }

  @Test(arguments: ["Do NOT accept: heat", "Do not accept: heat"])
  func aNoteThatForbidsWithAColonIsNoPoint(note: String) throws {
    let found = items(Self.table.replacing(" |R heat|", with: " |\(note)|"))
    #expect(found.first?.rejected == ["heat"])
    #expect(found.first?.answer?.contains("heat") == false)
  }

  @Test func aNoteThatForbidsInOtherWordsIsNoPointEither() {
    let document = DocumentLines(
      arrange([TypedLines.page([(text: "x", x: 60, y: 100, font: "Serif")])]), isWord: { _ in true })
    let reader = MarkSchemeReader(document: document, joiner: LineJoiner { _ in true })
    for note in [
      "do not accept heat", "Do not allow ‘energy’", "do not credit lists", "Do NOT accept: artery",
      "do not penalise spelling", "do not reward the same idea twice", "do not include units",
    ] {
      #expect(reader.isGuidance(note), "\(note)")
    }
    for point in ["do not overfill the fridge", "do not touch the wire", "donate blood"] {
      #expect(!reader.isGuidance(point), "\(point)")
    }
  }

  @Test func aQuestionThatTheSchemeSaysAgainOverTwoLinesIsNoAnswer() throws {
    let paper = """
      1. Explain why the leaves of many trees turn yellow and red before they fall
      in the autumn of each year. [2]
      2. How do you keep hot food safe? [2]
      3. What is in the air? [2]
      """
    let found = items(
      """
      *Mark scheme
      1. Explain why the leaves of many trees turn yellow and red before they fall
      in the autumn of each year.
         the green pigment is broken down (1)
         other pigments can be seen (1)
      2. How do you keep hot food safe?
         keep it covered (1)
         keep it hot (1)
      3. What is in the air?
         oxygen (1)
         nitrogen (1)
      """, paper: paper)
    try #require(found.count == 3)
    #expect(found[0].answer == "the green pigment is broken down\nother pigments can be seen")
    #expect(found[2].answer == "oxygen\nnitrogen")
  }

  @Test func formulasAreNoNotesBelowALegend() throws {
    let found = items(
      """
      *Mark scheme
      A accept   R reject   I ignore
      *Question|Answer|Marks
      1|ratio of voltage and resistance|1
       |I = V / R|1
      2|ratio of voltage and current|1
       |R = V / I|1
      3|product of voltage and current|1
       |in watts|1
      """, paper: "1. What is the current? [2]\n2. What is the resistance? [2]\n3. What is the power? [2]")
    #expect(found.allSatisfy { $0.rejected.isEmpty && $0.ignored.isEmpty })
    #expect(found.first?.answer?.contains("I = V / R") == true)
  }

  @Test(arguments: [
    "allow the candidate to use their own words", "allow responses to name either",
    "allow working to be in cm",
  ])
  func notesOnWhoMayWriteWhatAreNoAdvice(note: String) {
    #expect(!MarkSchemeReader.isAdvice(note))
  }
}
