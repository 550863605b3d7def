import CurriculumTestSupport
import Testing

@testable import PDFText

/// Searches by bytes, and what is asked of characters, give the answers of the standard library.
@Suite struct QuickSearchTests {
  /// Letters, signs, marks that join the character before or behind them, and characters that are equal to others.
  private static let scalars: [Unicode.Scalar] = [
    "a", "b", " ", ".", ";", "K", "`", "?", "1", "\r", "\n", "\t", "é", "e", "\u{301}", "\u{200D}",
    "\u{200C}",
    "\u{FE0F}", "\u{600}", "\u{110BD}", "\u{37E}", "\u{1FEF}", "\u{212A}", "\u{20DD}", "“", "…", "–", "•",
    "→", "≤",
    "漢", "ا", "́", "Ω", "ǅ", "𝐀", "𝐚", "²", "½", "ß", "İ", "\u{A0}", "\u{3000}", "\u{2CEF}", "\u{2DE0}", "🇫",
  ]

  private static func text(_ longest: Int, _ random: inout SeededRandom) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...longest, using: &random) {
      // Half of them plain, so that parts are found.
      let few = Bool.random(using: &random)
      text.append((few ? scalars[..<4] : scalars[...]).randomElement(using: &random) ?? "a")
    }
    return String(text)
  }

  @Test func findsWhatTheStandardLibraryFinds() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<20_000 {
      let (text, part) = (Self.text(12, &random), Self.text(3, &random))
      let range = Standard.firstRange(of: part, in: text)
      let note: Comment = "seed \(seed): '\(part)' in '\(text.unicodeScalars.map(\.value))'"
      #expect(text.contains(part) == (range != nil), note)
      #expect(text[...].contains(part) == (range != nil), note)
      #expect(text.firstRange(of: part) == range, note)
      guard let character = part.first else { continue }
      #expect(text.contains(character) == Standard.contains(character, in: text), note)
      #expect(
        text.dropFirst().contains(character) == Standard.contains(character, in: text.dropFirst()), note)
      #expect(text.split(separator: character) == Standard.pieces(of: text, at: character), note)
      #expect(
        text.dropFirst().split(separator: character) == Standard.pieces(of: text.dropFirst(), at: character),
        note)
    }
  }

  @Test func characterIsWhatTheStandardLibrarySays() {
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for character in [Character(scalar)] + Array("\(scalar)\u{301}") + Array("e\(scalar)") {
        let text = String(character)
        let first = text.unicodeScalars.first?.properties
        #expect(character.isLetter == first?.isAlphabetic, "U+\(value)")
        #expect(character.isNumber == (first?.numericType != nil), "U+\(value)")
        #expect(character.isWhitespace == first?.isWhitespace, "U+\(value)")
      }
    }
    // As the standard library documents them: changed by no mapping to their case, and by that to the other.
    for (character, isUpper, isLower) in [
      ("A", true, false), ("a", false, true), ("1", false, false), ("É", true, false),
      ("e\u{301}", false, true),
      ("E\u{301}", true, false), ("ß", false, true), ("ǅ", false, false), ("漢", false, false),
      ("𝐀", true, true),
      ("𝐚", true, true), ("Ⅷ", true, false), ("ⓐ", false, true), ("\r\n", false, false),
    ] as [(Character, Bool, Bool)] {
      #expect(character.isUppercase == isUpper && character.isLowercase == isLower, "\(character)")
    }
  }

  @Test func whatStandsAroundATextIsTakenOff() {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    for _ in 0..<5_000 {
      // A letter behind a character that prepends is one for bytes, and none for characters.
      let text = Self.text(8, &random).filter {
        !$0.unicodeScalars.contains { [0x600, 0x110BD].contains($0.value) }
      }
      var rest = text[...]
      while let first = rest.first, !first.isLetter, !first.isNumber { rest.removeFirst() }
      while let last = rest.last, !last.isLetter, !last.isNumber { rest.removeLast() }
      #expect(text.trimmedOfPunctuation == String(rest), "seed \(seed): \(text.unicodeScalars.map(\.value))")
      rest = text[...]
      while let first = rest.first, first.isWhitespace { rest.removeFirst() }
      while let last = rest.last, last.isWhitespace { rest.removeLast() }
      #expect(text.trimmed == String(rest), "seed \(seed): \(text.unicodeScalars.map(\.value))")
    }
  }

  @Test func wordsBecomeALineInOnePiece() {
    func words(_ texts: [String]) -> [TextWord] { texts.map { TextWord(text: $0, box: .zero, size: 1_000) } }
    #expect(words([]).text == "" && words(["", "a", "", "é漢"]).text == "a  é漢")
    #expect(words(["אב", "גד", "x"]).text == "x גד אב" && words(["אב", "x", "yz"]).text == "אב x yz")
  }
}

/// The standard library's searches, which texts by themselves have others in the place of.
enum Standard {
  static func contains<Text: Collection<Character>>(_ character: Character, in text: Text) -> Bool {
    text.contains(character)
  }

  static func firstRange<Text: BidirectionalCollection<Character>>(of part: String, in text: Text)
    -> Range<Text.Index>?
  {
    text.firstRange(of: part)
  }

  static func pieces<Text: Collection<Character>>(of text: Text, at separator: Character) -> [Text
    .SubSequence]
  {
    text.split(separator: separator)
  }
}
