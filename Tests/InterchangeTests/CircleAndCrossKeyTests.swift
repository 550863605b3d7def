import PDFText
import Testing

@testable import Interchange

/// Keys of Japanese papers, in which a circle says that a statement is true and a cross that it is not.
struct CircleAndCrossKeyTests {
  private static let order = "次の文を読んで、正しいものには○、正しくないものには×を書きなさい。"

  @Test func aCrossBeforeTheNextNumberJudgesAStatement() {
    let found = TypedLines.items(
      """
      \(Self.order)
      1. 猫は魚を食べます。
      2. 犬は木の上で寝ます。
      3. 鳥は空を飛びます。
      4. 馬は本を読みます。

      *解答
      1. ○ 2. × 3. × 4. ○
      """)
    #expect(found.map(\.question) == ["猫は魚を食べます。", "犬は木の上で寝ます。", "鳥は空を飛びます。", "馬は本を読みます。"])
    #expect(found.map(\.answer) == ["True", "False", "False", "True"])
  }

  @Test func aCrossBetweenNumbersMultipliesThem() {
    let found = TypedLines.items(
      """
      1. What is the sum of the sides?
      2. How do you work out the area?
      3. How many eggs are there?
      4. What is five times six?

      *Answers
      1. 12 2. 3 × 4 3. 15 4. 30
      """)
    #expect(found.map(\.answer) == ["12", "3 × 4", "15", "30"])
  }

  @Test(arguments: ["一 1. ○ 2. × 3. ○\n二 1. 魚 2. 空 3. 家", "一 1. ○ 2. × 3. ○\n二\n1. 魚\n2. 空\n3. 家"])
  func aNumberOfASectionMayStandBeforeItsAnswersOrAlone(key: String) {
    let found = TypedLines.items(
      """
      *一
      \(Self.order)
      1. 猫は魚を食べます。
      2. 犬は木の上で寝ます。
      3. 鳥は空を飛びます。
      *二
      次の質問に答えなさい。
      1. 猫は何を食べますか。
      2. 鳥はどこを飛びますか。
      3. 犬はどこで寝ますか。

      *解答
      \(key)
      """)
    #expect(found.map(\.answer) == ["True", "False", "True", "魚", "空", "家"])
  }
}
