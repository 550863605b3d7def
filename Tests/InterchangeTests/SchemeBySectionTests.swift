import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Mark schemes with sections of their own forms, with labels of parts alone, and with one mark for several lines.
struct SchemeBySectionTests {
  @Test func eachPaperOfASchemeHasItsForm() {
    let found = TypedLines.items(
      """
      *Paper 1
      1. The hoe is used for
        A. weeding
        B. milking
        C. storing
      2. Wool is from the
        A. goat
        B. pig
        C. sheep
      3. Plants make food by
        A. respiration
        B. excretion
        C. photosynthesis
      *Paper 2
      1. (a) Define agriculture. [2 marks]
        (b) State two uses of farm tools. [4 marks]
      2. (a) What is crop rotation? [2 marks]
        (b) Name two crops with pods. [4 marks]
      *MARKING GUIDE
      PAPER 1 (1 mark each)
      1. A
      2. C
      3. C
      PAPER 2
      *Question 1
      (a) • growing crops (2)
      (b) • digging (2)
        • weeding (2)
      *Question 2
      (a) • different crops on one field (2)
      (b) • cowpea (2)
        • groundnut (2)
      """)
    #expect(
      found.map(\.answer) == [
        "weeding", "sheep", "photosynthesis", "growing crops", "digging\nweeding",
        "different crops on one field",
        "cowpea\ngroundnut",
      ])
  }

  @Test func labelsOfPartsAloneGoOnFromTheNumber() {
    let found = TypedLines.items(
      """
      *Marking scheme
      1. (a)|Sublimation (1 mk)
      (b)|It dissolves in water (1 mk)
        It has a high melting point (1 mk)
      2.|An element cannot be split (1 mk)
      3. (a)|Carbon dioxide (1 mk)
      (b)|Crush the marble chips (1 mk)
      """, column: 100)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "2", "3(a)", "3(b)"])
    #expect(found.map(\.marks) == [1, 2, 1, 1, 1])
    #expect(found.first?.answer == "Sublimation")
    #expect(found[1].answer == "It dissolves in water\nIt has a high melting point")
  }

  private static let paper = """
    1 Which gas do plants take in?
      A oxygen|B nitrogen
      C carbon dioxide|D hydrogen
    2 Which of these is a reflex?
      A reading|B blinking
      C singing|D walking
    3 Which vessel leaves the heart?
      A aorta|B vena cava
      C vein|D capillary

    4 (a) Name the red substance in blood.
      (b) Explain how red cells are adapted.

    """

  @Test func lettersAboveTheFirstLabelAndMarksOfSeveralLines() {
    var page = TypedPage(2)
    page.type("Mark scheme", x: 60, y: 60, size: 14, font: "Serif-Bold")
    for (row, cells) in [["Question", "1", "2", "3"], ["Answer", "C", "B", "A"]].enumerated() {
      for (column, text) in cells.enumerated() { page.type(text, x: 60 + 80 * column, y: 100 + 20 * row) }
    }
    for (row, line) in [
      ("4(a)", "haemoglobin", "[1]"), ("4(b)", "a large surface so that oxygen diffuses", "[2]"),
      ("", "no nucleus so that there is more room", ""), ("4(c)", "it is red", "[1]"),
    ].enumerated() {
      for (text, x) in [(line.0, 60), (line.1, 110), (line.2, 480)] where !text.isEmpty {
        page.type(text, x: x, y: 160 + 20 * row)
      }
    }
    let scheme = MarkSchemeReader(
      document: DocumentLines([PageText(page.dump)]) { _ in true },
      joiner: LineJoiner(isWord: { _ in true }, isEnglish: true)
    ).read(isWhole: true)
    #expect(scheme?.entries.map(\.number) == ["1", "2", "3", "4(a)", "4(b)", "4(c)"])
    #expect(scheme?.entries.prefix(3).map(\.answer) == [["C"], ["B"], ["A"]])
    #expect(scheme?.entries[4].points.map(\.marks) == [1, 1])
  }

  @Test func marksInACellOfOneSectionAreThoseOfItsParts() {
    var page = TypedPage(1)
    var y = 80
    for number in 1...4 {
      page.type("\(number) Which tool do you need for job \(number)?", x: 60, y: y)
      y += 20
    }
    page.type("Question", x: 60, y: y, font: "Serif-Bold")
    page.type("Marks", x: 480, y: y, font: "Serif-Bold")
    for (label, text, marks) in [
      ("5(a)", "Name the red substance.", "1"), ("5(b)", "Explain how cells are adapted.", "2"),
      ("6(a)", "State what happens to the potato.", "1"), ("6(b)", "Describe how water moves.", "2"),
    ] {
      y += 20
      for (text, x) in [(label, 60), (text, 110), (marks, 490)] { page.type(text, x: x, y: y) }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.marks) == [nil, nil, nil, nil, 1, 2, 1, 2])
  }
}
