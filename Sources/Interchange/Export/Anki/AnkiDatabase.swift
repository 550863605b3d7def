import CurriculumRuntime
import Foundation

/// A collection of Anki's that is being written, in memory.
///
/// Source: Anki's schema 11, which every version of Anki and its relatives read.
final class AnkiDatabase {
  private let database: ExportDatabase
  private let moment: Int
  private var nextCard: Int64 = 1
  private var notes: Set<Int64> = []
  private var decks: [String: Int64] = ["Default": 1]
  private var deckNumbers: Set<Int64> = [1]
  private var lastDeck: (name: String, id: Int64) = ("Default", 1)

  /// An empty collection.
  ///
  /// - Parameter moment: When notes were last changed, in seconds since 1970: Anki takes over what is later than its own.
  init(moment: Int) throws {
    database = try ExportDatabase(pageSize: 16384, schema: Self.schema)
    self.moment = moment
  }

  private static let schema = """
    CREATE TABLE col (id integer PRIMARY KEY, crt integer NOT NULL, mod integer NOT NULL, scm integer NOT NULL,
      ver integer NOT NULL, dty integer NOT NULL, usn integer NOT NULL, ls integer NOT NULL, conf text NOT NULL,
      models text NOT NULL, decks text NOT NULL, dconf text NOT NULL, tags text NOT NULL);
    CREATE TABLE notes (id integer PRIMARY KEY, guid text NOT NULL, mid integer NOT NULL, mod integer NOT NULL,
      usn integer NOT NULL, tags text NOT NULL, flds text NOT NULL, sfld integer NOT NULL, csum integer NOT NULL,
      flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE cards (id integer PRIMARY KEY, nid integer NOT NULL, did integer NOT NULL, ord integer NOT NULL,
      mod integer NOT NULL, usn integer NOT NULL, type integer NOT NULL, queue integer NOT NULL, due integer NOT NULL,
      ivl integer NOT NULL, factor integer NOT NULL, reps integer NOT NULL, lapses integer NOT NULL,
      left integer NOT NULL, odue integer NOT NULL, odid integer NOT NULL, flags integer NOT NULL, data text NOT NULL);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid integer NOT NULL, usn integer NOT NULL, ease integer NOT NULL,
      ivl integer NOT NULL, lastIvl integer NOT NULL, factor integer NOT NULL, time integer NOT NULL,
      type integer NOT NULL);
    CREATE TABLE graves (usn integer NOT NULL, oid integer NOT NULL, type integer NOT NULL);
    """

  /// Made when all rows are there, since that is faster than keeping them up to date.
  private static let indexes = """
    CREATE INDEX ix_notes_usn ON notes (usn);
    CREATE INDEX ix_cards_usn ON cards (usn);
    CREATE INDEX ix_revlog_usn ON revlog (usn);
    CREATE INDEX ix_cards_nid ON cards (nid);
    CREATE INDEX ix_cards_sched ON cards (did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog (cid);
    CREATE INDEX ix_notes_csum ON notes (csum);
    """

  /// Adds a note with its cards.
  ///
  /// - Parameters:
  ///   - key: What it is known by in every release.
  ///   - id: Its number; another one where that is taken.
  ///   - cards: Numbers of the templates, from 0.
  func add(
    _ key: String, id: Int64, type: AnkiExportType, fields: [String], tags: [String], cards: [Int],
    deck: String
  ) throws {
    var number = id & 0x1F_FFFF_FFFF_FFFF
    while number == 0 || !notes.insert(number).inserted { number += 1 }
    let deckID = deckID(deck)
    let tagList = tags.isEmpty ? "" : " " + tags.map(Self.tag).joined(separator: " ") + " "
    let first = fields.first ?? ""
    try database.add(
      "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')",
      [
        number, key, type.id, moment, tagList, fields.joined(separator: "\u{1F}"), first,
        Self.checksum(first),
      ])
    for order in cards {
      try database.add(
        "INSERT INTO cards VALUES (?, ?, ?, ?, ?, -1, 0, 0, ?, 0, 0, 0, 0, 0, 0, 0, 0, '')",
        [nextCard, number, deckID, order, moment, nextCard])
      nextCard += 1
    }
  }

  /// The collection as a file's bytes.
  func finish(_ types: [AnkiExportType]) throws -> [UInt8] {
    let models = Dictionary(uniqueKeysWithValues: types.map { ("\($0.id)", $0.json(moment)) })
    try database.add(
      "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, 0, 0, ?, ?, ?, ?, '{}')",
      [
        moment, moment * 1000, moment * 1000, Self.text(["nextPos": nextCard, "curDeck": 1]),
        Self.text(models), decksJSON, Self.text(["1": Self.deckOptions]),
      ])
    return try database.finish(indexes: Self.indexes)
  }

  // MARK: - Decks

  /// The number of a deck, by its name alone, so that it is the same in every release.
  private func deckID(_ name: String) -> Int64 {
    if lastDeck.name == name { return lastDeck.id }
    defer { lastDeck = (name, decks[name] ?? 1) }
    if let id = decks[name] { return id }
    var id: Int64 = 1_300_000_000_000
    for byte in name.utf8 { id = (id &* 31 &+ Int64(byte)) & 0xFF_FFFF_FFFF }
    id += 1_300_000_000_000
    while !deckNumbers.insert(id).inserted { id += 1 }
    decks[name] = id
    return id
  }

  /// All decks; they differ in number and name alone, and there may be thousands.
  private var decksJSON: String {
    let rest = """
      "mod":\(moment),"usn":-1,"desc":"","dyn":0,"conf":1,"collapsed":false,"browserCollapsed":false,\
      "extendNew":0,"extendRev":0,"newToday":[0,0],"revToday":[0,0],"lrnToday":[0,0],"timeToday":[0,0]
      """
    let members = decks.sorted { $0.value < $1.value }.map { name, id in
      var json = CanonicalJSON()
      json.string(name)
      return "\"\(id)\":{\"id\":\(id),\"name\":\(json.text),\(rest)}"
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// Anki's own defaults, which it replaces by the learner's.
  private static var deckOptions: [String: Any] {
    [
      "id": 1, "name": "Default", "mod": 0, "usn": 0, "maxTaken": 60, "timer": 0, "autoplay": true,
      "replayq": true,
      "new": [
        "bury": false, "delays": [1, 10], "initialFactor": 2500, "ints": [1, 4, 7], "order": 1, "perDay": 20,
      ]
        as [String: Any],
      "rev": ["bury": false, "ease4": 1.3, "ivlFct": 1, "maxIvl": 36500, "perDay": 200] as [String: Any],
      "lapse": ["delays": [10], "leechAction": 1, "leechFails": 8, "minInt": 1, "mult": 0] as [String: Any],
    ]
  }

  // MARK: - Values

  private static func text(_ value: Any) -> String {
    // Texts, numbers and lists of them, which JSON can always hold.
    let data = try? JSONSerialization.data(
      withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  /// Tags are divided by blanks.
  private static func tag(_ text: String) -> String {
    text.replacing(" ", with: "_").replacing("\u{3000}", with: "_").replacing("\"", with: "")
  }

  /// The first 32 bits of SHA-1 of the first field without markup, by which Anki finds notes that are alike.
  private static func checksum(_ field: String) -> Int64 {
    Int64(ContentDigest.sha1(Self.stripped(field)))
  }

  /// A field without its elements, as Anki compares fields.
  private static func stripped(_ html: String) -> String {
    guard html.contains("<") else { return html }
    var result = ""
    var isInside = false
    for character in html {
      if character == "<" { isInside = true }
      if !isInside { result.append(character) }
      if character == ">" { isInside = false }
    }
    return result
  }
}
