import PDFText

extension DocumentLines {
  /// Headings that take turns above numbered lines, as "TOSS-UP" and "BONUS" do in a contest, by the line below each.
  ///
  /// Each of them comes at least twice, and none comes twice in a row.
  func turns() -> [Int: String] {
    let headed = lines.indices.dropFirst().compactMap { index in turn(above: index).map { (index, $0) } }
    guard headed.count >= 4 else { return [:] }
    let texts = headed.map(\.1)
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    guard (2...3).contains(counts.count), counts.values.allSatisfy({ $0 > 1 }),
      zip(texts, texts.dropFirst()).allSatisfy({ $0 != $1 })
    else { return [:] }
    return Dictionary(uniqueKeysWithValues: headed)
  }

  /// The heading above a numbered line, right above it or above a line that names a subject: "PHYSICS – Short Answer".
  private func turn(above index: Int) -> String? {
    guard labels[index]?.parts.first?.number != nil else { return nil }
    func heads(_ line: Int) -> Bool { lines[line].words.count <= 3 && isHeading(line) && labels[line] == nil }
    if heads(index - 1) { return texts[index - 1] }
    guard index > 1, heads(index - 2), labels[index - 1] == nil, lines[index - 1].words.count <= 8,
      lines[index - 1].page == lines[index].page, lines[index - 1].box.left > lines[index].box.left + 3_000
    else { return nil }
    return texts[index - 2]
  }
}
