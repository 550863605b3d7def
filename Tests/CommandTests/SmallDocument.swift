import Foundation

/// A PDF file of one page with a few lines of text.
enum SmallDocument {
  static func saying(_ lines: [String]) -> String {
    let text = lines.enumerated()
      .map { "BT /F1 12 Tf 72 \(720 - 20 * $0.offset) Td (\($0.element)) Tj ET" }.joined(separator: "\n")
    return file([
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R "
        + "/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>",
      stream(text),
    ])
  }

  /// A page that is one grey picture.
  static var scan: String {
    file([
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R "
        + "/Resources << /XObject << /I 5 0 R >> >> >>",
      stream("q 595 0 0 842 0 0 cm /I Do Q"),
      stream(
        "~", "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8"),
    ])
  }

  /// A PNG file of 2480 by 3508 dots, as far as its head.
  static var picture: Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
        + [2480, 3508].flatMap { number in [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } })
  }

  private static func stream(_ content: String, _ keys: String = "") -> String {
    "<< /Length \(content.utf8.count) \(keys) >>\nstream\n\(content)\nendstream"
  }

  private static func file(_ objects: [String]) -> String {
    var file = "%PDF-1.4\n"
    var table = "0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      table +=
        String(repeating: "0", count: 10 - "\(file.utf8.count)".count) + "\(file.utf8.count) 00000 n \n"
      file += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = file.utf8.count
    return file
      + "xref\n0 \(objects.count + 1)\n\(table)trailer\n<< /Size \(objects.count + 1) /Root 1 0 R >>\n"
      + "startxref\n\(start)\n%%EOF\n"
  }
}
