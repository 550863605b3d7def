import PDFText
import Testing

@testable import Interchange

/// Tables of verbs with columns for their forms and lines that name groups.
struct VerbTableTests {
  private func items(_ head: String) -> [ExtractedItem] {
    TypedLines.items(
      """
      \(head)
      *Strong verbs
      to sing|singen|sang|gesungen
      to drink|trinken|trank|getrunken
      to find|finden|fand|gefunden
      *Weak verbs
      to make|machen|machte|gemacht
      to play|spielen|spielte|gespielt
      to buy|kaufen|kaufte|gekauft
      """, column: 120)
  }

  @Test func aVerbIsLearntByItsInfinitiveWithItsFormsBeside() {
    let found = items("*English|Infinitive|Preterite|Perfect")
    #expect(found.map(\.question) == ["singen", "trinken", "finden", "machen", "spielen", "kaufen"])
    #expect(found.map(\.answer) == ["to sing", "to drink", "to find", "to make", "to play", "to buy"])
    #expect(found.first?.details["preterite"] == "sang")
  }

  @Test func verbsWithNoLineBetweenThemAreInNoGroup() {
    let found = TypedLines.items(
      """
      *English|Infinitive|Preterite|Perfect
      to sing|singen|sang|gesungen
      to drink|trinken|trank|getrunken
      to find|finden|fand|gefunden
      to make|machen|machte|gemacht
      """, column: 120)
    #expect(found.map(\.question) == ["singen", "trinken", "finden", "machen"])
    #expect(found.allSatisfy { $0.section == nil })
  }

  @Test func aLineBetweenVerbsNamesTheGroupOfThoseBelowIt() {
    let found = items("*English|Infinitive|Preterite|Perfect")
    #expect(
      found.map(\.section) == Array(repeating: "Strong verbs", count: 3)
        + Array(repeating: "Weak verbs", count: 3))
  }
}
