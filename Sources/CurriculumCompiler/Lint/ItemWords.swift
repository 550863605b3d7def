/// A word of an item's stem.
package struct ItemWord: Sendable {
  /// The word, folded for comparing.
  package let folded: String
  /// UTF-8 offsets in the stem.
  package let range: Range<Int>
  /// True between quotation marks and in italics, where a word is talked about, not used.
  package let isQuoted: Bool
  /// True when it is written in capitals or in bold.
  package let isEmphasised: Bool
}

/// The words of an item that is chosen from options or judged, cut once for all rules.
package struct ItemWords: Sendable {
  /// The words of the stem, in order.
  package let stem: [ItemWord]
  /// The words of each option, folded, in order.
  package let options: [[String]]
  /// UTF-8 offset of the stem's last sentence, which asks.
  package let questionStart: Int
  /// True when the stem has quotation marks or italics.
  package let hasQuotes: Bool

  /// The words of the last sentence that are used, not talked about.
  package var question: ArraySlice<ItemWord> {
    stem[(stem.firstIndex { $0.range.lowerBound >= questionStart } ?? stem.endIndex)...]
  }

  /// Cuts a stem and options into words.
  ///
  /// - Complexity: O(*n*) in their bytes.
  init(_ prompt: Wording, _ options: [Text]) {
    var scanner = WordScanner()
    let marked = MarkedRanges(prompt.string)
    var stem: [ItemWord] = []
    let bytes = Array(prompt.string.utf8)
    scanner.scan(prompt.string) { word, folded in
      let isBold = marked.bold.contains { $0.contains(word.range.lowerBound) }
      stem.append(
        ItemWord(
          folded: String(decoding: folded, as: UTF8.self), range: word.range,
          isQuoted: marked.quoted.contains { $0.contains(word.range.lowerBound) },
          isEmphasised: isBold || isUppercase(bytes[word.range])))
    }
    self.stem = stem
    self.options = options.map { option in
      var words: [String] = []
      scanner.scan(option.string) { _, folded in words.append(String(decoding: folded, as: UTF8.self)) }
      return words
    }
    let sentences = sentenceRanges(of: prompt.string)
    questionStart =
      sentences.last.map { prompt.string.utf8.distance(from: prompt.string.startIndex, to: $0.lowerBound) }
      ?? 0
    hasQuotes = !marked.quoted.isEmpty
  }
}

/// True for two letters or more, none of them small, decided by ASCII letters.
private func isUppercase(_ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.count > 1 && bytes.contains { (0x41...0x5A).contains($0) }
    && !bytes.contains { (0x61...0x7A).contains($0) }
}

/// The parts of a text that are quoted or in italics, and those in bold.
struct MarkedRanges {
  /// UTF-8 offsets between quotation marks or single asterisks.
  private(set) var quoted: [Range<Int>] = []
  /// UTF-8 offsets between double asterisks.
  private(set) var bold: [Range<Int>] = []

  init(_ text: String) {
    guard text.utf8.contains(where: { $0 == 0x22 || $0 == 0x2A || $0 == 0xC2 || $0 == 0xE2 }) else { return }
    var opened: [Unicode.Scalar: Int] = [:]
    var offset = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"":
        if let start = opened.removeValue(forKey: "\"") {
          quoted.append(start..<offset)
        } else {
          opened["\""] = offset
        }
      case "“", "„", "«", "‘": opened[scalar] = offset
      case "”", "»": close(scalar == "»" ? ["«"] : ["“", "„"], at: offset, &opened)
      case "’": close(["‘"], at: offset, &opened)
      case "*":
        if previous == "*" {
          opened["*"] = nil
          if let start = opened.removeValue(forKey: "⁑") {
            bold.append(start..<offset)
          } else {
            opened["⁑"] = offset
          }
        } else if let start = opened.removeValue(forKey: "*") {
          quoted.append(start..<offset)
        } else {
          opened["*"] = offset
        }
      default: break
      }
      previous = scalar == "*" && previous == "*" ? nil : scalar
      offset += UTF8.width(scalar)
    }
  }

  private mutating func close(
    _ marks: [Unicode.Scalar], at offset: Int, _ opened: inout [Unicode.Scalar: Int]
  ) {
    for mark in marks {
      if let start = opened.removeValue(forKey: mark) { quoted.append(start..<offset) }
    }
  }
}
