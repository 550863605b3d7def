import PDFText

/// What most answers of a document begin or end with, as "A:" or a mark: it is no part of any.
struct AlikeAnswers {
  private let firsts: Set<String>
  private let lasts: Set<String>
  /// Whether most answers begin with numbers that count, or end with the marks of their questions.
  private let areCounted: Bool
  private let haveMarks: Bool
  /// What parts most answers, as a dash does in "(grafío) – office".
  private let parting: String?
  private let areLetters: Bool

  init(_ items: [ExtractedItem]) {
    let answered = items.filter { $0.kind != .trueFalse && $0.options.isEmpty && $0.answer != nil }
    let texts = answered.compactMap { $0.answer?.split(whereSeparator: { $0 == " " || $0 == "\n" }) }
      .filter { !$0.isEmpty }
    let least = max(3, texts.count * 6 / 10)
    func common(_ words: [String]) -> Set<String> {
      var counts: [String: Int] = [:]
      for word in words { counts[word, default: 0] += 1 }
      return Set(counts.filter { $0.value >= least }.keys)
    }
    let long = texts.filter { $0.count > 1 }
    firsts = common(long.compactMap { Self.head($0[0]) })
    lasts = common(long.compactMap { Self.tail($0[$0.count - 1]) })
    let numbers = long.map { String($0[0]).trimmedOfPunctuation.smallNumber }
    areCounted =
      zip(numbers, numbers.dropFirst()).count { one, next in one != nil && next == one.map { $0 + 1 } } + 1
      >= least
    haveMarks =
      answered.count { item in
        guard let marks = item.marks, let words = item.answer?.split(separator: " "), words.count > 1 else {
          return false
        }
        return words.last.map { String($0).trimmedOfPunctuation } == String(marks)
      } >= least || long.count { Self.endsWithNumber($0) } >= least
    parting = [" – ", " — ", " - ", " = ", " | ", " / "].first { sign in
      answered.count { $0.kind != .short && $0.answer?.contains(sign) == true } >= least
    }
    areLetters =
      texts.count { $0.count == 1 && Self.isLetter($0[0]) } >= least
  }

  /// Why an answer may be more than one, or less; nil where nothing says so.
  func fault(in item: ExtractedItem) -> String? {
    guard let answer = item.answer, item.options.isEmpty, item.kind != .trueFalse else { return nil }
    let words = answer.split(whereSeparator: { $0 == " " || $0 == "\n" })
    guard let first = words.first, let last = words.last else { return nil }
    if areLetters, words.count == 1, Self.isLetter(first), item.kind != .matching {
      return "its answer is a letter, and it has no options"
    }
    guard words.count > 1 else { return nil }
    if Self.head(first).map(firsts.contains) == true { return "most answers begin with '\(first)'" }
    if Self.tail(last).map(lasts.contains) == true { return "most answers end as this one with '\(last)'" }
    if areCounted, first.first?.isNumber == true { return "most answers begin with numbers that count" }
    if haveMarks, last.first?.isNumber == true { return "most answers end with their marks" }
    if let parting, item.kind != .short, answer.contains(parting) { return "'\(parting)' parts its answer" }
    return nil
  }

  /// True for a small number behind words that it does not belong to: "thin wall 1", and not "x = 1".
  private static func endsWithNumber(_ words: [Substring]) -> Bool {
    guard let last = Int(words[words.count - 1]), (1...12).contains(last) else { return false }
    let before = words[words.count - 2]
    return before.contains(where: \.isLetter) && !["and", "or", "to", "is", "about", "by"].contains(before)
  }

  private static func isLetter(_ word: Substring) -> Bool {
    let bare = String(word).trimmedOfPunctuation
    return bare.count == 1 && bare.first?.isLetter == true && bare.first?.isASCII == true
  }

  /// A word that a mark ends, or a sign, with any digit for any number: "A1:" and "A2:" are alike.
  private static func head(_ word: Substring) -> String? {
    guard let last = word.last, !last.isLetter, !last.isNumber, !",;!?%°'’”\")".contains(last) else {
      return nil
    }
    return form(word)
  }

  /// A letter or two with a digit, as "M1" and "AO2".
  private static func tail(_ word: Substring) -> String? {
    guard word.count <= 4, word.first?.isUppercase == true, word.last?.isNumber == true else { return nil }
    return "#"
  }

  private static func form(_ word: Substring) -> String {
    String(word.lowercased().map { $0.isNumber ? "0" : $0 })
  }
}
