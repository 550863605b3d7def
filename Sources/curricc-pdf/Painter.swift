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

  /// Draws a part of the page on white, as PNG.
  func picture(of crop: Box) throws(WorkerFailure) -> [UInt8] {
    let surface = try surface(showing: crop)
    defer { cairo_surface_destroy(surface) }
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

  /// Draws a part of the page on white, in shades of grey.
  func greyPicture(of crop: Box) throws(WorkerFailure) -> GreyPicture {
    let surface = try surface(showing: crop)
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    guard let data = cairo_image_surface_get_data(surface) else { throw .pageDamaged }
    let dots = [UInt8](unsafeUninitializedCapacity: width * height) { dots, filled in
      for row in 0..<height {
        let line = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
        for column in 0..<width {
          let (red, green, blue) = (line[column] >> 16 & 0xFF, line[column] >> 8 & 0xFF, line[column] & 0xFF)
          // Recommendation ITU-R BT.601, section 2.5.1, in 256ths.
          dots[row * width + column] = UInt8((77 * red + 150 * green + 29 * blue) >> 8)
        }
      }
      filled = width * height
    }
    guard dots.count < FrameReader.longestFrame - 12, let picture = GreyPicture(width: width, dots: dots)
    else {
      throw .pictureTooLarge
    }
    return picture
  }

  /// What was drawn, to be given back with `cairo_surface_destroy`.
  private func surface(showing crop: Box) throws(WorkerFailure) -> OpaquePointer {
    let scale = Double(dotsPerInch) / 72
    let width = Self.dots(from: crop.left, to: crop.right, scale: scale)
    let height = Self.dots(from: crop.top, to: crop.bottom, scale: scale)
    guard width > 0, height > 0, width <= Self.mostOnASide, height <= Self.mostOnASide,
      width * height <= Self.mostDots,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
    else { throw .pictureTooLarge }
    guard let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .pageDamaged
    }
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
    cairo_translate(context, -Double(crop.left) / 100, -Double(crop.top) / 100)
    poppler_page_render(page, context)
    cairo_destroy(context)
    return surface
  }

  private static func dots(from start: Int32, to end: Int32, scale: Double) -> Int {
    Int((Double(Int64(end) - Int64(start)) / 100 * scale).rounded(.up))
  }
}
