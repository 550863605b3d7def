/// One row's change in a delta.
enum DeltaRecord: Hashable {
  /// The rows that follow are of this table.
  case table(String)
  /// The row with this primary key goes.
  case remove(key: [BundleValue])
  /// This row comes.
  case add(row: [BundleValue])
  /// The row with this primary key gets new values in these columns.
  case change(key: [BundleValue], columns: UInt64, values: [BundleValue])
  /// Nothing follows.
  case end
}

extension DeltaRecord {
  private enum Mark {
    static let table: UInt8 = 0x54  // T
    static let remove: UInt8 = 0x2D  // -
    static let add: UInt8 = 0x2B  // +
    static let change: UInt8 = 0x7E  // ~
    static let end: UInt8 = 0x45  // E
  }

  /// Adds the record's bytes.
  ///
  /// Values have the form that the content hash covers. Source: docs/deltas.md, "The rows".
  func write(to bytes: inout [UInt8]) {
    switch self {
    case .table(let name):
      bytes.append(Mark.table)
      Self.write(.text(name), to: &bytes)
    case .remove(let key):
      bytes.append(Mark.remove)
      for value in key { Self.write(value, to: &bytes) }
    case .add(let row):
      bytes.append(Mark.add)
      for value in row { Self.write(value, to: &bytes) }
    case .change(let key, let columns, let values):
      bytes.append(Mark.change)
      for value in key { Self.write(value, to: &bytes) }
      Self.write(columns, to: &bytes)
      for value in values { Self.write(value, to: &bytes) }
    case .end:
      bytes.append(Mark.end)
    }
  }

  private static func write(_ value: BundleValue, to bytes: inout [UInt8]) {
    switch value {
    case .null: bytes.append(0)
    case .integer(let number):
      bytes.append(1)
      write(UInt64(bitPattern: number), to: &bytes)
    case .real(let number):
      bytes.append(2)
      write(number.bitPattern, to: &bytes)
    case .text(let text):
      bytes.append(3)
      write(UInt64(text.utf8.count), to: &bytes)
      bytes += text.utf8
    }
  }

  private static func write(_ number: UInt64, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.bigEndian) { bytes += $0 }
  }

  /// The next record of a stream.
  ///
  /// - Parameters:
  ///   - stream: The rest of the bytes.
  ///   - shape: How many columns a table's key and rows have, in the table at hand.
  static func read(
    _ stream: inout DeltaStream, _ shape: (key: Int, row: Int)?
  ) throws(DeltaStream.Fault) -> DeltaRecord {
    let mark = try stream.byte()
    if mark == Mark.end { return .end }
    if mark == Mark.table {
      guard case .text(let name) = try stream.value() else { throw .damaged("a table has no name") }
      return .table(name)
    }
    guard let shape else { throw .damaged("a row stands before its table") }
    switch mark {
    case Mark.remove: return .remove(key: try stream.values(shape.key))
    case Mark.add: return .add(row: try stream.values(shape.row))
    case Mark.change:
      let key = try stream.values(shape.key)
      let columns = try stream.number()
      guard columns != 0, columns >> UInt64(shape.row) == 0 else { throw .damaged("a row has other columns") }
      return .change(key: key, columns: columns, values: try stream.values(columns.nonzeroBitCount))
    default: throw .damaged("there is no kind of change \(mark)")
    }
  }
}

/// The bytes of a delta's rows as they are unpacked.
struct DeltaStream {
  /// What is wrong with the bytes.
  enum Fault: Error {
    case damaged(String)
  }

  private let source: Decompressor
  private var buffer: [UInt8] = []
  private var position = 0

  init(_ source: Decompressor) { self.source = source }

  mutating func byte() throws(Fault) -> UInt8 {
    try need(1)
    defer { position += 1 }
    return buffer[position]
  }

  mutating func number() throws(Fault) -> UInt64 {
    try need(8)
    defer { position += 8 }
    return buffer[position..<position + 8].reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func values(_ count: Int) throws(Fault) -> [BundleValue] {
    var values: [BundleValue] = []
    for _ in 0..<count { values.append(try value()) }
    return values
  }

  mutating func value() throws(Fault) -> BundleValue {
    switch try byte() {
    case 0: return .null
    case 1: return .integer(Int64(bitPattern: try number()))
    case 2: return .real(Double(bitPattern: try number()))
    case 3:
      let count = try number()
      // SQLite holds no longer text than 2³¹ − 1 bytes.
      guard count <= UInt64(Int32.max) else { throw .damaged("a text has \(count) bytes") }
      try need(Int(count))
      defer { position += Int(count) }
      let bytes = buffer[position..<position + Int(count)]
      let text = String(decoding: bytes, as: UTF8.self)
      // Decoding would mend what is no UTF-8, and the row would be another.
      guard text.utf8.elementsEqual(bytes) else { throw .damaged("a text is not UTF-8") }
      return .text(text)
    case let type: throw .damaged("there is no type of value \(type)")
    }
  }

  /// True when nothing is left.
  func isAtEnd() throws(Fault) -> Bool {
    guard position == buffer.count else { return false }
    return try fill().isEmpty
  }

  private mutating func need(_ count: Int) throws(Fault) {
    guard buffer.count - position < count else { return }
    buffer.removeFirst(position)
    position = 0
    while buffer.count < count {
      let more = try fill()
      guard !more.isEmpty else { throw .damaged("the rows end in the middle of one") }
      buffer += more
    }
  }

  private func fill() throws(Fault) -> [UInt8] {
    do { return try source.next() } catch .damaged {
      throw .damaged("the squeezed rows cannot be unpacked")
    } catch {
      throw .damaged("there are more rows than the delta says")
    }
  }
}
