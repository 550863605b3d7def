import Foundation
import Testing

@testable import Interchange

/// How JSON is read that a program got from a language model.
@Suite struct UntidyJSONTests {
  private static let item = #"{"question": "What is it?", "answer": "a cell"}"#
  private static let read = UntidyValue.object(
    [.init("question", .text("What is it?")), .init("answer", .text("a cell"))], isWhole: true)

  private func json(_ text: String) -> UntidyJSON { UntidyJSON(Array(text.utf8)) }

  @Test(arguments: [
    ("```json\n[\(item)]\n```", [UntidyMend.codeFence]),
    ("Here you are:\n[\(item)]\nAsk me for more!", [.prose]),
    ("\u{FEFF}[\(item)]", [.byteOrderMark]),
    ("[\(item),]", [.commas]),
    ("[{\"question\": \"What is it?\"\n \"answer\": \"a cell\"}]", [.commas]),
    ("[{“question”: “What is it?”, “answer”: “a cell”}]", [.smartQuotes]),
    ("[{'question': 'What is it?', 'answer': 'a cell'}]", [.singleQuotes]),
    ("[// the first\n\(item) /* and the last */]", [.comments]),
    ("[\(item), ...]", [.commas, .ellipsis]),
    (item, []),
    ("{\"items\": [\(item)]}", []),
    ("{\"items\": [\(item)], \"note\": \"Ten more", [.cutOff]),
    ("[\(item), {\"question\": \"Wh", [.cutOff]),
    ("[\(item), {\"question\": \"What?\", \"options\": [\"a\"", [.cutOff]),
    ("[{\"question\": ?}, \(item)]", [.prose, .broken]),
  ])
  func anItemIsFoundWhateverStandsAroundIt(text: String, mends: [UntidyMend]) {
    let answer = json(text)
    #expect(answer.entries(under: "items") == [Self.read], "\(text)")
    #expect(answer.mends == mends, "\(text)")
  }

  @Test func severalListsAreOne() {
    let answer = json("[\(Self.item)]\n\n[\(Self.item)]")
    #expect(answer.entries(under: "items") == [Self.read, Self.read])
    #expect(answer.mends == [.severalValues])
  }

  @Test(arguments: [
    (#"["He said "no" to it"]"#, #"He said "no" to it"#, UntidyMend.innerQuotes),
    ("[“He said “no”, and left”]", "He said “no”, and left", .smartQuotes),
    ("['it's his']", "it's his", .singleQuotes),
    (#"["\(x\)"]"#, #"\(x\)"#, .escapes), (#"["it\'s"]"#, "it's", .escapes),
    ("[\"a\nb\"]", "a\nb", .controlCharacters), (#"["\ud83dx"]"#, "\u{FFFD}x", .escapes),
  ])
  func aTextKeepsItsWords(text: String, words: String, mend: UntidyMend) {
    let answer = json(text)
    #expect(answer.values == [.list([.text(words)], isWhole: true)])
    #expect(answer.mends.contains(mend))
  }

  @Test func textInUTF16IsRead() {
    let units = Array("[\"é\"]".utf16)
    let bytes: [UInt8] =
      [0xFF, 0xFE] + units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(UntidyJSON(bytes).values == [.list([.text("é")], isWhole: true)])
    #expect(UntidyJSON([0x5B, 0x22, 0xFF, 0x22, 0x5D]).mends == [.encoding])
  }

  @Test func proseAloneHasNothing() {
    for text in ["", " ", "I cannot do that.", "nullify", "\"a\" b", "[", "{", "{[", "```"] {
      #expect(json(text).values.isEmpty, "\(text)")
    }
  }

  // MARK: - Laws

  @Test func tidyJSONReadsAsItself() throws {
    var random = Seeded(state: 11)
    for _ in 0..<2000 {
      let value = random.value(depth: 0)
      let text = Writer.text(value, &random)
      let answer = json(text)
      #expect(answer.values == [value], "\(text)")
      #expect(answer.mends.isEmpty, "\(text): \(answer.mends)")
      // The text is JSON by another reader's judgement.
      _ = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
  }

  @Test func noDamageEndsTheReader() {
    var random = Seeded(state: 12)
    let pieces = [
      "{", "}", "[", "]", "\"", "“", "”", "'", ",", ":", "\\", "\\u", "//", "/*", "...", "```", "1e", "\u{0}",
    ]
    for _ in 0..<4000 {
      var bytes = Array(Writer.text(random.value(depth: 0), &random).utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0...bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.removeSubrange(place...)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &random), at: place)
        default: bytes.insert(contentsOf: pieces.randomElement(using: &random)?.utf8 ?? "".utf8, at: place)
        }
      }
      let answer = UntidyJSON(bytes)
      #expect(answer == UntidyJSON(bytes))
    }
  }

  @Test func whatIsCutOffLosesOnlyItsEnd() {
    let whole =
      "{\"items\": [" + (0..<20).map { "{\"n\": \($0), \"t\": [\"a\", \"b\"]}" }.joined(separator: ", ")
      + "]}"
    let bytes = Array(whole.utf8)
    for end in bytes.indices {
      let entries = UntidyJSON(Array(bytes[..<end])).entries(under: "items")
      let ended = String(decoding: bytes[..<end], as: UTF8.self).split(
        separator: "}", omittingEmptySubsequences: false)
      #expect(entries.count == min(20, ended.count - 1), "\(end)")
      #expect(entries.enumerated().allSatisfy { $0.element["n"]?.integer == $0.offset })
    }
  }

  // Inputs that make a reader slow which goes back: up to 1 MB each.
  @Test(arguments: [
    "[", "{\"a\":", "[1,", "\"", "{", "[\"", "“", "' ", "/*", "[//", "\\", "[\"\\", "[…", "\" \n",
  ])
  func longInputIsReadAtOnce(piece: String) {
    func time(_ count: Int) -> Duration {
      let bytes = Array(("[" + String(repeating: piece, count: count)).utf8)
      return ContinuousClock().measure { _ = UntidyJSON(bytes) }
    }
    let (first, second) = (min(time(8000), time(8000), time(8000)), time(256_000))
    // 32 times as long: a reader that goes back would take 1024 times as long.
    #expect(second < first * 200 + .milliseconds(500), "\(first), \(second)")
  }

  @Test func deepNestingHasALimit() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    }
    #expect(json(nested(UntidyJSON.depthLimit)).mends.isEmpty)
    #expect(json(nested(UntidyJSON.depthLimit + 1)).mends.contains(.tooDeep))
  }
}

/// Random values that print the same for the same seed.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func value(depth: Int) -> UntidyValue {
    switch Int.random(in: 0..<(depth > 5 ? 5 : 7), using: &self) {
    case 0: return .null
    case 1: return .boolean(Bool.random(using: &self))
    case 2: return .number(["0", "-1", "12.50", "1e9", "-0.5E-3"].randomElement(using: &self) ?? "0")
    case 3, 4: return .text(text())
    case 5:
      return .list(
        (0..<Int.random(in: 0...4, using: &self)).map { _ in value(depth: depth + 1) }, isWhole: true)
    default:
      let members = (0..<Int.random(in: 0...4, using: &self)).map { _ in
        UntidyValue.Member(text(), value(depth: depth + 1))
      }
      return .object(members, isWhole: true)
    }
  }

  private mutating func text() -> String {
    let signs = [
      "a", "é", "\"", "“", "”", "'", "’", "\\", "/", "//", "\n", "\t", "{", "]", ",", ":", "😀", "\u{1}", "…",
      " ",
    ]
    return (0..<Int.random(in: 0...8, using: &self)).map { _ in signs.randomElement(using: &self) ?? "" }
      .joined()
  }
}

/// Writes values as tidy JSON in random layouts.
private enum Writer {
  static func text(_ value: UntidyValue, _ random: inout Seeded) -> String {
    let blank = ["", " ", "\n", "\r\n\t"].randomElement(using: &random) ?? ""
    switch value {
    case .null: return "null"
    case .boolean(let verdict): return verdict ? "true" : "false"
    case .number(let digits): return digits
    case .text(let words): return quoted(words, &random)
    case .list(let elements, _):
      return "[" + blank + elements.map { text($0, &random) }.joined(separator: blank + "," + blank) + blank
        + "]"
    case .object(let members, _):
      let parts = members.map { quoted($0.key, &random) + blank + ":" + blank + text($0.value, &random) }
      return "{" + blank + parts.joined(separator: blank + "," + blank) + blank + "}"
    }
  }

  private static func quoted(_ text: String, _ random: inout Seeded) -> String {
    let usesCodes = Bool.random(using: &random)
    let parts = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case _ where scalar.value < 0x20 || usesCodes && !scalar.isASCII:
        String(scalar).utf16.map { "\\u" + String(format: "%04x", Int($0)) }.joined()
      default: String(scalar)
      }
    }
    return "\"" + parts.joined() + "\""
  }
}
