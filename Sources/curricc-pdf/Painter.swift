import CPoppler
import PDFText

/// Draws parts of one page as PNG.
struct Painter {
  /// The most dots of one picture: A3 at 400 dots per inch.
  private static let mostDots = 40_000_000
  private static let mostOnASide = 20_000

  /// The page as a whole.
  let wholePage: Box
  private let page: OpaquePointer
  private let dotsPerInch: Int

  init(document: Document, page number: Int, dotsPerInch: Int) throws(WorkerFailure) {
    guard let page = document.page(number) else { throw .pageDamaged }
    self.page = page
    self.dotsPerInch = dotsPerInch
    var width = 0.0
    var height = 0.0
    poppler_page_get_size(page, &width, &height)
    wholePage = Box(
      left: 0, top: 0, right: GlyphRecords.hundredths(width), bottom: GlyphRecords.hundredths(height))
  }

  /// Draws a part of the page on white.
  func picture(of crop: Box) throws(WorkerFailure) -> [UInt8] {
    let scale = Double(dotsPerInch) / 72
    let width = Self.dots(from: crop.left, to: crop.right, scale: scale)
    let height = Self.dots(from: crop.top, to: crop.bottom, scale: scale)
    guard width > 0, height > 0, width <= Self.mostOnASide, height <= Self.mostOnASide,
      width * height <= Self.mostDots,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    else { throw .pictureTooLarge }
    defer { cairo_surface_destroy(surface) }
    guard let context = cairo_create(surface) else { throw .pageDamaged }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    cairo_translate(context, -Double(crop.left) / 100, -Double(crop.top) / 100)
    poppler_page_render(page, context)
    cairo_destroy(context)

    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .pageDamaged }
    guard bytes.count < FrameReader.longestFrame - 8 else { throw .pictureTooLarge }
    return bytes
  }

  private static func dots(from start: Int32, to end: Int32, scale: Double) -> Int {
    Int((Double(Int64(end) - Int64(start)) / 100 * scale).rounded(.up))
  }
}
