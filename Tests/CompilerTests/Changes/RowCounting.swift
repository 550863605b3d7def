import GRDB

/// Counts by SQL alone how many rows of a table one of two bundles has and the other has not.
///
/// In a file of its own: GRDB's operators make `==` between literals ambiguous in expectations.
func countDifferingRows(_ table: String, _ old: String, _ new: String) throws -> (onlyOld: Int, onlyNew: Int)
{
  try DatabaseQueue(path: new).inDatabase { database in
    try database.execute(sql: "ATTACH ? AS before", arguments: [old])
    func count(_ one: String, _ other: String) throws -> Int {
      try Int.fetchOne(
        database,
        sql: "SELECT count(*) FROM (SELECT * FROM \(one).\(table) EXCEPT SELECT * FROM \(other).\(table))")
        ?? 0
    }
    return (try count("before", "main"), try count("main", "before"))
  }
}

/// Numbers of entities that the old of two bundles has and the new one has not, those of cards' questions aside.
func numbersGone(_ old: String, _ new: String) throws -> Set<Int64> {
  try DatabaseQueue(path: new).inDatabase { database in
    try database.execute(sql: "ATTACH ? AS before", arguments: [old])
    let tables = [
      ("cards", "card_id"), ("lessons", "lesson_id"), ("units", "unit_id"), ("kits", "kit_id"),
      ("questions", "question_id"),
    ]
    var gone: Set<Int64> = []
    for (table, column) in tables {
      let condition = table == "questions" ? " WHERE owner_kind <> 'card'" : ""
      gone.formUnion(
        try Int64.fetchSet(
          database,
          sql: "SELECT \(column) FROM before.\(table)\(condition) EXCEPT SELECT \(column) FROM main.\(table)")
      )
    }
    return gone
  }
}
