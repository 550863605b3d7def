/// Builds JSON whose bytes depend only on the values: keys in order, no spaces, nothing escaped but what must be.
///
/// Keys of an object are added in the order of their UTF-8 bytes; a debug build stops at any other.
package struct CanonicalJSON: Sendable {
  /// The JSON so far, UTF-8.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  #if DEBUG
    private var keys: [String] = []
  #endif

  /// Nothing yet.
  package init() { bytes.reserveCapacity(128) }

  /// Forgets the JSON, to build another in the same memory.
  package mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  /// Takes out what has been built so far, for what is too long to be kept; building goes on behind it.
  package mutating func takeOut() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// The JSON as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds `{`, what `body` adds, and `}`.
  package mutating func object(_ body: (inout CanonicalJSON) -> Void) {
    separate()
    bytes.append(0x7B)
    needsComma = false
    #if DEBUG
      keys.append("")
    #endif
    body(&self)
    #if DEBUG
      keys.removeLast()
    #endif
    bytes.append(0x7D)
    needsComma = true
  }

  /// Adds `[`, what `body` adds, and `]`.
  package mutating func array(_ body: (inout CanonicalJSON) -> Void) {
    separate()
    bytes.append(0x5B)
    needsComma = false
    body(&self)
    bytes.append(0x5D)
    needsComma = true
  }

  /// Adds the key of an object's next value.
  package mutating func key(_ key: String) {
    #if DEBUG
      precondition(keys[keys.count - 1] < key, "keys of an object are added in order: '\(key)'")
      keys[keys.count - 1] = key
    #endif
    string(key)
    bytes.append(0x3A)
    needsComma = false
  }

  /// Adds a text.
  package mutating func string(_ value: String) {
    separate()
    bytes.append(0x22)
    let isContiguous: Void? = value.utf8.withContiguousStorageIfAvailable { escaped($0) }
    if isContiguous == nil { Array(value.utf8).withUnsafeBufferPointer { escaped($0) } }
    bytes.append(0x22)
    needsComma = true
  }

  private mutating func escaped(_ utf8: UnsafeBufferPointer<UInt8>) {
    guard utf8.contains(where: Self.needsEscape) else { return bytes.append(contentsOf: utf8) }
    for byte in utf8 {
      if Self.needsEscape(byte) { escape(byte) } else { bytes.append(byte) }
    }
  }

  /// Adds a number, `true`, `false`, `null`, or other JSON as it is.
  package mutating func raw(_ json: String) {
    separate()
    bytes.append(contentsOf: json.utf8)
    needsComma = true
  }

  /// Adds a value that was built before.
  package mutating func embed(_ other: CanonicalJSON) {
    separate()
    bytes.append(contentsOf: other.bytes)
    needsComma = true
  }

  /// Adds a whole number.
  package mutating func integer(_ value: Int) { raw(String(value)) }

  /// Adds an array of texts.
  package mutating func strings(_ values: [String]) {
    array { json in
      for value in values { json.string(value) }
    }
  }

  private static func needsEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
  }

  private mutating func escape(_ byte: UInt8) {
    bytes.append(0x5C)
    switch byte {
    case 0x0A: bytes.append(0x6E)
    case 0x0D: bytes.append(0x72)
    case 0x09: bytes.append(0x74)
    case 0x22, 0x5C: bytes.append(byte)
    default:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: ("u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8)
    }
  }
}
