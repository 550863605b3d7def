import CurriculumRuntime
import CurriculumTestSupport
import Testing

@testable import CurriculumCompiler

/// What counts as the same text, as a slip that was mended, and as another text.
@Suite struct TextLikenessTests {
  @Test(arguments: [
    ("hello", "Hello!"), ("l’école", "l'école"), ("¿Cómo estás?", "cómo estás"), ("a  b", "a b"),
  ])
  func caseAndOuterPunctuationDoNotMatter(one: String, other: String) {
    #expect(TextLikeness.isSame(one, other))
  }

  @Test(arguments: [
    ("recieve", "receive"), ("photosynthsis", "photosynthesis"), ("adios", "adiós"), ("tomatos", "tomatoes"),
  ])
  func oneLetterOfALongWordIsASlip(one: String, other: String) {
    #expect(TextLikeness.isSlip(one, other) && !TextLikeness.isSame(one, other))
  }

  @Test(arguments: [
    ("casa", "caza"), ("increase", "decrease"), ("15 m", "16 m"), ("-5 °C", "5 °C"), ("hello", "goodbye"),
    ("10,5", "105"),
  ])
  func whatMayMeanSomethingElseIsNoSlip(one: String, other: String) {
    #expect(!TextLikeness.isSlip(one, other))
  }

  @Test func aPromptMayChangeByAWordInFive() {
    #expect(
      TextLikeness.isSameWording(
        "Explain why loft insulation keeps a house warm in winter.",
        "Explain why loft insulation keeps a home warm in winter."))
  }

  @Test(arguments: [
    ("Which of these is a metal?", "Which of these is not a metal?"),
    ("Calculate the energy of a mass of 12 kg.", "Calculate the energy of a mass of 15 kg."),
    ("кошка", "собака"),
    (
      "What increases when a spring is stretched by a force?",
      "What decreases when a spring is stretched by a force?"
    ),
    ("水", "火"),
  ])
  func aPromptThatAsksSomethingElseIsNotTheSame(one: String, other: String) {
    #expect(!TextLikeness.isSameWording(one, other))
  }

  @Test(arguments: 0..<20)
  func theWordsOfADifferenceAreBothTexts(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let words = ["the", "cat", "sat", "on", "a", "mat", "猫", "坐", "¡hola!", "don't", "\n", "é"]
    func text() -> String {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    let (was, now) = (text(), text())
    let parts = WordDifference(was, now).parts
    #expect(parts.filter { $0.kind != .added }.map(\.text).joined() == was)
    #expect(parts.filter { $0.kind != .removed }.map(\.text).joined() == now)
  }

  @Test(arguments: 0..<30)
  func asFewAsCanBeAreSaidToStandElsewhere(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let old = (0..<Int64(8)).shuffled(using: &random)
    var new = old
    let element = new.remove(at: Int.random(in: 0..<8, using: &random))
    new.insert(element, at: Int.random(in: 0...7, using: &random))
    new.insert(100, at: Int.random(in: 0...8, using: &random))
    let moved = reordered(from: old + [200], to: new)
    #expect(moved.count <= 1, "one was moved, \(moved.count) are said to be")
    let rest = Set(moved.map(\.element))
    #expect(old.filter { !rest.contains($0) } == new.filter { !rest.contains($0) && $0 != 100 })
  }
}

/// Versions, and how far they must be raised.
@Suite struct SemanticVersionTests {
  @Test func versionsComeInTheOrderOfTheStandard() {
    // Semantic Versioning 2.0.0, item 11.
    let order = [
      "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11",
      "1.0.0-rc.1",
      "1.0.0", "1.0.1", "1.1.0", "1.10.0", "2.0.0",
    ].map { SemanticVersion($0) }
    for (index, version) in order.enumerated() {
      for other in order[(index + 1)...] {
        #expect(version.isBefore(other) && !other.isBefore(version))
      }
    }
  }

  @Test(arguments: [
    ("1.2.3", VersionLevel.major, "2.0.0"), ("1.2.3", .minor, "1.3.0"), ("1.2.3", .patch, "1.2.4"),
    ("1.2.3-beta", .patch, "1.2.3"),
    ("2.0.0-beta.1", .major, "2.0.0"), ("1.3.0-rc.1", .minor, "1.3.0"), ("1.3.0-rc.1", .major, "2.0.0"),
  ])
  func theNextVersionIsTheLowestThatWillDo(version: String, level: VersionLevel, next: String) {
    #expect(SemanticVersion(version).raised(level) == next)
    #expect(SemanticVersion(version).raisedLevel(to: SemanticVersion(next)).map { $0 >= level } ?? false)
  }

  @Test func fromOnePreReleaseToTheNextIsAsFarAsWhatTheyGoAheadOf() {
    func level(_ was: String, _ now: String) -> VersionLevel? {
      SemanticVersion(was).raisedLevel(to: SemanticVersion(now))
    }
    #expect(level("2.0.0-beta.1", "2.0.0-beta.2") == .major)
    #expect(level("1.3.0-beta.1", "1.3.0") == .minor)
    #expect(level("1.2.4-beta.1", "1.2.4-beta.2") == .patch)
    #expect(level("1.3.0-beta.2", "1.3.0-beta.1") == nil)
  }
}
