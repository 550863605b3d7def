import LanguageServer
import Testing

@Suite struct FramingTests {
  private func events(_ stream: [UInt8], pieces: Int, limit: Int = 1000) -> [MessageFraming.Event] {
    var framing = MessageFraming(bodyLimit: limit)
    var events: [MessageFraming.Event] = []
    for start in stride(from: 0, to: stream.count, by: pieces) {
      framing.append(Array(stream[start..<min(start + pieces, stream.count)]))
      while let event = framing.next() { events.append(event) }
    }
    return events
  }

  private func messages(_ stream: String, pieces: Int = 7, limit: Int = 1000) -> [String] {
    events(Array(stream.utf8), pieces: pieces, limit: limit).map { event in
      switch event {
      case .message(let body): String(decoding: body, as: UTF8.self)
      case .fault: "fault"
      }
    }
  }

  @Test(arguments: [1, 2, 3, 16, 4096])
  func messagesComeOutHoweverTheStreamIsCut(pieces: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}Content-Type: x\r\ncontent-length:3\r\n\r\nabc"
    #expect(messages(stream, pieces: pieces) == ["{}", "abc"])
  }

  @Test func whatIsNoHeaderIsSaidAndTheNextMessageFound() {
    #expect(messages("hello\r\n\r\nContent-Length: 2\r\n\r\n{}") == ["fault", "{}"])
    #expect(messages("Content-Length: many\r\n\r\nContent-Length: 2\r\n\r\n{}") == ["fault", "{}"])
    #expect(messages("Content-Length: -5\r\n\r\nContent-Length: 2\r\n\r\n{}") == ["fault", "{}"])
    #expect(messages("noiseContent-Length: 2\r\n\r\n{}") == ["{}"])
  }

  @Test func aMessageBeyondTheLimitIsPassedOver() {
    let long = String(repeating: "x", count: 50)
    #expect(
      messages("Content-Length: 50\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}", limit: 10) == ["fault", "{}"])
  }

  @Test func noiseWithoutEndTakesNoMemoryAndEndsWithTheNextHeader() {
    let noise = String(repeating: "z", count: 30_000)
    let found = messages(noise + "\r\nContent-Length: 2\r\n\r\n{}", pieces: 1000)
    #expect(found.last == "{}")
    #expect(found.contains("fault"))
  }

  @Test func aMessageCutShortGivesTheNextOneBack() {
    var framing = MessageFraming()
    framing.append(
      Array("Content-Length: 30\r\n\r\n{\"a\":Content-Length: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]".utf8))
    guard case .message(let body) = framing.next() else {
      Issue.record("the first message is whole")
      return
    }
    framing.reconsider(body)
    var found: [MessageFraming.Event] = []
    while let event = framing.next() { found.append(event) }
    #expect(found == [.message(Array("{}".utf8)), .message(Array("[]".utf8))])
  }
}

@Suite struct JSONTests {
  static let values: [(String, JSONValue)] = [
    ("null", .null), ("true", true), ("[1, -2.5e1]", [1, .number(-25)]), ("\"\"", ""),
    (#"{"a": {"b": [null]}}"#, ["a": ["b": [.null]]]), (#""\u00e9\ud83d\ude00\n""#, "é😀\n"),
    (#""\ud83d!""#, "\u{FFFD}!"), ("99999999999999999999", .number(1e20)),
  ]

  @Test(arguments: values)
  func valuesAreRead(text: String, value: JSONValue) throws {
    #expect(try JSONParser.parse(Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{\"a\":1,}", "01", "1.", "tru", "\"\n\"", "\"\\x\"", "\"", "nul", "1 2",
    "{a:1}", "-",
    String(repeating: "[", count: 100_000),
  ])
  func whatIsNoJSONIsRefused(text: String) {
    #expect(throws: JSONParser.Fault.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    let value: JSONValue = ["b": [1, "ü\u{1}\"\\", true], "a": .null, "c": .number(0.5)]
    #expect(try JSONParser.parse(value.bytes) == value)
    #expect(value.text == #"{"a":null,"b":[1,"ü\u0001\"\\",true],"c":0.5}"#)
  }
}

@Suite struct FileAddressTests {
  @Test(arguments: [
    ("file:///a/b.yaml", "/a/b.yaml"), ("file:///a%20b/%C3%BC.yaml", "/a b/ü.yaml"),
    ("FILE://localhost/x/", "/x"),
  ])
  func addressesArePaths(address: String, path: String) { #expect(FileAddress.path(address) == path) }

  @Test(arguments: [
    "untitled:1", "file:relative", "http://x/y", "file:///a%zz", "file:///a%00", "file://host/x", "",
  ])
  func otherAddressesAreNone(address: String) { #expect(FileAddress.path(address) == nil) }

  @Test(arguments: ["/a b/ü/日本/#?%.yaml", "/x"])
  func pathsComeBack(path: String) { #expect(FileAddress.path(FileAddress.address(path)) == path) }
}
