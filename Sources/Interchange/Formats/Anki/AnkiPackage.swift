import CZstd

/// Anki's packages: a zip file with a collection and its media.
///
/// Source: Anki's own description of its packages: `meta` names the version; version 3 has `collection.anki21b`, packed
/// by zstd, and beside it an older collection whose only note asks to update.
struct AnkiPackage {
  private let archive: ZipArchive
  private let file: String

  /// Bytes that a collection may have, unpacked.
  private static let mostBytes = 2 << 30

  /// True for a zip file with a collection in it.
  static func isPackage(_ bytes: [UInt8]) -> Bool {
    guard let archive = try? ZipArchive(bytes, file: "") else { return false }
    return ["collection.anki2", "collection.anki21", "collection.anki21b"].contains {
      archive.member($0) != nil
    }
  }

  /// Opens a package.
  ///
  /// - Throws: `ImportError` for what is none.
  init(_ bytes: [UInt8], file: String) throws(ImportError) {
    archive = try ZipArchive(bytes, file: file)
    self.file = file
  }

  /// The notes.
  func content(_ report: inout ImportReport) throws(ImportError) -> AnkiContent {
    let name = try collectionName()
    guard let member = archive.member(name) else {
      throw ImportError("'\(file)' is no package of Anki's: it has no \(name)")
    }
    var bytes = try archive.bytes(of: member)
    let isLatest = name == "collection.anki21b"
    if isLatest { bytes = try Zstandard.unpack(bytes, limit: Self.mostBytes, file: "\(file): \(name)") }
    var content = try AnkiCollection(bytes, file: file).content(&report)
    let media = try mediaNames(isLatest)
    let archive = archive
    let file = file
    content.mediaNames = Set(media.keys)
    content.media = { name in
      guard let number = media[name], let member = archive.member(number),
        let path = AnkiMedia.path(for: name)
      else { return nil }
      return ImportedMedia(path: path) { () throws(ImportError) in
        let bytes = try archive.bytes(of: member)
        return isLatest ? try Zstandard.unpack(bytes, limit: 1 << 28, file: "\(file): \(name)") : bytes
      }
    }
    return content
  }

  /// Which collection counts.
  private func collectionName() throws(ImportError) -> String {
    if let meta = archive.member("meta") {
      let version = ProtobufFields(try archive.bytes(of: meta)).number(1) ?? 0
      switch version {
      case 1: return "collection.anki2"
      case 2: return "collection.anki21"
      case 3: return "collection.anki21b"
      default:
        throw ImportError("'\(file)' has version \(version) of Anki's packages; curricc knows 1 to 3")
      }
    }
    return archive.member("collection.anki21") == nil ? "collection.anki2" : "collection.anki21"
  }

  /// Members by the names of the media files that they are.
  private func mediaNames(_ isLatest: Bool) throws(ImportError) -> [String: String] {
    guard let member = archive.member("media") else { return [:] }
    let bytes = try archive.bytes(of: member)
    guard isLatest else {
      var names: [String: String] = [:]
      for member in AnkiMedia.legacyNames(bytes) { names[member.value] = names[member.value] ?? member.key }
      return names
    }
    let list = ProtobufFields(try Zstandard.unpack(bytes, limit: 1 << 26, file: "\(file): media"))
    var names: [String: String] = [:]
    for (index, entry) in list.all(1).enumerated() {
      let fields = ProtobufFields(Array(entry))
      guard let name = fields.text(1) else { continue }
      names[name] = fields.number(255).map { "\($0)" } ?? "\(index)"
    }
    return names
  }
}

/// Unpacks what zstd has packed.
enum Zstandard {
  /// Bytes that may come of one packed byte; collections reach some 20.
  private static let ratio = 200
  /// Bytes that may come out of any number of packed ones.
  private static let free = 4 << 20

  /// The bytes.
  ///
  /// Whatever the head claims, no more comes out than texts and databases reach.
  ///
  /// - Parameters:
  ///   - limit: Bytes that may come out.
  ///   - file: What it is called in messages.
  /// - Throws: `ImportError` for what is damaged or larger.
  static func unpack(_ bytes: [UInt8], limit: Int, file: String) throws(ImportError) -> [UInt8] {
    let most = min(limit, free + bytes.count * ratio)
    guard let stream = ZSTD_createDStream() else { throw ImportError("'\(file)': there is no memory left") }
    defer { ZSTD_freeDStream(stream) }
    var result: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: ZSTD_DStreamOutSize())
    var input = ZSTD_inBuffer(src: nil, size: bytes.count, pos: 0)
    var isWhole = bytes.isEmpty
    while input.pos < bytes.count || !isWhole {
      let before = (input.pos, result.count)
      let left = bytes.withUnsafeBytes { source in
        piece.withUnsafeMutableBytes { target in
          input.src = source.baseAddress
          var output = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
          let left = ZSTD_decompressStream(stream, &output, &input)
          result.append(contentsOf: target[..<output.pos])
          return left
        }
      }
      guard ZSTD_isError(left) == 0 else { throw ImportError("'\(file)' is damaged: zstd cannot unpack it") }
      guard result.count <= most else {
        throw ImportError(
          most == limit
            ? "'\(file)' has more than \(limit >> 20) MiB unpacked, which is the limit"
            : "'\(file)' unpacks to more than \(ratio) times its size, which is the limit")
      }
      isWhole = left == 0
      guard before != (input.pos, result.count) || isWhole else {
        throw ImportError("'\(file)' is cut off")
      }
    }
    return result
  }
}

/// The fields of a message of Protocol Buffers, by their numbers: as much as Anki's few messages need.
///
/// Source: Protocol Buffers, "Encoding".
struct ProtobufFields {
  private var numbers: [Int: UInt64] = [:]
  private var stretches: [Int: [ArraySlice<UInt8>]] = [:]

  /// Reads a message; what is behind damage is left out.
  init(_ bytes: [UInt8]) {
    var index = 0
    func variable() -> UInt64? {
      var value: UInt64 = 0
      var shift: UInt64 = 0
      while index < bytes.count, shift < 64 {
        let byte = bytes[index]
        index += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte & 0x80 == 0 { return value }
        shift += 7
      }
      return nil
    }
    while index < bytes.count {
      guard let tag = variable(), let field = Int(exactly: tag >> 3) else { return }
      switch tag & 7 {
      case 0:
        guard let value = variable() else { return }
        numbers[field] = value
      case 1: index += 8
      case 5: index += 4
      case 2:
        guard let length = variable().flatMap({ Int(exactly: $0) }), length <= bytes.count - index else {
          return
        }
        stretches[field, default: []].append(bytes[index..<(index + length)])
        index += length
      default: return
      }
    }
  }

  /// A whole number; nil where there is none.
  func number(_ field: Int) -> Int? { numbers[field].flatMap { Int(exactly: $0) } }

  /// A text; nil where there is none.
  func text(_ field: Int) -> String? {
    stretches[field]?.last.map { String(decoding: $0, as: UTF8.self) }
  }

  /// All messages of a field.
  func all(_ field: Int) -> [ArraySlice<UInt8>] { stretches[field] ?? [] }
}
