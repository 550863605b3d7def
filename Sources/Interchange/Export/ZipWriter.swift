import CZip

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Packs files into a zip file in memory; the same files give the same bytes.
final class ZipWriter {
  private let archive: OpaquePointer
  private let target: OpaquePointer

  /// An empty zip file.
  ///
  /// - Throws: `ExportError` where there is no memory left.
  init() throws(ExportError) {
    var error = zip_error_t()
    guard let target = zip_source_buffer_create(nil, 0, 0, &error) else {
      throw ExportError("there is no memory left for a package")
    }
    // Kept beyond the closing, which writes into it.
    zip_source_keep(target)
    guard let archive = zip_open_from_source(target, ZIP_TRUNCATE, &error) else {
      zip_source_free(target)
      throw ExportError("a package cannot be begun: \(String(cString: zip_error_strerror(&error)))")
    }
    self.archive = archive
    self.target = target
  }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: With `/` between folders.
  ///   - isPacked: Whether it is made smaller; pictures and sound already are.
  /// - Throws: `ExportError` where it cannot be added.
  func add(_ name: String, _ bytes: [UInt8], isPacked: Bool = true) throws(ExportError) {
    guard let copy = malloc(max(bytes.count, 1)) else { throw ExportError("there is no memory left") }
    bytes.withUnsafeBytes {
      if let base = $0.baseAddress { copy.copyMemory(from: base, byteCount: bytes.count) }
    }
    // The library frees the copy.
    guard let source = zip_source_buffer(archive, copy, UInt64(bytes.count), 1) else {
      free(copy)
      throw ExportError("'\(name)' cannot be packed: \(reason)")
    }
    let index = zip_file_add(archive, name, source, UInt32(ZIP_FL_ENC_UTF_8))
    guard index >= 0 else {
      zip_source_free(source)
      throw ExportError("'\(name)' cannot be packed: \(reason)")
    }
    let method = isPacked ? ZIP_CM_DEFLATE : ZIP_CM_STORE
    zip_set_file_compression(archive, UInt64(index), Int32(method), 0)
    // 1980-01-01, the first day that zip files know, in no time zone.
    zip_file_set_dostime(archive, UInt64(index), 0, 0x21, 0)
  }

  /// Ends the zip file, and hands it out piece by piece.
  ///
  /// - Throws: `ExportError` where it cannot be packed, or what `take` throws.
  func finish(_ take: ([UInt8]) throws -> Void) throws {
    defer { zip_source_free(target) }
    guard zip_close(archive) == 0 else {
      let reason = reason
      zip_discard(archive)
      throw ExportError("the package cannot be made: \(reason)")
    }
    guard zip_source_open(target) == 0 else { throw ExportError("the package cannot be read back") }
    defer { zip_source_close(target) }
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = zip_source_read(target, &piece, UInt64(piece.count))
      guard count >= 0 else { throw ExportError("the package cannot be read back") }
      if count == 0 { return }
      try take(Array(piece[..<Int(count)]))
    }
  }

  private var reason: String { String(cString: zip_strerror(archive)) }
}
