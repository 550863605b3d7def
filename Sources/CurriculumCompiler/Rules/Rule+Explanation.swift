extension Rule {
  /// The rule for people to read, as `curricc explain` prints it.
  package var explanation: String {
    var text = "\(name) (\(severity == .info ? "remark" : severity.rawValue))\n\n\(summary)\n\n\(rationale)\n"
    if !aliases.isEmpty { text += "\nAlso known as: \(aliases.joined(separator: ", "))\n" }
    if !bad.text.isEmpty { text += "\nThis breaks it:\n\n\(Self.indented(bad.text))\n" }
    if !good.text.isEmpty { text += "\nThis keeps it:\n\n\(Self.indented(good.text))\n" }
    return text + "\nSource: \(source)\n"
  }

  private static func indented(_ text: String) -> String {
    text.replacing("\r\n", with: "␍\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    " + $0.shortenedLine }.joined(separator: "\n")
  }
}

extension Substring {
  /// The line, cut where it is too long to read.
  fileprivate var shortenedLine: String { count <= 160 ? String(self) : prefix(100) + "…" }
}
