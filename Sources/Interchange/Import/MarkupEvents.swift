import CXMLShim

/// HTML of any quality as events, in one piece.
enum MarkupEvents {
  /// What takes the events.
  protocol Taker {
    mutating func start(_ name: String, _ attribute: (String) -> String?)
    mutating func text(_ text: String)
    mutating func end(_ name: String)
  }

  /// Elements that may stand within others.
  private static let depth = 200

  /// Reads a fragment.
  ///
  /// - Returns: False where elements stand in too many others; what stands before is taken in.
  static func read(html: String, into taker: inout some Taker) -> Bool {
    guard let parser = cxml_new(Int32(CXML_HTML), Int32(depth)) else { return false }
    defer { cxml_free(parser) }
    var html = html
    // libxml2 stops at a zero.
    if html.utf8.contains(0) { html = html.replacing("\u{0}", with: "") }
    let isWhole = html.withUTF8 { buffer in
      buffer.withMemoryRebound(to: CChar.self) { cxml_feed(parser, $0.baseAddress, $0.count, 1) >= 0 }
    }
    guard let events = cxml_events(parser), let bytes = cxml_bytes(parser) else { return isWhole }
    func string(_ offset: Int, _ length: Int) -> String {
      bytes.advanced(by: offset).withMemoryRebound(to: UInt8.self, capacity: max(length, 1)) { start in
        String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
      }
    }
    var index = 0
    let count = cxml_event_count(parser)
    while index < count {
      let event = events[index]
      index += 1
      switch Int(event.kind) {
      case CXML_START:
        let first = index
        while index < count, events[index].kind == Int32(CXML_ATTRIBUTE) { index += 1 }
        let attributes = first..<index
        taker.start(string(event.name, event.name_length)) { wanted in
          for place in attributes where string(events[place].name, events[place].name_length) == wanted {
            return string(events[place].value, events[place].value_length)
          }
          return nil
        }
      case CXML_END: taker.end(string(event.name, event.name_length))
      default: taker.text(string(event.value, event.value_length))
      }
    }
    return isWhole
  }

  /// Gives what is in an element of XML as such events.
  static func read(_ element: XMLElement, into taker: inout some Taker) {
    for node in element.nodes {
      switch node {
      case .text(let text): taker.text(text)
      case .element(let child):
        taker.start(child.name) { child[$0] }
        read(child, into: &taker)
        taker.end(child.name)
      }
    }
  }
}
