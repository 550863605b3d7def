import CYAML

/// What libyaml says of a syntax error, and the same in words for someone who does not know YAML.
struct YAMLSyntaxProblem {
  /// libyaml's own words.
  let problem: String
  /// Where it noticed.
  let mark: yaml_mark_t
  /// Where the construct began that it was in, if it says so.
  let contextMark: yaml_mark_t?
  /// Byte offset in the text for errors of the reader, which have no mark.
  let readerOffset: Int?

  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "unknown problem"
    mark = parser.problem_mark
    contextMark = parser.context == nil ? nil : parser.context_mark
    readerOffset = parser.error == YAML_READER_ERROR ? Int(parser.problem_offset) : nil
  }

  /// What is wrong and what to do, for the character found at the place.
  func explanation(found character: Character?) -> (message: String, help: String) {
    switch problem {
    case _ where character == "\t":
      return ("a tab is used to indent, expected spaces", "replace each tab by two spaces")
    case "mapping values are not allowed in this context":
      return (
        "a ':' stands where no key is expected",
        "put the text in quotes if the ': ' belongs to it; else check the indentation"
      )
    case "could not find expected ':'":
      return ("a key without ': ' and a value", "write 'key: value', with a space behind the colon")
    case "did not find expected key":
      return (
        "this does not line up with the keys above",
        "indent it like the key it belongs to, or put a text that holds quotes or commas in quotes"
      )
    case "did not find expected '-' indicator":
      return ("expected '- ' and another entry of the list", "indent it like the entries above")
    case "did not find expected ',' or '}'":
      return ("expected ',' or '}'", "close the braces, or put a text that holds a comma or brace in quotes")
    case "did not find expected ',' or ']'":
      return (
        "expected ',' or ']'", "close the bracket, or put a text that holds a comma or bracket in quotes"
      )
    case "found unexpected end of stream":
      return ("a quoted text is never closed", "add the missing quote")
    case "found character that cannot start any token":
      let found = character.map { "'\($0)'" } ?? "this character"
      return ("a text cannot begin with \(found)", "put the text in quotes")
    case "found unknown escape character":
      return (
        "an unknown escape behind '\\'", "in double quotes write '\\\\' for a backslash, or use single quotes"
      )
    case "control characters are not allowed":
      return ("a control character, expected text", "remove it")
    case "did not find expected <document start>":
      return ("the document has ended before this", "indent this like the lines above")
    case "found duplicate %YAML directive", "found incompatible YAML document":
      return ("this YAML version is not supported", "remove the '%YAML' line")
    default:
      return (problem, "see https://yaml.org/spec/1.1/ or put the text in quotes")
    }
  }
}

extension YAMLTreeBuilder {
  /// Reports a syntax error at the place where libyaml noticed it, with the place where the construct began.
  mutating func reportSyntaxError(_ problem: YAMLSyntaxProblem, _ diagnostics: inout Diagnostics) {
    let lower: Int
    if let readerOffset = problem.readerOffset {
      lower = offset(ofByte: readerOffset)
    } else {
      lower = offset(of: problem.mark)
    }
    let words = problem.explanation(found: character(at: lower))
    var labels: [Label] = []
    if let contextMark = problem.contextMark {
      let start = offset(of: contextMark)
      if start < lower { labels.append(Label(characterSpan(start), "in what begins here")) }
    }
    diagnostics.report(
      .yamlSyntax, words.message, at: characterSpan(lower), labels: labels, help: words.help)
  }
}
