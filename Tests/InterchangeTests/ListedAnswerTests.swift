import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Plain answers below questions in bold letters, whose marks are plain as well, and such answers in a list.
struct ListedAnswerTests {
  private static let pairs = [
    ("What is the largest organ of the body?", "It is the skin that covers all of us."),
    ("What carries blood away from the heart?", "It is an artery with a thick wall."),
    ("What joins a muscle to a bone?", "It is a tendon that cannot stretch."),
    ("What does the lung take in?", "It takes in the air with its oxygen."),
  ]

  @Test(arguments: ["Serif", "Serif-Bold", "Serif-Italic"])
  func plainAnswersStandBelowBoldQuestionsWhateverTheirMarks(font: String) {
    var page = TypedPage(1)
    for (row, pair) in Self.pairs.enumerated() {
      page.type("\(row + 1). \(pair.0)", x: 60, y: 100 + 40 * row, font: "Serif-Bold")
      page.type("(2)", x: 480, y: 100 + 40 * row, font: font)
      page.type(pair.1, x: 60, y: 115 + 40 * row)
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.question) == Self.pairs.map(\.0))
    #expect(found.map(\.answer) == Self.pairs.map(\.1))
    #expect(found.map(\.marks) == [2, 2, 2, 2])
  }

  @Test func aQuestionWhoseLineEndsInPlainWordsGoesOnInThem() {
    var page = TypedPage(1)
    for (row, pair) in Self.pairs.enumerated() {
      page.type("\(row + 1). \(pair.0)", x: 60, y: 100 + 40 * row, font: "Serif-Bold")
      page.type("Tell us", x: 300, y: 100 + 40 * row)
      page.type("where it lies and how large it is.", x: 60, y: 115 + 40 * row)
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.count == 4)
    #expect(found.allSatisfy { $0.answer == nil })
  }

  /// The items of bold questions with their answers, and a list below the second.
  private func items(
    _ list: [String], font: String = "Serif", question: String = "Name two parts of the heart."
  )
    -> [ExtractedItem]
  {
    var page = TypedPage(1)
    var y = 100
    for (row, pair) in Self.pairs.enumerated() {
      page.type("\(row + 1). \(row == 1 ? question : pair.0)", x: 60, y: y, font: "Serif-Bold")
      for line in row == 1 ? list : [pair.1] {
        y += 15
        page.type(line, x: row == 1 ? 75 : 60, y: y, font: row == 1 ? font : "Serif")
      }
      y += 25
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: [
    ["(i) the left chamber", "(ii) the right chamber"], ["(a) the left chamber", "(b) the right chamber"],
  ])
  func aListBelowABoldQuestionIsItsAnswer(list: [String]) {
    let found = items(list)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found[1].question == "Name two parts of the heart.")
    #expect(found[1].answer == "the left chamber\nthe right chamber")
    #expect(found[1].accepted == ["the left chamber", "the right chamber"])
    #expect(found.map(\.isAnswerInferred) == [true, true, true, true])
  }

  @Test func partsInBoldLettersAreQuestions() {
    let found = items(["(i) Name the left one.", "(ii) Name the right one."], font: "Serif-Bold")
    #expect(found.map(\.number).prefix(3) == ["1", "2(i)", "2(ii)"])
    #expect(found[1].answer == nil)
  }

  @Test func partsWithRoomToWriteInAreQuestions() {
    let found = items(["(i) left ________", "(ii) right ________"])
    #expect(found.map(\.number).contains("2(i)"))
    #expect(!found.contains { $0.answer?.contains("___") == true })
  }

  @Test func partsThatAskAreQuestions() {
    let found = items(["(i) Which chamber is on the left?", "(ii) Which chamber is on the right?"])
    #expect(found.map(\.number) == ["1", "2(i)", "2(ii)", "3", "4"])
    #expect(found[1].question == "Which chamber is on the left?")
  }

  @Test func boldQuestionsBelowBoldTitlesStayQuestions() {
    var page = TypedPage(1)
    let sections = [
      ("Plants", ["What does a leaf take in?", "What does a root take in?"]),
      ("Animals", ["What does a lung take in?", "What does a gill take in?"]),
      ("Stones", ["What is granite made of?", "What is chalk made of?"]),
    ]
    for (row, section) in sections.enumerated() {
      page.type("\(row + 1). \(section.0)", x: 60, y: 100 + 50 * row, font: "Serif-Bold")
      for (part, question) in section.1.enumerated() {
        page.type(
          "(\("ab".map { $0 }[part])) \(question)", x: 80, y: 115 + 50 * row + 15 * part, font: "Serif-Bold")
      }
    }
    let found = extract([PageText(page.dump)]).items
    let questions = sections.flatMap(\.1)
    #expect(found.map(\.question) == questions)
    #expect(found.allSatisfy { $0.answer == nil })
  }
}
