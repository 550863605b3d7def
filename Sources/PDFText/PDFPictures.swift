/// Draws parts of a page of a PDF file, as far from everything else as `PDFReader` reads.
package enum PDFPictures {
  /// Draws parts of one page.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - page: The page, from 1.
  ///   - crops: The parts, as boxes on the page; the whole page where there are none.
  ///   - dotsPerInch: 1 to 2400.
  ///   - password: What opens the file.
  ///   - limits: How much this may cost.
  /// - Returns: PNG for each part, in their order.
  package static func png(
    path: String, page: Int, crops: [Box] = [], dotsPerInch: Int = 150, password: String? = nil,
    limits: PDFReader.Limits = PDFReader.Limits()
  ) throws(PDFError) -> [[UInt8]] {
    let file = try PDFFile(path: path, limit: limits.fileSize)
    guard (1...Int(Int32.max)).contains(page) else { throw .noSuchPage(page) }
    var arguments = ["render", "--page", "\(page)", "--dpi", "\(min(max(dotsPerInch, 1), 2400))"]
    for crop in crops {
      arguments += ["--crop", "\(crop.left),\(crop.top),\(crop.right),\(crop.bottom)"]
    }
    let worker = try WorkerProcess(
      program: try WorkerProgram.path(), arguments: arguments + limits.arguments, file: file.descriptor,
      password: password)
    let deadline = ContinuousClock.now + .seconds(limits.seconds)
    var pictures: [[UInt8]] = []
    while true {
      let frame: Frame
      do {
        frame = try worker.next(until: deadline)
      } catch {
        throw PDFError(error, page: page)
      }
      switch frame {
      case .head, .message: continue
      case .picture(pictures.count, let png): pictures.append(png)
      case .pageFailed(_, let failure), .documentFailed(let failure): throw PDFError(failure, page: page)
      case .end where pictures.count == max(1, crops.count): return pictures
      default: throw .workerNonsense(page: page)
      }
    }
  }
}
