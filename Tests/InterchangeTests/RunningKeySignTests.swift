import PDFText
import Testing

@testable import Interchange

/// Keys in one line, whose answers end with signs of their own.
struct RunningKeySignTests {
  @Test(arguments: ["?", "!"])
  func anAnswerMayEndWithAnySignBeforeTheNextNumber(sign: String) {
    let found = TypedLines.items(
      """
      1. What did Ann say to the dogs?
      2. What did Tom say to the cat?
      3. What did Eve call to the cow?
      4. What did Max tell the hen?

      *Answers
      1 Sit 2 by 2\(sign) 2 Go for 3 or 4\(sign) 3 Come home\(sign) 4 Lay an egg.
      """)
    #expect(
      found.map(\.answer) == [
        "Sit 2 by 2\(sign)", "Go for 3 or 4\(sign)", "Come home\(sign)", "Lay an egg.",
      ])
  }
}
