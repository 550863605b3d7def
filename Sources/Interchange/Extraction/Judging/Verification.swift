import PDFText

/// Compares what was extracted with the words that the file itself gives for its pages.
///
/// The words come from poppler's own reading of the page, not from the lines that the recognisers work on, so that a
/// mistake in putting letters together shows.
struct Verification {
  private var words: [Int: Set<String>] = [:]

  init(_ pages: [PageText]) {
    for page in pages { words[page.number] = Set(Self.words(page.ownText)) }
  }

  /// The words of a text that none of some pages has.
  func missing(_ text: String, on pages: some Collection<Int>) -> [String] {
    let near = Set(pages.flatMap { [$0, $0 + 1] })
    return Self.words(text).filter { word in
      !near.contains { page in words[page].map { has($0, word) } ?? false }
    }
  }

  /// Whether letters that the page's text lacks were put back in a word, and nothing else differs.
  func isMended(_ word: String, on pages: some Collection<Int>) -> Bool {
    let near = Set(pages.flatMap { [$0, $0 + 1] })
    return ["ffi", "ffl", "fi", "fl", "ff"].contains { lost in
      guard let range = word.firstRange(of: lost) else { return false }
      let (head, tail) = (String(word[..<range.lowerBound]), String(word[range.upperBound...]))
      return near.contains { page in
        let known = words[page] ?? []
        return (head.isEmpty || known.contains(head)) && known.contains(tail)
      }
    }
  }

  /// True for a word of the page, or one that it breaks at the end of a line, or runs together with others.
  private func has(_ known: Set<String>, _ word: String) -> Bool {
    if known.contains(word) { return true }
    guard word.count > 2 else { return false }
    for place in word.indices.dropFirst()
    where known.contains(String(word[..<place])) && known.contains(String(word[place...])) {
      return true
    }
    return false
  }

  /// Runs of letters and digits in one form: raised and lowered digits as plain ones, ligatures as letters.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in AccentsApart.joined(text).unicodeScalars {
      // Nearly all are ASCII, of which bytes say enough.
      if scalar.isASCII {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if byte.isASCIILetter {
          word.append(byte | 0x20)
        } else if byte.isASCIIDigit {
          word.append(byte)
        } else {
          end()
        }
      } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar.properties.generalCategory == .nonspacingMark
      {
        word += scalar.plainForm.utf8
      } else {
        end()
      }
    }
    end()
    return words
  }
}

extension Unicode.Scalar {
  /// The letters or digits that it stands for.
  fileprivate var plainForm: String {
    switch value {
    case 0x2070: "0"
    case 0xB9: "1"
    case 0xB2: "2"
    case 0xB3: "3"
    case 0x2074...0x2079: String(value - 0x2070)
    case 0x2080...0x2089: String(value - 0x2080)
    case 0x207F: "n"
    case 0x2071: "i"
    case 0x2160...0x216B: RomanNumbers.value(Character(self))?.letters.lowercased() ?? ""
    case 0xFB00: "ff"
    case 0xFB01: "fi"
    case 0xFB02: "fl"
    case 0xFB03: "ffi"
    case 0xFB04: "ffl"
    default: properties.lowercaseMapping
    }
  }
}
