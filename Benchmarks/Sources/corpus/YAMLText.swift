/// How a scalar is written.
enum ScalarStyle {
  case plain, single, double
}

/// A YAML file in the making.
struct YAMLText {
  private(set) var bytes: [UInt8] = []

  /// Starts again with an empty file and keeps the memory.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Adds text as it is.
  mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds a line as it is, indented by so many spaces.
  mutating func line(_ indent: Int, _ text: String) {
    spaces(indent)
    raw(text)
    bytes.append(0x0A)
  }

  /// Adds `key: value` on a line.
  mutating func entry(_ indent: Int, _ key: String, _ value: String, _ style: ScalarStyle = .plain) {
    spaces(indent)
    pair(key, value, style)
    bytes.append(0x0A)
  }

  /// Adds `key: value` where the line stands.
  mutating func pair(_ key: String, _ value: String, _ style: ScalarStyle = .plain) {
    raw(key)
    raw(": ")
    scalar(value, style)
  }

  /// Adds a value, escaped for its style.
  ///
  /// A plain value must not need quotes.
  mutating func scalar(_ value: String, _ style: ScalarStyle) {
    switch style {
    case .plain: raw(value)
    case .single: quoted(value, by: 0x27, escape: 0x27, also: 0x27)
    case .double: quoted(value, by: 0x22, escape: 0x5C, also: 0x5C)
    }
  }

  /// Adds a flow sequence.
  mutating func flow(_ values: [String], _ style: ScalarStyle = .plain) {
    bytes.append(0x5B)
    for (index, value) in values.enumerated() {
      if index > 0 { raw(", ") }
      scalar(value, style)
    }
    bytes.append(0x5D)
  }

  /// Adds `key: [a, b]` on a line.
  mutating func flowEntry(_ indent: Int, _ key: String, _ values: [String], _ style: ScalarStyle = .plain) {
    spaces(indent)
    raw(key)
    raw(": ")
    flow(values, style)
    bytes.append(0x0A)
  }

  /// Adds a block sequence under a key.
  mutating func blockEntry(_ indent: Int, _ key: String, _ values: [String], _ style: ScalarStyle = .plain) {
    line(indent, key + ":")
    for value in values {
      spaces(indent + 2)
      raw("- ")
      scalar(value, style)
      bytes.append(0x0A)
    }
  }

  private mutating func spaces(_ count: Int) { bytes.append(contentsOf: repeatElement(0x20, count: count)) }

  private mutating func quoted(_ value: String, by quote: UInt8, escape: UInt8, also other: UInt8) {
    bytes.append(quote)
    for byte in value.utf8 {
      if byte == quote || byte == other { bytes.append(escape) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }
}
