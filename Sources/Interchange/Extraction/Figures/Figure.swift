package import PDFText

/// A part of a page that belongs to items as a picture.
package struct Figure: Sendable, Equatable {
  package var page: Int
  /// The part to cut out, caption included.
  package var box: Box
  /// Its name on the page, as in "Figure 1"; nil where it has none.
  package var name: String?
  /// Whether it is the words of an item themselves, which stand above each other as in a fraction.
  package var isStackedText: Bool
  /// The positions of the items that it belongs to, ascending.
  package var items: [Int]

  package init(page: Int, box: Box, name: String? = nil, isStackedText: Bool = false, items: [Int] = []) {
    self.page = page
    self.box = box
    self.name = name
    self.isStackedText = isStackedText
    self.items = items
  }
}

/// A figure, the name of its file, and the picture in it.
package struct FigureFile: Sendable, Equatable {
  /// As in "paper-p2-figure-1.png".
  package var name: String
  package var figure: Figure

  /// Names for the files of figures: those of each page are counted from 1.
  ///
  /// - Parameters:
  ///   - figures: The figures, each page's in their order.
  ///   - document: The name of the document's file; what it ends with is left out.
  package static func named(_ figures: [Figure], of document: String) -> [FigureFile] {
    var stem = document.split(separator: "/").last.map(String.init) ?? document
    if let dot = stem.lastIndex(of: "."), dot != stem.startIndex { stem = String(stem[..<dot]) }
    var counts: [Int: Int] = [:]
    return figures.map { figure in
      counts[figure.page, default: 0] += 1
      return FigureFile(
        name: "\(stem)-p\(figure.page)-figure-\(counts[figure.page] ?? 1).png", figure: figure)
    }
  }

  /// Draws figures, each page's in one go.
  ///
  /// - Parameters:
  ///   - files: The figures, each page's one after the other.
  ///   - path: Where the document is.
  ///   - dotsPerInch: 1 to 2400.
  ///   - password: What opens the document.
  ///   - limits: How much each page may cost.
  ///   - take: Gets each picture as PNG.
  /// - Returns: The pages whose figures could not be drawn, and why.
  package static func draw(
    _ files: [FigureFile], path: String, dotsPerInch: Int = 200, password: String? = nil,
    limits: PDFReader.Limits = PDFReader.Limits(), _ take: (FigureFile, [UInt8]) throws -> Void
  ) throws -> [(page: Int, PDFError)] {
    var failures: [(page: Int, PDFError)] = []
    var rest = files[...]
    while let page = rest.first?.figure.page {
      let together = rest.prefix { $0.figure.page == page }
      rest = rest.dropFirst(together.count)
      do throws(PDFError) {
        let pictures = try PDFPictures.png(
          path: path, page: page, crops: together.map(\.figure.box), dotsPerInch: dotsPerInch,
          password: password,
          limits: limits)
        for (file, picture) in zip(together, pictures) {
          do { try take(file, picture) } catch { throw .notReadable }
        }
      } catch { failures.append((page, error)) }
    }
    return failures
  }
}
