import Interchange
import PDFText
import Testing

/// Passages whose gaps have their numbers within their room, as in College English Tests of China.
struct NumberWithinRoomTests {
  private func items(_ numbers: [String]) -> [ExtractedItem] {
    let gaps = numbers.map { "____\($0)____" }
    return TypedLines.items(
      """
      Every morning the boats leave the \(gaps[0]) before the sun is up over the hills.
      The men throw out their \(gaps[1]) and wait. At noon they bring the fish home
      and the gulls follow them over the \(gaps[2]) until all of it has been sold.
      """)
  }

  @Test func theNumbersWithinTheRoomAreThoseOfTheGaps() {
    #expect(items(["26", "27", "28"]).map(\.number) == ["26", "27", "28"])
  }

  @Test(arguments: ["9223372036854775807", "9223372036854775808", "9223372036854775770"])
  func aNumberAsLargeAsANumberCanBeIsThatOfNoGap(number: String) {
    #expect(!items([number, "27", "28"]).contains { $0.number == number })
  }
}
