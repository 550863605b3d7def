import Foundation
import PDFText

/// Where files and their truths are.
enum TruthFolder {
  /// A file, or those of a folder that are papers and not mark schemes, in the order of their names.
  static func files(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    return names.filter {
      $0.hasSuffix(".pdf") && !$0.hasSuffix("-markscheme.pdf") && $0 != "ts-energy-markscheme.pdf"
    }.map { path + "/" + $0 }
  }

  /// What a file asks; nil where nobody has said so.
  static func truth(_ folder: String, _ name: String) throws -> [Truth]? {
    let beside = [folder + "/\(name).json", folder + "/../truth/\(name).json"]
    return try beside.first { FileManager.default.fileExists(atPath: $0) }.map { try Truth.read($0) }
  }

  /// The pages of a file, not yet arranged.
  static func read(_ path: String) throws(PDFError) -> [PageText] {
    let reader = try PDFReader(path: path)
    var pages: [PageText] = []
    while let event = try reader.next() { if case .page(let page) = event { pages.append(PageText(page)) } }
    return pages
  }

  /// Draws pages of a file so finely that one sees what their words stand on.
  static func grounds(of path: String) -> (Int) throws(PDFError) -> GreyPicture {
    { page throws(PDFError) in
      try PDFPictures.grey(path: path, page: page, dotsPerInch: PageText.dotsPerInchOfGrounds)
    }
  }
}
