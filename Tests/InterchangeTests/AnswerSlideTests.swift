import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Quizzes as slides: one for the question, the next for its answer.
@Suite struct AnswerSlideTests {
  private static let quiz = [
    ("Welke planeet staat het dichtst bij de zon?", ["Venus", "Mercurius", "Mars"], "(b) Mercurius"),
    ("Welk gas nemen planten op?", ["zuurstof", "stikstof", "koolstofdioxide"], "(c) koolstofdioxide"),
    ("Wie schilderde De Nachtwacht?", ["Rembrandt", "Vermeer", "Van Gogh"], "(a) Rembrandt"),
  ]

  @Test func anAnswerHasAPageOfItsOwn() {
    var pages: [PageText] = []
    func add(_ title: String, _ lines: [String]) {
      var page = TypedPage(pages.count + 1)
      page.type(title, x: 60, y: 40, size: 18)
      for (row, line) in lines.enumerated() { page.type(line, x: 60, y: 120 + 15 * row) }
      pages.append(PageText(page.dump))
    }
    add("Quiz van vrijdag", ["Groep 8"])
    for (place, (question, options, answer)) in Self.quiz.enumerated() {
      add("Vraag \(place + 1)", [question] + zip("abc", options).map { "(\($0)) \($1)" })
      add("Antwoord op vraag \(place + 1)", ["Juist is \(answer)."])
    }
    let found = extract(pages).items
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.answer) == ["Mercurius", "koolstofdioxide", "Rembrandt"])
  }

  @Test func titlesThatCountWithThePagesStayOut() {
    let pages = (1...4).map { number in
      var page = TypedPage(number)
      page.type("Worksheet \(number)", x: 60, y: 40, size: 10)
      for row in 0..<3 {
        page.type("\(3 * number + row - 2). What is \(number) × \(row + 2)?", x: 60, y: 120 + 30 * row)
      }
      return PageText(page.dump)
    }
    #expect(extract(pages).items.allSatisfy { !$0.question.contains("Worksheet") })
  }
}
