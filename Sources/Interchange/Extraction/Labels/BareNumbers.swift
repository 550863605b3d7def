import PDFText

/// Numbers without a mark before entries in small letters: "1 to invent a story", "2 to let someone stay".
///
/// One such line may be a part of a sentence. Where four or more count on from 1 at one edge they number entries.
enum BareNumbers {
  /// The lines with room behind such numbers, by which they are told to be labels.
  static func setApart(_ lines: [TextLine]) -> [TextLine] {
    var result = lines
    var run: [Int] = []
    func close() {
      if run.count > 3, run.contains(where: { isSmall(lines[$0]) }) {
        for line in run {
          var words = result[line].cells[0].words
          words[1].gapBefore = max(words[1].gapBefore, words[1].size)
          result[line].cells[0].words = words
        }
      }
      run = []
    }
    for (place, line) in lines.enumerated() {
      guard line.cells[0].words.count > 1, let number = Int(line.words[0].text),
        line.words[1].text.first?.isLetter == true
      else { continue }
      if let last = run.last, number == run.count + 1, place - last <= 3,
        abs(line.box.left - lines[last].box.left) < 600
          || line.page > lines[last].page
      {
        run.append(place)
      } else {
        close()
        if number == 1 { run = [place] }
      }
    }
    close()
    return result
  }

  private static func isSmall(_ line: TextLine) -> Bool { line.words[1].text.first?.isLowercase == true }
}
