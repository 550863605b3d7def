/// One thing that the worker says.
package enum Frame: Sendable, Equatable {
  case head(DocumentHead)
  case page(PageDump)
  case pageFailed(number: Int, WorkerFailure)
  case documentFailed(WorkerFailure)
  /// Poppler's words about the file; page 0 is the file as a whole.
  case message(String, page: Int)
  /// A picture as PNG, by its place among those asked for.
  case picture(index: Int, png: [UInt8])
  /// A picture as shades of grey, by its place among those asked for.
  case greyPicture(index: Int, GreyPicture)
  case end
}

/// Why bytes are not what a worker writes.
package enum FrameError: Error, Sendable, Equatable {
  case unknownKind(UInt8)
  case tooLong(Int)
  /// The frame ends within a value.
  case cutShort
  /// The frame goes on after its last value.
  case leftOver
  case notAScalar(UInt32)
  case noSuchStyle(UInt16)
  case boxInsideOut
  /// Something lies farther off than on any page.
  case outOfBounds
  case unknownCode(UInt8)
  case pageZero
  /// A picture has not as many dots as its width and height say.
  case wrongDots
}

/// Takes bytes in pieces, and gives the frames in them.
///
/// The worker reads files that anyone may have written, and is not trusted: whatever the bytes are, the answer is
/// frames or an error.
package struct FrameReader {
  /// The longest frame, in bytes: about three million glyphs.
  package static let longestFrame = 64 << 20

  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  /// Takes the next bytes.
  package mutating func append(_ piece: UnsafeRawBufferPointer) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    } else if start > 0 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// The next frame that is there as a whole; nil when more bytes are needed.
  ///
  /// After an error the reader is of no use any more.
  package mutating func next() throws(FrameError) -> Frame? {
    guard bytes.count - start >= 5 else { return nil }
    guard let kind = FrameKind(rawValue: bytes[start]) else { throw .unknownKind(bytes[start]) }
    let length = (1...4).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * ($1 - 1)) }
    guard length <= Self.longestFrame else { throw .tooLong(length) }
    guard bytes.count - start - 5 >= length else { return nil }
    let range = start + 5..<start + 5 + length
    start = range.upperBound
    let result = bytes.withUnsafeBytes { buffer -> Result<Frame, FrameError> in
      var values = FrameValues(UnsafeRawBufferPointer(rebasing: buffer[range]))
      do throws(FrameError) {
        let frame = try values.frame(kind)
        guard values.isAtEnd else { throw .leftOver }
        return .success(frame)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
