import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Names of skills in bold before the questions of a review.
struct SkillTagTests {
  private static let skills = [
    ("Making Predictions", "All the frogs leave a pond. What happens to the gnats?"),
    ("Applying Concepts", "Why does a toad hide by day?"),
    ("Interpreting Graphs", "In which month are most tadpoles seen?"),
  ]

  /// Numbers, names in bold and questions in one line each.
  private func page(_ questions: [(String, String)], nameFont: String = "Serif-Bold") -> PageText {
    var page = TypedPage(1)
    for (row, question) in questions.enumerated() {
      let (y, number) = (100 + 15 * row, "\(row + 1).")
      page.type(number, x: 60, y: y)
      page.type(question.0, x: 75, y: y, font: nameFont)
      page.type(question.1, x: 80 + 5 * question.0.count, y: y)
    }
    return PageText(page.dump)
  }

  @Test func theNamesAreNoWordsOfTheQuestions() {
    let found = extract([page(Self.skills)]).items
    #expect(found.map(\.question) == Self.skills.map(\.1))
    #expect(found.map(\.number) == ["1", "2", "3"])
  }

  @Test func aSentenceThatGoesOnFromBoldWordsStays() {
    let lines = page([
      ("Making Paper", "needs wood and water. Where is it made?"),
      ("Making Cheese", "needs milk. Where is it made?"), ("Making Bread", "needs flour. Where is it made?"),
    ]).lines
    #expect(SkillTags.without(lines).map(\.text) == lines.map(\.text))
  }

  @Test func namesInPlainLettersOrBeforeFewQuestionsStay() {
    let plain = page(Self.skills, nameFont: "Serif").lines
    #expect(SkillTags.without(plain).map(\.text) == plain.map(\.text))
    let few = page(Array(Self.skills.prefix(2))).lines
    #expect(SkillTags.without(few).map(\.text) == few.map(\.text))
  }
}
