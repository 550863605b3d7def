import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Sentences with their translations below them, and words with how they are read behind them.
struct TranslatedLineTests {
  @Test func sentencesWithTheirTranslationsBelowThemArePairs() {
    let found = TypedLines.items(
      """
      *At the station
      The train leaves at nine.
      Pociąg odjeżdża o dziewiątej.

      I have two large suitcases.
      Mam dwie duże walizki.

      We are waiting for our friends.
      Czekamy na naszych przyjaciół.

      The window is open.
      Okno jest otwarte.

      My brother lives near the river.
      Mój brat mieszka blisko rzeki.

      They always eat fresh bread.
      Oni zawsze jedzą świeży chleb.

      She reads a long book.
      Ona czyta długą książkę.
      """)
    #expect(found.count == 7)
    #expect(found.first?.question == "The train leaves at nine.")
    #expect(found.first?.answer == "Pociąg odjeżdża o dziewiątej.")
    #expect(found.last?.answer == "Ona czyta długą książkę.")
    #expect(found.allSatisfy { $0.section == "At the station" })
  }

  @Test func linesOfEnglishProseTranslateNothing() {
    let found = TypedLines.items(
      """
      *At the station
      The train leaves at nine.
      It goes along the river.

      I have two large suitcases.
      Both of them are full.

      We are waiting for our friends.
      They are late again today.

      The window is open.
      A cold wind blows in.

      My brother lives near the river.
      His house has a garden.

      They always eat fresh bread.
      The baker is next door.
      """)
    #expect(!found.contains { $0.answer == "It goes along the river." })
    #expect(found.count < 6)
  }

  @Test func howAJapaneseWordIsReadBehindItIsNoPartOfIt() {
    let found = TypedLines.items(
      """
      *Verbs
      食べる（たべる）: to eat
      飲む（のむ）: to drink
      読む（よむ）: to read
      書く（かく）: to write
      聞く（きく）: to hear
      """)
    #expect(found.map(\.question) == ["食べる", "飲む", "読む", "書く", "聞く"])
    #expect(found.map(\.answer) == ["to eat", "to drink", "to read", "to write", "to hear"])
    #expect(found.map { $0.details["reading"] } == ["たべる", "のむ", "よむ", "かく", "きく"])
  }

  @Test func dashesBeforeWordsAreBulletsAndNoPartOfThem() {
    let found = TypedLines.items(
      """
      *Verbs
      - 上げる（あげる）: to raise
      - 下げる（さげる）: to lower
      - 開ける（あける）: to open
      - 閉める（しめる）: to close
      - 消える（きえる）: to go out
      """)
    #expect(found.map(\.question) == ["上げる", "下げる", "開ける", "閉める", "消える"])
    #expect(found.first?.answer == "to raise")
    #expect(found.first?.details["reading"] == "あげる")
  }

  @Test func latinLettersInBracketsSayHowAWordSoundsAndAreNoReading() {
    let found = TypedLines.items(
      """
      *Words
      хлеб (khleb) = bread
      вода (voda) = water
      книга (kniga) = book
      окно (okno) = window
      стол (stol) = table
      """)
    #expect(found.map(\.question) == ["хлеб", "вода", "книга", "окно", "стол"])
    #expect(found.first?.details["pronunciation"] == "khleb")
    #expect(found.allSatisfy { $0.details["reading"] == nil })
  }

  @Test func whatIsSaidInBracketsInTheWordsOwnAlphabetStaysWithIt() {
    var word = ExtractedItem(kind: .vocabulary, question: "хлеб (чёрный)")
    word.takeReading()
    #expect(word.question == "хлеб (чёрный)")
    #expect(word.details.isEmpty)
    var english = ExtractedItem(kind: .vocabulary, question: "bank (of a river)")
    english.takeReading()
    #expect(english.question == "bank (of a river)")
  }
}
