import CurriculumTestSupport
import Testing

@testable import Interchange

/// Quizzes with the letters, digits and words of other scripts than the Latin one.
struct ScriptSheetTests {
  @Test func optionsAndNumbersMayBeOfBengali() {
    let found = TypedLines.items(
      """
      ১) এশিয়ার দীর্ঘতম নদী কোনটি?
      ক) হোয়াংহো
      খ)ইয়াংসি
      গ) গঙ্গা
      ঘ)সিন্ধু
      উত্তরঃ খ
      ২) সূর্যের আলোয় কোন ভিটামিন আছে?
      ক) ভিটামিন ডি
      খ)ভিটামিন সি
      গ) ভিটামিন এ
      ঘ)ভিটামিন কে
      উত্তরঃ ক
      """)
    #expect(found.map(\.number) == ["১", "২"])
    #expect(found.first?.options.map(\.label) == ["ক", "খ", "গ", "ঘ"])
    #expect(found.map(\.answer) == ["ইয়াংসি", "ভিটামিন ডি"])
    #expect(found.map(\.answerLabels) == [["খ"], ["ক"]])
  }

  @Test func optionsCountAsEachScriptDoes() {
    for letters in ["क ख ग घ", "ก ข ค ง", "அ ஆ இ ஈ", "α β γ δ", "가 나 다 라", "ア イ ウ エ", "ა ბ გ დ"] {
      let names = letters.split(separator: " ").map(String.init)
      let found = TypedLines.items(
        """
        1. What is it?
          \(names[0])) one
          \(names[1])) two
          \(names[2])) three
          \(names[3])) four
        2. Where is it?
          \(names[0])) here
          \(names[1])) there
          \(names[2])) far
          \(names[3])) near
        """)
      #expect(found.map { $0.options.map(\.label) } == [names, names], "\(letters)")
      #expect(found.last?.options.map(\.text) == ["here", "there", "far", "near"], "\(letters)")
    }
  }

  @Test func circledDigitsInARowNameOptionsAndTheirAnswer() {
    let found = TypedLines.items(
      """
      1. 다음 중 공식 공용어가 아닌 것은?
        ① 영어 ② 독일어 ③ 중국어
        정답: ② 독일어
      2. 흰색 바탕이 의미하는 것은?
        ① 평화 ② 혁명② 국토
        정답: ① 평화
      3. 대통령 임기는 몇 년인가요?
        ① 4년② 5년③ 6년
        정답: ② 5년
      """)
    #expect(found.map(\.answer) == ["독일어", found[1].answer, "5년"])
    #expect(found.last?.options.map(\.text) == ["4년", "5년", "6년"])
  }

  @Test func chinesePapersWithAnswersHaveTheLetterWithinTheQuestion() {
    let found = TypedLines.items(
      """
      1、全国消防日是(B)。
      A、1月19日 B、11月9日 C、9月11日
      2、要对准火焰的(A)喷射。
      A.根部 B.中部 C.上部
      3、泡沫灭火器不能用于扑救(D)火灾。
      A.塑料 B.汽油 C.煤油 D.金属钠
      """)
    #expect(found.map(\.question) == ["全国消防日是（　）。", "要对准火焰的（　）喷射。", "泡沫灭火器不能用于扑救（　）火灾。"])
    #expect(found.map(\.answer) == ["11月9日", "根部", "金属钠"])
  }

  @Test func signsBehindTheWordForAnswersAreVerdictsWithWhatIsRight() {
    let found = TypedLines.items(
      """
      1.安全生产管理，坚持安全第一的方针。
      答案:√
      2.主要负责人对本单位的工作负领导责任。
      答案:×全面负责
      3.安全设施不得与居住区相连。
      答案:√
      4.劳动者可以代替配备兼职人员。
      答案:×专职
      """)
    #expect(found.map(\.answer) == ["True", "False", "True", "False"])
    #expect(found[1].details["explanation"] == "全面负责")
  }

  @Test func howWordsSoundIsNoPartOfWhatTheyMean() {
    let found = TypedLines.items(
      """
      *Words
      Привет - [privet] - Hello
      Спасибо - [spasibo] - Thank you
      Пожалуйста - [pozhaluysta] - Please
      Извините - [izvinite] - I am sorry
      """)
    #expect(found.map(\.answer) == ["Hello", "Thank you", "Please", "I am sorry"])
    #expect(found.first?.details["pronunciation"] == "privet")
  }

  @Test func readingsMayStandAboveTheWordsOfCards() {
    var typed: [(text: String, x: Int, y: Int, font: String)] = []
    let rows = [
      [("ài", "爱", "Love"), ("chū", "出", "Go out"), ("du", "读", "Read")],
      [("deng", "等", "Wait"), ("dao", "到", "Arrive"), ("dai", "带", "Take")],
      [("gei", "给", "Give"), ("kan", "看", "Look"), ("zou", "走", "Walk")],
    ]
    for (row, cards) in rows.enumerated() {
      for (column, card) in cards.enumerated() {
        let (middle, top) = (100 + 150 * column, 100 + 80 * row)
        for (line, text) in [card.0, card.1, card.2].enumerated() {
          // Each letter is five points wide.
          typed.append((text, middle - text.unicodeScalars.count * 5 / 2, top + 15 * line, "Serif"))
        }
      }
    }
    let found = extract([TypedLines.page(typed)]).items
    #expect(found.map(\.question) == ["爱", "出", "读", "等", "到", "带", "给", "看", "走"])
    #expect(found.map(\.answer)[..<3] == ["Love", "Go out", "Read"])
    #expect(found.map { $0.details["pronunciation"] }[3...5] == ["deng", "dao", "dai"])
  }
}
