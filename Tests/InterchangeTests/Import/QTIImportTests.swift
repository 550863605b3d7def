import CurriculumTestSupport
import Foundation
import Testing

@testable import Interchange

/// Questions and packages of QTI.
struct QTIImportTests {
  private static let folder = Repository.path + "/Tests/InterchangeTests/Imports/qti/package/"

  private static let package = ImportSource(
    folder: "package",
    paths: [
      "images/cell.svg", "imsmanifest.xml", "items/choice.xml", "items/gaps.xml", "items/number.xml",
      "items/order.xml", "test.xml",
    ]
  ) { path throws(ImportError) in
    guard let data = FileManager.default.contents(atPath: folder + path) else {
      throw ImportError("no '\(path)'")
    }
    return Array(data)
  }

  @Test func itemsOfTheFirstVersionAreWrittenOrNamed() throws {
    let fixture = try ImportedFixture(.qti, ImportedFixture.file("qti/every-kind-1.2.xml"))
    try expectGolden(fixture.text("quizzes/chemistry-foundation.yaml"), "qti/every-kind-1.2.yaml")
    #expect(fixture.report.addsUp)
    #expect(
      fixture.report.leftOut.map(\.reason) == [
        "a curriculum has no question of the type 'file_upload_question'"
      ])
    #expect(fixture.errors() == [])
    #expect(try fixture.secondImport() == [])
  }

  @Test func aPackageIsReadAsItsManifestAndItsTestSay() throws {
    let fixture = try ImportedFixture(.qti, Self.package)
    try expectGolden(fixture.text("quizzes/biology-higher-cells.yaml"), "qti/package-test.yaml")
    try expectGolden(fixture.text("quizzes/package.yaml"), "qti/package-rest.yaml")
    #expect(fixture.report.leftOut.map(\.place) == ["items/gone.xml"])
    #expect(fixture.report.addsUp)
    #expect(fixture.report.licence == "CC0")
    #expect(fixture.content.media.map(\.path) == ["media/qti/cell.svg"])
    #expect(fixture.errors() == [])
    #expect(try fixture.secondImport() == [])
  }

  @Test func aZippedPackageOfCanvasBuilds() throws {
    let source = try ImportedFixture.file("qti/ham-g5-canvas.zip")
    #expect(try ImportFormat.of(source).name == "qti")
    let fixture = try ImportedFixture(.qti, source)
    #expect(fixture.report.counts["questions"]?.imported == 20)
    #expect(fixture.report.addsUp)
    // An option of the source is 'All these choices are correct'.
    #expect(fixture.errors(but: ["item/all-of-above"]) == [])
    #expect(try fixture.secondImport() == [])
  }

  @Test func aTemplateThatMakesNumbersIsNamed() throws {
    let item = """
      <assessmentItem identifier="a"><templateDeclaration identifier="A"/><itemBody><textEntryInteraction/></itemBody></assessmentItem>
      """
    let fixture = try ImportedFixture(.qti, ImportSource(file: "a.xml", Array(item.utf8)))
    #expect(fixture.report.leftOut.map(\.reason) == ["a template makes its numbers anew for each learner"])
    #expect(fixture.files == [])
  }
}
