import Testing

@testable import Interchange

/// Signs in the margin before the letters of right options, and ticks behind them.
struct SignBeforeOptionTests {
  private static let gases = ["oxygen", "neon", "chlorine", "argon"]

  /// Three questions of which a sign stands before the options at some places.
  private func sheet(_ sign: String, before signed: [Set<Int>]) -> String {
    signed.enumerated().map { row, places in
      let options = Self.gases.enumerated().map { place, gas in
        "   \(places.contains(place) ? "\(sign) " : "")(\(Array("abcd")[place])) \(gas)"
      }
      return (["\(row + 1). Which gas is in bottle number \(row + 1)?"] + options).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  @Test(arguments: ["▶", "→", "✓", "☞"])
  func theOptionBehindASignIsTheRightOne(sign: String) {
    let found = TypedLines.items(sheet(sign, before: [[2], [0], [3]]))
    #expect(found.map(\.answer) == ["chlorine", "oxygen", "argon"])
    #expect(found.allSatisfy { $0.options.map(\.text) == Self.gases })
  }

  @Test func signsThatAllOptionsHaveChooseNone() {
    let lines = TypedLines.page(
      TypedLines.lines(sheet("▶", before: [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 3]]), column: 150)
    ).lines
    #expect(SignsBeforeOptions.moved(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aSignBeforeOneOptionOfAllIsLeftWhereItStands() {
    let lines = TypedLines.page(TypedLines.lines(sheet("▶", before: [[2], [], []]), column: 150)).lines
    #expect(SignsBeforeOptions.moved(lines).map(\.text) == lines.map(\.text))
  }

  @Test func aSignStandsBehindTheLastLineOfItsOption() {
    let lines = TypedLines.page(
      TypedLines.lines(
        """
        ▶ (a) a gas that is green
              and heavier than air
        (b) a gas that is blue
        (a) a gas without colour
        ▶ (b) a gas that is brown
        """.replacing("\n      and", with: "\n    and"), column: 150)
    ).lines
    let moved = SignsBeforeOptions.moved(lines).map(\.text)
    #expect(moved.first?.hasPrefix("(a)") == true)
    #expect(moved.last == "(b) a gas that is brown ✓")
    #expect(moved.filter { $0.hasSuffix("✓") }.count == 2)
  }

  @Test func lettersOfWhichSomeHaveATickAreOptionsWhateverIsAsked() {
    func sheet(_ tick: String) -> String {
      (1...3).map { row in
        """
        \(row). The gas in bottle \(row) burns. Its name is known.
           (a) oxygen and neon
           (b) hydrogen gas\(tick)
           (c) argon and neon
        """
      }.joined(separator: "\n")
    }
    let found = TypedLines.items(sheet(" ✓"))
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.answer == "hydrogen gas" && $0.options.count == 3 })
    #expect(TypedLines.items(sheet("")).allSatisfy { $0.options.isEmpty })
  }
}
