import PDFText

extension TextLine {
  /// The line with labels as words of their own that are written together with what stands beside them.
  ///
  /// "①tesla" is a circled digit and a word, "____1." a blank and a number; "1．长方形" and "（2）川" are as Chinese and Japanese
  /// write them, with marks of full width.
  var withSignsApart: TextLine { dividedAtCircles.withFirstSignsApart }

  /// The line with a word that ends before each circled digit: "4년② 5년③".
  private var dividedAtCircles: TextLine {
    func place(_ text: String) -> Int? {
      guard text.utf8.count < 400, text.utf8.contains(0xE2),
        let found = text.dropFirst().firstIndex(where: \.isCircledDigit)
      else {
        return nil
      }
      return text.distance(from: text.startIndex, to: found)
    }
    guard words.contains(where: { place($0.text) != nil }) else { return self }
    var line = self
    for cell in line.cells.indices {
      line.cells[cell].words = line.cells[cell].words.flatMap { word in
        var parts: [TextWord] = []
        var rest = word
        while let count = place(rest.text) {
          let (head, tail) = rest.divided(behind: count)
          parts.append(head)
          rest = tail
        }
        return parts + [rest]
      }
    }
    return line
  }

  private var withFirstSignsApart: TextLine {
    guard cells.contains(where: { cell in cell.words.indices.contains { cut(cell.words[$0].text) != nil } })
    else {
      return self
    }
    var line = self
    for cell in line.cells.indices {
      var words: [TextWord] = []
      let all = line.cells[cell]
      var letter: UInt8?
      for (place, word) in all.words.enumerated() {
        // "A.正确 B.错误": the next letter begins an option, whatever room it has.
        let isNext = letter != nil && word.text.utf8.first == letter.map { $0 + 1 }
        guard all.isBeginning(place) || isNext, let (first, rest, count) = cut(word.text) else {
          words.append(word)
          continue
        }
        letter = first.utf8.first.flatMap { (0x41...0x48).contains($0) ? $0 : nil }
        var (sign, behind) = (word, word)
        sign.text = first
        let width = Int(word.box.right) - Int(word.box.left)
        let middle = word.box.left + Int32(width * count / max(1, word.text.count))
        sign.box.right = middle
        words.append(sign)
        guard !rest.isEmpty else { continue }
        behind.box.left = middle
        behind.text = rest
        behind.gapBefore = word.size * 2 / 3
        words.append(behind)
      }
      line.cells[cell].words = words
    }
    return line
  }

  /// A label, what is written behind it, and how many characters of the word the label is; nil for other words.
  private func cut(_ text: String) -> (label: String, rest: String, count: Int)? {
    guard let byte = text.utf8.first, byte >= 0x80 || byte == 0x5F || byte.isASCIIDigit || byte.isASCIILetter
    else {
      return nil
    }
    if byte == 0x5F {
      let blank = text.prefix { $0 == "_" }
      let rest = String(text.dropFirst(blank.count))
      guard blank.count >= 3, rest.last == "." || rest.last == ")", compactLabel(rest)?.first?.number != nil
      else {
        return nil
      }
      return (String(blank), rest, blank.count)
    }
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    // "【答案】B", "【解析】…"
    if text.first == "【", let end = text.firstIndex(of: "】"), text[..<end].count <= 5 {
      let label = text[...end]
      return label.count < text.count
        ? (String(label), String(text.dropFirst(label.count)), label.count) : nil
    }
    // "答案:√", "答:应从侧面接近"
    if byte >= 0xE3, let colon = text.prefix(6).firstIndex(where: { ":：".contains($0) }),
      InlineAnswer.isHead(String(text[..<colon])), text.index(after: colon) < text.endIndex
    {
      let count = text.distance(from: text.startIndex, to: colon) + 1
      return (String(text.prefix(count)), String(text.dropFirst(count)), count)
    }
    if byte == 0xE2, let first = text.first, first.isCircledDigit, text.count > 1 {
      return (String(text.prefix(1)), String(text.dropFirst()), 1)
    }
    return fullWidthLabel(text)
  }

  /// "1．", "1、", "（1）", "A．" and the same in letters of full width, as labels that others write.
  private func fullWidthLabel(_ text: String) -> (label: String, rest: String, count: Int)? {
    var rest = text[...]
    let opens = rest.first == "（" || rest.first == "("
    if opens { rest.removeFirst() }
    var sign = ""
    while let next = rest.first, sign.count < 2, let plain = next.plainSign {
      sign.append(plain)
      rest.removeFirst()
    }
    guard !sign.isEmpty, sign.allSatisfy(\.isNumber) || sign.count == 1, let mark = rest.first else {
      return nil
    }
    let isFull = "．、）".contains(mark) || text.first == "（"
    let isBeside = rest.dropFirst().first?.unicodeScalars.first?.isEastAsian ?? false
    guard "．、）.)".contains(mark), opens == "）)".contains(mark) || !opens, isFull || isBeside else {
      return nil
    }
    rest.removeFirst()
    let label = opens ? "(\(sign))" : "）)".contains(mark) ? "\(sign))" : "\(sign)."
    return (label, String(rest), text.count - rest.count)
  }
}

extension Character {
  /// The ASCII digit or capital letter that it is, whatever its width; nil for any other.
  fileprivate var plainSign: Character? {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return nil }
    let value = scalar.value >= 0xFF01 && scalar.value <= 0xFF5E ? scalar.value - 0xFEE0 : scalar.value
    guard (0x30...0x39).contains(value) || (0x41...0x48).contains(value), let plain = Unicode.Scalar(value)
    else {
      return nil
    }
    return Character(plain)
  }
}

extension Character {
  /// True for "①" to "⑨".
  fileprivate var isCircledDigit: Bool {
    unicodeScalars.first.map { (0x2460...0x2468).contains($0.value) } ?? false
  }
}

extension TextWord {
  /// The word in two behind some of its characters, with a space's room between them.
  func divided(behind count: Int) -> (TextWord, TextWord) {
    let width = Int(box.right) - Int(box.left)
    let middle = box.left + Int32(width * count / max(1, text.count))
    var (head, tail) = (self, self)
    head.text = String(text.prefix(count))
    head.box.right = middle
    tail.text = String(text.dropFirst(count))
    tail.box.left = middle
    tail.gapBefore = size * 2 / 3
    return (head, tail)
  }
}

extension TextCell {
  /// True for the first word, and for one that room sets off from the word before it.
  fileprivate func isBeginning(_ place: Int) -> Bool {
    place == 0 || words[place].gapBefore > words[place].size / 2
  }
}
