/// Colours of a terminal, or none.
struct TerminalStyle {
  let usesColour: Bool

  func bold(_ text: String) -> String { paint(text, "1") }
  func gutter(_ text: String) -> String { paint(text, "34") }
  func mark(_ text: String) -> String { paint(text, "1;31") }
  func help(_ text: String) -> String { paint(text, "1;36") }

  func severity(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: paint(text, "1;31")
    case .warning: paint(text, "1;33")
    case .info: paint(text, "1;36")
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    usesColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
