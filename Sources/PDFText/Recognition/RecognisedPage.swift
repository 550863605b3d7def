/// A page whose text was read off a picture.
package struct RecognisedPage: Sendable {
  /// Its lines, as if the page had a text of its own, still without regard to columns.
  package var text: PageText
  /// Each word's place and how sure the program is of it, 0...1.
  package var words: [(box: Box, confidence: Double)]

  /// A gap of more than this many sizes parts two cells.
  private static let cellGap = 1.3
  /// Words that the program is less sure of are specks, unless they are letters.
  private static let leastConfidence = 0.25

  package init(text: PageText, words: [(box: Box, confidence: Double)]) {
    self.text = text
    self.words = words
  }

  /// Puts words together to lines.
  ///
  /// - Parameters:
  ///   - words: The words, in dots.
  ///   - number: The number of the page, from 1.
  ///   - width: The width of the page in hundredths of a point.
  ///   - height: Its height.
  init(_ words: RecognisedWords, number: Int, width: Int32, height: Int32) {
    text = PageText(number: number, width: width, height: height)
    self.words = []
    let scale = (Double(width) / Double(words.width), Double(height) / Double(words.height))
    let kept = words.lines.map { line in line.filter { !Self.isSpeck($0) } }.filter { !$0.isEmpty }
    let sizes = kept.map { Self.size($0) * scale.1 }
    let common = sizes.sorted().dropFirst(sizes.count / 2).first ?? 0
    for (line, size) in zip(kept, sizes) {
      // Heights of few letters vary; only what is clearly another size is one.
      let size = abs(size - common) < 0.15 * common ? common : size
      append(line, size: size, scale)
    }
    text.lines.sort { $0.box.centerY < $1.box.centerY }
    text.letterCount = text.lines.reduce(0) { $0 + $1.words.reduce(0) { $0 + $1.text.unicodeScalars.count } }
  }

  private mutating func append(_ line: [RecognisedWords.Word], size: Double, _ scale: (Double, Double)) {
    // Lines of a text are as high as each other, whatever letters they have.
    let top = line.map(\.top).min() ?? 0
    let bottom = line.map { $0.top + $0.height }.max() ?? 0
    var cells: [TextCell] = []
    var current: [TextWord] = []
    var right: Int32?
    let line = line.sorted { $0.left < $1.left }
    for (position, word) in line.enumerated() {
      let box = Box(
        left: Int32(Double(word.left) * scale.0), top: Int32(Double(top) * scale.1),
        right: Int32(Double(word.left + word.width) * scale.0), bottom: Int32(Double(bottom) * scale.1))
      let gap = max(0, box.left - (right ?? box.left))
      if Double(gap) > Self.cellGap * size, !current.isEmpty {
        cells.append(TextCell(current))
        current = []
      }
      current.append(
        TextWord(
          text: mended(position, in: line, isFirst: current.isEmpty), box: box, size: Int32(max(100, size)),
          gapBefore: gap))
      words.append((box, word.confidence))
      right = max(right ?? box.right, box.right)
    }
    cells.append(TextCell(current))
    text.lines.append(TextLine(page: text.number, cells: cells, size: Int32(max(100, size))))
  }

  /// The size of a line's letters in dots, from the heights of its words and the letters in them.
  ///
  /// In most fonts small letters are half as high as the size says, capitals seven tenths, and tails a fifth.
  private static func size(_ line: [RecognisedWords.Word]) -> Double {
    let sizes = line.map { word -> Double in
      let hasTall = word.text.contains {
        $0.isUppercase || $0.isNumber || "bdfhijklt()[]/?!".contains($0) || !$0.isASCII
      }
      let hasTail = word.text.contains { "gjpqy()[]/,;Q".contains($0) }
      return Double(word.height) / (0.5 + (hasTall ? 0.21 : 0) + (hasTail ? 0.2 : 0))
    }.sorted()
    return sizes[sizes.count / 2]
  }

  /// Dots to write on, which the program takes for words of a few letters, and specks.
  private static func isSpeck(_ word: RecognisedWords.Word) -> Bool {
    // Rules of tables and boxes.
    if word.text.allSatisfy({ "|¦[]_".contains($0) }), word.text.contains(where: { "|¦".contains($0) }) {
      return true
    }
    let hasLetters = word.text.contains { $0.isLetter || $0.isNumber }
    if !hasLetters {
      return word.confidence < leastConfidence && !word.text.contains { "[]()?".contains($0) }
    }
    if word.confidence < leastConfidence, word.text.count <= 3, !word.text.contains(where: \.isNumber) {
      return true
    }
    let letters = word.text.lowercased().filter(\.isLetter)
    return word.confidence < 0.6 && letters.count >= 8 && Set(letters).count * 2 <= letters.count
  }

  /// A word with its full stop after a number that begins a text, which the program may take for a comma.
  private func mended(_ position: Int, in line: [RecognisedWords.Word], isFirst: Bool) -> String {
    let word = line[position].text
    let next = position + 1 < line.count ? line[position + 1].text : ""
    let isNumber = (2...3).contains(word.count) && word.last == "," && word.dropLast().allSatisfy(\.isNumber)
    return isFirst && isNumber && next.first?.isUppercase == true ? word.dropLast() + "." : Self.mended(word)
  }

  /// Brackets that do not match around a number, since the program often takes "[" for "(" or a bar.
  private static func mended(_ word: String) -> String {
    guard let first = word.first, let last = word.last, word.count >= 3, word.count <= 5,
      word.dropFirst().dropLast().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return word }
    let isMatched = first == "(" && last == ")" || first == "[" && last == "]"
    guard !isMatched, "([{|".contains(first), ")]}|".contains(last) else { return word }
    return "[\(word.dropFirst().dropLast())]"
  }
}

extension PageText {
  /// True for a page that is a picture without a text: one covers most of it, and hardly a character is there.
  package var isScan: Bool {
    guard letterCount < 20 else { return false }
    let page = Double(max(1, width)) * Double(max(1, height))
    // Scanners cut pages into strips.
    let covered = images.reduce(0.0) { sum, image in
      let across = max(0, min(image.right, width) - max(image.left, 0))
      let down = max(0, min(image.bottom, height) - max(image.top, 0))
      return sum + Double(across) * Double(down)
    }
    return covered >= 0.6 * page
  }
}
