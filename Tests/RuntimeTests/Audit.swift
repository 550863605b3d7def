import CurriculumCompiler

/// Compares records before and after an update with what the diff announced, record by record.
///
/// It works from the compiler's own diff and both bundles, not from what the example reads out of the JSON.
struct Audit {
  /// What is not as it should be.
  private(set) var faults: [String] = []
  /// How many records the update did something to.
  private(set) var counts = UpdateReport()

  private let app: AppFolder
  private let index: Int
  private let changes: [EntityChange]

  init(_ app: AppFolder, _ index: Int, _ before: Records, _ after: Records) throws {
    self.app = app
    self.index = index
    changes = app.releases[index].diff?.changes ?? []
    for (kind, table, column, home) in ProgressSQL.records {
      let (old, new) = (before.tables[table] ?? [:], after.tables[table] ?? [:])
      for (name, record) in old {
        let isThere = try app.has(name.number, column: column, in: home, index)
        check(kind, table, name, record, new, isThere: isThere)
      }
      // Nothing comes from nowhere.
      for name in new.keys where old[name] == nil {
        let heirs = changes.filter { $0.kind == kind && $0.number == name.number && $0.counterpart != nil }
        if heirs.isEmpty { faults.append("\(table) \(name): from nowhere") }
      }
    }
    for change in changes where change.impact == .lost {
      guard let (_, _, column, home) = ProgressSQL.records.first(where: { $0.kind == change.kind }) else {
        continue
      }
      if try app.has(change.number, column: column, in: home, index) {
        faults.append("\(change.key) is said to be lost, and is there")
      }
    }
  }

  private mutating func check(
    _ kind: String, _ table: String, _ name: Records.Name, _ record: [String: String],
    _ new: [Records.Name: [String: String]], isThere: Bool
  ) {
    let change = changes.first { $0.kind == kind && $0.number == name.number }
    let found = new[name]
    func expect(_ isSo: Bool, _ what: String) {
      if !isSo {
        faults.append("\(table) \(name): \(what); was \(record), is \(found ?? [:]), \(change?.key ?? "-")")
      }
    }
    if record["gone_in"] != nil {
      let isBack = change?.actions.contains(.added) == true
      counts.restored += isBack ? 1 : 0
      expect(
        (found?["gone_in"] == nil) == isThere && isBack == isThere, "what is gone stays so until it is back")
      return
    }
    guard isThere else {
      expect(change?.impact == .lost, "it is gone, and the diff did not say so")
      guard let key = change?.counterpart,
        let heir = changes.first(where: { $0.kind == kind && $0.key == key && $0.actions.contains(.added) })
      else {
        counts.lost += 1
        var aside = record
        aside["gone_in"] = "\(index + 1).0.0"
        return expect(found == aside, "what is lost is set aside as it was")
      }
      counts.inherited += 1
      return expect(new[Records.Name(user: name.user, number: heir.number)] == record, "its heir has it")
    }
    expect(found?["gone_in"] == nil, "what is there counts")
    switch (table, change?.impact) {
    case ("card_reviews", .reset):
      counts.reset += 1
      expect(found?["next_review_at"] == AppFolder.today && found?["interval"] == "0", "it begins anew")
    case ("learn_errors", .reset), ("answers", .reset), ("understood_cards", .reset):
      counts.reset += 1
      expect(found == nil, "it was about something else")
    case ("kit_results", .reset):
      counts.reset += 1
      expect(
        found?["result_pct"] == record["result_pct"] && found?["kit_name"] == change?.title,
        "the name alone changes")
    case ("answers", .rescore):
      counts.rescored += 1
      expect(found == record.filter { $0.key != "marks" }, "it waits to be marked")
    case ("user_band_progress", _):
      let units = (Int(record["units_completed"] ?? "") ?? 0, Int(found?["units_completed"] ?? "") ?? 0)
      expect(units.0 <= units.1 && found?["boss_passed"] == record["boss_passed"], "what was achieved stays")
    default:
      // A moved or renamed card is due when it was.
      expect(found == record, "it stays as it was")
    }
  }
}
