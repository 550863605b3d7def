import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Circles before options, of which the right one has a cross.
struct CrossedCircleTests {
  @Test(arguments: ["⃝", "○", "◯"])
  func theCrossedCircleIsTheAnswer(circle: String) {
    let found = TypedLines.items(
      """
      1. The way between two lamps is doubled. The light on each is
      \(circle) halved
      ⊗ doubled
      \(circle) the same
      2. The number of coils is halved. The voltage is
      ⊗ halved
      \(circle) doubled
      \(circle) the same
      3. The wire is made longer. The current
      \(circle) rises
      \(circle) stays the same
      ⊗ falls
      """)
    #expect(found.map(\.answer) == ["doubled", "halved", "falls"])
    #expect(found.allSatisfy { $0.kind == .choice && $0.options.count == 3 })
    #expect(found.first?.options.map(\.text) == ["halved", "doubled", "the same"])
  }

  @Test func aCrossInACircleAmongWordsIsASign() {
    let text = "1. What is A ⊗ B?\n2. What is B ⊗ A?\n3. What is A ⊗ A?"
    #expect(TypedLines.items(text).map(\.question) == ["What is A ⊗ B?", "What is B ⊗ A?", "What is A ⊗ A?"])
  }
}
