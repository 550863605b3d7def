import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// What exam papers in Chinese ask, and what stands in their margins.
struct ChinesePaperTests {
  @Test(arguments: [
    "设随机变量服从正态分布，试求期望。", "已知三角形的三边，计算面积。", "简述其原因。", "請解釋這個現象。", "什么是能量",
  ])
  func aPartThatBeginsWithAnOrderAsks(text: String) {
    #expect(Asking.ordersInChinese(text))
    #expect(Asking.worth(text) == 1)
  }

  @Test(arguments: ["计算题", "三、计算题（每题5分）", "設 U = X + Y，得到 V。", "求和", "判断", "Compute the sum.", "要求如下"])
  func namesOfKindsOfQuestionsAndOtherWordsDoNot(text: String) {
    #expect(!Asking.ordersInChinese(text))
  }

  @Test func questionsThatOnlyOrderAreFound() {
    let found = TypedLines.items("1. 设随机变量服从正态分布，试求期望。\n2. 已知三角形的三边，计算面积。\n3. 简述其原因。")
    #expect(found.map(\.question) == ["设随机变量服从正态分布，试求期望。", "已知三角形的三边，计算面积。", "简述其原因。"])
  }

  @Test(arguments: ["证明.", "證明.", "解.", "Proof.", "Beweis.", "Démonstration."])
  func aProofBelowWhatIsToBeShownIsItsAnswer(head: String) {
    let found = TypedLines.items(
      (1...3).map {
        "\($0). Show that the number \($0 * 14) is even.\n\(head) It is twice \($0 * 7), a whole number."
      }
      .joined(separator: "\n"))
    #expect(found.map(\.question) == (1...3).map { "Show that the number \($0 * 14) is even." })
    #expect(found.map(\.answer) == (1...3).map { "It is twice \($0 * 7), a whole number." })
  }

  @Test func proofWithinASentenceHeadsNothing() {
    let words = TypedLines.page(TypedLines.lines("Proof of this is hard.\nProof: none", column: 150)).lines
      .map(\.words)
    #expect(words.map(InlineAnswer.headsProof) == [false, false])
  }

  @Test(arguments: ["( )", "（ ）", "()"])
  func dotsThatLeadToRoomForTheLetterAreNoWords(room: String) {
    let found = TypedLines.items(
      ["水", "铁", "氧"].enumerated().map { row, name in
        "\(row + 1). \(name)的化学式等于 · · · · · · \(room)\n   A. HO\n   B. CO\n   C. NO"
      }.joined(separator: "\n"))
    #expect(found.map(\.question) == ["水的化学式等于", "铁的化学式等于", "氧的化学式等于"])
    #expect(found.allSatisfy { $0.options.count == 3 })
  }

  @Test func roomBehindNoDotsStays() {
    #expect("水的化学式等于 ( )".withoutLeaders == "水的化学式等于 ( )")
    #expect("f ( ) · · · ·".withoutLeaders.hasPrefix("f ( )"))
  }
}
