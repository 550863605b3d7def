import CurriculumTestSupport
import Foundation
import GRDB
import Testing

@testable import CurriculumRuntime

/// The search index, stretch by stretch.
@Suite struct SearchIndexTests {
  @Test(arguments: [0, 1, 8192, 8193, 100_000, 1_000_000, 10_000_000])
  func stretchesHaveEveryIdOnce(entries: Int) {
    let buckets = SearchBuckets(entries: entries)
    #expect((1...64).contains(buckets.count))
    #expect(entries / buckets.count <= 8192 || buckets.count == 64)
    let ranges = (0..<buckets.count).map { buckets.ids($0) }
    #expect(ranges[0].lowerBound == .min && ranges[ranges.count - 1].upperBound == .max)
    for (range, next) in zip(ranges, ranges.dropFirst()) { #expect(range.upperBound + 1 == next.lowerBound) }
    for (place, range) in ranges.enumerated() {
      #expect(buckets.place(of: range.lowerBound) == place && buckets.place(of: range.upperBound) == place)
    }
    #expect(buckets.place(of: (1 << 53) - 1) == buckets.count - 1)
  }

  @Test(arguments: [0, 1, 127, 128, 16383, 16384, 1 << 40, 1 << 55])
  func numbersAreReadAsTheyWereWritten(number: Int) {
    var bytes: [UInt8] = []
    SearchNumbers.append(number, to: &bytes)
    var reader = SearchNumbers(bytes[...])
    let (first, second) = (reader.next(), reader.next())
    #expect(first == number && second == nil && reader.isAtEnd)
  }

  @Test func recordsAreReadAsTheyWereWritten() throws {
    let segments = [3, 1, 200].map { SearchStructure.Segment(id: $0, pages: 1...($0 * 100)) }
    let structure = SearchStructure(segments)
    #expect(SearchStructure(structure.record) == structure)
    #expect(structure.buckets?.map(\.id) == [1, 3, 200])
    for length in 0..<structure.record.count {
      #expect(SearchStructure(Array(structure.record[..<length])) == nil)
    }
    var totals = try #require(SearchTotals([5, 0x81, 0x00, 0, 7]))
    #expect(totals.entries == 5 && totals.record == [5, 0x81, 0x00, 0, 7])
    totals.add(try #require(SearchTotals([1, 1, 2, 3])))
    #expect(totals.record == [6, 0x81, 0x01, 2, 10])
    let couldBeRemoved = [totals.remove([1, 2, 3]), totals.remove([1, 0, 0]), totals.remove([0, 1, 0])]
    #expect(couldBeRemoved == [true, true, false])
  }

  /// Texts by random ids.
  private static func entries(_ count: Int, _ random: inout SeededRandom) -> [Int64: String] {
    var entries: [Int64: String] = [:]
    while entries.count < count {
      let words = (0..<3).map { _ in "word\(Int.random(in: 0..<5000, using: &random))" }
      entries[Int64.random(in: 1..<1 << 53, using: &random)] = words.joined(separator: " ")
    }
    return entries
  }

  private static func add(_ entries: [Int64: String], _ rows: SearchRows) throws {
    let row = RowBatch(table: "search")
    for (id, text) in entries.sorted(by: { $0.key < $1.key }) {
      row.clear()
      row.integer(id)
      row.text(text)
      row.text(text + " more")
      row.null()
      row.null()
      try rows.add(row.bytes)
    }
  }

  private static func bundle(_ entries: [Int64: String], in folder: TemporaryFolder) throws -> DatabaseQueue {
    let index = try SearchIndex(path: folder.path("index"), entries: entries.count)
    try index.make { try add(entries, $0) }
    let queue = try DatabaseQueue()
    try queue.write { database in
      try database.execute(
        sql:
          "CREATE VIEW search_content AS SELECT 0 AS id, 0 AS target, 0 AS native, 0 AS romanised, 0 AS prompt"
      )
      try index.copy(into: database)
    }
    try index.remove()
    return queue
  }

  private static func rows(_ queue: DatabaseQueue) throws -> [[DatabaseValue]] {
    try queue.read { database in
      try ["search_data", "search_idx", "search_docsize", "search_config"].flatMap {
        try Row.fetchAll(database, sql: "SELECT * FROM \($0) ORDER BY 1, 2").map { Array($0.databaseValues) }
      }
    }
  }

  private static func found(_ query: String, _ queue: DatabaseQueue) throws -> [Int64] {
    try queue.read {
      try Int64.fetchAll(
        $0, sql: "SELECT rowid FROM search WHERE search MATCH ? ORDER BY rank, rowid", arguments: [query])
    }
  }

  @Test func anIndexThatWasChangedIsTheOneThatIsMadeAnew() throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 11)
    var entries = Self.entries(20_000, &random)
    let queue = try Self.bundle(entries, in: folder)
    #expect(SearchBuckets(entries: 20_000).count == 4)
    for round in 0..<4 {
      let gone = Array(entries.keys.sorted().shuffled(using: &random).prefix(round == 3 ? 0 : 5))
      for id in gone { entries[id] = round % 2 == 0 ? nil : "another \(id)" }
      let come = Self.entries(3, &random)
      entries.merge(come) { $1 }
      let buckets = SearchBuckets(entries: entries.count)
      let places = Set((gone + come.keys).map(buckets.place))
      let index = try SearchIndex(path: folder.path("changed"), entries: entries.count)
      try index.make { rows in
        try Self.add(entries.filter { places.contains(buckets.place(of: $0.key)) }, rows)
      }
      #expect(try queue.write { try index.exchange(places, in: $0) })
      try index.remove()
      let clean = try Self.bundle(entries, in: folder)
      #expect(try Self.rows(queue) == Self.rows(clean))
      try queue.write { try $0.execute(sql: "INSERT INTO search (search) VALUES ('integrity-check')") }
      for query in ["word1", "word1*", "\"word7 more\"", "another", "native : more NOT word2*"] {
        #expect(try Self.found(query, queue) == Self.found(query, clean))
      }
      #expect(try Self.found("more", queue).count == entries.count)
    }
  }

  /// What apps do to an index when they apply a delta: its segments are not joined at once.
  @Test func anIndexGoesOnToBeWritten() throws {
    let folder = try TemporaryFolder()
    var random = SeededRandom(seed: 12)
    let queue = try Self.bundle(Self.entries(20_000, &random), in: folder)
    try queue.write { database in
      try database.execute(
        sql: "INSERT INTO search (rowid, target, native) VALUES (1, 'something new', 'here')")
    }
    try queue.write { database in
      let record = try Data.fetchOne(database, sql: "SELECT block FROM search_data WHERE id = 10")
      let structure = try #require(SearchStructure(Array(record ?? Data())))
      #expect(structure.levels.map(\.count) == [1, 4])
      try database.execute(sql: "INSERT INTO search (search) VALUES ('integrity-check')")
    }
    #expect(try Self.found("something", queue) == [1])
  }
}
