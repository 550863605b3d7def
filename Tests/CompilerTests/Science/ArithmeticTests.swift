import CurriculumCompiler
import CurriculumRuntime
import Testing

@Suite struct ArithmeticTests {
  @Test(
    arguments: [
      ("0.5*1200*15**2", "135000"), ("0.5 × 1200 × 15²", "135000"), ("½ × 1200 × 15^2", "135000"),
      ("1.5*4200*(100-20)", "504000"), ("800/2**(18/6)", "100"), ("2**(100/20)", "32"), ("6*2**2/2**3", "3"),
      ("(2.20-2.50)/2.50*100", "-12"), ("400*(10/20)**2", "100"), ("2 × 56 ÷ (160 + 3 × 28) × 100", nil),
      ("√(2 × 9.8 × 20)", nil), ("√144", "12"), ("sqrt(0.25)", "0.5"), ("-2**2", "-4"), ("2(3 + 4)", "14"),
      ("[(1 + 2) × 3] − 4", "5"), ("1,000 × 2", "2000"), ("6.02e23*2", "1204000000000000000000000"),
      ("9.0 ÷ 3.0 × 10⁸", "0.00000003"), ("9.0/3.0*10**2", "300"), ("4 ÷ 5 × 10²", "80"),
      ("3.0 × 10⁸ ÷ 1.5", "200000000"), ("10^-3", "0.001"), ("--5", "5"), ("2**3**2", "512"),
      ("8**(1/3)", "2"),
      ("+7", "7"), ("0.1+0.2", "0.3"), ("1/3*3", "1"),
    ] as [(String, String?)])
  func aCalculationComesToItsExactValue(text: String, value: String?) throws {
    let expression = try ArithmeticExpression(text)
    if let value { #expect(expression.value.decimalText == value) }
  }

  @Test func aValueThatHasNoEndIsRoundedOnlyWhenItIsWritten() throws {
    let expression = try ArithmeticExpression("2*56/(160+3*28)*100")
    #expect(expression.isExact)
    #expect(expression.value.text(figures: 3) == "45.9")
    let root = try ArithmeticExpression("√(2 × 9.8 × 20)")
    #expect(!root.isExact)
    #expect(root.value.text(figures: 6) == "19.7990")
  }

  @Test(arguments: [
    ("", ArithmeticProblem.Kind.incomplete, 0), ("2*", .incomplete, 2), ("(2+3", .unmatchedBracket, 0),
    ("2+3)", .unmatchedBracket, 3), ("1/0", .divisionByZero, 1), ("√(1-2)", .noRealValue, 8),
    ("mass*2", .unreadable, 0),
    ("2 kg", .unreadable, 2), ("9**9**9", .tooLarge, 7), ("0^-1", .noRealValue, 4),
    ("(" + String(repeating: "(", count: 200), .tooLarge, 64),
    (String(repeating: "9", count: 2000), .tooLarge, 1000),
    ("E = 2*3", .unreadable, 0), ("(2 3)", .unreadable, 3),
  ])
  func whatHasNoValueIsRefusedWithItsPlace(text: String, kind: ArithmeticProblem.Kind, offset: Int) {
    let problem = #expect(throws: ArithmeticProblem.self) { try ArithmeticExpression(text) }
    #expect(problem?.kind == kind)
    #expect(problem?.offset == offset)
  }

  @Test func theNumbersOfACalculationAreListed() throws {
    let numbers = try ArithmeticExpression("0.5*1200*15**2 + 3.0 × 10⁸").numbers
    #expect(numbers.map { $0.number.value.readableText } == ["0.5", "1200", "15", "2", "3", "10"])
    #expect(numbers.map(\.isExponent) == [false, false, false, true, false, false])
    #expect(numbers[4].standardForm?.value == 300_000_000)
  }
}
