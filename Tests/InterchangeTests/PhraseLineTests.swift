import PDFText
import Testing

@testable import Interchange

/// Phrases with their meaning above them and their sound below, also beside each other.
struct PhraseLineTests {
  private static let phrases = [
    ("What is your name?", "Как вас зовут?", "Kak vas zovut?"),
    ("I live in the city.", "Я живу в городе.", "Ya zhivu v gorode."),
    ("He drinks tea.", "Он пьёт чай.", "On pyot chay."), ("See you tomorrow.", "До завтра.", "Do zavtra."),
  ]

  @Test func theMeaningMayStandAboveThePhrase() {
    let found = TypedLines.items(
      Self.phrases.map { "\($0.0)\n\($0.1)\n\($0.2)" }.joined(separator: "\n\n"))
    #expect(found.map(\.question) == Self.phrases.map(\.1))
    #expect(found.map(\.answer) == Self.phrases.map(\.0))
    #expect(found.map { $0.details["pronunciation"] } == Self.phrases.map(\.2))
  }

  @Test func phrasesBesideEachOtherAreReadOneByOne() {
    let (left, right) = (Self.phrases[..<2], Self.phrases[2...])
    let found = TypedLines.items(
      zip(left, right).map { "\($0.1)|\($1.1)\n\($0.2)|\($1.2)\n\($0.0)|\($1.0)" }.joined(separator: "\n\n"),
      column: 220)
    #expect(Set(found.map(\.question)) == Set(Self.phrases.map(\.1)))
    for phrase in Self.phrases {
      #expect(found.first { $0.question == phrase.1 }?.answer == phrase.0)
      #expect(found.first { $0.question == phrase.1 }?.details["pronunciation"] == phrase.2)
    }
  }

  @Test func theHeadingAbovePhrasesIsTheirSection() {
    let texts = Self.phrases.map { "\($0.1)\n\($0.2)\n\($0.0)" }
    let found = TypedLines.items(
      "*Greetings\n\n\(texts[0])\n\n\(texts[3])\n\n*At home\n\n\(texts[1])\n\n\(texts[2])")
    #expect(found.map(\.section) == ["Greetings", "Greetings", "At home", "At home"])
  }

  private static let bold = [
    ("Where is the station?", "Dove la stazione?", "DOH-veh lah stah-tsee-OH-neh"),
    ("What does it cost?", "Quanto costa?", "KWAHN-toh KOHS-tah"),
    ("I would like water.", "Vorrei acqua.", "vor-RAY AHK-kwah"),
    ("When does it leave?", "Quando parte?", "KWAHN-doh PAR-teh"),
    ("See you tomorrow.", "Ci vediamo domani.", "chee veh-dee-AH-moh doh-MAH-nee"),
    ("I do not understand.", "Non capisco.", "nohn kah-PEES-koh"),
  ]

  @Test func inLatinLettersBoldTypeTellsThePhrase() {
    let found = TypedLines.items(
      "Some phrases that help you to find your way, to buy a thing and to say that you are thirsty.\n\n"
        + Self.bold.map { "\($0.0)\n*\($0.1)\n\($0.2)" }.joined(separator: "\n\n"))
    #expect(found.map(\.question) == Self.bold.map(\.1))
    #expect(found.map(\.answer) == Self.bold.map(\.0))
    #expect(found.first?.details["pronunciation"] == "DOH-veh lah stah-tsee-OH-neh")
  }

  @Test func withoutBoldTypeNothingTellsThePhraseInLatinLetters() {
    let found = TypedLines.items(Self.bold.map { "\($0.0)\n\($0.1)\n\($0.2)" }.joined(separator: "\n\n"))
    #expect(found.isEmpty)
  }
}
