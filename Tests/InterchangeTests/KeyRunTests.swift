import Testing

@testable import Interchange

/// Keys that count once, below questions that are counted twice.
struct KeyRunTests {
  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]

  /// Five questions, some problems behind them, and a key of some lines.
  private func sheet(problems: Int, key: [String]) -> [ExtractedItem] {
    var lines = ["*Questions"]
    lines += (1...5).map { "\($0). What does the word number \($0) in the text mean?" }
    lines += ["", "*Problems"]
    for place in 1...problems {
      if place == 5 {
        lines += [
          "5. A train leaves the town at noon.", "   (a) Find how long it is on its way.",
          "   (b) Find how fast it is.",
        ]
      } else {
        lines.append("\(place). Find how many metres the train number \(place) is long.")
      }
    }
    lines += ["", "*Answers"] + key
    return TypedLines.items(lines.joined(separator: "\n"))
  }

  @Test func aKeyThatReachesFurtherBelongsToTheRunThatDoes() {
    let found = sheet(
      problems: 11,
      key: [
        "1. 20 m", "3. 40 m", "5. (a) 6 h", "7. 80 m", "8. 90 m", "9. 100 m", "10. 110 m", "11. 120 m",
      ])
    #expect(found.count == 17)
    #expect(found.prefix(5).allSatisfy { $0.answer == nil })
    #expect(
      found.dropFirst(5).map(\.answer) == [
        "20 m", nil, "40 m", nil, "6 h", nil, nil, "80 m", "90 m", "100 m", "110 m", "120 m",
      ])
  }

  @Test func aKeyOfTheFirstNumbersAloneBelongsToTheFirstRun() {
    let found = sheet(
      problems: 4, key: ["1. a big river", "2. a small hill", "3. an old bridge", "4. a new road"])
    #expect(
      found.prefix(4).map(\.answer) == ["a big river", "a small hill", "an old bridge", "a new road"])
    #expect(found.dropFirst(5).allSatisfy { $0.answer == nil })
  }

  /// Four questions above a key in one line.
  private func running(_ key: String) -> [String?] {
    let found = TypedLines.items(
      """
      1. He (catch) … a fish.
      2. She (buy) … a boat.
      3. They (drive) … to the sea.
      4. We (see) … the waves.

      *Answers
      \(key)
      """)
    return found.map(\.answer)
  }

  @Test func theStopBehindARunningKeyIsNoPartOfItsLastAnswer() {
    #expect(running("1 caught, 2 bought, 3 drove, 4 saw.") == ["caught", "bought", "drove", "saw"])
  }

  @Test(arguments: ["?", "!"])
  func otherSignsBehindARunningKeyAreKept(sign: String) {
    #expect(
      running("1 caught, 2 bought, 3 drove, 4 saw\(sign)") == ["caught", "bought", "drove", "saw\(sign)"])
  }

  @Test func theStopsOfALongAnswerAreKept() {
    #expect(
      running("1 caught, 2 bought, 3 drove, 4 we all saw the waves.").last == "we all saw the waves.")
  }

  @Test func aStopThatAbbreviatesIsKept() {
    #expect(running("1 caught, 2 bought, 3 drove, 4 10 a.m.").last == "10 a.m.")
  }
}
