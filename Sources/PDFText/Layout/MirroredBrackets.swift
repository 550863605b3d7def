/// Sets brackets right on pages from right to left whose files name them by how they look.
///
/// A bracket that opens looks there like one that closes elsewhere. Some programs name the picture, others what was
/// typed; a document is of one program, and its pairs tell which.
enum MirroredBrackets {
  static func setRight(_ pages: inout [PageText]) {
    var balance = 0
    for page in pages where page.isTurned { for line in page.lines { balance += self.balance(line.words) } }
    guard balance < 0 else { return }
    for page in pages.indices where pages[page].isTurned {
      for line in pages[page].lines.indices {
        for cell in pages[page].lines[line].cells.indices {
          let words = pages[page].lines[line].cells[cell].words
          for (place, word) in words.enumerated() where isTurned(word.text) {
            let text = String(word.text.map { others[$0] ?? $0 })
            pages[page].lines[line].cells[cell].words[place].text = text
          }
        }
      }
    }
  }

  /// How many brackets of a line stand as they should, less those that stand the other way round.
  private static func balance(_ words: [TextWord]) -> Int {
    var balance = 0
    var open: Character?
    for word in words where isTurned(word.text) {
      // "أ)": the letter of an option.
      if word.text.count == 2, let last = word.text.last, open == nil, word.text.first?.isLetter == true {
        balance += last == ")" ? 1 : last == "(" ? -1 : 0
        if last == ")" || last == "(" { continue }
      }
      for character in word.text {
        switch character {
        case "(" where open == ")":
          balance -= 1
          open = nil
        case ")" where open == "(":
          balance += 1
          open = nil
        case "(", ")": open = character
        default: break
        }
      }
    }
    return balance
  }

  /// True for a word that was turned round with its line: one with letters from right to left, or a lone sign.
  private static func isTurned(_ text: String) -> Bool {
    text.count == 1 || text.unicodeScalars.contains { $0.isRightToLeft }
  }

  private static let others: [Character: Character] = [
    "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "«": "»", "»": "«", "<": ">", ">": "<",
  ]
}
