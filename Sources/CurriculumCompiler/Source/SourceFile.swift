/// One file of a curriculum as it was read: its path and its bytes.
package struct SourceFile: Sendable {
  /// Which file of a compilation; the position of the file in the sorted list of sources.
  package struct ID: Hashable, Comparable, Sendable {
    /// 0-based position in the compilation's list of files, which is sorted by path.
    package let index: UInt32

    /// The file at a position of the compilation's list.
    package init(_ index: Int) {
      precondition(index < SourceSpan.maximumFiles, "the workspace has seen to the number of files")
      self.index = UInt32(index)
    }

    package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// Path relative to the curriculum's folder, with `/` between its parts.
  package let path: String
  /// The content, byte for byte.
  package let bytes: [UInt8]

  /// Size in bytes; more than `bytes` has when the file is too large to be read.
  package let size: Int

  /// A file with its content in bytes.
  package init(path: String, bytes: [UInt8], size: Int? = nil) {
    self.path = path
    self.bytes = bytes
    self.size = size ?? bytes.count
  }

  /// A file with its content as text.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// A half-open range of UTF-8 offsets in one source file.
///
/// Lines and columns are worked out when printing. A span takes 8 bytes, since every text of a curriculum has
/// one: 18 bits for the file, 26 for the offset, which is the limit of a file, and 20 for the length.
package struct SourceSpan: Hashable, Sendable {
  /// How many files a compilation may have.
  package static let maximumFiles = 1 << 18
  private static let maximumLength = 1 << 20 - 1

  private let packed: UInt64

  /// The range `lower..<upper` of a file, in UTF-8 offsets; one of 1 MiB or more ends early.
  package init(_ file: SourceFile.ID, _ lower: Int, _ upper: Int) {
    let start = UInt64(min(max(lower, 0), 1 << 26 - 1))
    let length = UInt64(min(max(upper - lower, 0), Self.maximumLength))
    packed = UInt64(file.index) << 46 | start << 20 | length
  }

  /// The file.
  package var file: SourceFile.ID { SourceFile.ID(Int(packed >> 46)) }
  /// UTF-8 offset of the first byte.
  package var lower: UInt32 { UInt32(truncatingIfNeeded: packed >> 20 & (1 << 26 - 1)) }
  /// UTF-8 offset behind the last byte; equal to `lower` for a place between two bytes.
  package var upper: UInt32 { lower + UInt32(truncatingIfNeeded: packed & (1 << 20 - 1)) }
  /// False when the range was too long and ends early, so that it must not be edited.
  package var isExact: Bool { packed & (1 << 20 - 1) < UInt64(Self.maximumLength) }

  /// The place just before the span.
  package var start: SourceSpan { SourceSpan(file, Int(lower), Int(lower)) }
}

/// A value and where it was written.
package struct Spanned<Value: Sendable>: Sendable {
  /// What was written.
  package let value: Value
  /// Where.
  package let span: SourceSpan

  /// A value written at a place.
  package init(_ value: Value, _ span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Spanned: Equatable where Value: Equatable {}
extension Spanned: Hashable where Value: Hashable {}

/// Text as an author wrote it, after YAML's quoting is undone.
package typealias Text = Spanned<String>

extension Text {
  /// The text itself.
  package var string: String { value }
}
