import CurriculumRuntime

/// Extracts the next documents of many on other threads, while what one has in it is looked at and written.
final class ExtractionAhead {
  private struct Outcome: Sendable {
    let result: Result<DocumentExtraction, DocumentError>
    /// What there is to say to the user, in its order.
    let remarks: [String]
  }

  private let extractor: DocumentExtractor
  private let threads: Int
  /// The answers of the one document, where they are in another file.
  var scheme: ReadScheme? { extractor.scheme }
  private var started: [String: Promise<Outcome>] = [:]

  /// What was found in many documents.
  ///
  /// - Parameter threads: How many documents may be at work at once; each takes a process that reads it, too.
  init(_ extractor: DocumentExtractor, threads: Int) {
    self.extractor = extractor
    self.threads = threads
  }

  /// Extracts a document, or waits until it has been.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - following: The documents that come next.
  ///   - say: Takes lines for the user.
  func extraction(
    of path: String, before following: some Sequence<String>, say: (String) -> Void
  ) throws(DocumentError) -> DocumentExtraction {
    // One more than there are threads for, so that none waits while this one is looked at and written.
    for next in following.prefix(threads) where started[next] == nil && next != path { start(next) }
    guard let outcome = try? started.removeValue(forKey: path)?.value() else {
      return try extractor.extract(path, say: say)
    }
    for remark in outcome.remarks { say(remark) }
    return try outcome.result.get()
  }

  private func start(_ path: String) {
    started[path] = Promise { [extractor] in
      var remarks: [String] = []
      let result = Result { () throws(DocumentError) in
        try extractor.extract(path) { remarks.append($0) }
      }
      return Outcome(result: result, remarks: remarks)
    }
  }
}
