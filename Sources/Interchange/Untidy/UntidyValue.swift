/// A value of JSON that was read untidily.
package indirect enum UntidyValue: Sendable, Equatable {
  /// A key of an object with its value.
  package struct Member: Sendable, Equatable {
    package let key: String
    package let value: UntidyValue

    package init(_ key: String, _ value: UntidyValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case boolean(Bool)
  /// A number as it stands there, by JSON's grammar.
  case number(String)
  case text(String)
  /// Values in their order; not whole where the text ends or breaks before its bracket does.
  case list([UntidyValue], isWhole: Bool)
  /// Members in their order, keys that come twice included; not whole as a list.
  case object([Member], isWhole: Bool)

  /// The value of an object's key, the last where the key comes twice; nil for all other values.
  package subscript(key: String) -> UntidyValue? {
    guard case .object(let members, _) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The text of a text, the digits of a number.
  package var string: String? {
    switch self {
    case .text(let text): text
    case .number(let digits): digits
    default: nil
    }
  }

  /// A whole number, also one that stands in quotes.
  package var integer: Int? { string.flatMap { Int($0) } }
}

/// Something that was put right to read JSON.
package enum UntidyMend: Int, Sendable, CaseIterable, Comparable {
  case encoding, byteOrderMark, codeFence, prose, severalValues, smartQuotes, singleQuotes, innerQuotes
  case controlCharacters, escapes, words, comments, commas, ellipsis, tooDeep, broken, cutOff

  package static func < (one: UntidyMend, other: UntidyMend) -> Bool { one.rawValue < other.rawValue }

  /// What it was, as part of a sentence.
  package var text: String {
    switch self {
    case .encoding: "it is not UTF-8"
    case .byteOrderMark: "it begins with a byte order mark"
    case .codeFence: "it stands in a code fence"
    case .prose: "there is other text around it"
    case .severalValues: "it is in several pieces"
    case .smartQuotes: "it has typographic quotation marks"
    case .singleQuotes: "it has single quotation marks"
    case .innerQuotes: "a text has quotation marks without a backslash"
    case .controlCharacters: "a text has line breaks or tabs that are not escaped"
    case .escapes: "a text has a backslash before what needs none"
    case .words: "it has True, False or None"
    case .comments: "it has comments"
    case .commas: "a comma is missing or too much"
    case .ellipsis: "it has dots for what was left out"
    case .tooDeep: "it is nested too deeply"
    case .broken: "a part of it is no JSON"
    case .cutOff: "it is cut off at the end"
    }
  }
}
