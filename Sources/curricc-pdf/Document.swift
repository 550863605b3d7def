import CPoppler
import PDFText

/// An open PDF file, which is never closed: the process ends with it.
struct Document {
  /// Poppler's document.
  let pointer: OpaquePointer
  let head: DocumentHead

  /// Opens a file.
  init(file: InputFile, password: String?) throws(WorkerFailure) {
    guard !file.bytes.isEmpty else { throw .notPDF }
    let pointer = try Self.open(file, password: password)
    let pageCount = Int(poppler_document_get_n_pages(pointer))
    guard pageCount > 0 else { throw Self.looksLikePDF(file) ? .noPages : .notPDF }
    let permissions = poppler_document_get_permissions(pointer).rawValue
    // Poppler's interface for C does not tell; the trailer, which does, is never compressed.
    let isEncrypted = permissions != POPPLER_PERMISSIONS_FULL.rawValue || file.names("/Encrypt")
    self.pointer = pointer
    head = DocumentHead(
      pageCount: pageCount, title: Self.take(poppler_document_get_title(pointer)),
      author: Self.take(poppler_document_get_author(pointer)), isEncrypted: isEncrypted,
      mayCopy: permissions & POPPLER_PERMISSIONS_OK_TO_COPY.rawValue != 0,
      pdfVersion: Self.version(of: pointer))
  }

  private static func open(_ file: InputFile, password: String?) throws(WorkerFailure) -> OpaquePointer {
    var error: UnsafeMutablePointer<GError>?
    let bytes = g_bytes_new_static(file.bytes.baseAddress, gsize(file.bytes.count))
    if let pointer = poppler_document_new_from_bytes(bytes, nil, &error) { return pointer }
    let code = error.flatMap { $0.pointee.domain == poppler_error_quark() ? $0.pointee.code : nil }
    guard code == Int32(POPPLER_ERROR_ENCRYPTED.rawValue) else {
      throw looksLikePDF(file) ? .damaged : .notPDF
    }
    guard let password else { throw .passwordNeeded }
    // Not from bytes: where the password is wrong, poppler 22.12 tries again with a copy of them that it cannot
    // make, and breaks down.
    guard let descriptor = file.anotherDescriptor(),
      let pointer = poppler_document_new_from_fd(descriptor, password, nil)
    else { throw .passwordWrong }
    return pointer
  }

  /// A page by its number from 1, to be given back with `g_object_unref`; nil where it is damaged.
  func page(_ number: Int) -> OpaquePointer? {
    poppler_document_get_page(pointer, Int32(clamping: number - 1))
  }

  /// A text that poppler made for its caller, which is freed here; nil for none or an empty one.
  static func take(_ text: UnsafeMutablePointer<CChar>?) -> String? {
    guard let text else { return nil }
    defer { g_free(text) }
    return text.pointee == 0 ? nil : String(cString: text)
  }

  private static func version(of pointer: OpaquePointer) -> String {
    var major: guint = 0
    var minor: guint = 0
    poppler_document_get_pdf_version(pointer, &major, &minor)
    return "\(major).\(minor)"
  }

  /// Whether the mark of a PDF file stands near its start, where most readers look for it.
  private static func looksLikePDF(_ file: InputFile) -> Bool {
    file.contains("%PDF-", inFirst: 1024)
  }
}
