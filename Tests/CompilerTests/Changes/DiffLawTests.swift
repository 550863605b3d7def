import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

/// What must be true of a diff, whatever was changed.
@Suite struct DiffLawTests {
  @Test(arguments: 0..<6)
  func aDiffOfABundleWithItselfIsEmpty(seed: UInt64) throws {
    let bundle = try BuiltBundle(GeneratedCurriculum(seed: seed).files, isStructural: true)
    let reader = try BundleReader(path: bundle.path)
    let diff = try BundleDiff(base: reader, target: BundleReader(path: bundle.path))
    #expect(diff.isEmpty)
    #expect(VersionGate(diff, ReleasePolicy()).isPassed)
  }

  @Test(arguments: GeneratedEdit.allCases)
  func anEditIsNamedAndItsHarmIsNotUnderstated(edit: GeneratedEdit) throws {
    for seed: UInt64 in 0..<3 {
      var curriculum = GeneratedCurriculum(seed: seed)
      var random = SeededRandom(seed: seed &+ 99)
      // What is to be removed must have been accepted before.
      if edit == .removeAccepted {
        for kit in curriculum.kits.indices {
          for question in curriculum.kits[kit].questions.indices {
            curriculum.kits[kit].questions[question].accept = [curriculum.newWord()]
          }
        }
      }
      let old = try BuiltBundle(curriculum.files, isStructural: true)
      guard let expected = edit.apply(to: &curriculum, using: &random) else { continue }
      let new = try BuiltBundle(curriculum.files, isStructural: true)
      let diff = try BundleDiff(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
      let change = try #require(
        diff.changes.first { $0.key == expected.key }, "seed \(seed): \(diff.summary)")
      #expect(change.actions.contains(expected.action), "seed \(seed): \(change.actions)")
      #expect(change.impact >= expected.impact, "seed \(seed): \(change.impact)")
      if expected.impact == .safe {
        #expect(change.impact == .safe, "seed \(seed): \(change.findings.map(\.message))")
      }
    }
  }

  @Test(arguments: 0..<8)
  func theCountsOfADiffAreTheRowsThatDiffer(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var curriculum = GeneratedCurriculum(seed: seed)
    let old = try BuiltBundle(curriculum.files, isStructural: true)
    for _ in 0..<10 {
      _ = GeneratedEdit.allCases.randomElement(using: &random)?.apply(to: &curriculum, using: &random)
    }
    let new = try BuiltBundle(curriculum.files, isStructural: true)
    let diff = try BundleDiff(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
    for table in BundleFormat.contentTables {
      let counted = try countDifferingRows(table, old.path, new.path)
      let said = diff.rows[table] ?? RowCounts()
      #expect(said.added + said.changed == counted.onlyNew, "\(table)")
      #expect(said.removed + said.changed == counted.onlyOld, "\(table)")
    }
    // Nothing that lost its number is called anything but lost.
    let gone = try numbersGone(old.path, new.path)
    let lost = Set(diff.changes.filter { $0.impact == .lost }.map(\.number))
    #expect(gone.isSubset(of: lost), "\(gone.subtracting(lost))")
  }

  @Test(arguments: 0..<4)
  func theJSONOfADiffIsTheSameEachTimeAndIsJSON(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var curriculum = GeneratedCurriculum(seed: seed)
    let old = try BuiltBundle(curriculum.files, isStructural: true)
    for _ in 0..<10 {
      _ = GeneratedEdit.allCases.randomElement(using: &random)?.apply(to: &curriculum, using: &random)
    }
    let new = try BuiltBundle(curriculum.files, isStructural: true)
    func json() throws -> String {
      let diff = try BundleDiff(base: BundleReader(path: old.path), target: BundleReader(path: new.path))
      return diff.json(VersionGate(diff, ReleasePolicy()))
    }
    let text = try json()
    #expect(try json() == text)
    let value = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((value["changes"] as? [Any])?.isEmpty == false)
  }
}
