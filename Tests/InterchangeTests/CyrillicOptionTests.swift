import PDFText
import Testing

@testable import Interchange

/// Tests of Ukraine have options behind capitals alone, and what a question is worth behind it.
struct CyrillicOptionTests {
  @Test func capitalsAloneNameOptionsInARow() {
    let items = TypedLines.items(
      """
      1. Яка планета найбільша в Сонячній системі? (1 бал)
        А Земля | Б Марс | В Юпітер | Г Сатурн
      2. Столицею України є (1 бал)
        А Львів | Б Київ | В Одеса | Г Харків
      3. Назвіть три корисні копалини України. (2 бали)
      """, column: 110)
    #expect(items.map(\.marks) == [1, 1, 2])
    #expect(items[0].question == "Яка планета найбільша в Сонячній системі?")
    #expect(items[0].options.map(\.label) == ["А", "Б", "В", "Г"])
    #expect(items[1].options.map(\.text) == ["Львів", "Київ", "Одеса", "Харків"])
  }

  @Test func capitalsAloneNameOptionsBelowEachOther() {
    let items = TypedLines.items(
      """
      1. Яка тварина належить до плазунів?
        А жаба озерна
        Б ящірка зелена
        В карась річковий
      2. В якому місті стоїть цей пам’ятник?
      """, column: 400)
    #expect(items[0].options.map(\.text) == ["жаба озерна", "ящірка зелена", "карась річковий"])
    #expect(items[1].question == "В якому місті стоїть цей пам’ятник?")
  }

  @Test func fromNothingToThreePointsAreThree() {
    let items = TypedLines.items(
      """
      Zadanie 1. (0–3 p.)
      Wymień trzy stany skupienia wody.
      Zadanie 2. (0–1 p.)
      Jak nazywa się przyrząd do pomiaru temperatury?
      Zadanie 3. (0–2 p.)
      Wyjaśnij, dlaczego niedźwiedź zapada w sen zimowy.
      """, column: 400)
    #expect(items.map(\.marks) == [3, 1, 2])
    #expect(items[0].question == "Wymień trzy stany skupienia wody.")
  }
}
