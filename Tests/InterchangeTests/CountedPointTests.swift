import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Mark schemes and answers that count their points as a paper counts its parts.
struct CountedPointTests {
  private func items(_ paper: String, answers scheme: String) -> [ExtractedItem] {
    func pages(_ text: String) -> [PageText] { [TypedLines.page(TypedLines.lines(text, column: 150))] }
    return extract(pages(paper), answers: pages(scheme), answerFile: "scheme.pdf").items
  }

  private static let paper = """
    1. Which ways did ships use to send news at sea? (2 marks)
    2. Who steered the ship? (1 mark)
    3. Name one kind of sail. (1 mark)
    """

  @Test func pointsThatASchemeCountsAreOneAnswer() {
    let found = items(
      Self.paper,
      answers: """
        *Marking scheme
        1.  (i) Bells
           (ii) Flags
           (iii) Lamps
           Any 2 points @ 1 mark each (2 marks)
        2. The helmsman (1 mark)
        3. A jib (1 mark)
        """)
    #expect(found.map(\.answer) == ["Bells\nFlags\nLamps", "The helmsman", "A jib"])
    #expect(found.first?.rubric.map(\.text) == ["Bells", "Flags", "Lamps"])
    #expect(found.first?.details["marking"]?.hasPrefix("Any 2 points @ 1 mark each") == true)
    #expect(found.first?.marks == 2)
  }

  @Test func pointsThatASchemeCountsKeepTheMarksThatEachIsWorth() {
    let found = items(
      "1. Which ways did ships use to send news at sea?\n2. Who steered the ship?\n3. Name one kind of sail.",
      answers: """
        *Marking scheme
        1.  (i) Bells (1 mark)
           (ii) Flags (2 marks)
        2. The helmsman (1 mark)
        3. A jib (1 mark)
        """)
    #expect(found.first?.answer == "Bells\nFlags")
    #expect(found.first?.rubric.map(\.marks) == [1, 2])
    #expect(found.first?.marks == 3)
  }

  @Test func lettersBelowTheQuestionSaidAgainCountPoints() {
    let found = items(
      Self.paper,
      answers: """
        *Marking scheme
        1. Which ways did ships use to send news at sea? (2 marks)
           (a) Bells
           (b) Flags
        2. Who steered the ship?
        The helmsman (1 mark)
        3. Name one kind of sail.
        A jib (1 mark)
        """)
    #expect(found.map(\.answer) == ["Bells\nFlags", "The helmsman", "A jib"])
  }

  @Test func lettersAloneMayBeThoseOfPartsThatWereNotFound() {
    let found = items(
      Self.paper,
      answers: "*Marking scheme\n1.  (a) Bells\n   (b) Flags\n2. The helmsman (1 mark)\n3. A jib (1 mark)")
    #expect(found.map(\.answer) == [nil, "The helmsman", "A jib"])
  }

  @Test func whereThePaperHasSuchPartsEachIsAnswered() {
    let found = items(
      """
      1. Ships at sea sent news.
         (i) How did they send it by day? (1 mark)
         (ii) How did they send it at night? (1 mark)
         (iii) How did they send it in fog? (1 mark)
      2. Who steered the ship? (1 mark)
      3. Name one kind of sail. (1 mark)
      """,
      answers: """
        *Marking scheme
        1.  (i) Flags
           (ii) Lamps
           (iii) Bells
        2. The helmsman (1 mark)
        3. A jib (1 mark)
        """)
    #expect(found.map(\.number) == ["1(i)", "1(ii)", "1(iii)", "2", "3"])
    #expect(found.map(\.answer) == ["Flags", "Lamps", "Bells", "The helmsman", "A jib"])
  }

  @Test(arguments: ["*Answer", "*Solution:"])
  func whatCountsBelowTheWordForAnswersIsNoPart(head: String) {
    let found = TypedLines.items(
      """
      1. Ships at sea sent news.
        a) Name three ways to send it.
        \(head)
        i. Bells
        ii. Flags
        iii. Lamps
        b) Who sent it?
        \(head)
        The signalman
        c) Name an aid to seeing far
        i. by day
        ii. at night
      2. Sails catch the wind.
        a) Name two sails.
        \(head)
        i. The jib
        ii. The spinnaker
      """)
    #expect(found.map(\.number) == ["1(a)", "1(b)", "1(c)(i)", "1(c)(ii)", "2(a)"])
    #expect(
      found.map(\.answer) == [
        "i. Bells ii. Flags iii. Lamps", "The signalman", nil, nil, "i. The jib ii. The spinnaker",
      ])
  }

  @Test func whatCountsBelowAQuestionWithoutThatWordIsAPart() {
    let found = TypedLines.items(
      """
      1. Name three ways to send news at sea.
        i. by day
        ii. at night
        iii. in fog
      2. Name two sails.
        i. at the bow
        ii. at the stern
      3. Who steers the ship?
      """)
    #expect(found.map(\.number) == ["1(i)", "1(ii)", "1(iii)", "2(i)", "2(ii)", "3"])
  }

  @Test(arguments: [20, 40])
  func whatStandsFurtherLeftThanTheWordForAnswersIsNone(distance: Int) {
    #expect(items(headSetIn: distance).map(\.answer) == [nil, nil, nil])
  }

  /// Three questions with the answer below a word that stands so many points right of it.
  private func items(headSetIn distance: Int) -> [ExtractedItem] {
    let asked = ["Name three ways to send news.", "Who sends it?", "Name two sails."]
    let answers = ["Bells, flags and lamps", "The signalman on watch", "The jib and the spinnaker"]
    var page = TypedPage(1)
    for row in 0..<3 {
      page.type("\(row + 1). " + asked[row], x: 60, y: 100 + 60 * row)
      page.type("Answer", x: 60 + distance, y: 115 + 60 * row, font: "Serif-Bold")
      page.type(answers[row], x: 60, y: 130 + 60 * row)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func anAnswerMayStandALetterLeftOfTheWordAboveIt() {
    let found = items(headSetIn: 9)
    #expect(
      found.map(\.answer) == [
        "Bells, flags and lamps", "The signalman on watch", "The jib and the spinnaker",
      ])
  }
}
