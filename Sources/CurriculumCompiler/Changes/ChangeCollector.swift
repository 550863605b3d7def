import CurriculumRuntime

/// Gathers rows that differ into changes of the entities that they belong to.
struct ChangeCollector {
  private(set) var rows: [String: RowCounts] = [:]
  private(set) var changes: [EntityChange] = []

  private let base: EntitySource
  private let target: EntitySource
  /// Entities of which a row, or a row that belongs to them, differs.
  private var touched: [EntityName: TouchedEntity] = [:]
  /// What entities stand in whose order or members may be different.
  private var homes: Set<HomeName> = []
  /// What asks a question of which the row differs.
  private var owners: Set<EntityName> = []

  /// An entity, by its kind and number, or path for media.
  struct EntityName: Hashable {
    let kind: String
    let number: Int64
    var path = ""
  }

  /// A row of something that others stand in, and which of its children.
  private struct HomeName: Hashable {
    let kind: String
    let home: Int64
    var owner = ""
  }

  init(base: BundleReader, target: BundleReader) throws(BundleError) {
    self.base = try EntitySource(base)
    self.target = try EntitySource(target)
  }

  mutating func collect() throws(BundleError) {
    var seen: [RowDifference] = []
    try BundleComparison(old: base.reader, new: target.reader).forEachDifference { seen.append($0) }
    for difference in seen { try take(difference) }
    seen = []
    let orders = try changedOrders()
    // One whose own place is as it was may still stand elsewhere among those that stayed.
    for name in orders.keys { touched[name, default: TouchedEntity()].hasOtherRows = true }
    for (name, entity) in touched {
      guard let change = try change(name, entity, orders[name]) else { continue }
      changes.append(change)
    }
    pairReplaced()
    judge()
    changes.sort { left, right in
      let (a, b) = (EntityTable.named(left.kind)?.rank ?? 0, EntityTable.named(right.kind)?.rank ?? 0)
      return a != b ? a < b : left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
  }

  // MARK: - Rows

  private mutating func take(_ difference: RowDifference) throws(BundleError) {
    let table = difference.table
    rows[table, default: RowCounts()].count(difference)
    guard let any = difference.new ?? difference.old else { return }
    switch table {
    case "sentences": touch("lesson", any[0].integer)
    case "exam_stages": touch("exam", any[0].integer)
    case "options":
      let question = any[0].integer ?? 0
      var owner = try target.owner(of: question)
      if owner == nil { owner = try base.owner(of: question) }
      if let owner, owner.kind == "card" { return touch("card", owner.number) }
      touch("question", question)
      if let owner { owners.insert(owner) }
    case "questions" where any[2].text == "card": touch("card", any[3].integer)
    default:
      guard let kind = EntityTable.ofTable(table) else { return }
      let name =
        kind.number.isEmpty
        ? EntityName(kind: kind.name, number: 0, path: any[0].text ?? "")
        : EntityName(kind: kind.name, number: any[0].integer ?? 0)
      let old = difference.old.map { base.row($0, of: table) }
      let new = difference.new.map { target.row($0, of: table) }
      touched[name, default: TouchedEntity()].old = old
      touched[name, default: TouchedEntity()].new = new
      touched[name]?.hasRows = true
      if table == "questions" {
        owners.insert(EntityName(kind: any[2].text ?? "", number: any[3].integer ?? 0))
      }
      noteHomes(kind, old, new)
    }
  }

  private mutating func touch(_ kind: String, _ number: Int64?) {
    touched[EntityName(kind: kind, number: number ?? 0), default: TouchedEntity()].hasOtherRows = true
  }

  private mutating func noteHomes(_ kind: EntityTable, _ old: EntityRow?, _ new: EntityRow?) {
    guard let home = kind.home else { return }
    // A row whose place and home are as they were says nothing of the order of others.
    if let old, let new, old["order_idx"] == new["order_idx"], old[home.column] == new[home.column] { return }
    for row in [old, new] {
      guard let row, let number = row[home.column].integer, row["order_idx"] != .null else { continue }
      homes.insert(HomeName(kind: kind.name, home: number, owner: row["owner_kind"].text ?? ""))
    }
  }

  // MARK: - Places

  /// The places of entities that stand elsewhere among those that were with them before.
  private func changedOrders() throws(BundleError) -> [EntityName: (was: Int, now: Int)] {
    var places: [EntityName: (was: Int, now: Int)] = [:]
    for home in homes {
      guard let kind = EntityTable.named(home.kind) else { continue }
      let old = try base.children(kind, of: home.home, owner: home.owner)
      let new = try target.children(kind, of: home.home, owner: home.owner)
      for (number, was, now) in reordered(from: old, to: new) {
        places[EntityName(kind: kind.name, number: number)] = (was, now)
      }
    }
    return places
  }

  // MARK: - Entities

  private func change(
    _ name: EntityName, _ touched: TouchedEntity, _ places: (was: Int, now: Int)?
  ) throws(BundleError) -> EntityChange? {
    guard let kind = EntityTable.named(name.kind) else { return nil }
    var entity = touched
    if !entity.hasRows {
      entity.old = try base.entity(kind, name.number)
      entity.new = try target.entity(kind, name.number)
    }
    guard let shown = entity.new ?? entity.old else { return nil }
    let title = kind.titles.compactMap { shown[$0].text }.first ?? shown.key
    var change = EntityChange(kind: kind.name, number: name.number, key: shown.key, title: title)
    guard let old = entity.old, let new = entity.new else {
      change.actions = [entity.old == nil ? .added : .removed]
      return try withAnswers(change, kind, entity)
    }
    change.fields = try fields(kind, name.number, old, new)
    if !change.fields.isEmpty { change.actions.append(.changed) }
    if let home = kind.home, old[home.column] != new[home.column] || old["owner_kind"] != new["owner_kind"] {
      change.actions.append(.moved)
      change.homes = (
        was: try base.homeKey(kind, old) ?? "", now: try target.homeKey(kind, new) ?? ""
      )
    }
    if let places {
      change.actions.append(.reordered)
      change.places = places
    }
    if !old.key.utf8.elementsEqual(new.key.utf8) {
      change.actions.append(.renamed)
      change.formerKey = old.key
    }
    guard !change.actions.isEmpty else { return nil }
    return try withAnswers(change, kind, entity)
  }

  /// The change with what is asked about the entity in both bundles, which the rules judge by.
  private func withAnswers(_ change: EntityChange, _ kind: EntityTable, _ entity: TouchedEntity)
    throws(BundleError) -> EntityChange
  {
    var change = change
    change.evidence = ChangeEvidence(
      old: entity.old, new: entity.new, asked: try asked(kind, change.number, entity))
    return change
  }

  private func asked(_ kind: EntityTable, _ number: Int64, _ entity: TouchedEntity) throws(BundleError)
    -> [AskedChange]
  {
    guard entity.old != nil, entity.new != nil else { return [] }
    let old = try base.asked(kind, number, entity.old)
    let new = try target.asked(kind, number, entity.new)
    return old.compactMap { before in
      new.first { $0.number == before.number }.map { AskedChange(old: before, new: $0) }
    }
  }

  private func fields(_ kind: EntityTable, _ number: Int64, _ old: EntityRow, _ new: EntityRow)
    throws(BundleError) -> [FieldChange]
  {
    var fields: [FieldChange] = []
    var derived: [FieldChange] = []
    for column in target.columns(of: kind.table) {
      // What a row stands in, and where, is no field of it.
      guard old[column] != new[column], !column.hasSuffix("_id"), column != "key", column != "order_idx"
      else { continue }
      let found = FieldChange.all(column, old[column], new[column])
      if kind.derived.contains(column) { derived += found } else { fields += found }
    }
    fields += try FieldChange.lists(kind, number, base: base, target: target)
    if kind.name == "card" {
      fields += try FieldChange.ofCardQuestions(number, base: base, target: target, fields)
    }
    // What is worked out from something else is worth a line only where nothing else has one.
    let isExplained =
      !fields.isEmpty || owners.contains(EntityName(kind: kind.name, number: number))
      || (kind.home.map { old[$0.column] != new[$0.column] } ?? false)
    return (isExplained ? fields : fields + derived).sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
  }

  // MARK: - Identity and progress

  private mutating func pairReplaced() { markReplaced(&changes) }

  private mutating func judge() {
    for index in changes.indices {
      changes[index].findings = ChangeRule.findings(of: changes[index])
      changes[index].evidence = nil
    }
  }
}

/// An entity of which something differs.
struct TouchedEntity {
  /// Its row in the old bundle; nil where there is none, or none was looked for.
  var old: EntityRow?
  var new: EntityRow?
  /// Whether its own row differs.
  var hasRows = false
  /// Whether rows that belong to it differ.
  var hasOtherRows = false
}
