import PDFText
import Testing

@testable import Interchange

/// A few rows below a wider table, which have fewer columns than it has.
struct NarrowTableTests {
  private func items(_ rows: [String]) -> [ExtractedItem] {
    TypedLines.items(
      ([
        "*Food", "*Japanese | Reading | English", "水 | mizu | water", "米 | kome | rice",
        "魚 | sakana | fish", "肉 | niku | meat", "卵 | tamago | egg", "塩 | shio | salt", "", "*Dates",
      ] + rows).joined(separator: "\n"))
  }

  @Test func whatStandsBelowAColumnOfReadingsIsAReading() {
    let found = items(["月 | tsuki", "日 | hi"])
    #expect(found.prefix(6).map(\.question) == ["水", "米", "魚", "肉", "卵", "塩"])
    #expect(found.prefix(6).map(\.answer) == ["water", "rice", "fish", "meat", "egg", "salt"])
    #expect(!found.contains { $0.answer == "tsuki" || $0.answer == "hi" })
  }

  @Test func manyRowsAreATableOfTheirOwn() {
    let found = items(["月 | moon", "日 | sun", "星 | star", "空 | sky", "雨 | rain", "雪 | snow"])
    #expect(found.suffix(6).map(\.question) == ["月", "日", "星", "空", "雨", "雪"])
    #expect(found.suffix(6).map(\.answer) == ["moon", "sun", "star", "sky", "rain", "snow"])
  }
}
