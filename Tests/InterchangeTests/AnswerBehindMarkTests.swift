import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Answers that a word names right below a question with marks at the end of its line, or below one that a word names as well.
struct AnswerBehindMarkTests {
  private static let pairs = [
    ("What is a budget?", "A budget is a plan. It says what one earns and spends."),
    ("What is a tax?", "A tax is a share. The state takes it from all."),
    ("What is a loan?", "A loan is money. One gives it back with interest."),
  ]

  private func items(_ name: String) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (row, pair) in Self.pairs.enumerated() {
      page.type("\(row + 1). \(pair.0)", x: 60, y: 100 + 30 * row)
      page.type("[2]", x: 480, y: 100 + 30 * row)
      page.type("\(name) \(pair.1)", x: 60, y: 115 + 30 * row)
    }
    return extract([PageText(page.dump)]).items
  }

  @Test(arguments: ["Ans.", "Answer:", "Solution:", "Ans:", "Sol."])
  func aNamedAnswerBelowTheMarksIsTheAnswer(name: String) {
    let found = items(name)
    #expect(found.map(\.question) == Self.pairs.map(\.0))
    #expect(found.map(\.answer) == Self.pairs.map(\.1))
    #expect(found.map(\.marks) == [2, 2, 2])
  }

  @Test(arguments: ["问：", "問：", "问:"])
  func theSignThatAsksIsNoPartOfTheQuestion(sign: String) {
    let found = TypedLines.items(
      """
      1. \(sign)蜜蜂住在哪里？
      答：蜜蜂住在蜂巢里。
      2. \(sign)蜜蜂吃什么？
      答：蜜蜂吃花蜜。
      3. \(sign)蜜蜂有几条腿？
      答：蜜蜂有六条腿。
      """)
    #expect(found.map(\.question) == ["蜜蜂住在哪里？", "蜜蜂吃什么？", "蜜蜂有几条腿？"])
    #expect(found.map(\.answer) == ["蜜蜂住在蜂巢里。", "蜜蜂吃花蜜。", "蜜蜂有六条腿。"])
  }

  @Test func aWordThatBeginsWithTheSignStays() {
    let found = TypedLines.items("1. 问题是什么？\n2. 问号在哪里？\n3. 问候语有哪些？")
    #expect(found.map(\.question) == ["问题是什么？", "问号在哪里？", "问候语有哪些？"])
  }
}
