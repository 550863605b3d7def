package import CurriculumRuntime

extension ArithmeticExpression {
  /// The numbers of a calculation that neither the prompt nor general knowledge accounts for, in order.
  ///
  /// Accounted for are the numbers of the prompt and their multiples by powers of ten, which change units; counts up
  /// to `largestCount`, for means, faces and atoms; exponents; and the numbers that are free to use.
  package func unexplainedNumbers(
    in prompt: String, free: [Rational], largestCount: Int
  ) -> [UsedNumber] {
    let equations = chemistry(in: prompt).filter { match in
      if case .equation = match.content { true } else { false }
    }
    let stated = statedNumbers(in: prompt, excluding: equations.map(\.range)).map(\.number.value.magnitude)
    let known = Set(stated).union(free)
    func isKnown(_ value: Rational) -> Bool {
      if known.contains(value) { return true }
      if let count = value.whole, (0...largestCount).contains(count) { return true }
      return stated.contains { $0.signum != 0 && (value / $0).exactPowerOfTen != nil }
    }
    return numbers.filter { used in
      guard !used.isExponent, !isKnown(used.number.value) else { return false }
      return !(used.standardForm.map { isKnown($0.value) } ?? false)
    }
  }
}
