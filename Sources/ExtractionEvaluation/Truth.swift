import Foundation

/// What a document asks, as a person or the program that typeset it says.
struct Truth: Decodable {
  struct Option: Decodable {
    var label: String?
    var text: String
  }

  /// A point of a mark scheme; half a mark is none that an item can have.
  struct Point: Decodable {
    var text: String
    var marks: Double?

    /// The point and its marks, to compare and for a person to read.
    var line: String { "\(text) [\(marks.map { "\($0)" } ?? "–")]" }
  }

  var page: Int
  var number: String?
  var question: String?
  var answer: String?
  var marks: Int?
  var options: [Option]?
  var stem: String?
  var kind: String?
  var context: String?
  var command: String?
  var rubric: [Point]?
  var allow: [String]?
  var reject: [String]?
  var ignore: [String]?
  var answerKind: String?
  var answerDocument: String?

  enum CodingKeys: String, CodingKey {
    case page, number, question, answer, marks, options, stem, kind, context, command, rubric, allow, reject,
      ignore
    case answerKind = "answer_kind"
    case answerDocument = "answer_doc"
  }

  static func read(_ path: String) throws -> [Truth] {
    try JSONDecoder().decode([Truth].self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension KeyedDecodingContainer where Key == Truth.CodingKeys {
  /// A whole number; nil for others: half a mark is none that an item can have.
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try decodeIfPresent(Double.self, forKey: key).flatMap { Int(exactly: $0) }
  }
}

/// Texts as they are compared: what only the typesetting decides is taken out.
enum Normal {
  /// Compatibility forms, one kind of quotes and dashes, small letters, single spaces; marks of gaps left out.
  static func text(_ text: String) -> String {
    var result = ""
    for character in withoutRowsOfDots(text).precomposedStringWithCompatibilityMapping.lowercased() {
      switch character {
      case "‘", "’", "‛", "′", "`", "´": result.append("'")
      case "“", "”", "„", "«", "»", "″": result.append("\"")
      case "–", "—", "−", "‐", "‑", "‒": result.append("-")
      case "_", "\u{00AD}": result.append(" ")
      case "×": result.append("x")
      case "⋯": result.append("···")
      default: result.append(character)
      }
    }
    return result.replacingOccurrences(of: "...", with: "…").split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Without rows of dots, which mark gaps as rules do; three dots, one sign or not, are a pause.
  private static func withoutRowsOfDots(_ text: String) -> String {
    guard text.contains("……") || text.contains("....") else { return text }
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      // Of sixteen dots a word processor makes five signs and a dot.
      let isDots = first == "…" || first == "."
      var run = rest.prefix { isDots ? $0 == "…" || $0 == "." : $0 == first }
      // Before a capital, or at the end, it is the sentence's stop.
      let next = rest.dropFirst(run.count).first { !$0.isWhitespace }
      if run.count > 2, run.last == ".", run.contains("…"), next?.isLowercase != true, next != "," {
        run.removeLast()
      }
      rest = rest.dropFirst(run.count)
      // "disebut ....": four apart are a gap, at the end of a word they are a pause and a stop.
      let least = result.last == " " ? 3 : 4
      let isGap = isDots && (run.contains("…") ? run.count > 1 : run.count > least)
      result += isGap ? " " : run
    }
    return result
  }

  /// Words and single signs: spaces around punctuation do not count.
  static func tokens(_ text: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in self.text(text) {
      if character.isLetter || character.isNumber {
        word.append(character)
        continue
      }
      if !word.isEmpty { tokens.append(word) }
      word = ""
      if !character.isWhitespace { tokens.append(String(character)) }
    }
    return word.isEmpty ? tokens : tokens + [word]
  }

  /// True when two texts are the same but for typesetting.
  static func same(_ one: String, _ other: String) -> Bool {
    func bare(_ text: String) -> String { tokens(text).joined() }
    return bare(one) == bare(other)
  }

  /// How alike two texts are in their words, 0...1.
  static func likeness(_ one: [String], _ other: [String]) -> Double {
    if one.isEmpty || other.isEmpty { return one.isEmpty && other.isEmpty ? 1 : 0 }
    var counts: [String: Int] = [:]
    for token in one { counts[token, default: 0] += 1 }
    var shared = 0
    for token in other where counts[token, default: 0] > 0 {
      counts[token, default: 0] -= 1
      shared += 1
    }
    return 2 * Double(shared) / Double(one.count + other.count)
  }

  /// What part of some words another text has, 0...1.
  static func coverage(_ wanted: [String], by other: [String]) -> Double {
    if wanted.isEmpty { return 1 }
    var counts: [String: Int] = [:]
    for token in other { counts[token, default: 0] += 1 }
    var found = 0
    for token in wanted where counts[token, default: 0] > 0 {
      counts[token, default: 0] -= 1
      found += 1
    }
    return Double(found) / Double(wanted.count)
  }
}
