import PDFText
import Testing

@testable import Interchange

/// Mark schemes of mathematics, of Ireland, of Kenya, of New York and of lists with bullets.
struct SchemeOfBoardTests {
  private static let paper = TypedLines.page(
    TypedLines.lines(
      """
      1. A bag holds red and green counters.
        (a) Write down the probability of a green counter. [1]
        (b) Work out the probability of a counter that is not red. [2]
      2. Work out 150 divided by 2.5. [2]
      """, column: 300))

  @Test func eachMarkOfAMathematicsSchemeIsAPoint() {
    let scheme = TypedLines.sheet([
      [(60, "Q"), (120, "Working or answer"), (320, "Mark"), (400, "Notes")],
      [(60, "1(a)"), (120, "4/12 or 1/3"), (320, "B1")],
      [(60, "1(b)"), (120, "1 − 5/12"), (320, "M1"), (400, "Allow 0.58")],
      [(120, "7/12"), (320, "A1")],
      [(60, "2"), (120, "150 ÷ 2.5"), (320, "M1")],
      [(120, "60"), (320, "A1")],
    ])
    let found = extract([Self.paper], answers: [scheme], answerFile: "scheme.pdf").items
    #expect(found.map(\.answer) == ["4/12 or 1/3", "1 − 5/12\n7/12", "150 ÷ 2.5\n60"])
    #expect(found[1].rubric.map(\.marks) == [1, 1])
    #expect(found[1].accepted == ["0.58"])
    #expect(found.allSatisfy { !$0.reviews.contains { $0.hasPrefix("the paper gives") } })
  }

  @Test func aHeadMayGoOnBelowItself() {
    let head: [[(Int, String)]] = [
      [(60, "Question"), (120, "Answer"), (320, "Additional"), (400, "Mark")],
      [(60, "number"), (320, "guidance")],
    ]
    let scheme = TypedLines.sheet(
      head + [
        [(60, "1(a)"), (120, "one third (1)"), (400, "(1)")],
        [(60, "1(b)"), (120, "one less five twelfths (1)"), (400, "(2)")],
        [(120, "seven twelfths (1)")],
      ] + head + [[(60, "2"), (120, "150 divided by 2.5 (1)"), (400, "(2)")], [(120, "sixty (1)")]])
    let found = extract([Self.paper], answers: [scheme], answerFile: "scheme.pdf").items
    #expect(
      found.map(\.answer) == [
        "one third", "one less five twelfths\nseven twelfths", "150 divided by 2.5\nsixty",
      ])
  }

  @Test func lettersWithinAnswersAreNoParts() {
    let scheme = TypedLines.sheet([
      [(60, "Question"), (220, "Answer"), (420, "Marks")],
      [(60, "1(a)"), (120, "A: wall"), (420, "3")], [(120, "B: vacuole")], [(120, "C: nucleus")],
      [(60, "1(b)"), (120, "seven twelfths"), (420, "2")],
      [(60, "2"), (120, "sixty of them"), (420, "2")],
    ])
    let found = extract([Self.paper], answers: [scheme], answerFile: "scheme.pdf").items
    #expect(found.map(\.answer) == ["A: wall B: vacuole C: nucleus", "seven twelfths", "sixty of them"])
  }

  @Test func dotsLeadToMarksCloseBehindTheWords() {
    func led(_ text: String, _ marks: Int) -> String {
      text + String(repeating: " .", count: (60 - text.count) / 2) + " \(marks)"
    }
    let scheme = TypedLines.page(
      TypedLines.lines(
        """
        *Marking Scheme
        1. | A bag holds red and green counters.
          *(a) Write down the probability of a green counter.
            \(led("one third", 1))
          *(b) Work out the probability of a counter that is not red.
            \(led("one less five twelfths", 2))
            \(led("seven twelfths", 1))
        *2. Work out 150 divided by 2.5.
            \(led("sixty", 2))
        """, column: 20))
    let found = extract([Self.paper], answers: [scheme], answerFile: "scheme.pdf").items
    #expect(found.map(\.answer) == ["one third", "one less five twelfths\nseven twelfths", "sixty"])
  }

  @Test func notesBelowPointsWithBulletsAreNoPoints() {
    let scheme = TypedLines.sheet([
      [(60, "MARK SCHEME")],
      [(60, "1(a)"), (400, "[1]")],
      [(90, "• one third")],
      [(80, "Accept: 0.33")],
      [(60, "1(b)"), (400, "[2]")],
      [(90, "• one less five twelfths")],
      [(90, "• seven twelfths")],
      [(80, "Reject: 7 out of 12")],
      [(60, "2"), (400, "[2]")],
      [(90, "• sixty")],
    ])
    let found = extract([Self.paper], answers: [scheme], answerFile: "scheme.pdf").items
    #expect(found.map(\.answer) == ["one third", "one less five twelfths\nseven twelfths", "sixty"])
    #expect(found[0].accepted == ["0.33"])
    #expect(found[1].rejected == ["7 out of 12"])
  }

  @Test func aPointMayGoOnFromTheOneAboveWithAnEqualsSign() {
    let scheme = TypedLines.sheet([
      [(60, "Question"), (120, "Answer"), (320, "Marks")],
      [(60, "1(a)"), (120, "one third"), (320, "1")],
      [(60, "1(b)"), (120, "1 − 5/12"), (320, "1")],
      [(120, "= 7/12"), (320, "1")],
      [(60, "2"), (120, "sixty"), (320, "2")],
    ])
    let found = extract([Self.paper], answers: [scheme], answerFile: "scheme.pdf").items
    #expect(found[1].answer == "1 − 5/12\n= 7/12")
  }

  @Test func whatLeadsToAnswersIsANoteBesideThem() {
    #expect(
      AnswerLeads.divide("[1] Allow 1 credit. Acceptable responses include: — fossils — the coastlines fit")
        .map(\.points) == ["fossils", "the coastlines fit"])
    #expect(AnswerLeads.divide("[1] Allow 1 credit for: transpiration")?.marks == 1)
    #expect(
      AnswerLeads.divide("Accept one of the following: • Asthma • Irritation of the lungs").map(\.points) == [
        "Asthma", "Irritation of the lungs",
      ])
    #expect(AnswerLeads.divide("Accept it: nothing else helps") == nil)
    #expect(AnswerLeads.divide("one of the two kinds of fibre") == nil)
  }

  @Test func whatAProductComesToIsWhatThePointsAreWorth() {
    let found = TypedLines.items(
      """
      1. Name two breeds of dairy cattle. (1 mark)
      2. State two uses of a disc plough. (2 marks)

      *MARKING SCHEME
      1. • Friesian
         • Ayrshire (2 × ½ = 1 mk)
      2. • Ploughing hard soil
         • Ploughing land with stumps (2 × 1 = 2 mks)
      """)
    #expect(found.map(\.answer) == ["Friesian\nAyrshire", "Ploughing hard soil\nPloughing land with stumps"])
  }
}
