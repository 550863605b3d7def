import CurriculumCompiler
import CurriculumRuntime
import CurriculumTestSupport
import Foundation
import Testing

@Suite struct NumericSlipTests {
  /// The options' texts by the names of their mistakes.
  private func texts(_ slips: [NumericSlip]) -> [String: String] {
    Dictionary(slips.compactMap { slip in slip.errorTag.map { ($0, slip.text) } }) { first, _ in first }
  }

  private let car = "Calculate the kinetic energy of a car of mass 1200 kg travelling at 15 m/s."

  @Test func theMistakesOfKineticEnergyAreThoseThatTeachersKnow() {
    let slips = numericSlips(forKey: "135 000 J", prompt: car, working: "0.5*1200*15**2")
    let texts = texts(slips)
    #expect(texts["no_half"] == "270 000 J")
    #expect(texts["no_square"] == "9 000 J")
    #expect(slips.prefix(4).contains { $0.text == "18 000 J" && $0.reason.contains("momentum") })
    #expect(
      slips.first { $0.errorTag == "no_square" }?.reason == "forgot to square the speed (15 m/s)")
  }

  @Test func theFormulaIsFoundWhereNobodyWroteItDown() {
    let slips = numericSlips(
      forKey: "2.4 watts",
      prompt: "How many watts of electrical power are consumed by a 12 V light bulb that draws 0.2 A?")
    #expect(texts(slips)["divided_not_multiplied"] == "60.0 watts")
  }

  @Test(arguments: [
    ("5 classes", ["4 classes", "6 classes", "3 classes"]), ("2 atoms", ["1 atom", "3 atoms", "4 atoms"]),
    ("1 class", ["2 classes", "3 classes", "4 classes"]), ("8", ["7", "9", "6"]),
  ])
  func countedThingsStayWholeAndHaveTheirPlural(key: String, first: [String]) {
    let slips = numericSlips(forKey: key, prompt: "How many are there in the table?")
    #expect(slips.prefix(3).map(\.text) == first)
    #expect(slips.allSatisfy { $0.value.isWhole && $0.value.signum > 0 })
  }

  @Test(arguments: [
    ("135 kJ", " kJ"), ("75 %", " %"), ("75%", "%"), ("3.0 × 10⁸ m/s", " m/s"), ("1.6e-19 C", " C"),
    ("£1.20", ""), ("about 1 200 m", " m"), ("1,500 watts PEP output", " watts PEP output"),
    ("6.02 x 10^23", ""),
  ])
  func wrongNumbersAreWrittenAsTheKeyIs(key: String, ending: String) throws {
    let slips = numericSlips(forKey: key, prompt: "What is it?")
    #expect(slips.count >= 3)
    for slip in slips {
      #expect(slip.text.hasSuffix(ending))
      #expect(slip.text.hasPrefix(String(key.prefix { !$0.isNumber })))
      #expect(slip.text != key)
      if key.contains("×") { #expect(slip.text.contains(" × 10") && slip.text.contains(".")) }
      if key.contains("^") { #expect(slip.text.contains(" x 10^")) }
      if key.contains("e-") { #expect(slip.text.contains("e-")) }
      if key.contains(","), slip.value >= 1000 { #expect(slip.text.contains(",")) }
      if key.first == "£" { #expect(slip.text.split(separator: ".").last?.count == 2) }
    }
  }

  @Test(arguments: ["FT8", "H2O", "2F1-F2", "80 m and 40 m", "7.1 MHz to 7.2 MHz", "3:1", "8th", "none", ""])
  func whatIsNotOneNumberHasNoWrongNumbers(key: String) {
    #expect(numericSlips(forKey: key, prompt: "Which is it?").isEmpty)
  }

  @Test func whatIsRightInAnotherUnitIsNeverOffered() {
    let slips = numericSlips(
      forKey: "5.25 dm³", prompt: "What is the volume in dm³ of 5250 cm³ of blood?", accepted: ["10.5 l"],
      working: "5250/1000")
    #expect(!slips.isEmpty)
    #expect(!slips.contains { $0.value == Rational(21, over: 2) })
  }

  @Test func anotherValueOfGIsTooCloseToBeWrong() {
    let slips = numericSlips(
      forKey: "637 N", prompt: "A person has a mass of 65 kg. g = 9.8 N/kg or 10 N/kg. Calculate the weight.",
      working: "65*9.8")
    #expect(!slips.contains { $0.text == "650 N" })
    #expect(texts(slips)["mass_for_weight"] == "65 N")
  }

  @Test func conversionsThatAreForgottenAreNamed() {
    let concentration = numericSlips(
      forKey: "20 g/dm³",
      prompt: "5.0 g of salt is dissolved to make 250 cm³ of solution. Find the concentration.",
      working: "5.0/(250/1000)")
    #expect(texts(concentration)["unit_prefix_1000"] == "0.02 g/dm³")
    let charge = numericSlips(
      forKey: "60 C", prompt: "A current of 0.5 A flows for 2 minutes. Calculate the charge.",
      working: "0.5*2*60")
    #expect(texts(charge)["minutes_not_seconds"] == "1 C")
    let wire = numericSlips(
      forKey: "0.6 J", prompt: "A force of 3 N moves a block by 20 cm. Calculate the work done.",
      working: "3*0.2")
    #expect(texts(wire)["cm_not_m"] == "60 J")
    let gas = numericSlips(
      forKey: "2.0 m³", prompt: "A gas of 1.0 m³ at 20 °C is heated to 313 °C. Calculate its volume.",
      working: "1.0*(313+273)/(20+273)")
    #expect(gas.contains { $0.errorTag == "left_out" || $0.errorTag == "no_brackets" })
  }

  @Test func aFractionHasFractionsBesideIt() {
    let slips = numericSlips(forKey: "3/4", prompt: "What is the probability of a tall plant?")
    #expect(texts(slips)["complement"] == "1/4")
    #expect(slips.count >= 3)
    #expect(numericSlips(forKey: "½", prompt: "How much?").contains { $0.text == "¼" })
  }

  @Test func aYearHasYearsBesideIt() {
    let slips = numericSlips(forKey: "1945", prompt: "In which year did the war end?")
    #expect(slips.count >= 3)
    #expect(slips.allSatisfy { $0.value > 1900 && $0.value < 2000 })
  }

  @Test func aChargeMayHaveEitherSign() {
    let slips = numericSlips(forKey: "+2", prompt: "What is the charge of the calcium ion?")
    #expect(slips.first?.text == "−2")
    #expect(slips.first?.errorTag == "sign")
  }

  @Test(arguments: [
    "0", "0 J", "1e308", "1e-308", "-5 °C", "0.000000000001 m", "99999999999999999999",
    String(repeating: "7", count: 400), "9e999", "−0", "1/0", "0/5", "½½",
    "5 " + String(repeating: "x", count: 99),
    "٣", "5\u{301} J", "1.2.3", ".5 A",
  ])
  func absurdKeysAreHarmless(key: String) {
    for working in [
      nil, "1/0", "0*0", "2**1000", "10**300*10**300", "((((", String(repeating: "1+", count: 200) + "1",
    ] {
      let slips = numericSlips(forKey: key, prompt: "1e300 kg, 0 m, 5 m and " + key, working: working)
      #expect(Set(slips.map(\.text)).count == slips.count)
      #expect(!slips.contains { $0.text == key })
    }
  }

  @Test func theSameQuestionHasTheSameSlips() {
    let first = numericSlips(forKey: "135 kJ", prompt: car).map(\.text)
    #expect(!first.isEmpty)
    for _ in 0..<5 { #expect(numericSlips(forKey: "135 kJ", prompt: car).map(\.text) == first) }
  }

  @Test func roundingIsThatOfExactFractions() throws {
    // Halves, thirds and long decimals, as a learner's calculator would round them.
    var seen = 0
    for numerator in stride(from: 1, through: 997, by: 7) {
      for denominator in [8, 3, 125, 640, 7] {
        let exact = Rational(numerator, over: denominator)
        let slips = numericSlips(
          forKey: "12.25 m", prompt: "Find it.", working: "\(numerator)/\(denominator)*5")
        for slip in slips where slip.reason == "left out the factor 5" {
          #expect(slip.value == exact.rounded(toPlace: slip.value.decimalPlacesShown))
          seen += 1
        }
      }
    }
    #expect(seen > 500)
  }
}

extension Rational {
  fileprivate var decimalPlacesShown: Int {
    -((decimalText?.split(separator: ".").dropFirst().first?.count) ?? 0)
  }
}
