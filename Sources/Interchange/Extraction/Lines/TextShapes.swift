import PDFText

/// Whether texts begin and end as what they were taken for.
///
/// What a layout sets beside its questions and no reader knows, as a level, a code or a page, goes into their texts. Then
/// the same few words stand at the ends of many, or what asks stands no longer last.
enum TextShapes {
  /// True for a text in which East Asian and Latin letters stand side by side.
  static func mixesScripts(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    return scalars.contains(where: \.isEastAsian)
      && scalars.count { $0.isASCII && $0.properties.isAlphabetic } > 2
  }

  /// True where the words that texts begin with are their own, small words and words that ask apart.
  ///
  /// - Parameter share: How many of the words differ at least, 0...1.
  static func beginWithOwnWords(_ texts: [String], share: Double) -> Bool {
    let words = texts.compactMap { text -> String? in
      guard let first = text.split(whereSeparator: \.isWhitespace).first else { return nil }
      let bare = String(first).lowercased().trimmedOfPunctuation
      return bare.contains(where: \.isLetter) && !small.contains(bare) && !Asking.isCommand(bare) ? bare : nil
    }
    return differ(words, share)
  }

  /// The same of the words that texts of several words end with, any digit for any number.
  static func endWithOwnWords(_ texts: [String], share: Double) -> Bool {
    let words = texts.compactMap { text -> String? in
      let words = text.split(whereSeparator: \.isWhitespace)
      guard words.count > 1, let last = words.last, words[0].contains(where: \.isLetter) else { return nil }
      return form(last)
    }
    return differ(words, share)
  }

  private static func differ(_ words: [String], _ share: Double) -> Bool {
    words.count < 4 || Double(Set(words).count) >= share * Double(words.count)
  }

  /// True where three of five texts have a word in common that is neither small nor asks.
  static func haveCommonWord(_ texts: [String]) -> Bool {
    guard texts.count >= 4 else { return false }
    var counts: [String: Int] = [:]
    for text in texts {
      let words = text.split(whereSeparator: \.isWhitespace).map { form($0[...]).trimmedOfPunctuation }
      for word in Set(words) where word.contains(where: \.isLetter) { counts[word, default: 0] += 1 }
    }
    return counts.contains { word, count in
      count * 10 >= texts.count * 6 && !small.contains(word) && !Asking.isCommand(word)
    }
  }

  private static func form(_ word: Substring) -> String {
    let lower = word.lowercased()
    if lower.utf8.allSatisfy({ $0 < 0x80 && !$0.isASCIIDigit }) { return lower }
    return String(lower.map { $0.isNumber ? "0" : $0 })
  }

  /// Words that any text may begin with or hold, whatever it is about.
  private static let small: Set<String> = Set(
    """
    a an the in on at of to for from with by and or if as is are was were be it its this that these those there here some
    any each every all both no not one two three four five he she they we you i his her their our your my into about after
    before during while because so but than then when where what which who how why between under over against within
    without through el la los las un una le les l der die das ein eine
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// True for an item whose text is whole, as far as its own words can say.
  static func isWhole(_ item: ExtractedItem) -> Bool {
    switch item.kind {
    case .vocabulary, .definition, .matching, .answer:
      return [item.question, item.answer ?? item.question].allSatisfy(beginsPlainly)
        && !item.question.split(separator: " ").contains { OddTokens.isStrange($0) }
    case .trueFalse: return beginsSentence(item.question) && isOneSentence(item.question)
    default: break
    }
    guard beginsSentence(item.question) else { return false }
    if endsAsking(item) { return true }
    guard !item.options.isEmpty, let last = item.question.last else { return false }
    return last == ":" || last.isLetter
  }

  /// False for a term or a meaning that begins with a sign which may belong to its layout: "«eight»", "• eight".
  private static func beginsPlainly(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0.isNumber || "¿¡(-–−~'’‘“„\"…√∑∫∆°%+=<>≤≥±".contains($0) } ?? false
  }

  private static func beginsSentence(_ text: String) -> Bool {
    if text.hasPrefix("___") { return true }
    return text.first { $0.isLetter || $0.isNumber }.map { !$0.isLowercase } ?? false
  }

  private static func isOneSentence(_ text: String) -> Bool {
    text.last == "." && !text.dropLast().contains { ".?!".contains($0) }
  }

  /// True where the last sentence asks, tells to do something or has a gap: behind it nothing stands that is no question.
  static func endsAsking(_ item: ExtractedItem) -> Bool {
    let text = item.question
    if let last = text.last, "?？؟".contains(last) { return true }
    if text.contains("___") { return true }
    let sentences = item.command.split { ".?!".contains($0) }.map { String($0).trimmed }.filter {
      !$0.isEmpty
    }
    guard let first = sentences.last?.split(separator: " ").first.map(String.init) else { return false }
    return Asking.isCommand(first) || ["your", "you", "include"].contains(first.lowercased())
  }

  /// True where one option alone has a capital within: something may stand behind it, as in "gale Period".
  static func haveStrayCapital(_ options: [String]) -> Bool {
    options.count { option in
      option.split(separator: " ").dropFirst().contains { $0.first?.isUppercase == true && $0.count > 1 }
    } == 1
  }

  /// True for one question and nothing else.
  static func isOneQuestion(_ text: String) -> Bool {
    guard let last = text.last, "?？؟".contains(last) else { return false }
    return !text.dropLast().contains("?")
  }

  /// True for sentences that ask nothing.
  static func tells(_ text: String) -> Bool {
    guard let first = text.first, let last = text.last else { return false }
    return !first.isLowercase && ".!”)".contains(last) && !text.contains("?")
  }
}
