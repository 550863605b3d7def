extension Rule {
  /// The rule for people to read, as `curricc explain` prints it.
  package var explanation: String {
    var text = "\(name) (\(severity == .info ? "remark" : severity.rawValue))\n\n\(summary)\n\n\(rationale)\n"
    if scope == .balance {
      text += "\nIt weighs the whole course; the profile 'lenient' leaves it out.\n"
    }
    if let fix { text += "\nFix: \(fix)\n" }
    if !aliases.isEmpty { text += "\nAlso known as: \(aliases.joined(separator: ", "))\n" }
    if !parameters.isEmpty {
      text += "\nParameters, under 'parameters:' in curriculum.yaml:\n\n"
      for parameter in parameters {
        text += "    \(parameter.name): \(parameter.summary) (\(parameter.value.words))\n"
      }
    }
    if !bad.text.isEmpty { text += "\nThis breaks it:\n\n\(Self.indented(bad))\n" }
    if !good.text.isEmpty { text += "\nThis keeps it:\n\n\(Self.indented(good))\n" }
    if let evidence { text += "\nTried on: \(evidence)\n" }
    return text + "\nSource: \(source)\n"
  }

  private static func indented(_ example: Example) -> String {
    example.shown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "    " + $0.shortenedLine }.joined(separator: "\n")
  }
}
