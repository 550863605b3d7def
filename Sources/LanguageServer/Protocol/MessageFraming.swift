/// Cuts a stream of bytes into messages by their `Content-Length`.
///
/// What is wrong with the stream is said, and the next message is looked for: a client's fault must not end the session.
package struct MessageFraming {
  /// What was found in the stream.
  package enum Event: Equatable {
    /// The body of a message.
    case message([UInt8])
    /// What was no message, in words.
    case fault(String)
  }

  private var buffer: [UInt8] = []
  private var start = 0
  /// Bytes of the body that is being waited for; nil while a header is.
  private var awaited: Int?
  /// Bytes of a body beyond the limit that are still to be passed over.
  private var passedOver = 0
  private let bodyLimit: Int
  private static let headerLimit = 8192
  private static let name = Array("content-length:".utf8)

  /// Framing of a stream.
  ///
  /// - Parameter bodyLimit: Bytes of a body at most; longer ones are passed over.
  package init(bodyLimit: Int = 256 << 20) { self.bodyLimit = bodyLimit }

  /// Adds what came in.
  package mutating func append(_ bytes: [UInt8]) {
    let skipped = min(passedOver, bytes.count)
    passedOver -= skipped
    if start > 1 << 20 || start == buffer.count {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes[skipped...]
  }

  /// The next message or fault; nil until more comes in.
  package mutating func next() -> Event? {
    if let awaited { return body(awaited) }
    guard let header = takeHeader() else {
      guard buffer.count - start > Self.headerLimit else { return nil }
      // Keeps what may be the beginning of a header.
      start = lengthField(from: start).map { max($0, start + 1) } ?? buffer.count - Self.name.count
      return .fault("no header within \(Self.headerLimit) bytes")
    }
    guard let field = lengthField(in: header) else { return .fault("a header without Content-Length") }
    let digits = field.drop { $0 == 0x20 || $0 == 0x09 }
      .prefix { $0 != 0x0D && $0 != 0x0A && $0 != 0x20 && $0 != 0x09 }
    guard let length = Int(String(decoding: digits, as: UTF8.self)), length >= 0, digits.first != 0x2B else {
      let shown = String(decoding: digits.prefix(20), as: UTF8.self)
      return .fault("Content-Length is '\(shown)', expected a number of bytes")
    }
    guard length <= bodyLimit else {
      let skipped = min(length, buffer.count - start)
      start += skipped
      passedOver = length - skipped
      return .fault("a message of \(length) bytes; the limit is \(bodyLimit)")
    }
    awaited = length
    return body(length)
  }

  /// Takes the body of a message that was no JSON for what it may be: one cut short, with the next behind it.
  package mutating func reconsider(_ body: [UInt8]) {
    guard let place = Self.place(of: Self.name, in: body[...]), place > 0 else { return }
    buffer.replaceSubrange(..<start, with: body[place...])
    start = 0
  }

  private mutating func body(_ length: Int) -> Event? {
    guard buffer.count - start >= length else { return nil }
    defer {
      start += length
      awaited = nil
    }
    return .message(Array(buffer[start..<start + length]))
  }

  /// Takes the lines up to an empty one.
  private mutating func takeHeader() -> ArraySlice<UInt8>? {
    var position = start
    let end = min(buffer.count, start + Self.headerLimit)
    while position < end {
      guard let lineFeed = buffer[position..<end].firstIndex(of: 0x0A) else { return nil }
      let line = buffer[position..<lineFeed]
      let isEmpty = line.isEmpty || line.elementsEqual([0x0D])
      position = lineFeed + 1
      guard isEmpty else { continue }
      let header = buffer[start..<lineFeed]
      start = position
      // Empty lines between messages are nothing to speak of.
      if header.allSatisfy({ $0 == 0x0D || $0 == 0x0A }) { continue }
      return header
    }
    return nil
  }

  /// What stands behind the last `Content-Length:`, also where something else stands before it on the line.
  private func lengthField(in header: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = header
    var found: ArraySlice<UInt8>?
    while let place = Self.place(of: Self.name, in: rest) {
      rest = rest[(place + Self.name.count)...]
      found = rest
    }
    return found
  }

  private func lengthField(from offset: Int) -> Int? {
    Self.place(of: Self.name, in: buffer[(offset + 1)...])
  }

  /// The first place of a word in small letters, whatever the letters of the text.
  private static func place(of word: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    guard text.count >= word.count else { return nil }
    return (text.startIndex...text.endIndex - word.count).first { place in
      text[place] | 0x20 == word[0]
        && text[place..<place + word.count].elementsEqual(word) { $0 | 0x20 == $1 | 0x20 }
    }
  }
}
