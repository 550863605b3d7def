/// What the page shows now, and who waits for what it shows next.
package actor PreviewState {
  /// What is shown now.
  package private(set) var site: PreviewSite
  private var listeners: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  private var nextListener = 0

  /// Shows a site.
  package init(_ site: PreviewSite) { self.site = site }

  /// Shows a later site, and tells all pages.
  package func show(_ site: PreviewSite) {
    guard site.number > self.site.number else { return }
    self.site = site
    send(event)
  }

  /// Tells all pages that the server is there, so that those that have gone away are noticed.
  package func beat() { send(":\n\n") }

  /// What a page is told from now on, the present state first.
  func events() -> AsyncStream<[UInt8]> {
    let listener = nextListener
    nextListener += 1
    let (stream, continuation) = AsyncStream<[UInt8]>.makeStream(bufferingPolicy: .bufferingNewest(16))
    continuation.onTermination = { _ in Task { await self.remove(listener) } }
    listeners[listener] = continuation
    continuation.yield(Array(event.utf8))
    return stream
  }

  private var event: String { "event: state\ndata: \(site.number)\n\n" }

  private func send(_ text: String) {
    for continuation in listeners.values { continuation.yield(Array(text.utf8)) }
  }

  private func remove(_ listener: Int) { listeners[listener] = nil }
}
