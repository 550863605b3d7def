import LanguageServer
import Testing

@Suite struct TextLinesTests {
  /// Texts with what goes wrong most often.
  static let texts = [
    "", "plain", "a\nb\r\nc\rd", "tab\there", "é😀𝄞 x\n日本語: 値\n", "e\u{301}\u{327}\nשלום مرحبا\r\n👩‍👩‍👧‍👦!",
    "\r\n\r\n", "😀", "x\u{FEFF}y",
  ]

  @Test(arguments: texts)
  func everyCharacterIsFoundAgain(text: String) {
    for encoding in [PositionEncoding.utf16, .utf8] {
      let lines = TextLines(Array(text.utf8))
      var offset = 0
      for scalar in text.unicodeScalars {
        // A place within a line break is the end of its line.
        let isBreak = scalar == "\r" || scalar == "\n"
        let position = lines.position(at: offset, encoding)
        if !isBreak { #expect(lines.offset(of: position, encoding) == offset) }
        offset += scalar.utf8.count
      }
    }
  }

  @Test func columnsCountUnitsOfUTF16() {
    let lines = TextLines(Array("é😀x\n".utf8))
    #expect(lines.position(at: 6, .utf16) == ["line": 0, "character": 3])
    #expect(lines.position(at: 6, .utf8) == ["line": 0, "character": 6])
    #expect(lines.offset(of: ["line": 0, "character": 3], .utf16) == 6)
    // Within the pair of the emoji is before it.
    #expect(lines.offset(of: ["line": 0, "character": 2], .utf16) == 2)
    #expect(lines.offset(of: ["line": 0, "character": 4], .utf8) == 2)
  }

  @Test func placesBeyondTheTextAreItsEnds() {
    let lines = TextLines(Array("ab\r\ncd".utf8))
    #expect(lines.offset(of: ["line": 0, "character": 99], .utf16) == 2)
    #expect(lines.offset(of: ["line": 9, "character": 0], .utf16) == 6)
    #expect(lines.offset(of: ["line": -1, "character": 0], .utf16) == nil)
    #expect(lines.offset(of: ["line": "x"], .utf16) == nil)
    #expect(lines.position(at: 99, .utf16) == ["line": 1, "character": 2])
    #expect(
      lines.offsets(of: ["start": ["line": 1, "character": 0], "end": ["line": 0, "character": 0]], .utf16)
        == nil)
  }

  @Test func aByteOrderMarkIsNoColumn() {
    let lines = TextLines([0xEF, 0xBB, 0xBF] + Array("ab".utf8))
    #expect(lines.position(at: 4, .utf16) == ["line": 0, "character": 1])
    #expect(lines.offset(of: ["line": 0, "character": 0], .utf16) == 3)
  }

  /// The lines and units that Swift's own strings count.
  @Test(arguments: texts)
  func positionsAreThoseOfStrings(text: String) {
    let lines = TextLines(Array(text.utf8))
    var line = 0
    var column = 0
    var offset = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if !(previous == "\r" && scalar == "\n") {
        #expect(
          lines.position(at: offset, .utf16) == ["line": .integer(line), "character": .integer(column)])
      }
      offset += scalar.utf8.count
      column += scalar.utf16.count
      if scalar == "\n" || scalar == "\r" {
        if !(previous == "\r" && scalar == "\n") { line += 1 }
        column = 0
      }
      previous = scalar
    }
  }
}
