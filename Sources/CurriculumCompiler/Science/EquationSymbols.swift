import CurriculumRuntime

/// An equation of physics that boards write with different symbols.
package struct EquationSymbols: Sendable {
  /// What it is about, in words: "force on a spring".
  package let name: String
  /// How each board prints it.
  package let printed: [Board: String]

  /// The equations whose symbols differ.
  ///
  /// OCR prints its equations in words, so no symbols are wrong there.
  ///
  /// Source: AQA 8463 physics equations sheet and Pearson 1PH0 equation sheet for 2025 to 2027.
  package static let all = [
    EquationSymbols(name: "force on a spring", printed: [.aqa: "F = k e", .edexcel: "F = k × x"]),
    EquationSymbols(
      name: "elastic potential energy", printed: [.aqa: "Ee = ½ k e²", .edexcel: "E = ½ × k × x²"]),
    EquationSymbols(
      name: "change in thermal energy", printed: [.aqa: "ΔE = m c Δθ", .edexcel: "ΔQ = m × c × Δθ"]),
    EquationSymbols(name: "energy for a change of state", printed: [.aqa: "E = m L", .edexcel: "Q = m × L"]),
    EquationSymbols(name: "kinetic energy", printed: [.aqa: "Ek = ½ m v²", .edexcel: "KE = ½ × m × v²"]),
    EquationSymbols(
      name: "gravitational potential energy", printed: [.aqa: "Ep = m g h", .edexcel: "ΔGPE = m × g × Δh"]),
    EquationSymbols(
      name: "uniform acceleration", printed: [.aqa: "v² − u² = 2 a s", .edexcel: "v² − u² = 2 × a × x"]),
  ]

  /// The equations of a text, with the boards that print them so, and where they stand in UTF-8 offsets.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package static func found(
    in text: String
  ) -> [(equation: EquationSymbols, boards: [Board], range: Range<Int>)] {
    let bytes = Array(text.utf8)
    var found: [(equation: EquationSymbols, boards: [Board], range: Range<Int>)] = []
    for place in bytes.indices where bytes[place] == 0x3D {
      let (window, range) = window(bytes, around: place)
      for equation in all {
        let boards = equation.printed.filter { normalised($0.value) == window }.map(\.key)
        guard !boards.isEmpty else { continue }
        found.append((equation, boards.sorted { $0.rawValue < $1.rawValue }, range))
        break
      }
    }
    return found
  }

  /// The symbols around a sign of equality without signs and spaces, and where they stand.
  private static func window(_ bytes: [UInt8], around place: Int) -> (String, Range<Int>) {
    let before = String(decoding: bytes[max(0, place - 24)..<place], as: UTF8.self)
    let after = String(decoding: bytes[(place + 1)..<min(bytes.count, place + 40)], as: UTF8.self)
    var left = before.split(separator: " ").suffix(3)
    // One symbol, or a difference such as `v² − u²`.
    if left.count < 3 || !["−", "-"].contains(left[left.index(after: left.startIndex)]) {
      left = left.suffix(1)
    }
    var right: [Substring] = []
    for word in after.split(separator: " ") {
      var symbol = word
      while let last = symbol.last, ",.;:?)".contains(last) { symbol.removeLast() }
      let letters = symbol.unicodeScalars.count { $0.isASCIILetter }
      guard !symbol.isEmpty, letters <= 3, !notSymbols.contains(String(symbol)) else { break }
      right.append(symbol)
      if symbol.utf8.count < word.utf8.count { break }
    }
    let start = left.first.map { before.utf8.distance(from: $0.startIndex, to: before.endIndex) } ?? 0
    let end = right.last.map { after.utf8.distance(from: after.startIndex, to: $0.endIndex) } ?? 0
    let text = left.joined() + "=" + right.joined()
    return (normalised(text), place - start..<place + 1 + end)
  }

  /// Short words that may stand behind an equation.
  private static let notSymbols: Set<String> = [
    "to", "is", "and", "for", "in", "the", "of", "on", "as", "if", "or", "by", "so", "it",
  ]

  /// An equation without spaces and signs of multiplication, with ½ and ² for how else they are typed.
  private static func normalised(_ text: String) -> String {
    var result = text.filter { !" ×*·".contains($0) }
    for (typed, printed) in [
      ("0.5", "½"), ("1/2", "½"), ("^2", "²"), ("-", "−"), ("_", ""), ("ₖ", "k"), ("ₚ", "p"), ("ₑ", "e"),
    ] {
      result = result.split(separator: typed, omittingEmptySubsequences: false).joined(separator: printed)
    }
    return result
  }

  /// The gravitational field strengths that a text states, in N/kg or m/s².
  package static func fieldStrengths(in numbers: [StatedNumber], _ text: String) -> [StatedNumber] {
    let acceleration = PhysicalDimension(length: 1, time: -2)
    return numbers.filter { number in
      guard let unit = number.unit, unit.dimension == acceleration else { return false }
      if unit.canonicalText == "N/kg" { return true }
      let before = String(decoding: Array(text.utf8)[..<number.range.lowerBound].suffix(40), as: UTF8.self)
      return before.hasSuffix("g = ") || before.contains("gravity")
    }
  }
}
