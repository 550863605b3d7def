import PDFText

extension String {
  /// What stands behind a question that it says again first, compared by letters and digits alone.
  ///
  /// - Returns: The rest without the marks that it begins with, empty where no letter or digit is in it; nil where the
  ///   question is not said again, or has so few letters that an answer may begin with them.
  func rest(behind question: String) -> String? {
    var asked = Verification.words(question).joined()[...]
    guard asked.count > 10 else { return nil }
    var rest = self[...]
    while !asked.isEmpty {
      guard let next = rest.popFirst() else { return nil }
      let letters = Verification.words(String(next)).joined()
      guard asked.hasPrefix(letters) else { return nil }
      asked = asked.dropFirst(letters.count)
    }
    // A longer word is another one: "planets" behind "Name a planet".
    if let next = rest.first, next.isPartOfWord, self[..<rest.startIndex].last?.isPartOfWord == true {
      return nil
    }
    guard rest.contains(where: { $0.isLetter || $0.isNumber }) else { return "" }
    return String(rest.drop { ".?!: ".contains($0) }).trimmed
  }
}

extension Character {
  /// True for what scripts that set words apart make words of.
  fileprivate var isPartOfWord: Bool { isCased || isNumber }
}
