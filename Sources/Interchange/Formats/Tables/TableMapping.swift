import CurriculumCompiler

/// What an author says of a table: which column is what, and what stands between cells.
///
/// ```yaml
/// separator: ";"       # tab, comma, semicolon or any text; found by itself if you say nothing
/// rows: ";;"           # what stands between records; line breaks if you say nothing
/// header: false        # whether the first record has the names
/// columns:
///   target_text: 1     # by number from 1, or by name
///   native_text: Meaning
/// ```
struct TableMapping {
  private(set) var separator: String?
  private(set) var rows: String?
  private(set) var hasHeader: Bool?
  private(set) var columns: [(role: TableRoles.Role, column: String)] = []

  /// Nothing said.
  init() {}

  /// Reads a mapping file.
  ///
  /// - Throws: `ImportError` for what it does not know.
  init(_ bytes: [UInt8]) throws(ImportError) {
    let document = try AuthoringDocument(SourceFile(path: "the mapping file", bytes: bytes))
    for pair in document.pairs(document.root) {
      let text = document.text(pair.value)
      switch pair.name {
      case "separator": separator = text.map(Self.sign)
      case "rows": rows = text.map(Self.sign)
      case "header":
        guard text == "true" || text == "false" else {
          throw ImportError("the mapping file says 'header: \(text ?? "")', expected true or false")
        }
        hasHeader = text == "true"
      case "columns":
        for column in document.pairs(pair.value) {
          guard let role = TableRoles.Role(rawValue: column.name) else {
            let known = TableRoles.Role.allCases.map(\.rawValue).joined(separator: ", ")
            throw ImportError("the mapping file names a column '\(column.name)', expected one of \(known)")
          }
          columns.append((role, document.text(column.value) ?? ""))
        }
      default:
        throw ImportError(
          "the mapping file has a key '\(pair.name)', expected separator, rows, header or columns")
      }
    }
    for (name, sign) in [("separator", separator), ("rows", rows)] where sign?.isEmpty == true {
      throw ImportError("the mapping file says nothing behind '\(name):'")
    }
  }

  private static func sign(_ text: String) -> String {
    switch text.lowercased() {
    case "tab": "\t"
    case "comma": ","
    case "semicolon": ";"
    case "pipe": "|"
    case "newline": "\n"
    default: text.replacing("\\t", with: "\t").replacing("\\n", with: "\n")
    }
  }

  /// Roles of columns, by what the file says, else by their names.
  ///
  /// - Parameter names: The names of the columns; empty where there are none.
  /// - Throws: `ImportError` where the file names a column that is not there.
  func roles(_ names: [String], others: [String: TableRoles.Role] = [:], count: Int) throws(ImportError)
    -> TableRoles
  {
    guard !columns.isEmpty else { return TableRoles(names: names, others: others) }
    var roles = TableRoles()
    for (role, column) in columns {
      if let number = Int(column), (1...max(count, 1)).contains(number) {
        roles.set(role, number - 1)
      } else if let index = names.firstIndex(where: { $0.trimmed.lowercased() == column.trimmed.lowercased() }
      ) {
        roles.set(role, index)
      } else {
        throw ImportError("the mapping file names a column '\(column)', which the table does not have")
      }
    }
    return roles
  }
}
