/// A mapping as bytes: an import keeps one for each of its entries until all are known.
///
/// As values and texts of their own they would take some eight times as much memory.
struct PackedMapping: Sendable {
  private let bytes: [UInt8]

  /// Packs a mapping.
  init(_ mapping: AuthoringMapping) {
    var packer = Packer()
    packer.add(mapping)
    // Without the room that growing left.
    bytes = packer.bytes.withUnsafeBufferPointer { Array($0) }
  }

  /// The mapping.
  var mapping: AuthoringMapping {
    bytes.withUnsafeBufferPointer { buffer in
      var reader = Unpacker(buffer: buffer)
      return reader.mapping()
    }
  }

  /// What a value is, before its content.
  private enum Mark: UInt8 {
    case text, plain, list, row, mapping, line
  }

  private struct Packer {
    var bytes: [UInt8] = []

    mutating func add(_ mapping: AuthoringMapping) {
      add(mapping.entries.count)
      for entry in mapping.entries {
        add(entry.key)
        add(entry.value)
      }
    }

    private mutating func add(_ value: AuthoringValue) {
      switch value {
      case .text(let text): add(.text, text)
      case .plain(let text): add(.plain, text)
      case .list(let values): add(.list, values)
      case .row(let values): add(.row, values)
      case .mapping(let mapping):
        bytes.append(Mark.mapping.rawValue)
        add(mapping)
      case .line(let mapping):
        bytes.append(Mark.line.rawValue)
        add(mapping)
      }
    }

    private mutating func add(_ mark: Mark, _ text: String) {
      bytes.append(mark.rawValue)
      add(text)
    }

    private mutating func add(_ mark: Mark, _ values: [AuthoringValue]) {
      bytes.append(mark.rawValue)
      add(values.count)
      for value in values { add(value) }
    }

    private mutating func add(_ text: String) {
      add(text.utf8.count)
      bytes.append(contentsOf: text.utf8)
    }

    /// A number in groups of seven bits, the lowest first.
    private mutating func add(_ number: Int) {
      var rest = number
      while rest >= 0x80 {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }
  }

  private struct Unpacker {
    let buffer: UnsafeBufferPointer<UInt8>
    private var position = 0

    init(buffer: UnsafeBufferPointer<UInt8>) { self.buffer = buffer }

    mutating func mapping() -> AuthoringMapping {
      var mapping = AuthoringMapping()
      for _ in 0..<number() {
        let key = text()
        mapping.add(AuthoringMapping((key, value())))
      }
      return mapping
    }

    private mutating func value() -> AuthoringValue {
      defer { assert(position <= buffer.count) }
      let mark = Mark(rawValue: buffer[position])
      position += 1
      switch mark {
      case .plain: return .plain(text())
      case .list: return .list(values())
      case .row: return .row(values())
      case .mapping: return .mapping(mapping())
      case .line: return .line(mapping())
      // A packer writes no other mark.
      case .text, nil: return .text(text())
      }
    }

    private mutating func values() -> [AuthoringValue] { (0..<number()).map { _ in value() } }

    private mutating func text() -> String {
      let end = number() + position
      defer { position = end }
      return String(decoding: buffer[position..<end], as: UTF8.self)
    }

    private mutating func number() -> Int {
      var number = 0
      var shift = 0
      while true {
        let byte = buffer[position]
        position += 1
        number |= Int(byte & 0x7F) << shift
        guard byte >= 0x80 else { return number }
        shift += 7
      }
    }
  }
}
