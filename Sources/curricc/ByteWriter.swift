/// Puts numbers, texts and blocks one behind the other.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(byte: UInt8) { bytes.append(byte) }
  mutating func add(bytes other: some Collection<UInt8>) { bytes.append(contentsOf: other) }

  /// Adds a number of 0 or more, in 8 bytes.
  mutating func add(_ number: Int) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Adds small numbers with their count in front, each in 4 bytes.
  mutating func add(_ numbers: [UInt32]) {
    add(numbers.count)
    for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) } }
  }

  /// Adds bytes with their number in front.
  mutating func add(block: some Collection<UInt8>) {
    add(block.count)
    bytes.append(contentsOf: block)
  }

  mutating func add(_ text: String) { add(block: text.utf8) }

  /// Adds a text, or that there is none.
  mutating func add(_ text: String?) {
    add(byte: text == nil ? 0 : 1)
    if let text { add(text) }
  }
}

/// Takes apart what `ByteWriter` put together; nil where something else is there.
struct ByteReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func byte() -> UInt8? { rest.popFirst() }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  mutating func number() -> Int? {
    guard let bytes = bytes(8) else { return nil }
    return bytes.withUnsafeBytes { Int(littleEndian: $0.loadUnaligned(as: Int.self)) }
  }

  /// Small numbers, as many as a number in front says.
  mutating func numbers() -> [UInt32]? {
    guard let count = number(), (0...rest.count / 4).contains(count), let bytes = bytes(count * 4) else {
      return nil
    }
    return bytes.withUnsafeBytes { raw in
      (0..<count).map { UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)) }
    }
  }

  mutating func block() -> ArraySlice<UInt8>? { number().flatMap { bytes($0) } }
  mutating func text() -> String? { block().map { String(decoding: $0, as: UTF8.self) } }

  /// A text or that there is none; nil for something else.
  mutating func optionalText() -> String?? {
    guard let byte = byte() else { return nil }
    return byte == 0 ? .some(nil) : text().map { .some($0) }
  }

  /// As many values as a number in front says; nil where one is something else.
  mutating func list<Value>(_ read: (inout ByteReader) -> Value?) -> [Value]? {
    guard let count = number(), count >= 0, count <= rest.count else { return nil }
    var values: [Value] = []
    for _ in 0..<count {
      guard let value = read(&self) else { return nil }
      values.append(value)
    }
    return values
  }
}
