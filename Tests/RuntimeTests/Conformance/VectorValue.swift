import CurriculumRuntime
import Foundation

/// A value of a conformance vector; numbers are decimals as they are written.
enum VectorValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Decimal)
  case text(String)
  case array([VectorValue])
  case object([String: VectorValue])

  /// What an input does not have, or has otherwise.
  struct Missing: Error, CustomStringConvertible {
    let description: String
  }
}

extension VectorValue: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Decimal.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([VectorValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: VectorValue].self))
    }
  }
}

extension VectorValue: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  init(integerLiteral value: Int) { self = .number(Decimal(value)) }
  init(stringLiteral value: String) { self = .text(value) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension VectorValue {
  /// A whole number, or null.
  init(_ value: Int?) { self = value.map { .number(Decimal($0)) } ?? .null }
  /// A text, or null.
  init(_ value: String?) { self = value.map { .text($0) } ?? .null }
  /// True or false.
  init(_ value: Bool) { self = .bool(value) }
  /// Whole numbers.
  init(_ values: [Int]) { self = .array(values.map { VectorValue($0) }) }
  /// Numbers of cards, kits or stages.
  init(_ values: [Int64]) { self = .array(values.map { VectorValue(Int($0)) }) }
  /// Texts.
  init(_ values: [String]) { self = .array(values.map { VectorValue($0) }) }

  /// A member; nil when the object has none, or null.
  subscript(name: String) -> VectorValue? {
    guard case .object(let members) = self, let value = members[name], value != .null else { return nil }
    return value
  }

  /// The value as a whole number.
  var int: Int? {
    guard case .number(let value) = self else { return nil }
    return Int(value.description)
  }

  /// The value as a binary fraction, the nearest to what is written.
  var double: Double? {
    guard case .number(let value) = self else { return nil }
    return Double(value.description)
  }

  var string: String? {
    if case .text(let value) = self { value } else { nil }
  }

  var bool: Bool? {
    if case .bool(let value) = self { value } else { nil }
  }

  var array: [VectorValue]? {
    if case .array(let value) = self { value } else { nil }
  }

  func int(_ name: String) throws -> Int { try needed(self[name]?.int, name) }
  func double(_ name: String) throws -> Double { try needed(self[name]?.double, name) }
  func string(_ name: String) throws -> String { try needed(self[name]?.string, name) }
  func bool(_ name: String) throws -> Bool { try needed(self[name]?.bool, name) }
  func array(_ name: String) throws -> [VectorValue] { try needed(self[name]?.array, name) }
  func object(_ name: String) throws -> VectorValue { try needed(self[name], name) }
  func ints(_ name: String) throws -> [Int] { try array(name).map { try needed($0.int, name) } }
  func strings(_ name: String) throws -> [String] { try array(name).map { try needed($0.string, name) } }
  func id(_ name: String) throws -> Int64 { Int64(try int(name)) }
  func ids(_ name: String) throws -> [Int64] { try ints(name).map { Int64($0) } }

  /// A member that names one of a closed choice.
  func choice<Choice: RawRepresentable<String>>(_ name: String, as type: Choice.Type = Choice.self) throws
    -> Choice
  {
    try needed(Choice(rawValue: try string(name)), name)
  }

  func day(_ name: String) throws -> CalendarDay { try needed(CalendarDay(try string(name)), name) }

  func instant(_ name: String) throws -> Date { try Self.instant(try string(name)) }

  static func instant(_ text: String) throws -> Date {
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw Missing(description: "\(text) is no instant")
    }
    return date
  }

  func milliseconds(_ name: String) throws -> Date {
    Date(timeIntervalSince1970: Double(try int(name)) / 1000)
  }

  func timeZone(_ name: String) throws -> TimeZone {
    try needed(TimeZone(identifier: try string(name)), name)
  }

  private func needed<Value>(_ value: Value?, _ name: String) throws -> Value {
    guard let value else { throw Missing(description: "no fitting '\(name)' in \(self)") }
    return value
  }

  /// All numbers in the value.
  var numbers: [Decimal] {
    switch self {
    case .number(let number): [number]
    case .array(let values): values.flatMap(\.numbers)
    case .object(let members): members.values.flatMap(\.numbers)
    case .null, .bool, .text: []
    }
  }

  /// The value as JSON in the form that bundles have it.
  var json: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): value.description
    case .text(let value): quoted(value)
    case .array(let values): "[" + values.map(\.json).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\(quoted($0.key)):\($0.value.json)" }.joined(
          separator: ",")
        + "}"
    }
  }

  private func quoted(_ text: String) -> String {
    var json = CanonicalJSON()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
