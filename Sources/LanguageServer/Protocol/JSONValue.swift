import CurriculumRuntime

/// A value of JSON, as messages of the protocol carry it.
///
/// Accessors give nil for what is not there or of another kind, since clients send whatever they like.
package indirect enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  /// The text of a text.
  package var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The value of a whole number.
  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The value of `true` or `false`.
  package var boolean: Bool? {
    guard case .boolean(let isTrue) = self else { return nil }
    return isTrue
  }

  /// The elements of an array.
  package var array: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// True for an object.
  package var isObject: Bool {
    if case .object = self { true } else { false }
  }

  /// The JSON, keys of objects in the order of their letters.
  package var text: String {
    var json = CanonicalJSON()
    write(to: &json)
    return json.text
  }

  /// The JSON in UTF-8, keys of objects in the order of their letters.
  package var bytes: [UInt8] {
    var json = CanonicalJSON()
    write(to: &json)
    return json.bytes
  }

  private func write(to json: inout CanonicalJSON) {
    switch self {
    case .null: json.raw("null")
    case .boolean(let isTrue): json.raw(isTrue ? "true" : "false")
    case .integer(let number): json.integer(number)
    // JSON has no infinity and no not-a-number.
    case .number(let number): json.raw(number.isFinite ? "\(number)" : "null")
    case .string(let text): json.string(text)
    case .array(let elements):
      json.array { json in
        for element in elements { element.write(to: &json) }
      }
    case .object(let members):
      json.object { json in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
          json.key(key)
          value.write(to: &json)
        }
      }
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByStringInterpolation
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }

  /// An array of texts.
  package static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The same object with a member more; left as it is for nil.
  package func with(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var members) = self, let value else { return self }
    members[key] = value
    return .object(members)
  }
}
