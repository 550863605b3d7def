extension String {
  /// The text without blanks and line breaks at its ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return String(text)
  }
}

extension UntidyValue {
  /// The value as people would write it, for reports.
  var shown: String {
    switch self {
    case .null: "null"
    case .boolean(let value): "\(value)"
    case .number(let digits): digits
    case .text(let text): text
    case .list(let values, _): "[" + values.prefix(20).map(\.shown).joined(separator: ", ") + "]"
    case .object(let members, _):
      "{" + members.prefix(20).map { "\($0.key): \($0.value.shown)" }.joined(separator: ", ") + "}"
    }
  }
}
