import CZlib

/// The members of a zip file, read in memory, one at a time.
///
/// Nothing is written, so no member's name leads anywhere; names that would lead out of a folder are refused all the
/// same, since whoever made them means harm. Sizes are counted in what comes out, not in what the file claims.
///
/// Source: PKWARE, APPNOTE.TXT 6.3.10, sections 4.3 and 4.5.3 (Zip64).
struct ZipArchive: Sendable {
  /// What a file may ask for.
  struct Limits: Sendable {
    /// Members.
    var members = 200_000
    /// Bytes of one member, unpacked.
    var member = 1 << 30
    /// Bytes that come of one packed byte; deflate reaches 1032, texts some 20.
    var ratio = 200
    /// Bytes of a member that may come out of any number of packed ones.
    var free = 4 << 20
  }

  /// A member as the directory has it.
  struct Member: Sendable {
    /// Its name, with `/` between folders.
    let name: String
    /// Bytes unpacked, as the directory claims.
    let size: Int
    fileprivate let packedSize: Int
    fileprivate let offset: Int
    fileprivate let method: Int
    fileprivate let checksum: UInt
    fileprivate let isEncrypted: Bool
  }

  /// The members that are files, in the order of the directory.
  let members: [Member]
  private let bytes: [UInt8]
  private let file: String
  private let limits: Limits
  private let places: [String: Int]

  /// True for bytes that begin as a zip file does.
  static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 3, 4]) || bytes.starts(with: [0x50, 0x4B, 5, 6])
  }

  /// Opens a zip file.
  ///
  /// - Parameter file: What it is called in messages.
  /// - Throws: `ImportError` for what is none, is cut off, or has names that lead out of a folder.
  init(_ bytes: [UInt8], file: String, limits: Limits = Limits()) throws(ImportError) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    var directory = try ZipDirectory(bytes, file: file, limit: limits.members)
    var members: [Member] = []
    var places: [String: Int] = [:]
    while let member = try directory.next() {
      if member.name.hasSuffix("/") { continue }
      guard places.updateValue(members.count, forKey: member.name) == nil else {
        throw ImportError("'\(file)' has two members of the name '\(member.name)'")
      }
      members.append(member)
    }
    self.members = members
    self.places = places
  }

  /// A member by its name; of a name with `./` or backslashes the same.
  func member(_ name: String) -> Member? { places[Self.plain(name)].map { members[$0] } }

  /// The bytes of a member.
  ///
  /// - Throws: `ImportError` when it is damaged or larger than the limits.
  func bytes(of member: Member) throws(ImportError) -> [UInt8] {
    var all: [UInt8] = []
    all.reserveCapacity(min(member.size, 1 << 20))
    try read(member) { piece throws(ImportError) in all += piece }
    return all
  }

  /// Gives the bytes of a member piece by piece.
  ///
  /// - Parameter take: Called with at most 64 KiB at a time.
  /// - Throws: `ImportError` when it is damaged or larger than the limits, or what `take` throws.
  func read(_ member: Member, _ take: (ArraySlice<UInt8>) throws(ImportError) -> Void) throws(ImportError) {
    guard !member.isEncrypted else { throw fault(member, "is encrypted, and no password is asked for") }
    let packed = try packedRange(member)
    var stream: ZipStream
    switch member.method {
    case 0: stream = ZipStream(stored: packed)
    case 8: stream = ZipStream(deflated: packed)
    default: throw fault(member, "is packed by method \(member.method), which is not read; expected deflate")
    }
    defer { stream.close() }
    let most = min(limits.member, limits.free + packed.count * limits.ratio)
    var size = 0
    var sum = crc32(0, nil, 0)
    while true {
      guard let piece = stream.next(bytes) else { throw fault(member, "is damaged") }
      if piece.isEmpty { break }
      size += piece.count
      guard size <= most else {
        throw fault(
          member,
          size > limits.member
            ? "has more than \(limits.member >> 20) MiB, which is the limit"
            : "unpacks to more than \(limits.ratio) times its size, which is the limit")
      }
      sum = piece.withUnsafeBufferPointer { crc32(sum, $0.baseAddress, UInt32($0.count)) }
      try take(piece)
    }
    guard size == member.size, UInt(sum) == member.checksum else {
      throw fault(member, "is damaged: its size or checksum is not what the directory says")
    }
  }

  private func fault(_ member: Member, _ what: String) -> ImportError {
    ImportError("'\(file)', member '\(member.name.prefix(120))': it \(what)")
  }

  /// Where the packed bytes of a member are, behind its own head.
  private func packedRange(_ member: Member) throws(ImportError) -> Range<Int> {
    let head = ZipNumbers(bytes)
    guard head.number(member.offset, 4) == 0x0403_4B50, let name = head.number(member.offset + 26, 2),
      let extra = head.number(member.offset + 28, 2)
    else { throw fault(member, "does not begin where the directory says") }
    let start = member.offset + 30 + name + extra
    guard start <= bytes.count, member.packedSize <= bytes.count - start else {
      throw fault(member, "ends behind the end of the file")
    }
    return start..<(start + member.packedSize)
  }

  /// A name without what says nothing in it.
  fileprivate static func plain(_ name: String) -> String {
    name.replacing("\\", with: "/").split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

/// Numbers of a zip file, the low byte first.
private struct ZipNumbers {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A number of 2, 4 or 8 bytes; nil beyond the end, and for what no file has.
  func number(_ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    var value: UInt64 = 0
    for index in (0..<count).reversed() { value = value << 8 | UInt64(bytes[offset + index]) }
    return Int(exactly: value)
  }
}

/// The directory at the end of a zip file.
private struct ZipDirectory {
  private let numbers: ZipNumbers
  private let bytes: [UInt8]
  private let file: String
  private var offset: Int
  private var left: Int

  init(_ bytes: [UInt8], file: String, limit: Int) throws(ImportError) {
    self.bytes = bytes
    self.file = file
    numbers = ZipNumbers(bytes)
    guard let end = Self.end(bytes) else {
      throw ImportError("'\(file)' is no zip file, or is cut off: it has no directory at its end")
    }
    var count = numbers.number(end + 10, 2) ?? 0
    var start = numbers.number(end + 16, 4) ?? 0
    let locator = end - 20
    if count == 0xFFFF || start == 0xFFFF_FFFF, numbers.number(locator, 4) == 0x0706_4B50,
      let place = numbers.number(locator + 8, 8), numbers.number(place, 4) == 0x0606_4B50
    {
      count = numbers.number(place + 32, 8) ?? 0
      start = numbers.number(place + 48, 8) ?? 0
    }
    guard count <= limit else {
      throw ImportError("'\(file)' has \(count) members; the limit is \(limit)")
    }
    offset = start
    left = count
  }

  /// Where the directory's end is, behind which stands a comment alone.
  private static func end(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    var place = bytes.count - 22
    let last = max(0, place - 0xFFFF)
    while place >= last {
      if bytes[place] == 0x50, bytes[place + 1] == 0x4B, bytes[place + 2] == 5, bytes[place + 3] == 6 {
        return place
      }
      place -= 1
    }
    return nil
  }

  /// The next member; nil behind the last.
  mutating func next() throws(ImportError) -> ZipArchive.Member? {
    guard left > 0 else { return nil }
    left -= 1
    guard numbers.number(offset, 4) == 0x0201_4B50, let nameSize = numbers.number(offset + 28, 2),
      let extraSize = numbers.number(offset + 30, 2), let commentSize = numbers.number(offset + 32, 2),
      offset + 46 + nameSize + extraSize <= bytes.count
    else { throw ImportError("'\(file)' is cut off in its directory") }
    let raw = bytes[(offset + 46)..<(offset + 46 + nameSize)]
    let name = String(validating: raw, as: UTF8.self) ?? DecodedText(Array(raw)).text
    try check(name)
    var size = numbers.number(offset + 24, 4) ?? 0
    var packed = numbers.number(offset + 20, 4) ?? 0
    var place = numbers.number(offset + 42, 4) ?? 0
    var extra = offset + 46 + nameSize
    let end = extra + extraSize
    while extra + 4 <= end, let kind = numbers.number(extra, 2), let count = numbers.number(extra + 2, 2) {
      if kind == 1 {
        var field = extra + 4
        for target in [\ZipSizes.size, \.packed, \.place] {
          var sizes = ZipSizes(size: size, packed: packed, place: place)
          guard sizes[keyPath: target] == 0xFFFF_FFFF, field + 8 <= end else { continue }
          sizes[keyPath: target] = numbers.number(field, 8) ?? -1
          (size, packed, place) = (sizes.size, sizes.packed, sizes.place)
          field += 8
        }
      }
      extra += 4 + count
    }
    guard size >= 0, packed >= 0, place >= 0 else {
      throw ImportError("'\(file)', member '\(name.prefix(120))': it claims a size that no file has")
    }
    let member = ZipArchive.Member(
      name: name.hasSuffix("/") ? name : ZipArchive.plain(name), size: size, packedSize: packed,
      offset: place,
      method: numbers.number(offset + 10, 2) ?? 0, checksum: UInt(numbers.number(offset + 16, 4) ?? 0),
      isEncrypted: (numbers.number(offset + 8, 2) ?? 0) & 1 == 1)
    offset = end + commentSize
    return member
  }

  /// Refuses names that lead out of a folder.
  private func check(_ name: String) throws(ImportError) {
    let parts = name.replacing("\\", with: "/").split(separator: "/", omittingEmptySubsequences: false)
    let isAbsolute = parts.first?.isEmpty ?? true || parts[0].hasSuffix(":")
    guard !isAbsolute, !parts.contains(".."), !name.utf8.contains(0) else {
      throw ImportError(
        "'\(file)' has a member '\(name.prefix(120))', whose name leads out of its folder; nothing was imported"
      )
    }
  }
}

/// Sizes that Zip64 may give again, in the order in which it does.
private struct ZipSizes {
  var size: Int
  var packed: Int
  var place: Int
}

/// The bytes of one member as they come out.
private struct ZipStream {
  private var range: Range<Int>
  private let inflater: UnsafeMutablePointer<z_stream>?
  private var isAtEnd = false
  private static let piece = 1 << 16

  init(stored range: Range<Int>) {
    self.range = range
    inflater = nil
  }

  init(deflated range: Range<Int>) {
    self.range = range
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    // Without zlib's head, as zip has it.
    let code = inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(code == Z_OK, "zlib has no memory for a stream")
    inflater = stream
  }

  func close() {
    guard let inflater else { return }
    inflateEnd(inflater)
    inflater.deallocate()
  }

  /// The next bytes; none at the end; nil for what is damaged.
  mutating func next(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    guard let inflater else {
      let piece = bytes[range.prefix(Self.piece)]
      range = piece.endIndex..<range.upperBound
      return piece
    }
    guard !isAtEnd else { return [] }
    var code = Z_OK
    var taken = 0
    let (lower, count) = (range.lowerBound, range.count)
    let output = [UInt8](unsafeUninitializedCapacity: Self.piece) { buffer, made in
      bytes.withUnsafeBufferPointer { input in
        inflater.pointee.next_in = input.baseAddress.map { UnsafeMutablePointer(mutating: $0 + lower) }
        inflater.pointee.avail_in = UInt32(min(count, 1 << 30))
        let offered = inflater.pointee.avail_in
        inflater.pointee.next_out = buffer.baseAddress
        inflater.pointee.avail_out = UInt32(buffer.count)
        code = inflate(inflater, Z_NO_FLUSH)
        taken = Int(offered - inflater.pointee.avail_in)
        made = buffer.count - Int(inflater.pointee.avail_out)
      }
    }
    range = (lower + taken)..<range.upperBound
    isAtEnd = code == Z_STREAM_END
    guard code == Z_OK || isAtEnd, !output.isEmpty || isAtEnd else { return nil }
    return output[...]
  }
}
