import CurriculumRuntime

/// Rows of a bundle as JSON objects: a member for each column that has a value.
struct RowObjects {
  private let reader: BundleReader
  /// Columns of the content tables, by table.
  private let columns: [String: [String]]

  /// The rows of a bundle.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  init(_ reader: BundleReader) throws(BundleError) {
    self.reader = reader
    var columns: [String: [String]] = [:]
    for table in BundleFormat.contentTables { columns[table] = try reader.columns(of: table) }
    self.columns = columns
  }

  /// A row: its members, and the number of its first column.
  struct Object {
    /// What the columns hold; those whose name ends with `_json` hold JSON, under the name without that ending.
    var members: MemberList
    /// The first column's number.
    let number: Int64
    /// What stands in a column of numbers, by name.
    let numbers: [String: Int64]
  }

  /// The rows of a table in which a column has a number.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func rows(
    of table: String, where column: String, is number: Int64, orderedBy order: String
  ) throws(BundleError) -> [Object] {
    let names = columns[table] ?? []
    return try reader.values(of: table, where: column, is: number, orderedBy: order).map { values in
      object(values, names)
    }
  }

  /// All rows of a table.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func rows(of table: String, orderedBy order: String) throws(BundleError) -> [Object] {
    let names = columns[table] ?? []
    return try reader.values("SELECT * FROM \(table) ORDER BY \(order)", []).map { object($0, names) }
  }

  /// The questions of an owner with their options, in order.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func questions(of kind: String, _ owner: Int64) throws(BundleError) -> [Object] {
    let names = columns["questions"] ?? []
    let sql = "SELECT * FROM questions WHERE owner_id = ? AND owner_kind = '\(kind)' ORDER BY order_idx"
    var objects: [Object] = []
    for values in try reader.values(sql, [owner]) {
      var question = object(values, names)
      let options = try rows(
        of: "options", where: "question_id", is: question.number, orderedBy: "order_idx")
      question.members.add("options", list: options.map(\.members))
      objects.append(question)
    }
    return objects
  }

  /// Numbers that a statement counts, by the number of its first column.
  ///
  /// - Throws: `BundleError` when the bundle cannot be read.
  func counts(_ sql: String) throws(BundleError) -> [Int64: Int64] {
    var counts: [Int64: Int64] = [:]
    for values in try reader.values(sql, []) {
      if let key = values[0].integer { counts[key] = values[1].integer }
    }
    return counts
  }

  private func object(_ values: [BundleValue], _ names: [String]) -> Object {
    var members = MemberList()
    var numbers: [String: Int64] = [:]
    for (name, value) in zip(names, values) {
      switch value {
      case .null: break
      case .integer(let number):
        members.add(name, number: number)
        numbers[name] = number
      case .real(let number): members.add(name, json: "\(number)")
      case .text(let text):
        if name.hasSuffix("_json") {
          members.add(String(name.dropLast(5)), json: text)
        } else {
          members.add(name, text: text)
        }
      }
    }
    return Object(members: members, number: values.first?.integer ?? 0, numbers: numbers)
  }
}
