import CResources
import CurriculumRuntime

/// A word in American spelling, or in one that boards do not use, with the one that they print.
package struct SpellingVariant: Sendable {
  /// The word as it is written.
  package let word: String
  /// What boards print, with the word's capitals.
  package let british: String
  /// UTF-8 offsets in the text.
  package let range: Range<Int>
  /// True for spellings that no British science paper has: `sulphate`, `analyze`, `color`, `fiber`.
  package let isNeverPrinted: Bool
}

/// British spelling as boards print it, in science.
package enum BritishSpelling {
  private struct Entry {
    let british: String
    let isNeverPrinted: Bool
  }

  private static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for row in tableRows(curricc_spellings()) {
      precondition(row.count == 4, "spellings.tsv: \(row.joined(separator: " "))")
      for ending in row[2].split(separator: ",") {
        let ending = ending == "-" ? "" : String(ending)
        entries[row[0] + ending] = Entry(british: row[1] + ending, isNeverPrinted: row[3] == "error")
      }
    }
    return entries
  }()

  /// What boards print for a word in lower case; nil when it is theirs already.
  package static func british(_ word: String) -> (spelling: String, isNeverPrinted: Bool)? {
    if let entry = entries[word] { return (entry.british, entry.isNeverPrinted) }
    if word.hasPrefix("sulph") { return ("sulf" + word.dropFirst(5), true) }
    if let range = word.firstSulph { return (word.replacing(range, with: "sulf"), true) }
    for ending in ["yze", "yzed", "yzes", "yzer", "yzers", "yzing"] where word.hasSuffix(ending) {
      return (word.dropLast(ending.count) + "ys" + ending.dropFirst(2), true)
    }
    for ending in izeEndings where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      guard stem.utf8.count >= 3, !keepsZ(stem) else { return nil }
      return (stem + "is" + ending.dropFirst(2), false)
    }
    return nil
  }

  /// Endings of verbs in -ize, the longest first.
  private static let izeEndings = [
    "izations", "izational", "ization", "izability", "izable", "izers", "izing", "izer", "izes", "ized",
    "ize",
  ]

  /// True for stems whose z is not that of the suffix: size, prize, seize, capsize, maize.
  private static func keepsZ(_ stem: Substring) -> Bool {
    ["pr", "ma", "ba", "caps", "ass", "outs", "res", "downs", "overs", "unders", "mids", "ups", "wisen"]
      .contains {
        stem == $0
      } || stem.hasSuffix("se")
  }

  /// The words of a text that boards spell otherwise, first to last.
  ///
  /// Names keep their spelling: a word with a capital within a sentence is only judged when no paper would print it.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package static func variants(in text: String) -> [SpellingVariant] {
    variants(in: text, phraseTokens(text))
  }

  /// The same for a text whose tokens are at hand.
  package static func variants(in text: String, _ tokens: [PhraseToken]) -> [SpellingVariant] {
    let bytes = Array(text.utf8)
    var found: [SpellingVariant] = []
    for (index, token) in tokens.enumerated() {
      let parts = token.text.utf8.contains(0x2D) ? token.text.split(separator: "-") : [token.text[...]]
      var start = token.range.lowerBound
      for part in parts {
        let end = min(start + part.utf8.count, token.range.upperBound)
        defer { start = end + 1 }
        guard let (spelling, isNever) = british(String(part)), end <= bytes.count else { continue }
        let isCapital = bytes[start] >= 0x41 && bytes[start] <= 0x5A
        let isName = isCapital && !token.beginsClause && start == token.range.lowerBound
        let before = index > 0 ? tokens[index - 1].text : ""
        guard isNever || !isName, isMeant(String(part), before) else { continue }
        let written = String(decoding: bytes[start..<end], as: UTF8.self)
        let british = isCapital ? spelling.prefix(1).uppercased() + spelling.dropFirst() : spelling
        found.append(
          SpellingVariant(word: written, british: british, range: start..<end, isNeverPrinted: isNever))
      }
    }
    return found
  }

  /// False for a word that is right with this meaning: a meter measures, the gray is a unit.
  private static func isMeant(_ word: String, _ before: String) -> Bool {
    let followsNumber = before.utf8.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false
    if word == "meter" || word == "meters" {
      return followsNumber || ["per", "square", "cubic", "in", "newton"].contains(before)
    }
    return word == "gray" || word == "grays" ? !followsNumber : true
  }
}

extension String {
  /// Where `sulph` stands within the word: `desulphurise`, `thiosulphate`.
  fileprivate var firstSulph: Range<Int>? {
    let bytes = Array(utf8)
    let wanted = Array("sulph".utf8)
    guard bytes.count > wanted.count else { return nil }
    return (0...(bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }.map { $0..<$0 + 5 }
  }

  fileprivate func replacing(_ range: Range<Int>, with text: String) -> String {
    let bytes = Array(utf8)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...], as: UTF8.self)
  }
}
