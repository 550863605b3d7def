import PDFText
import Testing

@testable import Interchange

/// Lists to match of which the second has further entries, and orders with a name before them.
struct FurtherEntryTests {
  @Test func furtherEntriesBesideRoomAreOptions() {
    let rows: [[(x: Int, text: String)]] = [
      [(x: 60, text: "Match each tool with its use.")],
      [(x: 60, text: "____ 1. saw"), (x: 240, text: "A. drives nails")],
      [(x: 60, text: "____ 2. hammer"), (x: 240, text: "B. cuts planks")],
      [(x: 60, text: "____ 3. plane"), (x: 240, text: "C. bores holes")],
      [(x: 60, text: "____ 4. drill"), (x: 240, text: "D. makes wood smooth")],
      [(x: 240, text: "E. holds a rope")], [(x: 240, text: "F. lifts an anchor")],
    ]
    let found = extract([TypedLines.sheet(rows)]).items
    #expect(found.map(\.question) == ["saw", "hammer", "plane", "drill"])
    #expect(
      found.allSatisfy { item in
        item.options.map(\.text) == [
          "drives nails", "cuts planks", "bores holes", "makes wood smooth", "holds a rope",
          "lifts an anchor",
        ]
      })
  }

  @Test func whatStandsBelowTheListsIsNoEntry() {
    let rows: [[(x: Int, text: String)]] = [
      [(x: 60, text: "Match each tool with its use.")],
      [(x: 60, text: "____ 1. saw"), (x: 240, text: "A. drives nails")],
      [(x: 60, text: "____ 2. hammer"), (x: 240, text: "B. cuts planks")],
      [(x: 60, text: "____ 3. plane"), (x: 240, text: "C. bores holes")],
      [(x: 60, text: "____ 4. drill"), (x: 240, text: "D. makes wood smooth")],
      [], [(x: 60, text: "Hand in the sheet when you are done.")],
    ]
    let found = extract([TypedLines.sheet(rows)]).items
    #expect(found.map(\.question) == ["saw", "hammer", "plane", "drill"])
    #expect(found.allSatisfy { $0.options.count == 4 })
    #expect(found.last?.options.last?.text == "makes wood smooth")
  }

  @Test(arguments: ["Directions: Match each tool with its use.", "Task: Match the tools and the uses."])
  func anOrderMayHaveANameBeforeIt(order: String) {
    let found = TypedLines.items(
      """
      \(order)
      1. saw
      2. hammer
      3. drill
      A. It drives nails.
      B. It cuts planks.
      C. It bores holes.
      """)
    #expect(found.map(\.question) == ["saw", "hammer", "drill"])
    #expect(found.allSatisfy { $0.kind == .matching && $0.options.count == 3 })
  }

  @Test func directionsThatOrderSomethingElseMatchNothing() {
    let found = TypedLines.items(
      """
      Directions: Answer the questions about the match.
      1. Who won the game?
      2. Who kept the goal?
      3. Which of them is a ball game?
      A. rugby
      B. chess
      C. judo
      """)
    #expect(!found.contains { $0.kind == .matching })
    #expect(found.last?.options.count == 3)
  }
}
