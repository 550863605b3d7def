import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Clues of crosswords, with their solutions where they are printed.
struct CrosswordTests {
  /// What is read from sheets below each other, each on a page of its own.
  private func items(_ sheets: String...) -> [ExtractedItem] {
    extract(
      sheets.enumerated().map { place, sheet in
        var page = TypedPage(place + 1)
        for word in TypedLines.lines(sheet, column: 260) {
          page.type(word.text, x: word.x, y: word.y, font: word.font)
        }
        return PageText(page.dump)
      }
    ).items
  }

  @Test func cluesOfListsBesideEachOtherBelongToTheHeadAboveThem() {
    let found = items(
      """
      *ACROSS|*DOWN
      1. Bird that hoots at night|1. Water that falls in winter
      4. Tool to cut wood|2. Not young
      6. Opposite of west|3. King of the jungle
      9. Frozen water|5. Colour of grass
      """)
    #expect(found.map(\.number) == ["1", "4", "6", "9", "1", "2", "3", "5"])
    #expect(found.map(\.section) == Array(repeating: "ACROSS", count: 4) + Array(repeating: "DOWN", count: 4))
    #expect(found.first?.question == "Bird that hoots at night")
    #expect(found[4].question == "Water that falls in winter")
    #expect(found.allSatisfy { $0.answer == nil && $0.kind == .short })
  }

  @Test func solutionsOnALaterPageAnswerTheClueOfTheirListAndNumber() {
    let found = items(
      """
      *A walk in the country
      Write one word for each clue into the grid.
      Begin with those that you are sure of.

      *ACROSS|*DOWN
      1. Bird that hoots at night|1. Water that falls in winter
      4. Tool to cut wood|2. Not young
      6. Opposite of west|3. King of the jungle
      9. Frozen water|5. Colour of grass
      """,
      """
      *Solutions of the walk
      Compare them with the words in your grid.

      *ACROSS|*DOWN
      1. OWL|1. SNOW
      4. AXE|2. OLD
      6. EAST|3. LION
      9. ICE|5. GREEN
      """)
    #expect(found.count == 8)
    #expect(found.map(\.answer) == ["OWL", "AXE", "EAST", "ICE", "SNOW", "OLD", "LION", "GREEN"])
    #expect(found.first?.answerPlace?.page == 2)
  }

  @Test func solutionsRunInOneLineAnswerTheCluesAboveIt() {
    let found = items(
      """
      *Across|*Down
      1. Bird that hoots at night|1. Water that falls in winter
      4. Tool to cut wood|2. Not young
      6. Opposite of west|3. King of the jungle
      9. Frozen water|5. Colour of grass

      Solution Across: 1 Owl, 4 Axe, 6 East, 9 Ice. Down: 1 Snow, 2 Old, 3 Sea lion, 5 Green.
      """)
    #expect(found.count == 8)
    #expect(found.map(\.answer) == ["Owl", "Axe", "East", "Ice", "Snow", "Old", "Sea lion", "Green"])
  }

  @Test func numbersThatAreLeftOutDoNotEndAList() {
    let found = items(
      """
      *Waagerecht|*Senkrecht
      3. Vogel in der Nacht|1. Wasser im Winter
      8. Werkzeug für Holz|2. Nicht jung
      12. Richtung der Sonne am Morgen|7. Farbe von Gras
      """)
    #expect(found.map(\.number) == ["3", "8", "12", "1", "2", "7"])
    #expect(found.last?.section == "Senkrecht")
  }

  @Test func questionsThatSpeakOfAcrossAndDownAreNoClues() {
    let found = items(
      """
      Walk across the yard and down the lane, then answer.
      1. Which bird hoots at night?
      2. Which tool cuts wood across the grain?
      3. What runs down to the sea?
      4. Which way is opposite of west?
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "4"])
    #expect(found.allSatisfy { $0.section != "Across" && $0.section != "Down" })
    #expect(found[1].question == "Which tool cuts wood across the grain?")
  }
}
