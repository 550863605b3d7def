import CXMLShim

/// Reads XML piece by piece, as events.
///
/// Nothing outside the file is loaded, and no entity is expanded but XML's own and HTML's names of single characters.
final class XMLReader {
  /// What was met.
  enum Event {
    /// An element begins: `name` and `attribute(_:)` say more.
    case start
    /// An element ends: `name` is its name.
    case end
    /// `text` is what stands there; it may be a part of what stands together.
    case text
    /// The file is at its end.
    case finished
  }

  /// What a file may ask for.
  struct Limits {
    /// Elements within elements.
    var depth = 256
    /// Bytes of one text or attribute.
    var text = 64 << 20
  }

  /// The line of the event, counting from 1.
  private(set) var line = 1
  /// What was put right about the file's encoding; nil for nothing.
  let repair: String?
  private let file: String
  private let bytes: [UInt8]
  private let parser: OpaquePointer?
  private let limits: Limits
  private var position = 0
  private var index = 0
  private var event = cxml_event()
  private var attributes: Range<Int> = 0..<0
  private var isFinished = false

  /// A reader of a file's bytes.
  ///
  /// - Parameter file: What it is called in messages.
  init(_ bytes: [UInt8], file: String, limits: Limits = Limits()) {
    self.file = file
    self.limits = limits
    let declared = Self.declaredEncoding(bytes)
    let isUnicode = ["", "utf-8", "utf8", "utf-16", "utf-16le", "utf-16be", "us-ascii", "ascii"].contains(
      declared)
    if !bytes.prefix(64).contains(0), String(validating: bytes, as: UTF8.self) != nil {
      // What is well-formed UTF-8 and has other letters than English ones is nothing else.
      self.bytes = bytes
      position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
      let isOther = !isUnicode && !bytes.allSatisfy { $0 < 0x80 }
      repair = isOther ? "says that it is in \(declared), and is in UTF-8" : nil
      parser = cxml_new(Int32(CXML_XML_UTF8), Int32(limits.depth))
    } else if isUnicode {
      let decoded = DecodedText(bytes)
      self.bytes = Array(decoded.text.utf8)
      repair = decoded.repair
      parser = cxml_new(Int32(CXML_XML_UTF8), Int32(limits.depth))
    } else {
      self.bytes = bytes
      repair = "read as \(declared), written as UTF-8"
      parser = cxml_new(Int32(CXML_XML_DECLARED), Int32(limits.depth))
    }
  }

  deinit { cxml_free(parser) }

  /// The encoding that a file says it is in, in lower case; empty where it does not.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String {
    let head = String(decoding: bytes.prefix(200).filter { $0 != 0 }, as: UTF8.self)
    guard let start = head.firstRange(of: "encoding"), let end = head.firstRange(of: "?>"),
      start.upperBound < end.lowerBound
    else { return "" }
    let parts = head[start.upperBound..<end.lowerBound].split { $0 == "\"" || $0 == "'" }
    return parts.count > 1 ? parts[1].lowercased() : ""
  }

  // MARK: - Events

  /// Goes on to the next event.
  ///
  /// - Throws: `ImportError` with the line, for what is no XML and for what goes beyond a limit.
  func next() throws(ImportError) -> Event {
    while true {
      let count = parser.map { cxml_event_count($0) } ?? 0
      if index < count, let events = parser.flatMap({ cxml_events($0) }) {
        event = events[index]
        index += 1
        line = Int(event.line)
        switch Int(event.kind) {
        case CXML_START:
          let first = index
          while index < count, events[index].kind == Int32(CXML_ATTRIBUTE) { index += 1 }
          attributes = first..<index
          return .start
        case CXML_END: return .end
        default:
          guard event.value_length <= limits.text else {
            throw failure("a text has more than \(limits.text >> 20) MiB, which is the limit")
          }
          return .text
        }
      }
      if isFinished { return .finished }
      try feed()
    }
  }

  private func feed() throws(ImportError) {
    guard let parser else { throw ImportError("'\(file)' cannot be read: there is not enough memory") }
    let message = String(cString: cxml_error(parser))
    guard message.isEmpty else {
      line = Int(cxml_error_line(parser))
      throw failure(message)
    }
    let end = min(position + Self.piece, bytes.count)
    let isLast = end == bytes.count
    bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.advanced(by: position).assumingMemoryBound(to: CChar.self)
      _ = cxml_feed(parser, start, end - position, isLast ? 1 : 0)
    }
    position = end
    index = 0
    isFinished = isLast && cxml_error(parser).pointee == 0
  }

  /// Bytes that are parsed at once.
  private static let piece = 1 << 16

  /// An error at the event.
  func failure(_ message: String) -> ImportError { ImportError("'\(file)', line \(line): \(message)") }

  // MARK: - The event

  /// The name of the element, without a prefix.
  var name: String { string(event.name, event.name_length) }

  /// The text.
  var text: String { string(event.value, event.value_length) }

  /// The element's attributes by their names as written, in order.
  var allAttributes: [(name: String, value: String)] {
    guard let events = parser.flatMap({ cxml_events($0) }) else { return [] }
    return attributes.map { index in
      let attribute = events[index]
      return (
        string(attribute.name, attribute.name_length), string(attribute.value, attribute.value_length)
      )
    }
  }

  private func string(_ offset: Int, _ length: Int) -> String {
    guard length > 0, let bytes = parser.flatMap({ cxml_bytes($0) }) else { return "" }
    return bytes.advanced(by: offset).withMemoryRebound(to: UInt8.self, capacity: length) { start in
      String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }
  }

  /// HTML's names of characters that were read, though XML does not know them.
  var foreignEntities: Int { parser.map { Int(cxml_foreign_entities($0)) } ?? 0 }

  // MARK: - Elements

  /// The element that has just begun, with all that is in it.
  ///
  /// - Throws: `ImportError` as `next()`.
  func element() throws(ImportError) -> XMLElement {
    var open = [XMLElement(name: name, attributes: allAttributes, line: line)]
    var size = 0
    while true {
      switch try next() {
      case .start: open.append(XMLElement(name: name, attributes: allAttributes, line: line))
      case .text:
        size += event.value_length
        guard size <= limits.text else {
          throw failure("<\(open[0].name)> has more than \(limits.text >> 20) MiB, which is the limit")
        }
        open[open.count - 1].add(text)
      case .end:
        let done = open.removeLast()
        guard !open.isEmpty else { return done }
        open[open.count - 1].add(done)
      case .finished: throw failure("the file ends in the middle")
      }
    }
  }

  /// Goes behind the element that has just begun.
  func skip() throws(ImportError) {
    var depth = 1
    while depth > 0 {
      switch try next() {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      case .finished: throw failure("the file ends in the middle")
      }
    }
  }
}
