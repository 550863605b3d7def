import CurriculumCompiler
import Foundation

/// Runs a session over a stream: one thread reads, one answers, one checks.
///
/// An edit is answered with what is wrong with its file at once; the check of all that the file belongs to runs beside, and
/// is given up when the next edit comes. When nothing has come for a while, wrong answers are chosen for it, to find what is
/// wrong with these.
package final class ServerLoop: @unchecked Sendable {
  // The session is used by the thread that runs the loop alone; the inbox has a lock.
  private let session: ServerSession
  private let write: (JSONValue) -> Void
  private let inbox = Inbox()
  /// Seconds to wait for another edit before a check is begun.
  private static let patience = 0.01
  /// Seconds to wait for another edit before wrong answers are chosen.
  private let calm: Double

  /// A loop over a session.
  ///
  /// - Parameters:
  ///   - calm: Seconds to wait for another edit before wrong answers are chosen.
  ///   - write: Sends a message to the client.
  package init(_ session: ServerSession, calm: Double = 1, write: @escaping (JSONValue) -> Void) {
    self.session = session
    self.calm = calm
    self.write = write
  }

  /// Runs until the client ends the session or is gone.
  ///
  /// - Parameter read: The next bytes that the client sent, waiting for them; none when it is gone. Called by a thread of
  ///   its own.
  /// - Returns: The status to end with.
  package func run(read: @escaping @Sendable () -> [UInt8]) -> Int32 {
    let inbox = inbox
    let reader = Thread {
      var framing = MessageFraming()
      while true {
        let bytes = read()
        guard !bytes.isEmpty else { break }
        framing.append(bytes)
        while let event = framing.next() { inbox.add(Self.item(event, &framing)) }
      }
      inbox.add(.gone)
    }
    // JSON and YAML in each other take more than the half megabyte of a usual thread.
    reader.stackSize = 8 << 20
    reader.start()
    var check: RunningCheck?
    while true {
      guard let item = inbox.take(within: check == nil ? wait : nil) else {
        check = begin()
        continue
      }
      rest = .work
      switch item {
      case .message(let message):
        if let running = check, running.isPutOff(by: message) {
          running.cancel()
          // What comes of a choice is not waited for: it may be in the middle of something long.
          if running.isChoice { check = nil }
        }
        send(inbox.isCancelled(message) ? Self.cancellation(of: message) : session.receive(message))
      case .fault(let fault): send(session.receive(fault: fault))
      case .checked(let finished):
        if check === finished.running { check = nil }
        if let result = finished.result { send(session.accept(result, of: finished.pending)) }
      case .gone: return session.exitStatus ?? 1
      }
      if let status = session.exitStatus { return status }
    }
  }

  /// What is to be done while nothing comes.
  private enum Rest {
    /// Checks, if there are any.
    case work
    /// The choice of wrong answers.
    case choice
    /// Nothing.
    case idle
  }

  private var rest = Rest.work

  /// Seconds to wait for the client before the next work is begun; nil to wait for it.
  private var wait: Double? {
    switch rest {
    case .work: Self.patience
    case .choice: calm
    case .idle: nil
    }
  }

  /// Begins the next work, or finds that there is none of its kind.
  private func begin() -> RunningCheck? {
    let isChoice = rest == .choice
    let pending = isChoice ? session.nextChoice() : session.nextCheck()
    send(session.takeFindings())
    guard let pending else {
      rest = isChoice ? .idle : .choice
      return nil
    }
    let check = RunningCheck(isChoice: isChoice)
    let inbox = inbox
    let thread = Thread {
      let result = pending.run { check.isCancelled }
      inbox.add(.checked(FinishedCheck(running: check, pending: pending, result: result)))
    }
    thread.stackSize = 8 << 20
    thread.start()
    return check
  }

  private func send(_ messages: [JSONValue]) {
    for message in messages { write(message) }
  }

  private static func item(_ event: MessageFraming.Event, _ framing: inout MessageFraming) -> InboxItem {
    switch event {
    case .fault(let fault): return .fault(fault)
    case .message(let body):
      do {
        return .message(Message(try JSONParser.parse(body)))
      } catch {
        framing.reconsider(body)
        return .fault("byte \(error.offset): \(error.message)")
      }
    }
  }

  private static func cancellation(of message: Message) -> [JSONValue] {
    guard case .request(let id, _, _) = message else { return [] }
    return [.failure(of: id, ResponseError(.requestCancelled, "the client cancelled it"))]
  }
}

/// A check that runs.
private final class RunningCheck: @unchecked Sendable {
  let isChoice: Bool
  private let lock = NSLock()
  private var isOver = false

  init(isChoice: Bool) { self.isChoice = isChoice }

  /// True for a message after which something else is to be checked first.
  func isPutOff(by message: Message) -> Bool {
    guard case .notification(let method, _) = message else { return false }
    return isChoice || method == "textDocument/didChange"
  }

  var isCancelled: Bool { lock.withLock { isOver } }

  func cancel() { lock.withLock { isOver = true } }
}

/// A check that has run; without a result when it was cancelled.
private struct FinishedCheck: Sendable {
  let running: RunningCheck
  let pending: PendingCheck
  let result: CheckedPart?
}

/// Something for the session.
private enum InboxItem: Sendable {
  case message(Message)
  case fault(String)
  case checked(FinishedCheck)
  /// The client is gone.
  case gone
}

/// What waits for the session, in order; the requests that clients cancelled are known before their turn comes.
private final class Inbox: @unchecked Sendable {
  private let condition = NSCondition()
  private var items: [InboxItem] = []
  private var cancelled: Set<JSONValue> = []

  func add(_ item: InboxItem) {
    condition.lock()
    defer { condition.unlock() }
    if case .message(.notification("$/cancelRequest", let params)) = item {
      let isWaiting = items.contains {
        if case .message(.request(let id, _, _)) = $0 { id == params["id"] } else { false }
      }
      // One that was answered already is none of ours any more.
      if isWaiting, let id = params["id"] { cancelled.insert(id) }
      return
    }
    items.append(item)
    condition.signal()
  }

  /// The next item; nil when none comes within some seconds, of which nil is any number.
  func take(within seconds: Double?) -> InboxItem? {
    condition.lock()
    defer { condition.unlock() }
    if let seconds {
      let end = Date(timeIntervalSinceNow: seconds)
      while items.isEmpty {
        guard condition.wait(until: end) else { break }
      }
    } else {
      while items.isEmpty { condition.wait() }
    }
    return items.isEmpty ? nil : items.removeFirst()
  }

  /// True when the client has cancelled a request, which is forgotten by that.
  func isCancelled(_ message: Message) -> Bool {
    guard case .request(let id, _, _) = message else { return false }
    return condition.withLock { cancelled.remove(id) != nil }
  }
}
