#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension PDFError {
  /// What a worker's end says about the page it was at.
  init(_ end: WorkerProcess.End, page: Int?) {
    switch end {
    case .timeLimit, .ended(.signal(SIGXCPU)): self = .timeLimit(page: page)
    // Nobody here sent it: systems that run out of memory do.
    case .ended(.status(WorkerProcess.outOfMemory)), .ended(.signal(SIGKILL)): self = .memoryLimit(page: page)
    case .nonsense: self = .workerNonsense(page: page)
    case .ended(.status): self = .crashed(signal: 0, page: page)
    case .ended(.signal(let signal)): self = .crashed(signal: signal, page: page)
    }
  }

  /// What a worker says about the file or a page.
  init(_ failure: WorkerFailure, page: Int?) {
    let number = page ?? 1
    switch failure {
    case .passwordNeeded: self = .passwordNeeded
    case .passwordWrong: self = .passwordWrong
    case .notPDF: self = .notPDF
    case .damaged: self = .damaged
    case .noPages: self = .noPages
    case .noSuchPage: self = .noSuchPage(number)
    case .tooMuchText: self = .tooMuchText(page: number)
    case .pageDamaged: self = .pageDamaged(page: number)
    case .pictureTooLarge: self = .pictureTooLarge(page: number)
    }
  }
}
