/// Whether two files have the same bytes.
package struct FileComparison: Sendable {
  private let first: String
  private let second: String

  /// A comparison of two files.
  package init(_ first: String, _ second: String) {
    self.first = first
    self.second = second
  }

  /// The offset of the first byte that differs, or where the shorter file ends; nil when the files are the same.
  ///
  /// - Throws: `BundleError` with `.unreadable`.
  package func firstDifferentByte() throws(BundleError) -> Int? {
    let files = (try RegularFile(first), try RegularFile(second))
    let pieces = UnsafeMutableRawBufferPointer.allocate(byteCount: 2 << 20, alignment: 16)
    defer { pieces.deallocate() }
    let left = UnsafeMutableRawBufferPointer(rebasing: pieces[..<(1 << 20)])
    let right = UnsafeMutableRawBufferPointer(rebasing: pieces[(1 << 20)...])
    var offset = 0
    while true {
      let counts = (try files.0.read(into: left, at: offset), try files.1.read(into: right, at: offset))
      let common = min(counts.0, counts.1)
      if let place = (0..<common).first(where: { left[$0] != right[$0] }) { return offset + place }
      guard counts.0 == counts.1 else { return offset + common }
      guard common > 0 else { return nil }
      offset += common
    }
  }
}
