import Foundation

/// Hands batches of rows from the thread that makes them to the thread that writes them, in order.
///
/// The maker waits when it is too far ahead, so memory stays bounded. Either side can stop the other.
final class RowChannel: @unchecked Sendable {
  /// The other side has stopped.
  struct Closed: Error {}

  private let condition = NSCondition()
  private var waiting: [RowBatch] = []
  /// How many of the two sides wait for the other.
  private var idleSides = 0
  private var isFinished = false
  private var isCancelled = false
  /// Batches that may wait, of about 128 KB: as many as are made while a table's indexes are.
  private let limit = 64

  /// Hands a batch on.
  ///
  /// - Throws: `Closed` when nobody takes batches any more.
  func send(_ batch: RowBatch) throws {
    condition.lock()
    defer { condition.unlock() }
    wait { waiting.count >= limit && !isCancelled }
    if isCancelled { throw Closed() }
    waiting.append(batch)
    condition.broadcast()
  }

  /// The next batch, or nil after the last.
  func receive() -> RowBatch? {
    condition.lock()
    defer { condition.unlock() }
    wait { waiting.isEmpty && !isFinished }
    guard !waiting.isEmpty else { return nil }
    condition.broadcast()
    return waiting.removeFirst()
  }

  /// Waits while both sides are at work, and would share their cores with the caller.
  func waitForIdleSide() {
    condition.lock()
    defer { condition.unlock() }
    while idleSides == 0, !isFinished, !isCancelled { condition.wait() }
  }

  private func wait(while isBlocked: () -> Bool) {
    guard isBlocked() else { return }
    idleSides += 1
    condition.broadcast()
    while isBlocked() { condition.wait() }
    idleSides -= 1
  }

  /// Says that no batch follows.
  func finish() {
    condition.lock()
    isFinished = true
    condition.broadcast()
    condition.unlock()
  }

  /// Says that no batch is taken any more.
  func cancel() {
    condition.lock()
    isCancelled = true
    waiting = []
    condition.broadcast()
    condition.unlock()
  }
}
