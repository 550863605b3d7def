import PDFText

/// A file of one word, which is read before any copy is made of this process: each finds what that loads and looks up.
enum MinimalDocument {
  /// Reads it, and forgets what it says.
  static func read() {
    let bytes = bytes()
    let kept = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    kept.copyBytes(from: bytes)
    let file = InputFile(UnsafeRawBufferPointer(kept))
    guard let document = try? Document(file: file, password: nil) else { return }
    var writer = FrameWriter()
    writer.head(document.head)
    var reader = PageReader(document: document, images: .never, file: file)
    try? reader.read(1, to: &writer)
  }

  private static func bytes() -> [UInt8] {
    let content = "BT /F 9 Tf 9 9 Td (word) Tj ET"
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
      "<</Length \(content.utf8.count)>>stream\n\(content)\nendstream",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    var text = "%PDF-1.4\n"
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let place = "\(text.utf8.count)"
      table += String(repeating: "0", count: 10 - place.count) + place + " 00000 n \n"
      text += "\(index + 1) 0 obj\(object)endobj\n"
    }
    let start = text.utf8.count
    text += table + "trailer<</Root 1 0 R/Size \(objects.count + 1)>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }
}
