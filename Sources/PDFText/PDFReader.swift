/// What comes out of a PDF file, in the order of its pages.
package enum PDFEvent: Sendable, Equatable {
  /// What the file says of itself. Comes first.
  case head(DocumentHead)
  case page(PageDump)
  /// A page that could not be read, and why. The pages after it are.
  case pageFailed(number: Int, PDFError)
  /// What poppler says about the file, in English, for the curious; page 0 is the file as a whole.
  case message(String, page: Int)
}

/// Reads a PDF file page by page, in other processes that are stopped when they take too long or too much.
///
/// Ask for one event after the other. Only the page at hand is in memory here; the workers, which read ahead, wait
/// until they are asked. Dropping the reader ends them. The first one starts with the reader: whoever reads many
/// files makes the next reader before this one is done.
package final class PDFReader {
  private enum State {
    case opening
    case reading
    case over
  }

  private let file: PDFFile
  private let program: String
  private let options: Options
  private let wantedPages: ClosedRange<Int>?
  private var state = State.opening
  /// One for each share of the pages; nil where the last one died.
  private var workers: [WorkerProcess?] = []
  private var head: DocumentHead?
  private var wanted = 1..<1
  private var nextPage = 1
  private var deaths = 0
  private var waitedForPage = Duration.zero
  private var waitedInAll = Duration.zero

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - options: What is wanted.
  /// - Throws: What can be seen from outside: no such file, a folder, too large and so on; no worker.
  package init(path: String, options: Options = Options()) throws(PDFError) {
    file = try PDFFile(path: path, limit: options.limits.fileSize)
    program = try WorkerProgram.path()
    self.options = options
    wantedPages = options.pages?.clamped(to: 1...Int(Int32.max))
    let share = PageShare(index: 0, count: max(1, options.limits.workers))
    workers = [try start(share, pages: wantedPages, sharedFrom: PageShare.leastPages)]
  }

  /// The next event; nil after the last page.
  ///
  /// - Throws: What is wrong with the file as a whole, after which there are no more events.
  package func next() throws(PDFError) -> PDFEvent? {
    do throws(PDFError) {
      switch state {
      case .opening: return try opening()
      case .reading: return try reading()
      case .over: return nil
      }
    } catch {
      close()
      throw error
    }
  }

  /// Ends the reading, after which there are no more events.
  package func close() {
    state = .over
    workers = []
  }

  private func opening() throws(PDFError) -> PDFEvent? {
    guard let worker = workers[0] else { preconditionFailure("the first worker starts with the reader") }
    switch frame(of: worker) {
    case .success(.head(let head)):
      try begin(head)
      return .head(head)
    case .success(.message(let text, let page)): return .message(text, page: page)
    case .success(.documentFailed(let failure)): throw PDFError(failure, page: nil)
    case .success: throw .workerNonsense(page: nil)
    case .failure(let end): throw PDFError(end, page: nil)
    }
  }

  /// Starts the other workers, where there is enough to do for them.
  private func begin(_ head: DocumentHead) throws(PDFError) {
    self.head = head
    wanted = PageShare.range(of: head.pageCount, wanted: wantedPages)
    if let pages = wantedPages, wanted.isEmpty { throw .noSuchPage(pages.lowerBound) }
    nextPage = wanted.lowerBound
    state = .reading
    waitedForPage = .zero
    let count = wanted.count < PageShare.leastPages ? 1 : max(1, options.limits.workers)
    for index in 1..<max(count, 1) where index < wanted.count {
      let share = PageShare(index: index, count: count)
      workers.append(try start(share, pages: wantedPages, sharedFrom: 0))
    }
  }

  private func reading() throws(PDFError) -> PDFEvent? {
    guard nextPage < wanted.upperBound else {
      close()
      return nil
    }
    let index = (nextPage - wanted.lowerBound) % workers.count
    let worker = try worker(index)
    while true {
      switch frame(of: worker) {
      case .success(.message(let text, let page)): return .message(text, page: page)
      // Each worker begins with the same one.
      case .success(.head(let head)) where head == self.head: continue
      case .success(.page(let page)) where page.number == nextPage:
        advance()
        return .page(page)
      case .success(.pageFailed(nextPage, let failure)):
        defer { advance() }
        return .pageFailed(number: nextPage, PDFError(failure, page: nextPage))
      case .success: return died(index, of: .workerNonsense(page: nextPage))
      case .failure(let end):
        // There is no more time for the file, whoever reads it.
        if waitedInAll >= .seconds(options.limits.secondsInAll) { throw .timeLimit(page: nil) }
        return died(index, of: PDFError(end, page: nextPage))
      }
    }
  }

  private func died(_ index: Int, of error: PDFError) -> PDFEvent {
    defer { advance() }
    workers[index] = nil
    deaths += 1
    return .pageFailed(number: nextPage, error)
  }

  private func advance() {
    nextPage += 1
    waitedForPage = .zero
  }

  /// The worker of a share, a new one where the last one died.
  private func worker(_ index: Int) throws(PDFError) -> WorkerProcess {
    if let worker = workers[index] { return worker }
    guard deaths <= options.limits.deaths else { throw .tooManyFailures(page: nextPage) }
    let rest = nextPage...max(nextPage, wanted.upperBound - 1)
    let worker = try start(PageShare(index: 0, count: workers.count), pages: rest, sharedFrom: 0)
    workers[index] = worker
    return worker
  }

  private func start(
    _ share: PageShare, pages: ClosedRange<Int>?, sharedFrom leastPages: Int
  ) throws(PDFError) -> WorkerProcess {
    var arguments = [
      "text", "--share", share.text, "--share-from", "\(leastPages)", "--images", options.images.rawValue,
    ]
    if let pages { arguments += ["--pages", "\(pages.lowerBound)-\(pages.upperBound)"] }
    return try WorkerProcess(
      program: program, arguments: arguments + options.limits.arguments, file: file.descriptor,
      password: options.password)
  }

  /// The next frame of a worker, and the time it took.
  private func frame(of worker: WorkerProcess) -> Result<Frame, WorkerProcess.End> {
    let start = ContinuousClock.now
    defer {
      let waited = ContinuousClock.now - start
      waitedForPage += waited
      waitedInAll += waited
    }
    let left = min(
      .seconds(options.limits.seconds) - waitedForPage, .seconds(options.limits.secondsInAll) - waitedInAll)
    do {
      return .success(try worker.next(until: start + left))
    } catch {
      return .failure(error)
    }
  }
}
