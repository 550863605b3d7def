import CurriculumTestSupport
import Interchange
import PDFText
import Testing

/// Teachers' copies, in which the answers stand in the gaps in red.
@Suite struct FilledGapTests {
  /// The items of lines below each other; what stands in braces is red.
  private func items(_ text: String) -> [ExtractedItem] {
    var page = TypedPage(1)
    for (row, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var x = 60
      for (place, part) in line.split(omittingEmptySubsequences: false, whereSeparator: { "{}".contains($0) })
        .enumerated()
      {
        page.type(String(part), x: x, y: 100 + 15 * row, color: place.isMultiple(of: 2) ? 0 : 0xFF0000)
        x += 5 * part.unicodeScalars.count
      }
    }
    return extract([PageText(page.dump)]).items
  }

  @Test func redWordsInSentencesAreTheAnswers() {
    let found = items(
      """
      Grammar – teacher’s copy
      1. She {goes} to school by bus every day.
      2. We {were having} dinner when the phone rang.
      3. There isn’t {any} milk left in the fridge.
      """)
    #expect(found.map(\.answer) == ["goes", "were having", "any"])
    #expect(found.map(\.question)[1] == "We ___ dinner when the phone rang.")
    #expect(found.map(\.kind) == [.cloze, .cloze, .cloze])
  }

  @Test func redWordsInWhatAsksAreThereToBeNoticed() {
    let found = items(
      """
      Answer key
      1. Which of these is {not} a mammal?
      2. Which of these is {never} blue?
      3. Name {two} birds that do not fly.
      """)
    #expect(found.map(\.question).first == "Which of these is not a mammal?")
    #expect(found.allSatisfy { $0.answer == nil })
  }

  @Test func withoutAWordOnAnswersRedWordsStay() {
    let found = items(
      """
      Grammar
      1. She {goes} to school by bus every day.
      2. We {were having} dinner when the phone rang.
      3. There isn’t {any} milk left in the fridge.
      """)
    #expect(found.allSatisfy { $0.answer == nil && !$0.question.contains("___") })
  }

  @Test func japaneseSheetsHaveAnswersInBracketsAndBelow() {
    let found = items(
      """
      国語 小テスト 【{解答}】
      一、次の漢字の読みをひらがなで書きなさい。
      ① 新しい教室に入る。            （ {きょうしつ} ）
      ② 来週、遠足に行く。            （ {らいしゅう} ）
      ③ 川の水が流れる。              （ {なが} ）
      二、（ ）に入る言葉を書きなさい。
      ① 雨が降った。（ {だから} ）遠足は中止になった。
      ② 急いで走った。（ {しかし} ）電車に間に合わなかった。
      ③ 紅茶にしますか。（ {それとも} ）コーヒーにしますか。
      """)
    #expect(found.map(\.number) == ["1", "2", "3", "1", "2", "3"])
    #expect(found.map(\.answer) == ["きょうしつ", "らいしゅう", "なが", "だから", "しかし", "それとも"])
    #expect(found.first?.question == "新しい教室に入る。")
  }
}
