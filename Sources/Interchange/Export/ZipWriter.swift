import CZlib

/// Packs files into a zip file, which is handed out while it is made; the same files give the same bytes.
///
/// Over zlib, as `ZipArchive` reads: a library for zip files would cost every start of `curricc` a tenth of its time.
///
/// Source: PKWARE, APPNOTE.TXT 6.3.10, sections 4.3 and 4.5.3 (Zip64).
struct ZipWriter {
  private let take: ([UInt8]) throws -> Void
  private var directory = ZipBytes()
  private var files: UInt64 = 0
  private var offset: UInt64 = 0

  /// An empty zip file.
  ///
  /// - Parameter take: Gets its bytes, piece by piece.
  init(_ take: @escaping ([UInt8]) throws -> Void) { self.take = take }

  /// Adds a file.
  ///
  /// - Parameters:
  ///   - name: With `/` between folders.
  ///   - isPacked: Whether it is made smaller; pictures and sound already are.
  /// - Throws: `ExportError` for a file of 2 GiB or more, or what takes the bytes throws.
  mutating func add(_ name: String, _ bytes: [UInt8], isPacked: Bool = true) throws {
    guard bytes.count < 1 << 31, name.utf8.count <= UInt16.max else {
      throw ExportError("'\(name)' is too large for a package")
    }
    let packed = isPacked ? try Self.deflated(bytes, name) : bytes
    var head = ZipBytes()
    head.add(20, 2)  // the version that reads it: 2.0
    head.add(0x0800, 2)  // names are UTF-8
    head.add(isPacked ? 8 : 0, 2)
    head.add(0, 2)
    head.add(0x21, 2)  // 1980-01-01, the first day that zip files know, in no time zone
    head.add(UInt64(bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }), 4)
    head.add(UInt64(packed.count), 4)
    head.add(UInt64(bytes.count), 4)
    head.add(UInt64(name.utf8.count), 2)

    var local = ZipBytes()
    local.add(0x0403_4B50, 4)
    local.bytes += head.bytes
    local.add(0, 2)
    local.bytes += name.utf8
    try take(local.bytes)
    try take(packed)

    let isFar = offset >= UInt32.max
    directory.add(0x0201_4B50, 4)
    directory.add(20, 2)
    directory.bytes += head.bytes
    directory.add(isFar ? 12 : 0, 2)
    for width in [2, 2, 2, 4] { directory.add(0, width) }
    directory.add(isFar ? UInt64(UInt32.max) : offset, 4)
    directory.bytes += name.utf8
    if isFar {
      directory.add(1, 2)
      directory.add(8, 2)
      directory.add(offset, 8)
    }
    offset += UInt64(local.bytes.count + packed.count)
    files += 1
  }

  /// Ends the zip file with its directory.
  func finish() throws {
    try take(directory.bytes)
    var end = ZipBytes()
    let size = UInt64(directory.bytes.count)
    if files >= UInt16.max || offset >= UInt32.max || size >= UInt32.max {
      end.add(0x0606_4B50, 4)
      end.add(44, 8)
      end.add(45, 2)
      end.add(45, 2)
      end.add(0, 4)
      end.add(0, 4)
      for number in [files, files, size, offset] { end.add(number, 8) }
      end.add(0x0706_4B50, 4)
      end.add(0, 4)
      end.add(offset + size, 8)
      end.add(1, 4)
    }
    end.add(0x0605_4B50, 4)
    end.add(0, 2)
    end.add(0, 2)
    for _ in 0..<2 { end.add(min(files, UInt64(UInt16.max)), 2) }
    end.add(min(size, UInt64(UInt32.max)), 4)
    end.add(min(offset, UInt64(UInt32.max)), 4)
    end.add(0, 2)
    try take(end.bytes)
  }

  /// Bytes as zip files pack them: deflate without a head, quickly, for the last tenth of size costs half of the time.
  private static func deflated(_ bytes: [UInt8], _ name: String) throws -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard
      deflateInit2_(
        &stream, Z_BEST_SPEED, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, zlibVersion(), size)
        == Z_OK
    else { throw ExportError("there is no memory left to pack '\(name)'") }
    defer { deflateEnd(&stream) }
    let most = Int(deflateBound(&stream, UInt(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: most) { target, count in
      bytes.withUnsafeBufferPointer { source in
        stream.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(most)
        // All fits into the bound, so it ends at once.
        let result = deflate(&stream, Z_FINISH)
        precondition(result == Z_STREAM_END, "zlib said how much there would be at most")
        count = most - Int(stream.avail_out)
      }
    }
  }
}

/// Numbers one behind the other, the low byte first.
private struct ZipBytes {
  var bytes: [UInt8] = []

  mutating func add(_ number: UInt64, _ width: Int) {
    for place in 0..<width { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(8 * place))) }
  }
}
