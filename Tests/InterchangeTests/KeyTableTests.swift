import PDFText
import Testing

@testable import Interchange

/// Keys whose answers are numbers, and keys whose numbers a dash joins with words.
struct KeyTableTests {
  @Test func aTableThatCountsDownItsFirstColumnMayHaveAnyNumberInTheSecond() {
    var rows: [[(x: Int, text: String)]] = (1...6).map { number in
      [(x: 60, text: "\(number)"), (x: 90, text: "What is the value of the sum number \(number)?")]
    }
    rows += [[], [(x: 60, text: "Answers")], [(x: 60, text: "No."), (x: 120, text: "Answer")]]
    for (place, answer) in ["10", "28", "3", "5", "6", "55"].enumerated() {
      rows.append([(x: 60, text: "\(place + 1)"), (x: 120, text: answer)])
    }
    let found = extract([TypedLines.sheet(rows)]).items
    #expect(found.map(\.answer) == ["10", "28", "3", "5", "6", "55"])
  }

  @Test func zerosTellNumbersFromTheDigitsOfOptions() {
    var rows: [[(x: Int, text: String)]] = []
    for number in 1...6 {
      rows.append([(x: 60, text: "\(number). Which of these is right for the case number \(number)?")])
      rows.append([
        (x: 80, text: "(1) red \(number)"), (x: 180, text: "(2) blue \(number)"),
        (x: 280, text: "(3) grey \(number)"), (x: 380, text: "(4) green \(number)"),
      ])
    }
    let words = ["Q. No.", "Answer", "Q. No.", "Answer"]
    rows += [[], [(x: 60, text: "Answers")], zip([60, 130, 200, 270], words).map { (x: $0, text: $1) }]
    for (one, other) in [(1, 4), (2, 5), (3, 6)] {
      rows.append([
        (x: 70, text: "0\(one)"), (x: 140, text: "\(one)"), (x: 210, text: "0\(other)"),
        (x: 280, text: "\(other - 2)"),
      ])
    }
    let found = extract([TypedLines.sheet(rows)]).items
    #expect(found.map(\.answerLabels) == [["1"], ["2"], ["3"], ["2"], ["3"], ["4"]])
  }

  @Test func aDashMayJoinANumberWithItsAnswer() {
    let found = TypedLines.items(
      """
      A) Aşağıdaki cümlelerden doğru olanların başına “D”, yanlış olanların başına “Y” yazınız.
      ( ) 1. Ses boşlukta yayılmaz.
      ( ) 2. Işık sesten daha yavaş yayılır.
      ( ) 3. Kalp kanın dolaşmasını sağlar.
      B) Aşağıdaki boşlukları doldurunuz.
      1. Kuvvetin birimi ............................ olarak adlandırılır.
      2. En yakın gezegen ............................ gezegenidir.
      3. Akımı ölçen alete ............................ denir.
      *CEVAP ANAHTARI
      A) 1-D 2-Y 3-D
      B) 1-newton 2-Merkür 3-ampermetre
      """)
    #expect(found.map(\.answer) == ["True", "False", "True", "newton", "Merkür", "ampermetre"])
  }
}
