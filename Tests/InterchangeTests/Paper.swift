import CurriculumTestSupport
import Foundation
import PDFText

/// Papers of the development set, read by the built `curricc-pdf`.
enum Paper {
  /// Where the reader finds the worker when something else than the tests runs them.
  static let worker: Void = {
    let folder = URL(fileURLWithPath: Tool.path).deletingLastPathComponent()
    setenv("CURRICC_PDF", folder.appendingPathComponent("curricc-pdf").path, 0)
  }()

  /// The pages of a file.
  static func pages(_ path: String) throws -> [PageText] {
    _ = worker
    let reader = try PDFReader(path: path)
    var pages: [PageText] = []
    while let event = try reader.next() { if case .page(let page) = event { pages.append(PageText(page)) } }
    return pages
  }
}
