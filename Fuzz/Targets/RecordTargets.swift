import CurriculumCompiler
import CurriculumTestSupport
import Foundation
import Interchange

extension FuzzTarget {
  /// `imports.lock`, of imports that ended and such that did not: what is read is written the same way again, and an
  /// import that follows it leaves nothing to the one after it.
  static let imports = FuzzTarget(
    name: "imports", seeds: { try PastImports.one.records },
    run: { bytes in
      guard let past = try? PastImports.one else { return }
      do {
        let record = try ImportRecord(String(decoding: bytes, as: UTF8.self))
        expect(try ImportRecord(record.text) == record, "a record changes")
        let settled = record.settled(ExistingFiles(past.files))
        expect(!settled.isUnfinished, "what is settled is not")
        let (written, after) = try past.importing(into: past.files, settled)
        let replaced = Set(written.map(\.path))
        let files = past.files.filter { !replaced.contains($0.path) } + written
        expect(Set(files.map(\.path)).count == files.count, "two files have one path")
        let (again, _) = try past.importing(into: files, try ImportRecord(after.text))
        expect(again.isEmpty, "a second import changes \(again.first?.path ?? "")")
      } catch let error as ImportError {
        expect(!error.message.isEmpty, "an error without words")
      } catch { fatalError("another error than an import's: \(error)") }
    })
}

/// A curriculum with a quiz that was imported, and what its source says now.
private struct PastImports: Sendable {
  /// The files as the first import left them.
  private(set) var files: [SourceFile] = []
  /// What was recorded, and announced.
  private(set) var records: [[UInt8]] = []
  private let format: ImportFormat

  static let made = Result { try PastImports() }
  static var one: PastImports { get throws { try made.get() } }

  private static let earlier = """
    $CATEGORY: $course$/top/Cells

    ::q1::What is a cell?{=the unit of life ~a gas}

    ::q2::Is ice a solid?{TRUE}
    """
  private static let later = """
    $CATEGORY: $course$/top/Cells

    ::q2::Is ice a solid at 0 K?{TRUE}

    $CATEGORY: $course$/top/Heat

    ::q1::What is a cell?{=the unit of life ~a gas ~a stone}

    ::q3::What is heat?{=energy ~a gas}
    """

  private init() throws {
    guard let format = ImportFormat.named("gift") else { fatalError("there is no such format") }
    self.format = format
    let starter = Starter.files.filter { !$0.path.hasPrefix("courses/") }
    let (written, record, _) = try importing(Self.earlier, into: starter, ImportRecord())
    files = starter + written
    let (_, next, places) = try importing(Self.later, into: files, record)
    expect(next.text.contains("\nentry\t"), "nothing was imported")
    let head = "# remark\ncurricc-imports 1\n"
    let odd =
      "file\tgift\ta%09b\tquiz\tid\tkey\tname=0123abcd title=89ef4567\nentry\tq1\tkey\tquestion=01234567\n"
    records = [
      head, head + odd, record.text, next.text, next.announcing(places, before: record).text,
      next.announcing(Array(places.prefix(1)), before: ImportRecord()).text,
    ].map { Array($0.utf8) }
  }

  /// Imports what the source says now.
  func importing(into files: [SourceFile], _ record: ImportRecord) throws -> ([SourceFile], ImportRecord) {
    let (written, after, _) = try importing(Self.later, into: files, record)
    return (written, after)
  }

  private func importing(_ text: String, into files: [SourceFile], _ record: ImportRecord) throws -> (
    [SourceFile], ImportRecord, [ImportMerge.WrittenPlace]
  ) {
    let source = ImportSource(file: "cells.gift", Array(text.utf8))
    let content = try format.content(of: source, ImportRequest()).content
    var written: [ImportMerge.WrittenFile] = []
    let merge = try ImportMerge(
      content, format: format.name, origin: "cells.gift", into: ExistingFiles(files), record: record
    ) { written.append($0) }
    let sources = written.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    return (sources, merge.record, written.map(\.place))
  }
}
