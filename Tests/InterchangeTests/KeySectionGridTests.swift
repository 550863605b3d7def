import PDFText
import Testing

@testable import Interchange

/// Keys of web pages have a row for each exercise, and the numbers above all of them.
struct KeySectionGridTests {
  private func items(_ key: [[(x: Int, text: String)]]) -> [ExtractedItem] {
    let sheet: [[(x: Int, text: String)]] = [
      [(60, "Ejercicio 1")], [(60, "Completa las frases con ser o estar.")],
      [(80, "1. Nosotros _______ en la playa.")], [(80, "2. Yo _______ de Bolivia.")],
      [(80, "3. Los niños _______ cansados.")], [(60, "Ejercicio 2")],
      [(60, "Completa las frases con el pretérito.")], [(80, "1. El año pasado _______ a Perú.")],
      [(80, "2. El lunes _______ al museo.")], [(60, "Soluciones")],
    ]
    return extract([TypedLines.sheet(sheet + key)]).items
  }

  @Test func eachAnswerIsThatOfItsExerciseAndNumber() {
    let items = items([
      [(180, "1"), (260, "2"), (340, "3")],
      [(60, "Ejercicio 1"), (170, "estamos"), (255, "soy"), (330, "están")],
      [(60, "Ejercicio 2"), (170, "viajamos"), (255, "fueron")],
    ])
    #expect(items.map(\.answer) == ["estamos", "soy", "están", "viajamos", "fueron"])
  }

  @Test func anAnswerThatStandsUnderNoNumberIsNobodys() {
    let items = items([
      [(180, "1"), (260, "2"), (340, "3")],
      [(60, "Ejercicio 1"), (170, "estamos"), (330, "están")],
      [(60, "Ejercicio 2"), (170, "viajamos"), (255, "fueron")],
    ])
    #expect(items.allSatisfy { $0.answer != "están" || $0.number == "3" })
  }
}
