import CurriculumRuntime

/// A word, number or abbreviation of a text in lower case, for finding set phrases.
package struct PhraseToken: Sendable {
  /// In lower case; a typographic apostrophe is a straight one.
  package let text: String
  /// UTF-8 offsets in the text.
  package let range: Range<Int>
  /// True when a full stop, question mark, colon or the like stands between it and the token before.
  package let beginsClause: Bool
}

/// The words, numbers and abbreviations of a text, first to last.
///
/// A hyphen, an apostrophe or a point between two letters or digits belongs to the token: `half-life`, `s.f`, `0.50`.
///
/// - Complexity: O(*n*) in the bytes of the text.
package func phraseTokens(_ text: String) -> [PhraseToken] {
  var cursor = TextCursor(text)
  var tokens: [PhraseToken] = []
  var beginsClause = true
  while let next = cursor.next {
    guard next.isPhraseLetter else {
      // A colon with a space before it is that of a ratio.
      let isRatio = next == ":" && cursor.previous?.isBlank == true
      if [".", "?", "!", ":", ";", "\n"].contains(next), !isRatio { beginsClause = true }
      cursor.advance()
      continue
    }
    let start = cursor.offset
    while let next = cursor.next {
      let isInner = ["-", "\u{2010}", "\u{2011}", "'", "\u{2019}", "."].contains(next)
      guard next.isPhraseLetter || (isInner && cursor.afterNext?.isPhraseLetter == true) else { break }
      cursor.advance()
    }
    let word = cursor.text(start..<cursor.offset).lowercased()
    let isPlain = word.utf8.allSatisfy { $0 < 0x80 }
    tokens.append(
      PhraseToken(
        text: isPlain ? word : word.replacingTypography, range: start..<cursor.offset,
        beginsClause: beginsClause))
    beginsClause = false
  }
  return tokens
}

/// Phrases with something that each stands for, found in texts at the start of words, the longest first.
package struct PhraseTable<Value: Sendable>: Sendable {
  private var entries: [String: [(words: [String], value: Value)]] = [:]

  /// A table of phrases in lower case.
  package init(_ phrases: [(phrase: String, value: Value)]) {
    for (phrase, value) in phrases {
      let words = phraseTokens(phrase).map(\.text)
      guard let first = words.first else { continue }
      entries[first, default: []].append((words, value))
    }
    for key in entries.keys { entries[key]?.sort { $0.words.count > $1.words.count } }
  }

  /// The longest phrase that begins at a token, and how many tokens it takes.
  package func match(_ tokens: [PhraseToken], at index: Int) -> (value: Value, count: Int)? {
    guard let candidates = entries[tokens[index].text] else { return nil }
    for (words, value) in candidates where index + words.count <= tokens.count {
      let matches = words.indices.dropFirst().allSatisfy { offset in
        tokens[index + offset].text == words[offset] && !tokens[index + offset].beginsClause
      }
      if matches { return (value, words.count) }
    }
    return nil
  }

  /// Every phrase of a text, first to last, none within another.
  package func matches(_ tokens: [PhraseToken]) -> [(value: Value, range: Range<Int>)] {
    var found: [(value: Value, range: Range<Int>)] = []
    var index = 0
    while index < tokens.count {
      if let (value, count) = match(tokens, at: index) {
        found.append((value, tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound))
        index += count
      } else {
        index += 1
      }
    }
    return found
  }
}

extension Unicode.Scalar {
  /// True for a letter, digit or per cent sign, whatever the alphabet.
  fileprivate var isPhraseLetter: Bool {
    if value < 0x80 { return isASCIILetter || isASCIIDigit || value == 0x25 }
    return properties.isAlphabetic || value == 0xB0
  }
}

extension String {
  fileprivate var replacingTypography: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { scalar in
          switch scalar {
          case "\u{2019}": "'"
          case "\u{2010}", "\u{2011}": "-"
          default: scalar
          }
        }))
  }
}
