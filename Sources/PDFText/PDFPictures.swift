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
    var arguments = ["--dpi", "\(min(max(dotsPerInch, 1), 2400))"]
    for crop in crops {
      arguments += ["--crop", "\(crop.left),\(crop.top),\(crop.right),\(crop.bottom)"]
    }
    return try draw(path, page, arguments, count: max(1, crops.count), password, limits) { frame, index in
      guard case .picture(index, let png) = frame else { return nil }
      return png
    }
  }

  /// Draws one page in shades of grey.
  ///
  /// - Parameters:
  ///   - path: Where the file is.
  ///   - page: The page, from 1.
  ///   - dotsPerInch: 1 to 2400.
  ///   - password: What opens the file.
  ///   - limits: How much this may cost.
  package static func grey(
    path: String, page: Int, dotsPerInch: Int = 144, password: String? = nil,
    limits: PDFReader.Limits = PDFReader.Limits()
  ) throws(PDFError) -> GreyPicture {
    let arguments = ["--dpi", "\(min(max(dotsPerInch, 1), 2400))", "--as", "grey"]
    let pictures = try draw(path, page, arguments, count: 1, password, limits) { frame, index in
      guard case .greyPicture(index, let picture) = frame else { return nil as GreyPicture? }
      return picture
    }
    return pictures[0]
  }

  private static func draw<Picture>(
    _ path: String, _ page: Int, _ arguments: [String], count: Int, _ password: String?,
    _ limits: PDFReader.Limits,
    _ picture: (Frame, Int) -> Picture?
  ) throws(PDFError) -> [Picture] {
    let file = try PDFFile(path: path, limit: limits.fileSize)
    guard (1...Int(Int32.max)).contains(page) else { throw .noSuchPage(page) }
    let worker = try WorkerProcess(
      program: try WorkerProgram.path(),
      arguments: ["render", "--page", "\(page)"] + arguments + limits.arguments,
      file: file.descriptor, password: password)
    let deadline = ContinuousClock.now + .seconds(limits.seconds)
    var pictures: [Picture] = []
    while true {
      let frame: Frame
      do {
        frame = try worker.next(until: deadline)
      } catch {
        throw PDFError(error, page: page)
      }
      switch frame {
      case .head, .message: continue
      case .picture, .greyPicture:
        guard pictures.count < count, let next = picture(frame, pictures.count) else {
          throw .workerNonsense(page: page)
        }
        pictures.append(next)
      case .pageFailed(_, let failure), .documentFailed(let failure): throw PDFError(failure, page: page)
      case .end where pictures.count == count: return pictures
      default: throw .workerNonsense(page: page)
      }
    }
  }
}
