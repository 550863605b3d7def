import PDFText
import Testing

@testable import Interchange

/// The stop behind the last option, as Chinese papers print it.
struct OptionStopTests {
  private func taken(_ texts: [String], answer: String? = nil) -> ExtractedItem? {
    var item = ExtractedItem(kind: .choice, question: "哪个大？", places: [])
    item.options = texts.map { ExtractedItem.Option(label: nil, text: $0) }
    item.answer = answer
    var items = [item]
    items.takeStopsBehindOptions()
    return items.first
  }

  @Test func aStopBehindTheLastOptionAloneIsNoPartOfIt() {
    let found = taken(["山", "石", "沙。"], answer: "沙。")
    #expect(found?.options.map(\.text) == ["山", "石", "沙"])
    #expect(found?.answer == "沙")
  }

  @Test(arguments: [["山。", "石。", "沙。"], ["山", "石", "沙."], ["山", "石。沙", "沙。"]])
  func aStopThatOthersHaveOrThatIsNoneOfChinaStays(texts: [String]) {
    #expect(taken(texts)?.options.map(\.text) == texts)
  }
}
