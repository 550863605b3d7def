import CZlib

/// Squeezes bytes, piece by piece, into zlib's format (RFC 1950).
final class Compressor {
  // zlib keeps the stream's address, so it must not move.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let sink: ([UInt8]) throws -> Void

  /// A compressor that hands on what is squeezed as it comes.
  init(_ sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
    // The level that `gzip -9` has: a delta is made once and fetched often.
    stream.initialize(to: z_stream())
    let code = deflateInit_(stream, 9, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(code == Z_OK, "zlib has no memory for a stream")
  }

  deinit {
    deflateEnd(stream)
    stream.deallocate()
  }

  /// Adds bytes.
  func add(_ bytes: [UInt8]) throws { try run(bytes, Z_NO_FLUSH) }

  /// Hands on what is left.
  func finish() throws { try run([], Z_FINISH) }

  private func run(_ bytes: [UInt8], _ flush: Int32) throws {
    var input = bytes
    try input.withUnsafeMutableBufferPointer { input in
      stream.pointee.next_in = input.baseAddress
      stream.pointee.avail_in = UInt32(input.count)
      repeat {
        var room = 0
        let output = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
          stream.pointee.next_out = buffer.baseAddress
          stream.pointee.avail_out = UInt32(buffer.count)
          deflate(stream, flush)
          room = Int(stream.pointee.avail_out)
          count = buffer.count - room
        }
        if !output.isEmpty { try sink(output) }
        if room > 0 { break }
      } while true
    }
  }
}

/// Unpacks zlib's format, no further than asked for.
final class Decompressor {
  /// What is wrong with a stream.
  enum Fault: Error { case damaged, tooLong }

  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private var input: [UInt8]
  private var taken = 0
  private var isAtEnd = false
  private var remaining: Int

  /// A decompressor of a whole stream.
  ///
  /// - Parameter limit: How many bytes may come out of it.
  init(_ input: [UInt8], limit: Int) {
    self.input = input
    remaining = limit
    stream.initialize(to: z_stream())
    let code = inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(code == Z_OK, "zlib has no memory for a stream")
  }

  deinit {
    inflateEnd(stream)
    stream.deallocate()
  }

  /// The next bytes, at most 64 KiB of them; none at the end.
  ///
  /// - Throws: `Fault` when the stream is damaged or longer than its limit.
  func next() throws(Fault) -> [UInt8] {
    guard !isAtEnd else { return [] }
    var code = Z_OK
    let output = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      input.withUnsafeMutableBufferPointer { input in
        stream.pointee.next_in = input.baseAddress.map { $0 + taken }
        stream.pointee.avail_in = UInt32(min(input.count - taken, Int(UInt32.max)))
        let offered = stream.pointee.avail_in
        stream.pointee.next_out = buffer.baseAddress
        stream.pointee.avail_out = UInt32(buffer.count)
        code = inflate(stream, Z_NO_FLUSH)
        taken += Int(offered - stream.pointee.avail_in)
        count = buffer.count - Int(stream.pointee.avail_out)
      }
    }
    guard code == Z_OK || code == Z_STREAM_END, !output.isEmpty || code == Z_STREAM_END else {
      throw .damaged
    }
    remaining -= output.count
    guard remaining >= 0 else { throw .tooLong }
    if code == Z_STREAM_END {
      isAtEnd = true
      guard taken == input.count else { throw .damaged }
    }
    return output
  }
}
