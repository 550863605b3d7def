import PDFText

extension DocumentLines {
  /// Headings that take turns above numbered lines, as "TOSS-UP" and "BONUS" do in a contest, by the line below each.
  ///
  /// Each of them comes at least twice, and none comes twice in a row.
  func turns() -> [Int: String] {
    let headed = lines.indices.dropFirst().filter { index in
      labels[index]?.parts.first?.number != nil && lines[index - 1].words.count <= 3 && isHeading(index - 1)
        && labels[index - 1] == nil
    }
    guard headed.count >= 4 else { return [:] }
    let texts = headed.map { self.texts[$0 - 1] }
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    guard (2...3).contains(counts.count), counts.values.allSatisfy({ $0 > 1 }),
      zip(texts, texts.dropFirst()).allSatisfy({ $0 != $1 })
    else { return [:] }
    return Dictionary(uniqueKeysWithValues: zip(headed, texts))
  }
}
