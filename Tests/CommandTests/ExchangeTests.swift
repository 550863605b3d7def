import CurriculumTestSupport
import Foundation
import Testing

/// Builds that make the bundle of the one that is there write what clean builds do.
@Suite struct ExchangeTests {
  private let folder: TemporaryFolder
  // Parts are kept of larger curricula alone, unless their size is given.
  private static let build = ["build", "c", "--part-size", "1", "-o", "b.sqlite"]

  init() throws {
    folder = try TemporaryFolder()
    try LargeCurriculum.write(to: folder, decks: 20)
    try FileManager.default.createDirectory(atPath: folder.path("build"), withIntermediateDirectories: true)
    // The second build finds the wrong answers that the first chose, and keeps the rows.
    for _ in 0..<2 { #expect(try Tool.run(Self.build, in: folder.path).status == 0) }
  }

  private func replace(_ path: String, _ old: String, with new: String) throws {
    let text = String(decoding: try folder.read(path), as: UTF8.self)
    try #require(text.contains(old), "\(path) has no '\(old)'")
    try folder.write(path, text.replacing(old, with: new))
  }

  /// Builds with the cache and without one, and compares.
  private func compare(_ what: String, _ options: [String] = []) throws {
    // Elsewhere, since a clean run may write the lock file.
    let clean = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: folder.path("c"), toPath: clean.path("c"))
    let cached = try Tool.run(Self.build + options, in: folder.path)
    let other = try Tool.run(Self.build + options + ["--no-cache"], in: clean.path)
    #expect(cached.status == 0 && other.status == 0, "\(what): \(cached.error)\(other.error)")
    #expect(try folder.read("b.sqlite") == clean.read("b.sqlite"), "\(what)")
    #expect(try folder.read("c/distractors.lock") == clean.read("c/distractors.lock"), "\(what)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["b.sqlite", "build", "c"], "\(what)")
  }

  private static let deck = "c/decks/d3.yaml"

  // Slow: one build after another.
  @Test func whateverChanges() throws {
    let deck = try folder.read(Self.deck)
    let manifest = try folder.read("c/curriculum.yaml")
    try replace(Self.deck, "What is the fact 4", with: "Which is the fact 4")
    try compare("a question")
    try replace(Self.deck, "answer: It is the fact 3-5", with: "answer: This is the fact 3-5")
    try compare("an answer")
    try replace(Self.deck, "id: c6,", with: "id: c16,")
    try compare("another id")
    try replace(Self.deck, "id: c16,", with: "id: c17, was: [c16],")
    try compare("an id that was renamed")
    var lines = String(decoding: try folder.read(Self.deck), as: UTF8.self).components(separatedBy: "\n")
    lines.swapAt(lines.count - 3, lines.count - 9)
    try folder.write(Self.deck, lines.joined(separator: "\n"))
    try compare("another order")
    try FileManager.default.removeItem(atPath: folder.path(Self.deck))
    try compare("a deck that is gone")
    try folder.write(Self.deck, deck)
    try compare("a deck that comes")
    try replace("c/curriculum.yaml", "version: ", with: "version: 1")
    try compare("another version")
    try folder.write("c/curriculum.yaml", manifest)
    try compare("a revision", ["--source-revision", "r1"])
    try compare("no search", ["--no-search"])
    try replace(Self.deck, "What is the fact 7", with: "Which is the fact 7")
    try compare("a question without search", ["--no-search"])
    try replace(Self.deck, "What is the fact 8", with: "Which is the fact 8")
    try compare("search again")
    let lesson = "c/courses/es/n1/hello.yaml"
    try folder.write("c/media/p.png", "one")
    try replace(lesson, "  - id: hola\n", with: "  - id: hola\n    image: {file: media/p.png, alt: A hand}\n")
    try compare("a picture")
    try compare("the lines of the lock file")
    try folder.write("c/media/p.png", "two")
    try compare("another picture")
    try FileManager.default.removeItem(atPath: folder.path("c/courses"))
    try compare("no course")
  }

  @Test func theBundleThatIsThereIsAnother() throws {
    let good = try folder.read("b.sqlite")
    var turned = good
    turned[good.count / 2] ^= 1
    #expect(try Tool.run(Self.build + ["--no-search", "--no-cache"], in: folder.path).status == 0)
    let other = try folder.read("b.sqlite")
    for (number, content) in [turned, good.prefix(good.count / 2), other, Data()].enumerated() {
      try folder.write("b.sqlite", content)
      try replace(Self.deck, "the fact \(number) ", with: "a fact \(number) ")
      try compare("bundle \(number)")
    }
    try FileManager.default.removeItem(atPath: folder.path("b.sqlite"))
    try replace(Self.deck, "the fact 9 ", with: "a fact 9 ")
    try compare("no bundle")
  }

  @Test func aCleanRunChecksIt() throws {
    try replace(Self.deck, "What is the fact 4", with: "Which is the fact 4")
    let checked = try Tool.run(Self.build + ["--check-cache"], in: folder.path)
    #expect(checked.status == 0, "\(checked.error)")
    try replace(Self.deck, "What is the fact 5", with: "Which is the fact 5")
    try compare("after a check")
  }

  @Test func aLinkIsFollowed() throws {
    try FileManager.default.moveItem(
      atPath: folder.path("b.sqlite"), toPath: folder.path("build/real.sqlite"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("b.sqlite"), withDestinationPath: "build/real.sqlite")
    for number in 4..<6 {
      try replace(Self.deck, "What is the fact \(number)", with: "Which is the fact \(number)")
      try compare("a link")
    }
    let kind = try FileManager.default.attributesOfItem(atPath: folder.path("b.sqlite"))[.type]
    #expect(kind as? FileAttributeType == .typeSymbolicLink)
  }
}
