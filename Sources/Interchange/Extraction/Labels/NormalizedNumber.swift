/// A label as both a paper and its mark scheme may write it: "01.2" and "1.2", "3(b)(ii)" and "3b ii" are the same.
package func normalizedNumber(_ number: String) -> String {
  var result = ""
  var isAfterDigit = false
  var isOpened = false
  for character in number.lowercased() {
    if character == "(" { isOpened = true }
    guard character.isLetter || character.isNumber || character == "." else { continue }
    // "1(1)" is the first part of the first question, and not the eleventh.
    if isOpened, character.isNumber, result.last?.isNumber == true {
      result.append(".")
      isAfterDigit = false
    }
    isOpened = false
    if character == "0", !isAfterDigit { continue }
    if character == ".", result.isEmpty { continue }
    if character.isLetter, character != "." {
      result.append("(\(character))")
    } else {
      result.append(character)
    }
    isAfterDigit = character.isNumber
  }
  // "(i)(i)" is one label: letters of a Roman numeral belong together.
  return result.replacingRomanRuns
}

/// Roman numerals as letters that are labels each, longer ones first, and as they are.
private let romanRuns = ["viii", "vii", "iii", "xii", "vi", "iv", "ix", "ii", "xi"].map { roman in
  (spread: roman.map { "(\($0))" }.joined(), roman: roman)
}

extension String {
  fileprivate var replacingRomanRuns: String {
    guard hasSuffix(")") else { return self }
    for (spread, roman) in romanRuns where hasSuffix(spread) {
      // Where the same run stands twice, the first is another label's.
      guard let range = firstRange(of: spread), range.upperBound == endIndex else { continue }
      return self[..<range.lowerBound] + "(\(roman))"
    }
    return self
  }
}
