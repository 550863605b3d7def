import PDFText

/// Tells heads of keys that stand beside a sheet's title.
extension AnswerKeyReader {
  /// True for the name of a key on one side of a dash, with a sheet's title on the other: "Key – Guided Notes",
  /// "Nutrition Quiz – Teacher Key", "Tutor answer sheet – Worksheet 4".
  func isNamedBesideTitle(_ index: Int) -> Bool {
    let text = document.texts[index].lowercased()
    let cells = document.lines[index].cells
    guard document.lines[index].words.count <= 12 else { return false }
    var parts: [String] = []
    if cells.count == 2, cells[1].words.count <= 3 {
      parts = cells.map { $0.text.lowercased() }
    } else if let dash = [" – ", " — ", " - ", ": "].compactMap({ text.firstRange(of: $0) }).first {
      parts = [String(text[..<dash.lowerBound]), String(text[dash.upperBound...])]
    }
    let sides = parts.map { $0.trimmed.trimmedOfPunctuation }
    guard !sides.isEmpty, !asksBelow(index) else { return false }
    // "Map – Key" says what signs mean; the title of a sheet stands above its questions as well.
    let titles: Set<Substring> = Set(
      document.titles.joined(separator: " ").lowercased().split { !$0.isLetter }.filter { $0.count > 3 })
    return sides.enumerated().contains { place, side in
      let words = side.split(separator: " ").map(String.init)
      guard let last = words.last, words.count <= 4 else { return false }
      if side == "key" {
        let other: [Substring] = sides[1 - place].split { !$0.isLetter }
        return other.contains(where: titles.contains) && other.count > 1
          && index + 1 < document.lines.count && document.labels[index + 1]?.parts.first?.number == 1
      }
      if Self.single.contains(side)
        || Self.heads.contains(side) && !["answer", "solutions", "solution", "corrections"].contains(side)
      {
        return true
      }
      if side.hasSuffix("answer key") { return true }
      let isOfTeacher =
        words[0].hasPrefix("teacher") || words[0].hasPrefix("trainer") || words[0].hasPrefix("tutor")
        || words[0].hasPrefix("instructor")
        || words[0] == "master"
      return isOfTeacher && ["key", "answers", "sheet", "copy"].contains(last) && words.count > 1
        && (last == "key" || last == "answers" || words.contains("answer"))
    }
  }

  /// True where the first number below a line asks something: then it is no answer.
  func asksBelow(_ index: Int) -> Bool {
    let first = document.lines.indices[(index + 1)...].prefix(8).first {
      document.labels[$0]?.parts.first?.number != nil
    }
    return first.map { document.texts[$0].hasSuffix("?") } ?? false
  }
}
