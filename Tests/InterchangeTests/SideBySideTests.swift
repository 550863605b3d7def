import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Tables, lists and questions that stand beside each other on a page.
@Suite struct SideBySideTests {
  /// A page of lines below each other, its columns at places in points; `*` before a text is for bold letters, a bar
  /// goes to the next column.
  private static func page(_ text: String, at places: [Int], pitch: Int = 15) -> PageText {
    var page = TypedPage(1)
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (text, place) in zip(line.split(separator: "|", omittingEmptySubsequences: false), places) {
        var content = text.drop { $0 == " " }
        let font = content.first == "*" ? "Serif-Bold" : "Serif"
        if content.first == "*" { content = content.dropFirst() }
        while content.last == " " { content.removeLast() }
        page.type(String(content), x: place, y: 80 + pitch * row, font: font)
      }
    }
    return PageText(page.dump)
  }

  private static func items(_ text: String, at places: [Int], pitch: Int = 15) -> [ExtractedItem] {
    extract([page(text, at: places, pitch: pitch)]).items
  }

  @Test func tablesBesideEachOtherMayHaveExamples() {
    let found = Self.items(
      """
      *Unit 1 words
      *Türkçe | *English | *Example | *Türkçe | *English | *Example
      ev | house | Ev büyük. | ekmek | bread | Ekmek taze.
      okul | school | Okul nerede? | yol | road | Yol uzun.
      kitap | book | Kitap yeni. | gün | day | Gün güzel.
      su | water | Su soğuk. | gece | night | Gece geldi.
      """, at: [50, 100, 150, 300, 350, 400])
    #expect(Set(found.map(\.question)) == ["ev", "okul", "kitap", "su", "ekmek", "yol", "gün", "gece"])
    #expect(found.first { $0.question == "gün" }?.answer == "day")
  }

  @Test func threeListsOfWordsMayStandBesideEachOther() {
    let found = Self.items(
      """
      *Wörter
      Hund | dog | Brot | bread | Haus | house
      Katze | cat | Käse | cheese | Tür | door
      Vogel | bird | Milch | milk | Dach | roof
      Fisch | fish | Apfel | apple | Garten | garden
      """, at: [50, 110, 210, 270, 370, 430])
    #expect(found.count == 12)
    #expect(found.first { $0.question == "Dach" }?.answer == "roof")
  }

  @Test func aFullCellOfAHeadedTableEndsWhereTheNextColumnBegins() {
    let found = Self.items(
      """
      *No | *Question | *Answer
      1 | Why do rivers flood? | rain
      2 | Name the longest river. | the Nile
      3 | What is a delta? | land at a mouth
      4 | Where are glaciers? | in the mountains
      """, at: [50, 80, 198])
    // Three points behind a letter of ten: no more than a space.
    #expect(found.first { $0.number == "2" }?.question == "Name the longest river.")
    #expect(found.map(\.answer) == ["rain", "the Nile", "land at a mouth", "in the mountains"])
  }

  @Test func wordsMayStandUnderTopicsInTwoColumns() {
    let found = Self.items(
      """
      *À la gare | | *À l’hôtel
      le quai | platform | la clé | key
      le billet | ticket | la chambre | room
      le retard | delay | la serviette | towel
      le guichet | counter | *Au marché
      la voie | track | l’oignon | onion
      le train | train | la fraise | strawberry
       | | le fromage | cheese
       | | la monnaie | change
      """, at: [50, 150, 300, 400])
    #expect(found.count == 13)
    #expect(found.first { $0.question == "la clé" }?.answer == "key")
    #expect(found.first { $0.question == "la fraise" }?.section == "Au marché")
  }

  /// Six questions in rows of two, each with options, and their key below both columns.
  private static let rowsOfTwo =
    stride(from: 1, to: 6, by: 2).map { number in
      """
      \(number) You see the sign \(number). What is it? | \(number + 1) You see the sign \(number + 1). What is it?
      Mark one answer | Mark one answer
      A A warning of ice \(number) | A A ban on cars \(number)
      B A way out \(number) | B A place to park \(number)
      C A bridge \(number) | C A steep hill \(number)
      """
    }.joined(separator: "\n")

  @Test func questionsMayRunAcrossTwoColumnsAboveAKeyOfFullWidth() {
    let key = (1...6).map {
      "\($0) B – People often cross the road in front of such a sign, and they may not see you. Wait for them."
    }
    let found = Self.items(
      Self.rowsOfTwo + "\n*Answers and explanations\n" + key.joined(separator: "\n"), at: [50, 300])
    #expect(found.map(\.number) == ["1", "2", "3", "4", "5", "6"])
    #expect(found.allSatisfy { $0.options.count == 3 && $0.options[1].text == $0.answer })
    #expect(found.last?.answer == "A place to park 5")
  }

  @Test func numbersMayStandAloneAboveQuestionsInTwoColumns() {
    let rows = (1...4).map { number in
      """
      *\(number) | *\(number + 4)
      Which is a metal \(number)? | Which is a gas \(number)?
      A) tin | A) air
      B) wax | B) oak
      """
    }
    let found = Self.items("*Practice\n" + rows.joined(separator: "\n"), at: [50, 300], pitch: 14)
    #expect(found.map(\.number) == (1...8).map { "\($0)" })
    #expect(found.first?.question == "Which is a metal 1?")
  }

  @Test func aPassageMayStandBesideItsQuestions() {
    let found = Self.items(
      """
      Bees tell each other where food is by dancing. | 1
      A bee that has found flowers returns to the hive | What does the angle tell?
      and walks in the shape of a figure eight there. | A) how far it is
      The angle of its line to the vertical tells the | B) where it is
      others where to fly, and how long it shakes is | C) what it is
      how far they have to go until they see flowers. | 2
      Others follow the dancer and touch it as it goes. | How do others follow it?
       | A) by sight
       | B) by touch
       | C) by sound
       | 3
       | What is the passage about?
       | A) dances
       | B) prizes
       | C) stings
      """, at: [50, 330])
    #expect(found.map(\.number) == ["1", "2", "3"])
    #expect(found.map(\.options.count) == [3, 3, 3])
    #expect(found.first?.question == "What does the angle tell?")
  }

  @Test func aKeyMayStandInTheMargin() {
    let found = Self.items(
      """
      *Verb forms
      1 The children ______ (play) in the garden when it started. | *Answers
       | 1 were playing
      2 If I ______ (know) her number, I would call her. | 2 knew
       | 3 was built
      3 This bridge ______ (build) in 1890. | 4 has left
       | 5 sings
      4 The train ______ (leave) just now.
      5 The bird ______ (sing) each morning.
      """, at: [50, 450])
    #expect(found.map(\.answer) == ["were playing", "knew", "was built", "has left", "sings"])
    #expect(found.last?.question == "The bird ___ (sing) each morning.")
  }

  @Test func wordsMayStandOnCardsWithHowTheySound() {
    let found = Self.items(
      """
      苹果 | 香蕉 | 牛奶
      píngguǒ | xiāngjiāo | niúnǎi
      apple | banana | milk
      茶 | 咖啡 | 水
      chá | kāfēi | shuǐ
      tea | coffee | water
      """, at: [60, 200, 340])
    #expect(found.map(\.question) == ["苹果", "香蕉", "牛奶", "茶", "咖啡", "水"])
    #expect(found.map(\.answer) == ["apple", "banana", "milk", "tea", "coffee", "water"])
    #expect(found.first?.details["pronunciation"] == "píngguǒ")
  }

  @Test func namesOfTopicsBelongToNoMeaningBesideATerm() {
    let found = Self.items(
      """
      *Stage 7
      Verbs
      *amo, amare, amavi | to love
      *porto, portare, portavi | to carry
      *mitto, mittere, misi | to send
      Nouns
      *rex, regis, m. | king
      *urbs, urbis, f. | city
      *puella, puellae, f. | girl
      """, at: [50, 250])
    #expect(found.first { $0.question.hasPrefix("mitto") }?.answer == "to send")
    #expect(found.last?.question == "puella, puellae, f.")
  }

  @Test func namesOfTopicsBelongToNoMeaningBelowATerm() {
    let found = Self.items(
      """
      *der Bahnhof, -höfe
       | station
      *der Schaffner, -
       | ticket inspector
      *pünktlich
       | on time
      *Lektion 5
      *verpassen
       | to miss
      *einsteigen
       | to get on
      """, at: [50, 60])
    #expect(found.map(\.answer) == ["station", "ticket inspector", "on time", "to miss", "to get on"])
    #expect(found.map(\.question)[1...2] == ["der Schaffner, -", "pünktlich"])
  }
}
