import CurriculumTestSupport
import Foundation
import Testing

@testable import CurriculumRuntime

/// Rows of parts become those of one bundle: each once, by its key, and what is damaged is met.
@Suite struct JoinedRowsTests {
  private static let table = "options"

  /// A part with rows of one table, by their first values, each with a text of so many letters.
  private static func part(
    _ keys: [Int64], letters: Int = 3, in folder: TemporaryFolder, for readers: RowRun.Readers = .later
  ) throws -> JoinedRows.Part {
    let columns = try #require(BundleFormat.columnCounts[table])
    let content = BundleWriter.Content(
      rows: { rows in
        for name in BundleFormat.contentTables {
          try rows.begin(name)
          guard name == table else { continue }
          for key in keys {
            try rows.add { row in
              row.integer(key)
              row.text(String(repeating: "x", count: letters + Int(key.magnitude % 7)))
              for _ in 2..<columns { row.null() }
            }
          }
        }
      }, search: nil)
    let file = try RowFile(newAt: folder.path(UUID().uuidString))
    return (file, try RowRun(content, to: file, at: 0, for: readers))
  }

  /// The first values of the rows of parts, joined.
  private static func keys(_ parts: [JoinedRows.Part]) throws -> [Int64] {
    let folder = try TemporaryFolder()
    let joined = JoinedRows(parts) { _ in }
    let file = try RowFile(newAt: folder.path("joined"))
    let run = try RowRun(
      BundleWriter.Content(rows: { try joined.write(to: $0) }, search: nil), to: file, at: 0, for: .none)
    let reader = RowReader(file, try #require(run.section(table)), memory: 1 << 16)
    var keys: [Int64] = []
    while try reader.next() { keys.append(reader.key) }
    return keys
  }

  @Test(arguments: [1, 2, 3, 7])
  func rowsOfAllPartsStandByTheirKeys(count: Int) throws {
    let folder = try TemporaryFolder()
    var generator = SeededRandom(seed: UInt64(count))
    var all: [[Int64]] = Array(repeating: [], count: count)
    // Some entities have one row, some several, which stay together; some rows are longer than what is read at a time.
    for key in 1...2000 as ClosedRange<Int64> {
      let part = Int.random(in: 0..<count, using: &generator)
      all[part] += Array(repeating: key, count: Int.random(in: 1...4, using: &generator))
    }
    let parts = try all.map { try Self.part($0, letters: 200, in: folder) }
    #expect(try Self.keys(parts) == all.flatMap(\.self).sorted())
  }

  @Test func theGreatestKeyIsARowLikeOthers() throws {
    let folder = try TemporaryFolder()
    let parts = try [[1, .max], [.min, 5]].map { try Self.part($0, in: folder) }
    #expect(try Self.keys(parts) == [.min, 1, 5, .max])
  }

  @Test func aPartWithoutRowsChangesNothing() throws {
    let folder = try TemporaryFolder()
    let parts = try [[], [2, 2, 3], []].map { try Self.part($0, in: folder) }
    #expect(try Self.keys(parts) == [2, 2, 3])
  }

  @Test(arguments: [[[1, 3], [2, 3]], [[4], [4]], [[1, 2, 9], [9], [9, 10]]] as [[[Int64]]])
  func oneKeyInTwoPartsIsAnError(keys: [[Int64]]) throws {
    let folder = try TemporaryFolder()
    let parts = try keys.map { try Self.part($0, in: folder) }
    let error = #expect(throws: BundleError.self) { try Self.keys(parts) }
    #expect(error?.code == .damaged)
    #expect(error?.message.contains("two parts have a row") == true)
  }

  @Test func rowsThatAreNotByTheirKeysAreAnError() throws {
    let folder = try TemporaryFolder()
    let parts = try [[5, 4], [1]].map { try Self.part($0, in: folder) }
    let error = #expect(throws: BundleError.self) { try Self.keys(parts) }
    #expect(error?.message.contains("not by their keys") == true)
  }

  @Test(arguments: [RowRun.Readers.others, .later])
  func aByteThatIsAnotherIsMet(readers: RowRun.Readers) throws {
    let folder = try TemporaryFolder()
    let part = try Self.part(Array(1...50), in: folder, for: readers)
    let section = try #require(part.run.section(Self.table))
    #expect(try Self.keys([part]).count == 50)
    // The last letter of a text: the rows are sound as such.
    let place = section.offset + section.bytes / 2
    let byte = UnsafeMutableRawBufferPointer.allocate(byteCount: 1, alignment: 1)
    defer { byte.deallocate() }
    for place in place..<place + 30 {
      _ = try part.file.read(into: byte, at: place)
      guard byte[0] == UInt8(ascii: "x") else { continue }
      byte[0] = UInt8(ascii: "y")
      try part.file.write(UnsafeRawBufferPointer(byte), at: place)
      break
    }
    let error = #expect(throws: BundleError.self) { try Self.keys([part]) }
    #expect(error?.code == .damaged)
  }
}
