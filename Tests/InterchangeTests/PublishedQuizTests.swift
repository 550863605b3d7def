import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Quizzes that authoring tools publish, boxes beside words, articles that count with "Q #", and what has dots without contents.
struct PublishedQuizTests {
  private static let questions = [
    ("How often is a ladder checked?", ["Once a year", "Before each use", "Never"], 1, "Look at the feet."),
    ("At what angle does it stand?", ["45 degrees", "60 degrees", "75 degrees"], 2, "Four up to one out."),
    ("Who may stand below it?", ["Nobody", "Visitors", "The team"], 0, "Tools may fall."),
  ]

  private var found: [ExtractedItem] {
    var page = TypedPage(1)
    var y = 60
    func next() -> Int {
      y += 18
      return y
    }
    for (number, question) in Self.questions.enumerated() {
      page.type("\(number + 1). \(question.0)", x: 60, y: next(), font: "Serif-Bold")
      page.type("(Multiple Choice, 10 points, 1 attempt permitted)", x: 60, y: next())
      let head = next()
      page.type("Correct", x: 62, y: head, font: "Serif-Bold")
      page.type("Choice", x: 127, y: head, font: "Serif-Bold")
      for (place, option) in question.1.enumerated() {
        let top = next()
        if place == question.2 { page.type("X", x: 62, y: top) }
        page.type(option, x: 127, y: top)
      }
      page.type("Feedback when correct:", x: 60, y: next(), font: "Serif-Bold")
      page.type("That’s right! \(question.3)", x: 60, y: next())
      page.type("Feedback when incorrect:", x: 60, y: next(), font: "Serif-Bold")
      page.type("You did not select the correct response.", x: 60, y: next())
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func theChoicesAreOptionsOfWhichOneIsRight() {
    let found = found
    #expect(found.map(\.question) == Self.questions.map(\.0))
    #expect(found.map { $0.options.map(\.text) } == Self.questions.map(\.1))
    #expect(found.map(\.answer) == ["Before each use", "75 degrees", "Nobody"])
    #expect(found.map(\.marks) == [10, 10, 10])
    // What is said below all of them word for word is not named.
    #expect(found.map(\.leftOut) == Self.questions.map { ["Feedback: That’s right! \($0.3)"] })
  }

  @Test func otherBracketsAreNoKindsOfQuestions() {
    let lines = TypedLines.rows(
      "1. Who sails?\n(Answer in 2 points, as permitted)\n2. Who bakes?\n(Answer in 2 points, as permitted)\n3. Who?\n(See 3 points)"
    )
    #expect(PublishedQuiz.plain(lines).map(\.text) == lines.map(\.text))
  }

  @Test func boxesBelowATickAreNoPartOfAListOfWords() {
    let rows = "No.|Wort|English|✓\n1|Hund|dog|☐\n2|Katze|cat|☐\n3|Maus|mouse|☐\n4|Pferd|horse|☐"
    #expect(
      TickColumn.without(TypedLines.rows(rows)).map(\.text) == [
        "No. Wort English", "1 Hund dog", "2 Katze cat", "3 Maus mouse", "4 Pferd horse",
      ])
    let verdicts = TypedLines.rows("Aussage|richtig|falsch\nA|☐|☐\nB|☐|☐\nC|☐|☐\nD|☐|☐")
    #expect(TickColumn.without(verdicts).map(\.text) == verdicts.map(\.text))
  }

  @Test func articlesCountTheirQuestionsWithASign() {
    let found = TypedLines.items(
      """
      *Q #1) What is a primary key?
      Answer: It identifies each row of a table.
      *Q #2) What is a foreign key?
      Answer: It points at a row of another table.
      *Q #3) What is an index?
      Answer: It makes searches faster.
      """)
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.first?.question == "What is a primary key?")
    #expect(found.last?.answer == "It makes searches faster.")
  }

  @Test func aSeriesThatEndsInDotsIsNoLineOfContents() {
    let found = TypedLines.items(
      """
      1. The HCF of 36 and 60 is|1
      2. The sum of the zeroes is|1
      3. The next term of the A.P. 4, 9, 14, ... is|1
      4. If sin A = cos A then A is|1
      5. The probability of an event is|1
      """, column: 300)
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5"])
    #expect(found.map(\.marks) == [1, 1, 1, 1, 1])
  }

  @Test func formulasToLookUpAskNothing() {
    let sheet = """
      Physics
      Data and formulae booklet
      *1 Motion
      velocity ....................... v = s / t
      acceleration ................... a = v / t
      momentum ....................... p = m v
      *2 Electricity
      charge ......................... Q = I t
      power .......................... P = I V
      """
    #expect(TypedLines.items(sheet).isEmpty)
  }

  @Test func ticksAtTheEndsOfPointsAreTheirMarks() {
    var entries = [SchemeEntry(number: "1"), SchemeEntry(number: "2")]
    entries[0].points = [.init(text: "Latitude ✓✓"), .init(text: "Altitude ✓✓")]
    entries[1].points = [.init(text: "Winter ✓"), .init(text: "it is cold")]
    entries.takeTicks()
    #expect(entries[0].answer == ["Latitude", "Altitude"])
    #expect(entries[0].points.map(\.marks) == [2, 2])
    #expect(entries[1].points.map(\.text) == ["Winter", "it is cold"])
    var few = [SchemeEntry(number: "1")]
    few[0].points = [.init(text: "tick the box ✓")]
    few.takeTicks()
    #expect(few[0].points.map(\.text) == ["tick the box ✓"])
  }

  @Test func aKeyMayNameItsExercisesByTheirNumbersAlone() {
    let found = TypedLines.items(
      """
      *Exercise 12.1
      1 When I got home, the children ________ (sleep).
      2 We ________ (see) a fox.
      3 Tom ________ (burn) his hand.
      *Exercise 12.2
      1 The dog barked ________ we were talking.
      2 It was late ________ the film ended.
      3 We waited ________ the rain stopped.
      *Key to Exercises
      12.1 1 were sleeping 2 saw 3 burnt
      12.2 1 while 2 when 3 until
      """)
    #expect(found.map(\.answer) == ["were sleeping", "saw", "burnt", "while", "when", "until"])
  }

  @Test func anAnswerMayBeginAsAFieldDoes() {
    let lines = TypedLines.rows("1. Who?\n2. What?\n3. How?\n4. Why?\n5. When?\nApproved by the king himself")
    #expect(PageFeet.without(lines).count == 6)
  }

  @Test(arguments: ["Prepared by:", "Noted by: ____________", "Checked by the coordinator: ______"])
  func whoMadeATestIsNoPartOfItsLastOption(line: String) {
    let found = TypedLines.items(
      """
      1. Who sails?
        A. a cook
        B. a sailor
      2. Who bakes?
        A. a baker
        B. a miner
      3. Who sings?
        A. a wren
        B. a stone
      \(line)
      """)
    #expect(found.last?.options.map(\.text) == ["a wren", "a stone"])
  }
}
