import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What is no part of a question, though it stands below it on the page.
@Suite struct FootnoteTests {
  @Test func aFootnoteIsNoPartOfTheQuestionAboveIt() {
    var page = TypedPage()
    let questions = [
      "Name the map service of the lesson.", "Which layers does it have?",
      "Which of them are older than a year?",
    ]
    for (place, text) in questions.enumerated() {
      page.type("\(place + 1). \(text)", x: 60, y: 100 + 40 * place, size: 11)
    }
    page.type("³the service of the survey, as of the summer", x: 60, y: 700, size: 8)
    page.type("and of the autumn of the same year", x: 60, y: 712, size: 8)
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.question) == questions)
    #expect(found.last?.reviews.contains { $0.contains("the service of the survey") } == true)
  }

  @Test func whatASlideSaysAQuestionIsWorthIsNoAnswer() {
    let questions = [
      "What is rosé?", "What is a cork made of?", "Where does port come from?", "What is must?",
    ]
    let pages = questions.enumerated().map { place, text in
      var page = TypedPage(place + 1)
      page.type(text, x: 60, y: 120, size: 18)
      page.type("1 point", x: 400, y: 300, size: 10)
      return PageText(page.dump)
    }
    let found = extract(pages).items
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func howJapaneseWordsAreReadIsNotWhatTheyMean() {
    let rows = [
      ("美しい", "うつくしい", "美丽的"), ("寒い", "さむい", "冷的"), ("多い", "おおい", "许多的"), ("若い", "わかい", "年轻的"),
      ("古い", "ふるい", "旧的"), ("安い", "やすい", "便宜"), ("早い", "はやい", "早的"),
    ]
    var page = TypedPage()
    for (place, row) in rows.enumerated() {
      for (x, text) in zip([60, 200, 340], [row.0, row.1, row.2]) {
        page.type(text, x: x, y: 100 + 20 * place, size: 10)
      }
    }
    let found = extract([PageText(page.dump)]).items
    #expect(found.map(\.question) == rows.map(\.0))
    #expect(found.map(\.answer) == rows.map(\.2))
  }
}
