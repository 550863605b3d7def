import PDFText

/// Says where a question's context ends and its command begins.
enum Wording {
  /// The sentences before the first one that asks, and the rest; both together are the text.
  static func split(_ text: String) -> (context: String?, command: String) {
    split(text, hasOpenEnd: true)
  }

  /// True for a text of which not the first sentence asks, but another does.
  static func hasContext(_ text: String) -> Bool { split(text, hasOpenEnd: false).context != nil }

  /// - Parameter hasOpenEnd: Whether a last sentence that breaks off asks.
  private static func split(_ text: String, hasOpenEnd: Bool) -> (context: String?, command: String) {
    var start = text.startIndex
    var sentenceStart = text.startIndex
    while start < text.endIndex {
      guard let end = sentenceEnd(text, from: start) else { break }
      let sentence = text[sentenceStart..<end].trimmingPrefix { $0 == " " }
      if asks(sentence) {
        return sentenceStart == text.startIndex
          ? (nil, text) : (String(text[..<sentenceStart]).trimmed, String(text[sentenceStart...]).trimmed)
      }
      sentenceStart = end
      start = end
    }
    let rest = text[sentenceStart...].trimmingPrefix { $0 == " " }
    // "… R$ 15,00. O aumento percentual do preço foi de" asks by what it leaves open.
    if sentenceStart > text.startIndex, asks(rest) || hasOpenEnd && isOpen(rest) {
      return (String(text[..<sentenceStart]).trimmed, String(rest))
    }
    return (nil, text)
  }

  /// True for the beginning of a sentence that options or a gap end.
  private static func isOpen(_ sentence: Substring) -> Bool {
    guard sentence.split(separator: " ").count > 2, let last = sentence.last else { return false }
    return last.isLetter && last.isLowercase || last == ":" || sentence.hasSuffix("___")
  }

  private static func asks(_ sentence: Substring) -> Bool {
    guard let first = sentence.split(separator: " ").first else { return false }
    return sentence.last == "?" || Asking.isCommand(String(first)) && first.first?.isUppercase == true
  }

  /// Where a sentence ends: behind its mark and what closes a quotation, before a space and a capital.
  private static func sentenceEnd(_ text: String, from start: String.Index) -> String.Index? {
    var place = start
    while place < text.endIndex {
      var next = text.index(after: place)
      // "… where it has been.” Which choice …"
      if ".?!".contains(text[place]), next < text.endIndex, "”’\")".contains(text[next]) {
        next = text.index(after: next)
      }
      if ".?!".contains(text[place]), next < text.endIndex, text[next] == " " {
        let behind = text.index(after: next)
        if behind < text.endIndex, text[behind].isUppercase || "“\"(‘".contains(text[behind]),
          !isAbbreviation(text, place)
        {
          return next
        }
      }
      place = text.index(after: place)
    }
    return nil
  }

  static func isAbbreviation(_ text: String, _ stop: String.Index) -> Bool {
    guard text[stop] == "." else { return false }
    let words = text[..<stop].split(separator: " ").suffix(2)
    let word = words.last.map(String.init) ?? ""
    // "in 30 s. Find": a unit, and no initial of a name.
    let isUnit = words.count == 2 && words.first?.allSatisfy { $0.isNumber || ".,−-".contains($0) } == true
    return word.count == 1 && !isUnit
      || ["Mr", "Mrs", "Ms", "Dr", "St", "Fig", "e.g", "i.e", "etc", "U.S", "No", "vs"].contains(word)
  }
}
