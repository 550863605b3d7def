import PDFText
import Testing

@testable import Interchange

/// Letters of other scripts count parts as well as options: a part must not become a wrong answer to choose from.
struct PartsInOtherScriptsTests {
  @Test func partsThatTheKeyAnswersEachAreQuestions() throws {
    let items = TypedLines.items(
      """
      426. Решите уравнение:
        а) 3x + 5 = 20; | б) 7x − 4 = 10;
        в) 2x + 9 = x + 12; | г) 5 − x = 8.
      427. Из двух посёлков навстречу друг другу выехали два велосипедиста. Через сколько часов они встретятся?
      428. Тетрадь стоит 18 рублей, а ручка 25 рублей.
        а) Сколько стоят пять тетрадей?
        б) Сколько ручек можно купить на 200 рублей?
      *ОТВЕТЫ
      426. а) 5; б) 2; в) 3; г) −3. 427. Через 2 ч.
      428. а) 90 рублей; б) 8 ручек.
      """, column: 200)
    try #require(items.count > 5)
    #expect(items.map(\.number) == ["426(а)", "426(б)", "426(в)", "426(г)", "427", "428(а)", "428(б)"])
    #expect(items.allSatisfy { $0.options.isEmpty })
    #expect(items[1].answer == "2")
    #expect(items[0].stem == "Решите уравнение:")
    #expect(items.last?.question == "Сколько ручек можно купить на 200 рублей?")
    #expect(items[5].answer == "90 рублей")
  }

  @Test func optionsStayOptions() throws {
    let items = TypedLines.items(
      """
      1. Единица измерения силы —
        а) паскаль | б) ньютон | в) джоуль
      2. Прибор для измерения температуры называется
        а) термометр | б) барометр | в) динамометр
      3. Переведите 2,5 кг в граммы.
      *Ответы
      1. б  2. а  3. 2500 г
      """, column: 150)
    try #require(items.count > 1)
    #expect(items[0].options.map(\.label) == ["а", "б", "в"])
    #expect(items[0].answer == "ньютон")
    #expect(items[1].answer == "термометр")
  }

  @Test func partsThatAskByThemselvesAreQuestions() throws {
    let items = TypedLines.items(
      """
      1. Розгляньте карту України.
        а) Яка річка найдовша?
        б) Яке місто є столицею?
      2. Яка планета найбільша в Сонячній системі?
      3. Хто написав «Енеїду»?
      4. Скільки сторін має шестикутник?
      """, column: 300)
    try #require(items.count == 5)
    #expect(items.map(\.number) == ["1(а)", "1(б)", "2", "3", "4"])
    #expect(items[1].question == "Яке місто є столицею?")
  }

  @Test func aNumberIsPrintedAsItStandsOnThePage() {
    let numbers = PrintedNumbers(codes: ["GEN 04"], letters: ["a": "а", "b": "б"])
    #expect(numbers.printed("1(b)") == "GEN 04(б)")
    #expect(PrintedNumbers(letters: ["a": "α"]).printed("12(a)(ii)") == "12(α)(ii)")
    #expect(PrintedNumbers(letters: ["i": "ι"]).printed("12(ii)") == "12(ii)")
    #expect(PrintedNumbers(letters: ["a": "الف"]).printed("1(a)") == "1(الف)")
    #expect(PrintedNumbers().printed("3(a)") == "3(a)")
  }
}
