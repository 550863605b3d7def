import PDFText
import Testing

@testable import Interchange

/// Dots that lead from a phrase to how it sounds or to what it means.
struct DotLeaderTests {
  @Test(arguments: [
    "Dove siamo? ........ DOH-veh", "Dove siamo? . . . . . DOH-veh", "Dove siamo? ……… DOH-veh",
  ])
  func dotsPartAPhraseFromItsSound(_ text: String) {
    let leaders = DotLeaders(text)
    #expect(leaders?.before == "Dove siamo?")
    #expect(leaders?.behind == "DOH-veh")
  }

  @Test(arguments: ["Wait... what?", "........ DOH-veh", "Dove siamo? ........", "One. Two. Three. Four."])
  func aFewDotsOrDotsWithNothingAtOneEndLeadNowhere(_ text: String) {
    #expect(DotLeaders(text) == nil)
  }

  @Test func theDotThatTouchesAllStatementsEndsThem() {
    let leaders = ["I am here. . . . . a", "You know me. . . . . b", "We run. . . . . c", "Who? . . . . d"]
      .map { DotLeaders($0) }
    #expect(leaders.beginnings == ["I am here.", "You know me.", "We run.", "Who?"])
  }

  @Test func dotsThatTouchOneWordAloneEndNoSentence() {
    let leaders = ["I am here. . . . . a", "You know me . . . . b", "We run . . . . c"].map { DotLeaders($0) }
    #expect(leaders.beginnings == ["I am here", "You know me", "We run"])
  }

  @Test func aSoundBehindDotsIsNoPartOfTheMeaning() {
    let found = TypedLines.items(
      """
      When does it leave?|Quando parte? ........ KWAHN-doh PAR-teh
      Where is the train?|Dov'è il treno? ........ doh-VEH eel TREH-noh
      What does it cost?|Quanto costa? ........ KWAHN-toh KOHS-tah
      Is the seat free?|È libero il posto? ........ eh LEE-beh-roh eel POHS-toh
      Do you have a map?|Ha una carta? ........ ah OO-nah KAR-tah
      """, column: 180)
    #expect(
      found.map(\.question) == [
        "Quando parte?", "Dov'è il treno?", "Quanto costa?", "È libero il posto?", "Ha una carta?",
      ])
    #expect(found.first?.answer == "When does it leave?")
    #expect(found.first?.details["pronunciation"] == "KWAHN-doh PAR-teh")
    #expect(found.allSatisfy { !($0.question + ($0.answer ?? "")).contains("..") })
  }
}
