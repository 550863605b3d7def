import CurriculumTestSupport
import Foundation
import PDFText

/// A PDF file written by hand, object by object.
struct MinimalPDF {
  /// The bodies of the objects; the first has number 1.
  private var objects: [[UInt8]] = []
  /// Adds an object, and returns its number.
  @discardableResult
  mutating func add(_ body: String) -> Int {
    objects.append(Array(body.utf8))
    return objects.count
  }

  /// Adds a stream, and returns its number.
  mutating func add(stream: [UInt8], _ dictionary: String = "") -> Int {
    objects.append(Self.object(stream, dictionary))
    return objects.count
  }

  /// Puts a stream in the place of an object.
  mutating func replace(_ number: Int, stream: [UInt8], _ dictionary: String = "") {
    objects[number - 1] = Self.object(stream, dictionary)
  }

  private static func object(_ stream: [UInt8], _ dictionary: String) -> [UInt8] {
    Array("<</Length \(stream.count)\(dictionary)>>stream\n".utf8) + stream + Array("\nendstream".utf8)
  }

  /// The number that the object after the next `ahead` ones gets.
  func number(ahead: Int = 0) -> Int { objects.count + 1 + ahead }

  /// The file, whose first object is the catalogue.
  var bytes: [UInt8] {
    var bytes = Array("%PDF-1.7\n".utf8)
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table += String(repeating: "0", count: 10 - "\(bytes.count)".count) + "\(bytes.count) 00000 n \n"
      bytes += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let start = bytes.count
    let trailer = "trailer\n<</Size \(objects.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return bytes + Array((table + trailer).utf8)
  }

  /// A file with a page for each content, with Helvetica as /F1.
  ///
  /// - Parameters:
  ///   - contents: The instructions of each page.
  ///   - size: The width and height of each page in points; US letter unless told otherwise.
  ///   - font: The font's name.
  ///   - resources: What pages may use beside the font.
  ///   - catalogue: What the catalogue has beside its pages.
  ///   - page: What each page's dictionary has beside the usual.
  init(
    pages contents: [String], size: String = "612 792", font: String = "Helvetica", resources: String = "",
    catalogue: String = "",
    page: String = ""
  ) {
    let kids = contents.indices.map { "\(4 + 2 * $0) 0 R" }.joined(separator: " ")
    add("<</Type/Catalog/Pages 2 0 R\(catalogue)>>")
    add("<</Type/Pages/Count \(contents.count)/Kids[\(kids)]>>")
    add("<</Type/Font/Subtype/Type1/BaseFont/\(font)>>")
    for content in contents {
      add(
        """
        <</Type/Page/Parent 2 0 R/MediaBox[0 0 \(size)]/Contents \(number(ahead: 1)) 0 R\
        /Resources<</Font<</F1 3 0 R>>\(resources)>>\(page)>>
        """)
      _ = add(stream: Array(content.utf8))
    }
  }

  /// A file of objects that are yet to be added.
  init() {}

  /// The instructions that write a line of text.
  static func line(_ text: String, x: Int = 72, y: Int = 720, size: Int = 12) -> String {
    "BT /F1 \(size) Tf \(x) \(y) Td (\(text)) Tj ET\n"
  }
}

/// What reading a file came to.
struct Reading {
  var head: DocumentHead?
  var pages: [PageDump] = []
  var failures: [Int: PDFError] = [:]
  var messages: [String] = []
  /// What ended it before its time.
  var error: PDFError?
  var seconds = 0.0

  /// The numbers of the pages that were read, in the order that they came.
  var numbers: [Int] { pages.map(\.number) }

  /// The text of a page, by its position among those read.
  func text(_ index: Int) -> String {
    guard pages.indices.contains(index) else { return "no page" }
    return String(String.UnicodeScalarView(pages[index].glyphs.map(\.scalar)))
  }
}

/// Reads files of tests.
enum Reader {
  /// Where the reader finds the worker when something else than the tests runs them.
  static let worker: Void = {
    let folder = URL(fileURLWithPath: Tool.path).deletingLastPathComponent()
    setenv("CURRICC_PDF", folder.appendingPathComponent("curricc-pdf").path, 0)
  }()

  /// Reads a file to its end.
  static func read(path: String, _ change: (inout PDFReader.Options) -> Void = { _ in }) -> Reading {
    _ = worker
    var options = PDFReader.Options()
    options.limits.seconds = 20
    change(&options)
    var reading = Reading()
    let start = ContinuousClock.now
    do throws(PDFError) {
      let reader = try PDFReader(path: path, options: options)
      while let event = try reader.next() {
        switch event {
        case .head(let head): reading.head = head
        case .page(let page): reading.pages.append(page)
        case .pageFailed(let number, let error): reading.failures[number] = error
        case .message(let text, _): reading.messages.append(text)
        }
      }
    } catch {
      reading.error = error
    }
    let time = (ContinuousClock.now - start).components
    reading.seconds = Double(time.seconds) + Double(time.attoseconds) / 1e18
    return reading
  }

  /// Reads the bytes of a file to their end.
  static func read(_ bytes: [UInt8], _ change: (inout PDFReader.Options) -> Void = { _ in }) throws -> Reading
  {
    let folder = try TemporaryFolder()
    try folder.write("a.pdf", Data(bytes))
    return read(path: folder.path("a.pdf"), change)
  }

  /// Draws parts of the first page.
  static func pictures(
    _ bytes: [UInt8], crops: [Box], dotsPerInch: Int, page: Int = 1
  ) throws -> [[UInt8]] {
    _ = worker
    let folder = try TemporaryFolder()
    try folder.write("a.pdf", Data(bytes))
    return try PDFPictures.png(
      path: folder.path("a.pdf"), page: page, crops: crops, dotsPerInch: dotsPerInch)
  }

  /// Draws the first page in shades of grey.
  static func grey(_ bytes: [UInt8]) throws -> GreyPicture {
    _ = worker
    let folder = try TemporaryFolder()
    try folder.write("a.pdf", Data(bytes))
    return try PDFPictures.grey(path: folder.path("a.pdf"), page: 1, dotsPerInch: 72)
  }

  /// The path of a file that is kept beside the tests.
  static func fixture(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name)").path
  }
}
