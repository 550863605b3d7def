import CPoppler
import PDFText

/// The fields and comments of a page, which the file lists beside its text.
struct PageAnnotations {
  /// More than this on a page is no form.
  private static let most = 10_000

  private(set) var fields: [FormField] = []
  private(set) var notes: [PageNote] = []

  /// Reads them.
  ///
  /// - Parameter height: The page's height in points, since poppler measures these from its foot.
  init(page: OpaquePointer, height: Double) {
    let fieldMapping = poppler_page_get_form_field_mapping(page)
    defer { poppler_page_free_form_field_mapping(fieldMapping) }
    for data in ListData(fieldMapping).prefix(Self.most) {
      let mapping = data.assumingMemoryBound(to: PopplerFormFieldMapping.self).pointee
      if let field = mapping.field {
        fields.append(Self.field(field, box: Box(mapping.area, pageHeight: height)))
      }
    }
    let noteMapping = poppler_page_get_annot_mapping(page)
    defer { poppler_page_free_annot_mapping(noteMapping) }
    for data in ListData(noteMapping).prefix(Self.most) {
      let mapping = data.assumingMemoryBound(to: PopplerAnnotMapping.self).pointee
      guard let annotation = mapping.annot, Self.isNote(annotation),
        let contents = Document.take(poppler_annot_get_contents(annotation))
      else { continue }
      notes.append(PageNote(contents: contents, box: Box(mapping.area, pageHeight: height)))
    }
  }

  /// Fields are among a page's annotations, too, and a comment's window repeats the comment.
  private static func isNote(_ annotation: OpaquePointer) -> Bool {
    let kind = poppler_annot_get_annot_type(annotation)
    return kind != POPPLER_ANNOT_WIDGET && kind != POPPLER_ANNOT_LINK && kind != POPPLER_ANNOT_POPUP
  }

  private static func field(_ field: OpaquePointer, box: Box) -> FormField {
    let name = Document.take(poppler_form_field_get_name(field)) ?? ""
    var result = FormField(kind: .unknown, name: name, value: "", isOn: false, box: box)
    switch poppler_form_field_get_field_type(field) {
    case POPPLER_FORM_FIELD_BUTTON:
      result.kind = .button
      result.isOn = poppler_form_field_button_get_state(field) != 0
    case POPPLER_FORM_FIELD_TEXT:
      result.kind = .text
      result.value = Document.take(poppler_form_field_text_get_text(field)) ?? ""
    case POPPLER_FORM_FIELD_CHOICE:
      result.kind = .choice
      result.value = choice(field)
    case POPPLER_FORM_FIELD_SIGNATURE:
      result.kind = .signature
    default: break
    }
    return result
  }

  private static func choice(_ field: OpaquePointer) -> String {
    if let typed = Document.take(poppler_form_field_choice_get_text(field)) { return typed }
    let count = min(poppler_form_field_choice_get_n_items(field), Int32(most))
    let chosen = (0..<max(count, 0)).filter { poppler_form_field_choice_is_item_selected(field, $0) != 0 }
    return chosen.compactMap { Document.take(poppler_form_field_choice_get_item(field, $0)) }
      .joined(separator: "\n")
  }
}
