import PDFText

/// Places at which a text was joined of things that the page sets apart.
///
/// What a question takes in too much, as a hint, a line for the next group of questions or the answer beside it, the page
/// shows by room, by another style, or by a column of its own. Where a text has such a seam, a person has to look.
struct Seams {
  let document: DocumentLines
  /// Whether questions have gaps, of which those at the ends of lines may have left no sign.
  private let hasGaps: Bool
  /// How far texts reach, by the column that they stand in and where they begin, in steps of six points.
  private var edges: [Edge: Int32] = [:]

  private struct Edge: Hashable {
    let column: Int
    let left: Int32
  }

  private static let step: Int32 = 600

  init(_ document: DocumentLines, _ items: [ExtractedItem]) {
    self.document = document
    hasGaps = items.contains { $0.question.contains("___") }
    for line in document.lines {
      for cell in line.cells {
        // A label may stand before what the text begins with.
        for word in cell.words.prefix(3)
        where word.box.left == cell.box.left || word.gapBefore > word.size / 3 {
          let edge = Edge(column: line.column, left: word.box.left / Self.step)
          edges[edge] = max(edges[edge] ?? 0, cell.box.right)
        }
      }
    }
  }

  /// A cell of a line that went into a text.
  private struct Piece {
    let line: TextLine
    /// Position of the line.
    let index: Int
    let words: [TextWord]
    /// Letters of the text before this piece.
    let start: Int
    let isFirstOfLine: Bool
  }

  /// What is wrong with the text of a question; nil where it is of one piece.
  func fault(inQuestion text: String, at places: [ExtractedItem.Place]) -> String? {
    let pieces = pieces(of: text, at: places)
    return fault(between: pieces, text: text) ?? Self.tail(of: text)
  }

  /// What is wrong with the text of an answer; nil where it is of one piece.
  ///
  /// - Parameter isScheme: True for a mark scheme, whose points stand on lines of their own.
  func fault(inAnswer text: String, at places: [ExtractedItem.Place], isScheme: Bool = false) -> String? {
    let pieces = pieces(of: text, at: places)
    for (one, other) in zip(pieces, pieces.dropFirst()) {
      if differs(other, one) { return "its answer changes its style at '\(other.words.text)'" }
      if !other.isFirstOfLine, let gap = other.words.first?.gapBefore, gap > other.line.size * 5 / 2,
        other.words.contains(where: { $0.text.contains(where: \.isLetter) })
      {
        return "'\(other.words.text)' stands apart in the line of its answer"
      }
      if isTopic(other, behind: one) { return "'\(other.words.text)' below its answer may be a heading" }
      if !isScheme, !text.contains("\n"), one.start > 0 || !isHead(one), !isSentence(other, behind: one),
        breaksEarly(one, other)
      {
        return "its answer begins a line of its own at '\(other.words.text)'"
      }
    }
    return nil
  }

  /// True for a sentence behind the end of another: an answer may have paragraphs.
  private func isSentence(_ piece: Piece, behind other: Piece) -> Bool {
    guard let end = other.words.last?.text.last, ".!?".contains(end) else { return false }
    return piece.words.first?.text.first?.isUppercase == true
      && !piece.words.prefix(3).contains { $0.text.hasSuffix(":") }
  }

  /// True for a few words with a capital on a line of their own, below words that are no sentence and begin small: the
  /// name of what follows, as "Nouns" below "to send".
  private func isTopic(_ piece: Piece, behind other: Piece) -> Bool {
    guard piece.isFirstOfLine, piece.words.count == piece.line.words.count, piece.words.count <= 3,
      piece.words.first?.text.first?.isUppercase == true,
      piece.words.last?.text.last.map({ $0.isLetter || $0.isNumber }) == true,
      let end = other.words.last?.text.last, end.isLetter || end.isNumber || end == ")"
    else { return false }
    return other.start == 0 && other.words.first?.text.first?.isLowercase == true
  }

  /// Where cells begin at the height of a piece.
  private func neighbours(of piece: Piece) -> [Int32] {
    (max(0, piece.index - 2)...min(document.lines.count - 1, piece.index + 2)).flatMap { index in
      let line = document.lines[index]
      return line.page == piece.line.page && line.box.verticalOverlap(piece.line.box) > 0.5
        ? line.cells.map(\.box.left) : []
    }
  }

  /// True for a few words on a line of their own: a term above what it means.
  private func isHead(_ piece: Piece) -> Bool {
    piece.words.count == piece.line.words.count && piece.words.count < 7
  }

  /// True for a line that begins although its first word had room in the line above: it is a paragraph of its own.
  private func breaksEarly(_ one: Piece, _ other: Piece) -> Bool {
    guard other.isFirstOfLine, one.line.page == other.line.page, one.line.column == other.line.column,
      let last = one.words.last, let first = one.words.first, let next = other.words.first
    else { return false }
    let edge =
      [first.box.left, next.box.left].flatMap { left in
        (-1...1).compactMap { edges[Edge(column: one.line.column, left: left / Self.step + $0)] }
      }.max() ?? 0
    // A paragraph in a table reaches no further than to the next column.
    let beside = [one, other].flatMap { piece in
      neighbours(of: piece).filter { $0 > (piece.words.last?.box.right ?? 0) }.map { $0 - 2 * next.size }
    }.min()
    return min(edge, beside ?? edge) - last.box.right > next.box.width + next.size * 3
  }

  private func fault(between pieces: [Piece], text: String) -> String? {
    guard let first = pieces.first else { return nil }
    let isGapped = text.contains("___")
    for (one, other) in zip(pieces, pieces.dropFirst()) {
      let words = other.words.text
      if !other.isFirstOfLine {
        guard !isGapped, let gap = other.words.first?.gapBefore, gap > other.line.size * 5 / 2 else {
          continue
        }
        return "'\(words)' stands apart in its line"
      }
      if differs(other, first), differs(other, one) { return "it changes its style at '\(words)'" }
      guard one.line.page == other.line.page, one.line.column == other.line.column else { continue }
      if !hasGaps, breaksEarly(one, other), !leads(pieces, to: other) {
        return "'\(words)' begins a line of its own"
      }
      let pitch = min(max(document.pitch, other.line.size * 6 / 5), other.line.size * 3 / 2)
      guard other.line.box.top - one.line.box.top > pitch * 8 / 5 else { continue }
      if asks(pieces.prefix { $0.start < other.start }), !asks(pieces.drop { $0.start < other.start }) {
        return "'\(words)' stands apart below what is asked"
      }
    }
    return nil
  }

  /// True where what stands before a piece is complete, and what asks begins with it.
  private func leads(_ pieces: [Piece], to piece: Piece) -> Bool {
    guard let end = pieces.last(where: { $0.start < piece.start })?.words.last?.text.last,
      ".:!?)”’\"".contains(end)
    else { return false }
    return asks(pieces.drop { $0.start < piece.start })
  }

  private func asks(_ pieces: some Collection<Piece>) -> Bool {
    let text = pieces.map { $0.words.text }.joined(separator: " ")
    return Asking.worth(text) >= 0.9 || Wording.hasContext(text)
  }

  /// True where all of a piece is set otherwise than most of another.
  private func differs(_ piece: Piece, _ other: Piece) -> Bool {
    let letters = other.words.filter { $0.text.contains(where: \.isLetter) }
    guard let model = letters.last, piece.words.contains(where: { $0.text.contains(where: \.isLetter) })
    else {
      return false
    }
    let sizes = (piece.line.size, other.line.size)
    if abs(sizes.0 - sizes.1) * 100 > sizes.1 * 8 { return true }
    let isPlain = letters.contains { !$0.isItalic && !$0.isBold }
    if isPlain, piece.words.allSatisfy(\.isItalic) || piece.words.allSatisfy(\.isBold) { return true }
    return piece.words.allSatisfy { $0.color != model.color && isFar($0.color, model.color) }
  }

  private func isFar(_ one: UInt32, _ other: UInt32) -> Bool {
    func part(_ color: UInt32, _ shift: UInt32) -> Int { Int((color >> shift) & 0xFF) }
    return [UInt32(16), 8, 0].contains { abs(part(one, $0) - part(other, $0)) > 60 }
  }

  /// The cells that a text was made of, as far as they can be told.
  private func pieces(of text: String, at places: [ExtractedItem.Place]) -> [Piece] {
    let letters = Array(Verification.words(text).joined().unicodeScalars)
    var pieces: [Piece] = []
    var place = 0
    for here in places {
      for index in document.lines(ofPage: here.page) {
        let line = document.lines[index]
        guard line.page == here.page, line.box.centerY >= here.box.top, line.box.centerY <= here.box.bottom
        else { continue }
        for (number, cell) in line.cells.enumerated() {
          guard cell.box.left < here.box.right, cell.box.right > here.box.left else { continue }
          // A label may stand before the first words.
          guard place < letters.count else { return pieces }
          for skipped in 0...(pieces.isEmpty ? 4 : number == 0 ? 2 : 0) where skipped < cell.words.count {
            guard mayBegin(cell.words[skipped], letters[place]) else { continue }
            guard let (words, count) = match(Array(cell.words.dropFirst(skipped)), letters, place) else {
              continue
            }
            pieces.append(
              Piece(
                line: line, index: index, words: words, start: place,
                isFirstOfLine: pieces.last?.line.box != line.box))
            place += count
            break
          }
        }
        if place == letters.count { return pieces }
      }
    }
    return pieces
  }

  /// The words of a cell that a text has at a place, with how many letters they are: marks may stand behind them.
  private func match(_ all: [TextWord], _ letters: [Unicode.Scalar], _ place: Int) -> ([TextWord], Int)? {
    var words = all
    while !words.isEmpty, words.count + 3 >= all.count {
      let own = Array(Verification.words(words.text).joined().unicodeScalars)
      if own.isEmpty { return nil }
      if place + own.count <= letters.count, letters[place..<(place + own.count)].elementsEqual(own) {
        return (words, own.count)
      }
      guard let last = words.popLast(),
        last.text.contains(where: { $0.isNumber || "[](".contains($0) })
          || last.text.lowercased().hasPrefix("mark") || last.text.lowercased().hasPrefix("point")
      else { return nil }
    }
    return nil
  }

  /// True for the letters and digits of ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// False where a word begins with another letter: most do, and so need no more of a look.
  private func mayBegin(_ word: TextWord, _ letter: Unicode.Scalar) -> Bool {
    guard let first = word.text.utf8.first(where: { $0 > 0x2F }), first < 0x80, letter.isASCII,
      Self.isPlain(first)
    else { return true }
    return UInt32(first | (first > 0x39 ? 0x20 : 0)) == letter.value
  }

  /// What stands behind the last sentence and is none, where sentences stand before it.
  static func tail(of text: String) -> String? {
    var ends: [String.Index] = []
    var place = text.startIndex
    while place < text.endIndex {
      let next = text.index(after: place)
      if ".?!？。".contains(text[place]), next == text.endIndex || text[next] == " ",
        !Wording.isAbbreviation(text, place)
      {
        ends.append(next)
      }
      place = next
    }
    guard let last = ends.last else { return nil }
    let rest = String(text[last...]).trimmed
    guard rest.contains(where: { $0.isLetter || $0.isNumber }), !rest.contains("___") else { return nil }
    return "'\(rest)' stands behind the last sentence"
  }
}
