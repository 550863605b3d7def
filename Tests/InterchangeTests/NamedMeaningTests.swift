import PDFText
import Testing

@testable import Interchange

/// Idioms with numbers and what they mean, heads of columns and verdicts in more languages, and worked examples.
struct NamedMeaningTests {
  @Test func numberedIdiomsStandAboveWhatTheyMean() {
    let idioms = [
      ("break the ice", "to make people feel relaxed"), ("hit the books", "to begin to study hard"),
      ("spill the beans", "to tell a secret"), ("see eye to eye", "to agree"),
      ("bite the bullet", "to do something hard"),
    ]
    let items = TypedLines.items(
      idioms.enumerated().map { place, idiom in
        "*\(place + 1). \(idiom.0)\n  Meaning: \(idiom.1)\n  Example: They will do so, I am sure."
      }.joined(separator: "\n"))
    #expect(items.map(\.question) == idioms.map(\.0))
    #expect(items.map(\.answer) == idioms.map(\.1))
    #expect(items.map(\.number) == ["1", "2", "3", "4", "5"])
  }

  @Test func statementsAreJudgedInFilipino() {
    let items = TypedLines.items(
      """
      *Maikling Pagsusulit
      Panuto: Isulat ang TAMA kung wasto ang sinasabi nito at MALI kung hindi.
      ______ 1. Ang Jupiter ang pinakamalaking planeta.
      ______ 2. Ang Venus ang pinakamalapit sa araw.
      ______ 3. Ang araw ay isang bituin.
      ______ 4. Ang paniki ay isang uri ng ibon.
      *Susi sa Pagwawasto
      1. TAMA 2. MALI 3. TAMA 4. MALI
      """)
    #expect(items.map(\.answer) == ["True", "False", "True", "False"])
  }

  @Test func aCountryIsNoVerdict() {
    let items = TypedLines.items(
      """
      *Capitals
      1. In which country is Bamako the capital?
      2. In which country is Lima the capital?
      3. In which country is Hanoi the capital?
      *Answers
      1. Mali
      2. Peru
      3. Vietnam
      """)
    #expect(items.map(\.answer) == ["Mali", "Peru", "Vietnam"])
  }

  @Test func romanUrduSaysHowAWordSounds() {
    let items = TypedLines.items(
      """
      *No.|*English|*Roman Urdu|*Urdu
      1|water|paani|پانی
      2|bread|roti|روٹی
      3|milk|doodh|دودھ
      4|tea|chaae|چائے
      """, column: 90)
    #expect(items.count == 4)
    #expect(items.allSatisfy { !$0.question.contains(where: \.isASCII) })
    #expect(items.map(\.answer) == ["water", "bread", "milk", "tea"])
  }

  @Test func aWordAloneStandsAboveTheStepsOfASolution() {
    let items = TypedLines.items(
      """
      *Example 1
      Solve the equation 2x + 7 = 19.
      Solution
        2x = 12
        x = 6
      *Example 2
      Solve the equation 5x = 3x + 14.
      Solution
        2x = 14
        x = 7
      *Example 3
      Solve the equation 4x = 28.
      Solution
        x = 7
      """)
    #expect(items.count == 3)
    #expect(items.allSatisfy { !$0.question.contains("Solution") })
    #expect(items.first?.answer?.contains("x = 6") == true)
  }

  @Test func exercisesWithALetterBehindTheirNumberHaveManySentences() {
    let active = [
      "The gardener waters roses.", "Somebody stole my bicycle.", "They open the bridge.",
      "He built a library.",
      "People speak English.",
    ]
    let wrong = [
      "The letters was delivered.", "This cake have been made.", "English is spoke here.",
      "The window were broken.",
      "Our house is build in town.",
    ]
    func exercise(_ name: String, _ sentences: [String]) -> String {
      "*Exercise \(name)\nWrite these sentences again in the passive voice.\n"
        + sentences.enumerated().map { "  \($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    }
    let items = TypedLines.items(exercise("14A", active) + "\n" + exercise("14B", wrong))
    #expect(items.map(\.question) == active + wrong)
    #expect(items.allSatisfy { $0.options.isEmpty })
  }
}
