import CPoppler
import PDFText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads pages as frames.
struct PageReader {
  /// A page with fewer characters than this may be a scan.
  private static let fewGlyphs = 50

  private let document: Document
  private let looksForImages: Bool
  private let images: PDFReader.Images
  /// Looks of all pages so far, whose flags are not worked out anew for each page.
  private var styles: [StyleKey: TextStyle] = [:]

  init(document: Document, images: PDFReader.Images, file: InputFile) {
    self.document = document
    self.images = images
    // Pictures are streams, whose dictionaries are never compressed or encrypted. Those inside the page's own
    // instructions are missed, which are small.
    looksForImages = images != .never && file.names("/Image")
  }

  /// Appends the frame of a page.
  mutating func read(_ number: Int, to writer: inout FrameWriter) throws(WorkerFailure) {
    guard let page = document.page(number) else { throw .pageDamaged }
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    var width = 0.0
    var height = 0.0
    poppler_page_get_size(page, &width, &height)
    // Poppler interprets the page here, and keeps what it found for the calls after it.
    var selection = Selection(of: page)
    defer { selection.free() }
    if selection.mayHaveLost {
      // It takes the text from the first line's left end to the last one's right end; from right to left those are the
      // wrong ends, and words of both lines are missing.
      let other = Selection(of: page, area: PopplerRectangle(x1: width, y1: 0, x2: 0, y2: height))
      if other.count > selection.count {
        selection.free()
        selection = other
      } else {
        other.free()
      }
    }
    let (boxes, count, text) = (selection.boxes, selection.count, selection.text)
    guard count <= GlyphRecords.most else { throw .tooMuchText }

    var dump = PageDump(
      number: number, width: GlyphRecords.hundredths(width), height: GlyphRecords.hundredths(height))
    let runs = count == 0 ? [] : styleRuns(of: page, in: selection.area, styles: &dump.styles)
    let annotations = PageAnnotations(page: page, height: height)
    dump.fields = annotations.fields
    dump.notes = annotations.notes
    if looksForImages, images == .always || count < Self.fewGlyphs { dump.images = Self.images(on: page) }

    writer.page(dump) { writer in
      guard let boxes, let text else { return writer.integer(UInt32(0)) }
      let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
      if LogicalOrder.isNeeded(bytes) {
        let order = LogicalOrder(bytes, UnsafeBufferPointer(start: boxes, count: Int(count)), runs)
        order.text.withUnsafeBufferPointer { text in
          order.boxes.withUnsafeBytes { sides in
            GlyphRecords.write(
              text: text, boxes: sides.assumingMemoryBound(to: Double.self), runs: order.runs, to: &writer)
          }
        }
        return
      }
      // A rectangle is four numbers: left, top, right, bottom.
      let sides = UnsafeRawBufferPointer(
        start: boxes, count: Int(count) * MemoryLayout<PopplerRectangle>.stride)
      GlyphRecords.write(
        text: bytes.assumingMemoryBound(to: UInt8.self), boxes: sides.assumingMemoryBound(to: Double.self),
        runs: runs, to: &writer)
    }
  }

  private mutating func styleRuns(
    of page: OpaquePointer, in area: PopplerRectangle?, styles: inout [TextStyle]
  ) -> [GlyphRecords.Run] {
    var whole = area ?? PopplerRectangle()
    let attributes =
      area == nil
      ? poppler_page_get_text_attributes(page) : poppler_page_get_text_attributes_for_area(page, &whole)
    defer { poppler_page_free_text_attributes(attributes) }
    var positions: [StyleKey: UInt16] = [:]
    var runs: [GlyphRecords.Run] = []
    for data in ListData(attributes) {
      let attribute = data.assumingMemoryBound(to: PopplerTextAttributes.self).pointee
      let key = StyleKey(attribute)
      let position = positions[key] ?? Self.add(style(key), to: &styles)
      positions[key] = position
      runs.append(GlyphRecords.Run(end: Int(attribute.end_index) + 1, style: position))
    }
    // Characters behind the last run have style 0.
    if styles.isEmpty { styles.append(TextStyle(fontName: "", size: 0, color: 0)) }
    return runs
  }

  private mutating func style(_ key: StyleKey) -> TextStyle {
    if let style = styles[key] { return style }
    // A file may make up new ones for ever.
    if styles.count > 10_000 { styles.removeAll() }
    let style = TextStyle(fontName: key.fontName, size: key.size, color: key.color)
    styles[key] = style
    return style
  }

  private static func add(_ style: TextStyle, to styles: inout [TextStyle]) -> UInt16 {
    guard styles.count < UInt16.max else { return 0 }
    styles.append(style)
    return UInt16(styles.count - 1)
  }

  private static func images(on page: OpaquePointer) -> [Box] {
    let mapping = poppler_page_get_image_mapping(page)
    defer { poppler_page_free_image_mapping(mapping) }
    return ListData(mapping).prefix(10_000).map {
      Box($0.assumingMemoryBound(to: PopplerImageMapping.self).pointee.area)
    }
  }
}

/// The characters of a page with their boxes, which poppler allocates.
private struct Selection {
  private(set) var boxes: UnsafeMutablePointer<PopplerRectangle>?
  private(set) var count: guint = 0
  private(set) var text: UnsafeMutablePointer<CChar>?
  /// What was selected; nil for the whole page as poppler selects it.
  let area: PopplerRectangle?

  init(of page: OpaquePointer, area: PopplerRectangle? = nil) {
    self.area = area
    if var area {
      if poppler_page_get_text_layout_for_area(page, &area, &boxes, &count) == 0 { count = 0 }
      guard (1...guint(GlyphRecords.most)).contains(count) else { return }
      text = poppler_page_get_selected_text(page, POPPLER_SELECTION_GLYPH, &area)
    } else {
      if poppler_page_get_text_layout(page, &boxes, &count) == 0 { count = 0 }
      guard (1...guint(GlyphRecords.most)).contains(count) else { return }
      text = poppler_page_get_text(page)
    }
  }

  /// True where text may run from right to left: where some does, and where nothing was found.
  var mayHaveLost: Bool {
    guard count > 0, let text else { return count == 0 }
    return LogicalOrder.isNeeded(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  func free() {
    g_free(boxes)
    g_free(text)
  }
}

/// What tells one look of text from another.
private struct StyleKey: Hashable {
  let fontName: String
  let size: Int32
  let color: UInt32

  init(_ attribute: PopplerTextAttributes) {
    fontName = attribute.font_name.map { String(cString: $0) } ?? ""
    size = GlyphRecords.hundredths(attribute.font_size)
    let color = attribute.color
    self.color = UInt32(color.red >> 8) << 16 | UInt32(color.green >> 8) << 8 | UInt32(color.blue >> 8)
  }
}

/// What the nodes of one of GLib's lists point at.
struct ListData: Sequence, IteratorProtocol {
  private var node: UnsafeMutablePointer<GList>?

  init(_ list: UnsafeMutablePointer<GList>?) {
    node = list
  }

  mutating func next() -> UnsafeMutableRawPointer? {
    while let current = node {
      node = current.pointee.next
      if let data = current.pointee.data { return data }
    }
    return nil
  }
}

extension Box {
  /// A rectangle of poppler's whose origin is the page's top left corner.
  init(_ rectangle: PopplerRectangle) {
    let x = [rectangle.x1, rectangle.x2].map(GlyphRecords.hundredths)
    let y = [rectangle.y1, rectangle.y2].map(GlyphRecords.hundredths)
    self.init(left: min(x[0], x[1]), top: min(y[0], y[1]), right: max(x[0], x[1]), bottom: max(y[0], y[1]))
  }

  /// A rectangle of poppler's whose origin is the bottom left corner of a page of some height.
  init(_ rectangle: PopplerRectangle, pageHeight: Double) {
    var turned = rectangle
    turned.y1 = pageHeight - rectangle.y1
    turned.y2 = pageHeight - rectangle.y2
    self.init(turned)
  }
}
