import CurriculumTestSupport
import Foundation
import Testing

/// Sheets in Arabic, as browsers and word processors make them.
struct RightToLeftDocumentTests {
  private func items(_ name: String) throws -> [[String: Any]] {
    let path = Repository.path + "/Evaluation/extraction/\(name).pdf"
    let run = try Tool.run("extract", path, "--jsonl")
    return try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test func aQuizKeepsEveryOptionAndFindsItsKey() throws {
    let found = try items("looked-at/choices-sandgrouse")
    #expect(found.count == 11)
    #expect(found.compactMap { $0["options"] as? [Any] }.map(\.count) == [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
    #expect(found.first?["answer"] as? String == "الشمس")
    #expect(found.last?["question"] as? String == "ما أكبر عضو في جسم الإنسان؟")
    // Places are those of the page, and not of its mirror image: a line begins at its right edge.
    let box = try #require((found.first?["source"] as? [String: Any])?["bbox"] as? [Double])
    #expect(box[2] > 500)
  }

  @Test func sectionsWhoseNumbersAreWordsDivideAWordProcessorsSheet() throws {
    let found = try items("blind-then-read/arabic-sheet-right-to-left")
    #expect(
      found.compactMap { $0["number"] as? String } == ["1", "2", "3", "1", "2", "3", "1", "2", "1", "2", "3"])
    #expect(found[3]["question"] as? String == "الشمس نجم.")
    #expect(found[3]["kind"] as? String == "true-false")
  }
}
