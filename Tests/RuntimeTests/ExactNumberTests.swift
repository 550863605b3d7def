import CurriculumRuntime
import Testing

@Suite struct ExactNumberTests {
  @Test func numbersOfAnySizeAreReckonedExactly() {
    let avogadro = BigInteger(digits: "602214076000000000000000".utf8)
    #expect(avogadro.text == "602214076000000000000000")
    #expect((avogadro * avogadro).text == "362661793332533776000000000000000000000000000000")
    #expect((avogadro * avogadro).root(2) == avogadro)
    let (quotient, remainder) = (avogadro * avogadro + 17).quotientAndRemainder(by: -avogadro)
    #expect(quotient == -avogadro)
    #expect(remainder == 17)
    #expect(BigInteger(Int.min) - 1 + 1 == BigInteger(Int.min))
    #expect((-BigInteger(Int.min)).text == "9223372036854775808")
  }

  @Test func quotientAndRemainderMakeUpTheDividend() {
    var state: UInt64 = 7
    func random(_ limbs: Int) -> BigInteger {
      var value = BigInteger(0)
      for _ in 0..<limbs {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // Limbs of all ones and all zeros are where long division goes wrong.
        let limb = state >> 60 < 4 ? 0xFFFF_FFFF : state >> 60 < 8 ? 0 : Int(state >> 32)
        value = value * BigInteger(1 << 32) + BigInteger(limb)
      }
      return value
    }
    for round in 0..<4000 {
      let (dividend, divisor) = (random(1 + round % 9), random(1 + round % 5))
      guard divisor != 0 else { continue }
      let (quotient, remainder) = dividend.quotientAndRemainder(by: divisor)
      #expect(quotient * divisor + remainder == dividend)
      #expect(remainder < divisor && remainder >= 0)
    }
  }

  @Test(
    arguments: [
      ("135000", "135000", 3, 6, 0), ("1.35e5", "135000", 3, 3, 3), ("1.35 × 10⁵", "135000", 3, 3, 3),
      ("1.35x10^5", "135000", 3, 3, 3), ("1.35*10**5", "135000", 3, 3, 3), ("6.02 × 10²³", nil, 3, 3, 21),
      ("0.050", "0.05", 2, 2, -3), ("1,000", "1000", 1, 4, 0), ("135,000", "135000", 3, 6, 0),
      ("334 000", "334000", 3, 6, 0), ("135\u{2009}000", "135000", 3, 6, 0), ("−184", "-184", 3, 3, 0),
      ("-12", "-12", 2, 2, 0), ("–3.0", "-3", 2, 2, -1), ("3.0", "3", 2, 2, -1), ("3600", "3600", 2, 4, 0),
      ("½", "0.5", 1, 1, 0), ("2½", "2.5", 1, 1, 0), ("1/2", "0.5", 1, 1, 0), ("1.60e-19", nil, 3, 3, -21),
      (".5", "0.5", 1, 1, -1), ("0", "0", 1, 1, 0), ("0.00", "0", 1, 3, -2), ("+7", "7", 1, 1, 0),
      ("5.0 × 10⁻⁷", "0.0000005", 2, 2, -8), ("007", "7", 1, 1, 0),
    ] as [(String, String?, Int, Int, Int)])
  func aNumberKeepsWhatItsWritingSays(text: String, value: String?, least: Int, most: Int, place: Int) throws
  {
    let number = try WrittenNumber(text)
    if let value { #expect(number.value.decimalText == value) }
    #expect(number.figures == least...most)
    #expect(number.lastPlace == place)
  }

  @Test(arguments: [
    ("1,5", NumberProblem.decimalComma), ("12,0000", .decimalComma), ("abc", .missing), ("", .missing),
    ("12 V", .trailing(3)), ("1.2.3", .trailing(3)), ("1/0", .trailing(1)), ("--5", .missing),
    ("5e", .trailing(1)), ("1,00", .decimalComma),
  ])
  func whatIsNoNumberIsRefusedWithTheReason(text: String, problem: NumberProblem) {
    #expect(throws: problem) { try WrittenNumber(text) }
  }

  @Test(arguments: [
    ("45.902", 3, "45.9"), ("5.88", 2, "5.9"), ("5.85", 2, "5.9"), ("-5.85", 2, "-5.9"),
    ("0.0495", 2, "0.050"),
    ("999.5", 3, "1000"), ("0.25", 1, "0.3"), ("3449", 2, "3400"), ("2.675", 3, "2.68"), ("1.005", 3, "1.01"),
  ])
  func halvesAreRoundedAwayFromZeroToSignificantFigures(text: String, figures: Int, rounded: String) throws {
    #expect(try WrittenNumber(text).value.text(figures: figures) == rounded)
  }

  @Test func halvesAreRoundedAwayFromZeroToDecimalPlaces() throws {
    #expect(try WrittenNumber("2.675").value.text(decimalPlaces: 2) == "2.68")
    #expect(try WrittenNumber("-0.05").value.text(decimalPlaces: 1) == "-0.1")
    #expect(try WrittenNumber("0.04").value.text(decimalPlaces: 1) == "0.0")
    #expect(try WrittenNumber("12").value.text(decimalPlaces: 2) == "12.00")
    #expect(Rational(2, over: 3).text(decimalPlaces: 3) == "0.667")
    #expect(Rational(1, over: 3).decimalText == nil)
    #expect(Rational(1, over: 8).decimalText == "0.125")
  }

  @Test func rootsAreExactWhereTheyCanBe() {
    #expect(Rational(9, over: 4).root(2) == (Rational(3, over: 2), true))
    let root = Rational(2).root(2)
    #expect(!root.isExact)
    #expect(root.value.text(figures: 20) == "1.4142135623730950488")
    #expect(Rational(BigInteger(2), timesTenToThe: 60).root(2).value.text(figures: 5).hasPrefix("14142"))
  }
}
