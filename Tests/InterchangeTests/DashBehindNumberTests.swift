import CurriculumTestSupport
import PDFText
import Testing

@testable import Interchange

/// Dashes between the number of a question and what it asks.
struct DashBehindNumberTests {
  private static let questions = [
    ("O componente que guarda a carga é:", ["o indutor", "o capacitor", "o diodo"]),
    ("O componente que dá luz é:", ["a lâmpada", "o capacitor", "o diodo"]),
    ("O componente que abre o circuito é:", ["a lâmpada", "a chave", "o diodo"]),
    ("O componente que mede a corrente é:", ["a lâmpada", "a chave", "o amperímetro"]),
  ]

  private func items(_ dash: String, count: Int = 4) -> [ExtractedItem] {
    TypedLines.items(
      Self.questions.prefix(count).enumerated().flatMap { place, asked in
        ["0\(place + 1) \(dash) \(asked.0)"] + zip("abc", asked.1).map { "\($0)) \($1)" }
      }.joined(separator: "\n"))
  }

  @Test(arguments: ["–", "—", "-"])
  func theDashIsNoPartOfTheQuestion(dash: String) {
    let found = items(dash)
    #expect(found.map(\.question) == Self.questions.map(\.0))
    #expect(found.map(\.number) == ["01", "02", "03", "04"])
    #expect(found.map { $0.options.map(\.text) } == Self.questions.map(\.1))
  }

  @Test(arguments: [
    "1 – A it is Mars\n2 – A it is Saturn\n3 – B it is Venus\n4 – B it is Jupiter\n5 – A it is Pluto",
    "1 – the red one\n3 – the ringed one\n5 – the hot one\n7 – the large one\n9 – the cold one",
    "1 – 4 pounds\nof flour\n2 – 3 pounds\nof salt\n3 – 7 pounds\nof lead\n4 – 9 pounds\nof wool",
    "1 – the red one\nof all\n2 – the ringed one\nof all\n3 – the hot one\nof all",
  ])
  func dashesBehindOtherNumbersAreLeft(text: String) {
    let lines = TypedLines.page(TypedLines.lines(text, column: 150)).lines
    #expect(DashesBehindNumbers.without(lines).map(\.text) == lines.map(\.text))
  }
}
