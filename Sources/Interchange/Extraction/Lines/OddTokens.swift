import PDFText

/// Signs in a text that name or count something, and so are no words of it: "«1»", "[b]", "☐", "(2)".
///
/// A layout that no reader knows leaves the labels of its questions, options and marks in the texts. Whatever signs they
/// are written with, they stand at the ends of texts, or count on within one.
enum OddTokens {
  /// A number or a letter with signs around it.
  private struct Label: Equatable {
    let before: Substring
    let after: Substring
    let core: Substring

    /// True for the same signs around the next number or letter.
    func precedes(_ other: Label) -> Bool {
      guard before == other.before, after == other.after else { return false }
      if let one = Int(core), let next = Int(other.core) { return next == one + 1 }
      if let one = romanValue(core.lowercased()), let next = romanValue(other.core.lowercased()) {
        return next == one + 1
      }
      guard core.count == 1, other.core.count == 1, let one = core.unicodeScalars.first,
        let next = other.core.unicodeScalars.first
      else { return false }
      return next.value == one.value + 1
    }
  }

  /// What stands in a text that may be a label, a box or marks, in words for a person; nil for nothing.
  static func fault(inQuestion text: String) -> String? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" })
    guard words.count > 1 else { return nil }
    if let first = label(words[0]), !isInitial(words[0], words[1]) {
      return "it begins with '\(first.before)\(first.core)\(first.after)', which may be a label"
    }
    if let last = label(words[words.count - 1]), last.core.allSatisfy(\.isNumber), !last.before.isEmpty {
      return "it ends with '\(words[words.count - 1])', which may be marks"
    }
    if let word = words.dropFirst().first(where: { isStrange($0) }) {
      return "'\(word)' in it may be a label"
    }
    return counting(words) ?? boxes(words, 1) ?? joint(words)
  }

  /// A word that asks with a capital, behind one that ends nothing: "your questions What time", for one.
  private static func joint(_ words: [Substring]) -> String? {
    for place in words.indices.dropFirst(1) {
      let word = words[place]
      guard word.first?.isUppercase == true, openings.contains(word.lowercased()), place + 1 < words.count,
        let before = words[place - 1].last, before.isLetter || before.isNumber || before == ")",
        !words[place - 1].contains("_"), words[place + 1].first?.isLowercase == true
      else { continue }
      return "two texts may be joined at '\(words[place - 1]) \(word)'"
    }
    return nil
  }

  /// Words that begin questions, and are seldom written with a capital within one.
  private static let openings: Set<String> = [
    "what", "which", "who", "whose", "whom", "when", "where", "why", "how", "is", "are", "does", "did", "can",
    "explain", "describe", "name", "state", "give", "calculate", "find", "write", "complete", "choose",
    "list",
  ]

  /// The same of an answer, which may have points of its own.
  static func fault(inAnswer text: String) -> String? {
    let words = text.split(whereSeparator: { $0 == " " || $0 == "\n" })
    if let first = words.first, isStrange(first) {
      return "its answer begins with '\(first)', which may be a label"
    }
    if words.count > 1, let last = words.last, isStrange(last) {
      return "its answer ends with '\(last)', which may be a label"
    }
    let letters = words.compactMap(label).filter { $0.core.allSatisfy(\.isLetter) && !$0.core.isEmpty }
    if !text.contains("\n"), let found = counting(letters) { return found }
    for word in words.dropFirst() where word.count == 2 && word.last == ":" && word.first?.isUppercase == true
    {
      return "'\(word)' in its answer may be a label"
    }
    return boxes(words, 2)
  }

  /// The same of an option.
  static func fault(inOption text: String) -> String? {
    let words = text.split(separator: " ")
    guard words.count > 1 else { return nil }
    if label(words[0]) != nil, !isInitial(words[0], words[1]) {
      return "an option begins with '\(words[0])', which may be a label"
    }
    return counting(words)
      ?? words.dropFirst().first(where: { isStrange($0) }).map {
        "'\($0)' in an option may be a label"
      }
  }

  /// Signs that stand before most of some texts, or behind them, each with another number or letter or with none.
  static func isStrange(_ text: Substring) -> Bool { label(text).map(isStrange) ?? false }

  /// True for signs that are no brackets, stops or colons: no text has them around a letter by itself.
  private static func isStrange(_ label: Label) -> Bool {
    !label.before.isEmpty && !["(", "["].contains(label.before)
      && !signs.contains(where: label.before.contains)
      || label.core.isEmpty
  }

  /// Signs that a number or a letter has in sentences and sums.
  private static let signs: Set<Character> = Set("-–−+±~≈<>≤≥=$€£¥'’‘“”\"°¿¡√×/*_…ʼ′")

  private static func counting(_ words: [Substring]) -> String? {
    counting(words.compactMap(label).filter { !$0.core.isEmpty })
  }

  private static func counting(_ labels: [Label]) -> String? {
    for (place, one) in labels.enumerated() {
      guard let next = labels.dropFirst(place + 1).first(where: one.precedes) else { continue }
      return
        "'\(one.before)\(one.core)\(one.after)' and '\(next.before)\(next.core)\(next.after)' in it may be labels"
    }
    return nil
  }

  private static func boxes(_ words: [Substring], _ least: Int) -> String? {
    let boxes = words.filter { $0.count == 1 && $0.first.map { "☐□❏❑▢○◯●■◻◽⬜".contains($0) } == true }
    return boxes.count >= least ? "'\(boxes[0])' in it may be a box to tick" : nil
  }

  /// True for the initial of a name.
  private static func isInitial(_ word: Substring, _ next: Substring) -> Bool {
    word.count == 2 && word.last == "." && word.first?.isUppercase == true && next.first?.isUppercase == true
  }

  private static func label(_ word: Substring) -> Label? {
    // Nearly all words are letters and nothing else.
    guard word.utf8.count <= 12, !word.utf8.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit }) else {
      return nil
    }
    // "①", "Ⓐ": a sign that is a number or a letter by itself.
    if word.count == 1, let scalar = word.unicodeScalars.first, (0x2460...0x24FF).contains(scalar.value) {
      return Label(before: word, after: "", core: "")
    }
    let before = word.prefix { !$0.isLetter && !$0.isNumber }
    let rest = word.dropFirst(before.count)
    let core = rest.prefix { $0.isLetter || $0.isNumber }
    let after = rest.dropFirst(core.count)
    guard !core.isEmpty, !before.isEmpty || !after.isEmpty,
      !after.contains(where: { $0.isLetter || $0.isNumber })
    else { return nil }
    // Longer numbers are years and amounts, but where signs stand around them.
    let isNumber =
      (core.count <= 2 || !before.isEmpty && !after.isEmpty && !"([".contains(before))
      && core.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter =
      core.count == 1 && core.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.value < 0x530 }
    guard isNumber || isLetter || romanValue(core.lowercased()) != nil else { return nil }
    // A number or a letter may stand in quotes, have a sign, or end a sentence or a part of one.
    guard !signs.contains(where: before.contains) else { return nil }
    if before.isEmpty, ",;?!%°'’”\"…".contains(after) || after == ":" && isNumber { return nil }
    return Label(before: before, after: after, core: core)
  }
}
