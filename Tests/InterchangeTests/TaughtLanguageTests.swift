import PDFText
import Testing

@testable import Interchange

/// Which of two languages a list of words teaches.
struct TaughtLanguageTests {
  private static let dutch = [
    ("hond", "dog", "De hond van Piet is heel oud."), ("kat", "cat", "Ik zie de kat op het dak."),
    ("paard", "horse", "Het paard loopt in de wei."), ("koe", "cow", "De koe geeft elke dag melk."),
    ("brood", "bread", "Wij eten brood met kaas."),
  ]

  private func items(_ head: String, _ rows: [String]) -> [ExtractedItem] {
    TypedLines.items((["*\(head)"] + rows).joined(separator: "\n"))
  }

  @Test func sentencesShowWhichLanguageIsTaught() {
    let found = items(
      "Nederlands | Engels | Voorbeeldzin", Self.dutch.map { "\($0.0) | \($0.1) | \($0.2)" })
    #expect(found.map(\.question) == Self.dutch.map(\.0))
    #expect(found.map(\.answer) == Self.dutch.map(\.1))
    #expect(found.map { $0.details["example"] } == Self.dutch.map(\.2))
  }

  @Test func theOrderOfTheColumnsSaysNothing() {
    let found = items(
      "Engels | Nederlands | Voorbeeldzin", Self.dutch.map { "\($0.1) | \($0.0) | \($0.2)" })
    #expect(found.map(\.question) == Self.dutch.map(\.0))
    #expect(found.map(\.answer) == Self.dutch.map(\.1))
  }

  @Test func sentencesInTheOtherLanguageTeachTheOther() {
    let found = items(
      "Deutsch | Englisch | Beispiel",
      [
        "Hund | dog | The dog of my friend is old.", "Katze | cat | I see the cat on the roof.",
        "Pferd | horse | The horse runs to the hill.", "Kuh | cow | The cow gives milk every day.",
        "Brot | bread | We eat bread with cheese.",
      ])
    #expect(found.map(\.question) == ["dog", "cat", "horse", "cow", "bread"])
  }

  @Test func withoutSentencesTheLanguageOfTheHeadsIsKnown() {
    let found = items(
      "Deutsch | Englisch",
      ["Hund | dog", "Katze | cat", "Pferd | horse", "Kuh | cow", "Brot | bread"])
    #expect(found.map(\.question) == ["dog", "cat", "horse", "cow", "bread"])
    #expect(found.map(\.answer) == ["Hund", "Katze", "Pferd", "Kuh", "Brot"])
  }

  private func items(below titles: [String]) -> [ExtractedItem] {
    TypedLines.items(
      (titles + ["", "*Nederlands | Engels"] + Self.dutch.map { "\($0.0) | \($0.1)" } + [
        "boom | tree", "huis | house",
      ]).joined(separator: "\n"))
  }

  @Test func aCourseTeachesTheLanguageThatItsTitleNames() {
    let found = items(below: ["*Nederlands voor beginners", "Les 1: In huis", "Leer de woorden."])
    #expect(found.map(\.question) == ["hond", "kat", "paard", "koe", "brood", "boom", "huis"])
  }

  @Test func aTitleThatNamesNoLanguageSaysNothing() {
    let found = items(below: ["*Woorden voor beginners", "Les 1: In huis", "Leer de woorden."])
    #expect(found.map(\.question) == ["dog", "cat", "horse", "cow", "bread", "tree", "house"])
  }
}
