import CurriculumTestSupport
import Testing

@testable import PDFText

/// What is known of many places at once is what each place says.
@Suite struct GutterMarksTests {
  @Test func placesAreCrossedByWordsAndNarrowSpaces() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<500 {
      let lines = (0..<3).map { _ in
        var right = Int32.random(in: 0...300, using: &random)
        let words = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          let gap = Int32.random(in: -20...90, using: &random)
          let left = right + gap
          right = left + Int32.random(in: 0...80, using: &random)
          return TextWord(
            text: "w", box: Box(left: left, top: 0, right: right, bottom: 10),
            size: Int32.random(in: 10...90, using: &random), gapBefore: gap)
        }
        let cut = Int.random(in: 0..<words.count, using: &random)
        let cells = [words[..<cut], words[cut...]].filter { !$0.isEmpty }.map { TextCell(Array($0)) }
        return TextLine(page: 1, cells: cells, size: 50)
      }
      let places = (0...40).map { Int32($0 * Int.random(in: 9...13, using: &random)) }.sorted()
      let marks = GutterMarks(lines, places)
      for (index, line) in lines.enumerated() {
        for (step, place) in places.enumerated() {
          #expect(marks.crosses(index, step) == line.crosses(place), "seed \(seed): \(place) of \(line)")
        }
      }
      for step in places.indices.dropFirst() where !marks.differ(step - 1, step) {
        for word in lines.flatMap(\.words) {
          #expect((word.box.right <= places[step - 1]) == (word.box.right <= places[step]), "seed \(seed)")
        }
      }
    }
  }
}
