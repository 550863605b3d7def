/// One file of a curriculum as it was read: its path and its bytes.
package struct SourceFile: Sendable {
  /// Which file of a compilation; the position of the file in the sorted list of sources.
  package struct ID: Hashable, Comparable, Sendable {
    /// 0-based position in the compilation's list of files, which is sorted by path.
    package let index: UInt32

    /// The file at a position of the compilation's list.
    package init(_ index: Int) { self.index = UInt32(index) }

    package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// Path relative to the curriculum's folder, with `/` between its parts.
  package let path: String
  /// The content, byte for byte.
  package let bytes: [UInt8]

  /// A file with its content in bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// A file with its content as text.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// A half-open range of UTF-8 offsets in one source file.
///
/// Lines and columns are worked out when printing.
package struct SourceSpan: Hashable, Sendable {
  /// The file.
  package let file: SourceFile.ID
  /// UTF-8 offset of the first byte.
  package let lower: UInt32
  /// UTF-8 offset behind the last byte; equal to `lower` for a place between two bytes.
  package let upper: UInt32

  /// The range `lower..<upper` of a file, in UTF-8 offsets.
  package init(_ file: SourceFile.ID, _ lower: Int, _ upper: Int) {
    self.file = file
    self.lower = UInt32(clamping: lower)
    self.upper = UInt32(clamping: max(lower, upper))
  }

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
