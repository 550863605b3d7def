import Foundation

/// A value that another thread works out.
package final class Promise<Value: Sendable>: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var result: Result<Value, any Error>?

  /// A promise that nobody keeps yet.
  init() {}

  /// Has another thread work the value out.
  package init(onThread body: @escaping @Sendable () throws -> Value) {
    Thread.detachNewThread { self.fulfil { try body() } }
  }

  /// Works the value out; called once, by the other thread.
  func fulfil(_ body: () throws -> Value) {
    result = Result { try body() }
    done.signal()
  }

  /// Waits for the value.
  ///
  /// - Throws: What working it out threw.
  package func value() throws -> Value {
    done.wait()
    done.signal()
    guard let result else { preconditionFailure("the promise was kept before it was asked for") }
    return try result.get()
  }
}
