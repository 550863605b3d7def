import PDFText

/// What the worker was asked to do.
struct Arguments {
  /// What it can do.
  enum Mode: String {
    case text
    case render
    case defences
  }

  /// Why arguments make no sense.
  struct Problem: Error {
    let text: String
  }

  /// What there is to say, in short.
  static let usage = """
    usage: curricc-pdf text   <FILE | READER [--pages 3-7] [--share 0/2 [--share-from 40]] [--images always|sparse|never]
           curricc-pdf render <FILE | READER --page 3 [--dpi 150] [--as png|grey] [--crop left,top,right,bottom]…
           curricc-pdf defences   says what a file that took over the program could do
           curricc-pdf copies     makes a copy of itself for each request, which does one of the others
    first two: [--seconds 10] [--megabytes 1024] [--password-on-fd 3]
    """

  private(set) var mode: Mode
  /// The pages to read, from 1; nil for all of them.
  private(set) var pages: ClosedRange<Int>?
  /// Which of the pages are this worker's, of how many workers.
  private(set) var share = PageShare(index: 0, count: 1)
  /// The fewest pages that are shared out; with fewer, this worker reads all.
  private(set) var leastSharedPages = 0
  private(set) var images = PDFReader.Images.sparse
  private(set) var dotsPerInch = 150
  /// Whether pictures are handed over dot by dot, in shades of grey.
  private(set) var isGrey = false
  /// The parts of the page to draw, in hundredths of a point.
  private(set) var crops: [Box] = []
  /// Seconds of processor time for the start, and for each page.
  private(set) var seconds = 10
  /// Address space beside what the program and the file take, in units of 1,048,576 bytes.
  private(set) var megabytes = 1024
  private(set) var passwordDescriptor: Int32?

  init(_ arguments: ArraySlice<String>) throws(Problem) {
    guard let mode = arguments.first.flatMap(Mode.init) else {
      throw Problem(text: "'text', 'render' or 'defences' is expected first")
    }
    self.mode = mode
    var rest = arguments.dropFirst()
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { throw Problem(text: "'\(option)' needs a value") }
      guard read(option, value) else { throw Problem(text: "'\(option) \(value)' is not understood") }
    }
    if mode == .render, pages == nil { throw Problem(text: "'render' needs '--page'") }
  }

  private mutating func read(_ option: String, _ value: String) -> Bool {
    switch option {
    case "--pages": pages = Self.range(value)
    case "--page": pages = Self.number(value, 1...Int(Int32.max)).map { $0...$0 }
    case "--share":
      guard let share = PageShare(value) else { return false }
      self.share = share
    case "--share-from": return Self.set(&leastSharedPages, value, 0...Int(Int32.max))
    case "--images":
      guard let images = PDFReader.Images(rawValue: value) else { return false }
      self.images = images
    case "--dpi": return Self.set(&dotsPerInch, value, 1...2400)
    case "--as":
      isGrey = value == "grey"
      return isGrey || value == "png"
    case "--crop":
      let sides = value.split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
      guard sides.count == 4, let left = sides[0], let top = sides[1], let right = sides[2],
        let bottom = sides[3]
      else { return false }
      crops.append(Box(left: left, top: top, right: right, bottom: bottom))
    case "--seconds": return Self.set(&seconds, value, 1...86_400)
    case "--megabytes": return Self.set(&megabytes, value, 64...1_048_576)
    case "--password-on-fd":
      passwordDescriptor = Self.number(value, 3...1024).map(Int32.init)
      return passwordDescriptor != nil
    default: return false
    }
    return !option.hasPrefix("--page") || pages != nil
  }

  private static func set(_ field: inout Int, _ value: String, _ range: ClosedRange<Int>) -> Bool {
    guard let number = number(value, range) else { return false }
    field = number
    return true
  }

  private static func number(_ text: some StringProtocol, _ range: ClosedRange<Int>) -> Int? {
    Int(text).flatMap { range.contains($0) ? $0 : nil }
  }

  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
      .map { number($0, 1...Int(Int32.max)) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else { return nil }
    return first...last
  }
}
