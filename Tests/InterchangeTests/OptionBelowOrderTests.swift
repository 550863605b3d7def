import PDFText
import Testing

@testable import Interchange

/// Options without letters: in a grid below an order, set in below a sentence, and in several lines.
struct OptionBelowOrderTests {
  @Test(arguments: ["Tick the number that is closest to 500.", "Circle the number that is closest to 500."])
  func aGridBelowAnOrderHoldsOptions(order: String) {
    let found = TypedLines.items(
      """
      1. Write the number that is ten more than 95.
      2. \(order)
        480|530
        455|590
      3. Write the half of 62.
      """, column: 100)
    #expect(found.map { $0.options.map(\.text) } == [[], ["480", "530", "455", "590"], []])
    #expect(found[1].question == order)
  }

  @Test func optionsSetInBelowASentenceAreOptionsWhereOthersHaveThem() {
    let found = TypedLines.items(
      """
      Choose the right answer.
      1. Which of them is a tool that carpenters use in their workshops?
          a plane
          a tree
          a nest
      2. Which of them is a joint?
          a dovetail
          a sparrow
          a pigeon
      3. Which of them is a wood?
          the larch
          the hill
          the field
      4. Timber is seasoned
          to make it hard
          to make it soft
          to make it sweet
      """)
    #expect(found.count == 4)
    #expect(found.map(\.options.count) == [3, 3, 3, 3])
    #expect(found.last?.question == "Timber is seasoned")
  }

  @Test func optionsInSeveralLinesAreOneEachWhereTheSheetTellsToChoose() {
    let long = [
      "It is dried for a year below a roof of planks, so that", "it does not bend when it is built in",
    ]
    let asked = [
      "How is larch seasoned?", "How is oak seasoned?", "How is ash seasoned?", "How is elm seasoned?",
    ]
    let places = ["roof", "tree", "shed", "hedge"]
    var lines = ["Choose the best answer."]
    for (row, question) in asked.enumerated() {
      lines.append("\(row + 1). \(question)")
      lines += row == 2 ? long : ["It is dried below a \(places[row])"]
      lines += ["It is boiled beside a \(places[row])", "It is thrown behind a \(places[row])"]
    }
    let found = TypedLines.items(lines.joined(separator: "\n"))
    #expect(found.map(\.question) == asked)
    #expect(found.map(\.options.count) == [3, 3, 3, 3])
    #expect(found[2].options.first?.text == long.joined(separator: " "))
  }

  // MARK: What is none of it

  @Test func cellsBelowAnotherOrderAreNoOptions() {
    let found = TypedLines.items(
      """
      1. Add the numbers in each row.
        480|530
        455|590
      2. Write the half of 62.
      3. Write the third of 63.
      """, column: 100)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }

  @Test func rowsOfDifferentLengthsAreNoGrid() {
    let found = TypedLines.items(
      """
      1. Tick the table when you have read it.
        Monday|9 to 12|and 2 to 5
        Tuesday|9 to 11
      2. Write the half of 62.
      3. Write the third of 63.
      """, column: 100)
    #expect(found.first?.options.isEmpty == true)
  }

  @Test func linesSetInBelowASentenceAreNoneWhereNoneHaveOptions() {
    let found = TypedLines.items(
      """
      1. Timber is seasoned in two ways
          to make it dry and hard
          to make it keep its form
      2. Explain why it is stacked.
      3. Explain why it is covered.
      """)
    #expect(found.allSatisfy { $0.options.isEmpty })
  }
}
