import PDFText

/// Says where a question's context ends and its command begins.
enum Wording {
  /// The sentences before the first one that asks, and the rest; both together are the text.
  static func split(_ text: String) -> (context: String?, command: String) {
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
    if sentenceStart > text.startIndex, asks(rest) {
      return (String(text[..<sentenceStart]).trimmed, String(rest))
    }
    return (nil, text)
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
    let word = text[..<stop].split(separator: " ").last.map(String.init) ?? ""
    return word.count == 1
      || ["Mr", "Mrs", "Ms", "Dr", "St", "Fig", "e.g", "i.e", "etc", "U.S", "No", "vs"].contains(word)
  }
}
