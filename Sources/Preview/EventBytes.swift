import FlyingSocks

/// A stream of events as the bytes of an answer that does not end.
struct EventBytes: AsyncBufferedSequence {
  typealias Element = UInt8

  /// The events.
  let stream: AsyncStream<[UInt8]>

  func makeAsyncIterator() -> Iterator { Iterator(events: stream.makeAsyncIterator()) }

  /// Hands out an event at a time.
  struct Iterator: AsyncBufferedIteratorProtocol {
    /// The events that are still to come.
    var events: AsyncStream<[UInt8]>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(events: AsyncStream<[UInt8]>.Iterator) { self.events = events }

    mutating func next() async -> UInt8? {
      if rest.isEmpty { rest = await events.next()?[...] ?? [] }
      return rest.popFirst()
    }

    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let event = await events.next() else { return nil }
        rest = event[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
