import CurriculumRuntime
import Dispatch

/// Extracts the next documents of many on other threads, while what one has in it is looked at and written.
final class ExtractionAhead {
  private struct Outcome: Sendable {
    let result: Result<DocumentExtraction, DocumentError>
    /// What there is to say to the user, in its order.
    let remarks: [String]
  }

  private let extractor: DocumentExtractor
  /// How many documents may have been begun behind the one that is looked at: enough that a long one keeps nobody waiting
  /// behind it, and few, since what was found in them is held.
  private let reach: Int
  private let turns: DispatchSemaphore
  /// The answers of the one document, where they are in another file.
  var scheme: ReadScheme? { extractor.scheme }
  private var started: [String: Promise<Outcome>] = [:]

  /// What was found in many documents.
  ///
  /// - Parameter threads: How many documents may be at work at once; each takes a process that reads it, too.
  init(_ extractor: DocumentExtractor, threads: Int) {
    self.extractor = extractor
    reach = 4 * threads
    // One more than there are threads for: each waits for its process now and then.
    turns = DispatchSemaphore(value: threads + 1)
  }

  /// Extracts a document, or waits until it has been.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - following: The documents that come next.
  ///   - say: Takes lines for the user.
  func extraction(
    of path: String, before following: some Collection<String>, say: (String) -> Void
  ) throws(DocumentError) -> DocumentExtraction {
    if started[path] == nil, !following.isEmpty { start(path) }
    for next in following.prefix(reach) where started[next] == nil && next != path { start(next) }
    guard let outcome = try? started.removeValue(forKey: path)?.value() else {
      return try extractor.extract(path, say: say)
    }
    for remark in outcome.remarks { say(remark) }
    return try outcome.result.get()
  }

  private func start(_ path: String) {
    started[path] = Promise { [extractor, turns] in
      turns.wait()
      defer { turns.signal() }
      var remarks: [String] = []
      let result = Result { () throws(DocumentError) in
        try extractor.extract(path) { remarks.append($0) }
      }
      return Outcome(result: result, remarks: remarks)
    }
  }
}
