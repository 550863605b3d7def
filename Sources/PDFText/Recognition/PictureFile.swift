/// What a picture's first bytes say of it.
package struct PictureFile: Sendable, Equatable {
  /// Which kinds of pictures are read.
  package enum Kind: Sendable {
    case png
    case jpeg
  }

  package var kind: Kind
  /// Dots across.
  package var width: Int
  /// Dots down.
  package var height: Int

  /// Reads the size of a picture off its bytes; nil where they are neither PNG nor JPEG.
  package init?(_ bytes: some RandomAccessCollection<UInt8>) {
    let bytes = Array(bytes)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 24 {
      kind = .png
      width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      height = bytes[20..<24].reduce(0) { $0 << 8 | Int($1) }
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]), let size = Self.jpegSize(bytes) {
      kind = .jpeg
      (width, height) = size
    } else {
      return nil
    }
  }

  /// Whether bytes begin as a picture does that is read here.
  package static func isPicture(_ start: some Collection<UInt8>) -> Bool {
    start.starts(with: [0x89, 0x50, 0x4E, 0x47]) || start.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// The size that the frame header of a JPEG file states.
  ///
  /// Source: ITU-T T.81, annex B.2.2 and table B.1.
  private static func jpegSize(_ bytes: [UInt8]) -> (Int, Int)? {
    var offset = 2
    while offset + 9 < bytes.count {
      guard bytes[offset] == 0xFF else { return nil }
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
        continue
      }
      let length = Int(bytes[offset + 2]) << 8 | Int(bytes[offset + 3])
      switch marker {
      // Start of frame; C4, C8 and CC are other segments.
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        let height = Int(bytes[offset + 5]) << 8 | Int(bytes[offset + 6])
        return (Int(bytes[offset + 7]) << 8 | Int(bytes[offset + 8]), height)
      case 0x01, 0xD0...0xD9, 0xDA: return nil
      default: offset += 2 + max(2, length)
      }
    }
    return nil
  }
}
