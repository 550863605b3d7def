import PDFText
import Testing

@testable import Interchange

/// Keys whose columns stand close together below their head.
struct KeyColumnTests {
  private func read(_ text: String, column: Int = 150) -> [String] {
    KeyColumns.inOrder(TypedLines.rows(text, column: column)).map(\.text)
  }

  @Test(arguments: ["Answer Key", "Answers", "Keys to Part Two"])
  func columnsThatCountOnDownwardsAreReadOneAfterTheOther(head: String) {
    let found = read(
      """
      *\(head)
      1. brown bear|4. red squirrel
      2. grey seal|5. pine marten
      3. roe deer|6. harvest mouse
      """)
    #expect(
      found == [
        head, "1. brown bear", "2. grey seal", "3. roe deer", "4. red squirrel", "5. pine marten",
        "6. harvest mouse",
      ])
  }

  @Test func thePartsOfAnAnswerStayBelowItsNumber() {
    let found = read(
      """
      *Answers
      1 a. 12|3 a. 0.5
      b. 15|b. 0.8
      2 a. 40|4 a. 7
      b. 44|b. 9
      """)
    #expect(
      found == ["Answers", "1 a. 12", "b. 15", "2 a. 40", "b. 44", "3 a. 0.5", "b. 0.8", "4 a. 7", "b. 9"])
  }

  @Test func aTitleAcrossBothColumnsStaysAboveThem() {
    let found = read(
      """
      *Answer Key
      *All the animals of the northern woods
      1. brown bear|3. red squirrel
      2. grey seal|4. pine marten
      """)
    #expect(
      found == [
        "Answer Key", "All the animals of the northern woods", "1. brown bear", "2. grey seal",
        "3. red squirrel", "4. pine marten",
      ])
  }

  @Test func eachQuestionGetsTheAnswerOfItsNumber() {
    let found = TypedLines.items(
      """
      1. Which animal sleeps in a den all winter?
      2. Which animal dives below the ice?
      3. Which animal grows new antlers each year?
      4. Which animal buries nuts?
      5. Which animal hunts in the treetops?

      *Answers
      1. brown bear|4. squirrel
      2. grey seal|5. marten
      3. roe deer
      """, column: 100)
    #expect(found.map(\.answer) == ["brown bear", "grey seal", "roe deer", "squirrel", "marten"])
  }

  // MARK: What is none of it

  @Test(arguments: [
    "*Answers\n1. brown bear|2. grey seal\n3. roe deer|4. red squirrel\n5. pine marten|6. harvest mouse",
    "*Animals\n1. brown bear|4. red squirrel\n2. grey seal|5. pine marten\n3. roe deer|6. harvest mouse",
    "*Answers\n1. (A)|4. (C)\n2. (B)|5. (D)\n3. (A)|6. (C)",
  ])
  func columnsThatCountAcrossOrStandBelowNoHeadStay(text: String) {
    #expect(read(text) == TypedLines.rows(text).map(\.text))
  }

  @Test(arguments: ["26 miles", "12 miles", "6 hours later"])
  func aNumberWithinAnAnswerIsNotThatOfAnother(end: String) {
    let text = "*Answers\n1. a run of|\(end)\n2. grey seal\n3. roe deer\n4. red squirrel\n5. pine marten"
    #expect(read(text) == TypedLines.rows(text).map(\.text))
  }

  @Test func columnsOfTheNextPageHaveAHeadOfTheirOwn() {
    let rows = "1. brown bear|3. red squirrel\n2. grey seal|4. pine marten"
    #expect(read(rows) == TypedLines.rows(rows).map(\.text))
  }

  // MARK: Letters in brackets

  @Test func lettersInBracketsBehindNumbersThatCountOnAreTheAnswers() {
    #expect(read("101 (A)|102 (C)\n103 (B)|104 (D)") == ["101 A 102 C", "103 B 104 D"])
  }

  @Test(arguments: [
    "101 (A)|102 (C)", "101 (A)|103 (C)\n105 (B)|107 (D)", "101 (a)|102 (c)\n103 (b)|104 (d)",
    "101 (A) trams|102 (C) buses\n103 (B) cars|104 (D) boats", "101 (A)\n102 (C)\n103 (B)",
  ])
  func otherLettersInBracketsKeepThem(text: String) {
    #expect(read(text) == TypedLines.rows(text).map(\.text))
  }
}
