package import CurriculumRuntime

/// What a format writes into: kept as a whole, or handed on piece by piece, so that a million findings take no room.
package struct ReportOutput {
  private var bytes: [UInt8] = []
  private let receive: (([UInt8]) -> Void)?
  /// Bytes that are handed on at a time, about.
  private static let pieceSize = 1 << 18

  /// Output that is kept.
  package init() { receive = nil }

  /// Output that is handed on; `finish` hands on the last of it.
  package init(receive: @escaping ([UInt8]) -> Void) { self.receive = receive }

  /// What was written and has not been handed on.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a text.
  package mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    passOn(from: Self.pieceSize)
  }

  /// Writes what has been built of a JSON value so far; building goes on.
  package mutating func write(_ json: inout CanonicalJSON) {
    bytes.append(contentsOf: json.takeOut())
    passOn(from: Self.pieceSize)
  }

  /// Hands on the last of it.
  package mutating func finish() { passOn(from: 1) }

  private mutating func passOn(from size: Int) {
    guard let receive, bytes.count >= size else { return }
    receive(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
