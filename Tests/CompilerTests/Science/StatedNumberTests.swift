import CurriculumCompiler
import CurriculumRuntime
import Testing

@Suite struct StatedNumberTests {
  private func read(_ text: String) -> [String] {
    statedNumbers(in: text, excluding: chemistry(in: text).map(\.range)).map { number in
      let unit = number.unit.map { " " + $0.canonicalText } ?? number.problem.map { " ?" + $0.part } ?? ""
      return (number.isName ? "#" : "") + number.number.value.readableText + unit
    }
  }

  @Test(arguments: [
    ("A car of mass 1200 kg travelling at 15 m/s.", ["1200 kg", "15 m/s"]),
    (
      "heats 1.5 kg of water from 20 °C to 100 °C. Specific heat capacity of water = 4200 J/kg °C. Calculate",
      ["1.5 kg", "20 °C", "100 °C", "4200 J/kg °C"]
    ),
    ("0.20 kg of ice at 0 °C. Latent heat = 334 000 J/kg.", ["0.2 kg", "0 °C", "334000 J/kg"]),
    ("contains 75 % chlorine-35 and 25% chlorine-37", ["75 %", "#35", "25 %", "#37"]),
    ("A force of 12N acts for 5 Kg and 20°C", ["12 N", "5 ?Kg", "20 °C"]),
    ("Ca = 40, C = 12, O = 16", ["40", "12", "16"]),
    ("three resting heart rates: 68, 72 and 76 beats per minute.", ["68", "72", "76 beats/min"]),
    ("The magnification is ×600.", ["600"]), ("the charge is −1 and +2", ["-1", "2"]),
    ("between 3–6 m and 3-6 s", ["3", "6 m", "3", "6 s"]), ("Figure 2 shows Group 7", ["#2", "#7"]),
    ("H₂ + Cl₂ → 2HCl. H–H = 436 kJ/mol, Cl–Cl = 242 kJ/mol", ["436 kJ/mol", "242 kJ/mol"]),
    ("3.0 × 10⁸ m/s and 6.02e23", ["300000000 m/s", "6.02 × 10²³"]),
    ("2 C atoms and 3 C of charge", ["2", "3 C"]), ("the 1st of 3D models, COVID19", ["#1", "#3"]),
    ("24 bubbles in 2 minutes", ["24 bubbles", "2 min"]), ("x : 1 and 2 : 3", ["1", "2", "3"]),
    ("1000 turns on its primary coil", ["1000"]), ("H2SO4 and CO2", []), ("no numbers", []),
    ("½ of it", ["0.5"]),
    ("a 230 V electric heater is 10 A.", ["230 V", "10 A"]),
    ("20.0 cm³ of 0.100 mol/dm³", ["20 cm³", "0.1 mol/dm³"]),
    ("10 Kms and 5 kgs", ["10 ?Kms", "5 ?kgs"]), ("In 2019 400 people", ["2019", "400 people"]),
  ])
  func theNumbersOfASentenceAreReadWithTheirUnits(text: String, expected: [String]) {
    #expect(read(text) == expected)
  }

  @Test func rangesCoverNumberAndUnit() throws {
    let text = "Es ist 5 °C – 12N"
    let numbers = statedNumbers(in: text)
    let utf8 = Array(text.utf8)
    func part(_ range: Range<Int>?) -> String {
      range.map { String(decoding: utf8[$0], as: UTF8.self) } ?? ""
    }
    #expect(numbers.map { part($0.range) } == ["5", "12"])
    #expect(numbers.map { part($0.unitRange) } == ["°C", "N"])
    #expect(numbers.map(\.touchesUnit) == [false, true])
  }

  @Test(
    arguments: [
      ("Give your answer to 2 significant figures.", [RoundingDemand.significantFigures(2)]),
      ("to three significant figures", [.significantFigures(3)]), ("to 2 s.f.", [.significantFigures(2)]),
      ("(2sf)", [.significantFigures(2)]), ("to 1 decimal place", [.decimalPlaces(1)]),
      ("2 d.p.", [.decimalPlaces(2)]),
      ("to two decimal places", [.decimalPlaces(2)]), ("to the nearest whole number", [.nearest(place: 0)]),
      ("to the nearest 10 kg", [.nearest(place: 1)]), ("to the nearest 0.1", [.nearest(place: -1)]),
      ("in standard form to 3 sig figs", [.standardForm, .significantFigures(3)]),
      ("to an appropriate number of significant figures", [.appropriateFigures]),
      ("Give two reasons. Figures are significant.", []), ("the nearest star", []), ("at 2 places", []),
    ] as [(String, [RoundingDemand])])
  func whatAPromptDemandsOfFiguresIsRead(text: String, demands: [RoundingDemand]) {
    #expect(roundingDemands(in: text).map(\.demand) == demands)
  }
}
