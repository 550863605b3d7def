import CurriculumRuntime

/// A formula, ion, equation or nuclide that stands in running text.
package struct ChemistryMatch: Sendable {
  package enum Content: Sendable {
    case formula(ChemicalFormula)
    case equation(ChemicalEquation)
    /// A nucleus: `¹⁴₆C`, `carbon-14`.
    case nuclide(Nuclide)
    case nuclearEquation(NuclearEquation)
    /// An equation in names, which is right in its place.
    case wordEquation
    /// Something with an arrow and formulas around it that cannot be read; ranges are counted in the match.
    case unreadableEquation(EquationProblem)
    /// Something in the form of a nuclide that cannot be one.
    case unreadableNuclide(NuclideProblem)
  }

  package let content: Content
  /// UTF-8 offsets in the text.
  package let range: Range<Int>
}

/// The formulas, equations and nuclides of a text, first to last, none within another.
///
/// It would rather miss a formula than take a word or a code for one: `NO`, `UK`, `C1` and `F2` are left alone.
///
/// - Complexity: O(*n*) in the bytes of the text, apart from short candidates.
package func chemistry(in text: String) -> [ChemistryMatch] {
  var finder = ChemistryFinder(text)
  return finder.find()
}

private struct ChemistryFinder {
  private let cursor: TextCursor
  /// The text between spaces, without brackets and punctuation around it.
  private var tokens: [Range<Int>] = []
  private var found: [ChemistryMatch] = []

  init(_ text: String) { cursor = TextCursor(text) }

  mutating func find() -> [ChemistryMatch] {
    guard cursor.bytes.contains(where: { $0 >= 0x41 && $0 <= 0x5A || $0 >= 0xE2 }) else { return [] }
    splitTokens()
    var index = 0
    while index < tokens.count {
      index = findEquation(at: index) ?? findInToken(at: index)
    }
    // A sum before an arrow is only seen to be an equation when the arrow comes.
    return found.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func splitTokens() {
    var ahead = cursor
    while !ahead.isAtEnd {
      ahead.skip { $0.isBlank || $0 == "\n" }
      let start = ahead.offset
      ahead.skip { !$0.isBlank && $0 != "\n" }
      if ahead.offset > start { tokens.append(start..<ahead.offset) }
    }
  }

  private func text(_ range: Range<Int>) -> String { cursor.text(range) }

  /// A token without quotes, brackets and punctuation that are not its own.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let bytes = cursor.bytes
    var (lower, upper) = (range.lowerBound, range.upperBound)
    func unmatched(_ byte: UInt8, _ partner: UInt8) -> Bool {
      let inner = bytes[lower..<upper]
      return inner.count(where: { $0 == byte }) > inner.count(where: { $0 == partner })
    }
    while lower < upper {
      let last = bytes[upper - 1]
      if [0x2E, 0x2C, 0x3B, 0x3A, 0x3F, 0x21, 0x22, 0x27].contains(last) {
        upper -= 1
      } else if last == 0x29, unmatched(0x29, 0x28) {
        upper -= 1
      } else if upper - lower >= 3, bytes[upper - 3] == 0xE2, bytes[upper - 2] == 0x80,
        [0x99, 0x9D, 0xA6].contains(last)
      {
        upper -= 3
      } else {
        break
      }
    }
    while lower < upper {
      let first = bytes[lower]
      if first == 0x22 || first == 0x27 {
        lower += 1
      } else if first == 0x28,
        unmatched(0x28, 0x29) || (bytes[upper - 1] == 0x29 && closesWhole(lower, upper))
      {
        if bytes[upper - 1] == 0x29, !unmatched(0x28, 0x29) { upper -= 1 }
        lower += 1
      } else if upper - lower >= 3, first == 0xE2, bytes[lower + 1] == 0x80,
        [0x98, 0x9C].contains(bytes[lower + 2])
      {
        lower += 3
      } else {
        break
      }
    }
    return lower..<upper
  }

  /// True when the bracket at the start is closed by the one at the end.
  private func closesWhole(_ lower: Int, _ upper: Int) -> Bool {
    var depth = 0
    for index in lower..<upper {
      if cursor.bytes[index] == 0x28 { depth += 1 }
      if cursor.bytes[index] == 0x29 {
        depth -= 1
        if depth == 0 { return index == upper - 1 }
      }
    }
    return false
  }
}

// MARK: - Equations

extension ChemistryFinder {
  /// Where an arrow stands in a token.
  private func arrowPlace(_ range: Range<Int>) -> (arrow: ChemicalEquation.Arrow, range: Range<Int>)? {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let (arrow, length) = ChemicalEquation.arrow(in: cursor.bytes, at: offset) {
        return (arrow, offset..<offset + length)
      }
      offset += 1
    }
    return nil
  }

  /// Takes the equation whose arrow is in a token; returns the token behind it, nil when there is none.
  private mutating func findEquation(at index: Int) -> Int? {
    guard let (arrow, place) = arrowPlace(tokens[index]) else { return nil }
    let earliest =
      found.last.map { match in
        if case .formula = match.content { return 0 }
        if case .nuclide = match.content { return 0 }
        return match.range.upperBound
      } ?? 0
    var first = index
    // Leftwards: species, sign, species …
    if place.lowerBound == tokens[index].lowerBound {
      while first > 0, tokens[first - 1].lowerBound >= earliest, belongs(first - 1, isLeft: true) {
        first -= 1
      }
    }
    var last = index
    if place.upperBound == tokens[index].upperBound {
      while last + 1 < tokens.count, belongs(last + 1, isLeft: false) {
        last += 1
        if endsSentence(tokens[last]) { break }
      }
    }
    let start = first < index ? leading(tokens[first]) : trimmed(tokens[index]).lowerBound
    let end = trimmed(tokens[last]).upperBound
    guard start < place.lowerBound, end > place.upperBound else { return wordEquation(at: index, arrow) }
    let range = start..<end
    guard let content = equation(range, arrow) else { return wordEquation(at: index, arrow) }
    found.removeAll { $0.range.lowerBound >= start }
    found.append(ChemistryMatch(content: content, range: range))
    return last + 1
  }

  /// Where a token begins, without quotes and brackets before it.
  private func leading(_ range: Range<Int>) -> Int { trimmed(range).lowerBound }

  private func endsSentence(_ range: Range<Int>) -> Bool {
    [0x2E, 0x2C, 0x3B, 0x3F, 0x21].contains(cursor.bytes[range.upperBound - 1])
  }

  /// True when a token can be a part of a sum of species.
  private func belongs(_ index: Int, isLeft: Bool) -> Bool {
    let token = tokens[index]
    if isLeft, endsSentence(token) || cursor.bytes[token.upperBound - 1] == 0x3A { return false }
    if token.count == 1, [0x2B, 0x2D].contains(cursor.bytes[token.lowerBound]) { return true }
    if text(token) == "−" { return true }
    let inner = text(trimmed(token))
    let isNumber = inner.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    return isNumber || looksLikeSum(inner) || StateSymbol.allCases.contains { "(\($0.rawValue))" == inner }
  }

  /// True for species joined by signs: each begins with a capital, a number, a bracket or an electron's e.
  private func looksLikeSum(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    // `2hcl` was meant to be a species.
    if first.isASCIIDigit, text.utf8.count <= 6 { return true }
    var lowercase = 0
    var hasUpper = false
    for scalar in text.unicodeScalars {
      if scalar.isASCIILetter {
        lowercase = scalar.value >= 0x61 ? lowercase + 1 : 0
        hasUpper = hasUpper || scalar.value < 0x61
        if lowercase > 2 { return false }
      } else {
        lowercase = 0
      }
    }
    if hasUpper { return true }
    return text.contains("e⁻") || text.contains("e-")
      || ["α", "β", "γ", "e", "n"].contains { text.hasSuffix($0) }
        && text.unicodeScalars.contains { $0.superscriptDigit != nil }
  }

  /// What stands in a range with an arrow; nil when it is no equation of chemistry or nuclear physics.
  private func equation(_ range: Range<Int>, _ arrow: ChemicalEquation.Arrow) -> ChemistryMatch.Content? {
    let text = text(range)
    do {
      if let nuclear = try NuclearEquation(text) { return .nuclearEquation(nuclear) }
    } catch {
      return .unreadableNuclide(error)
    }
    do {
      let equation = try ChemicalEquation(text)
      // `=` joins much that is no reaction: `V = I`, `C = 12`.
      let isCertain = equation.terms.count > 2 && equation.terms.contains { $0.formula.atoms.count > 1 }
      return arrow != .equals || isCertain ? .equation(equation) : nil
    } catch .wordEquation {
      return .wordEquation
    } catch {
      // Only what has a formula in it was meant to be an equation.
      let parts = text.split { "+→⇌=<>- ".contains($0) }
      let isMeant = parts.contains { isFormulaText(String($0.drop { $0.isNumber })) }
      return arrow != .equals && isMeant ? .unreadableEquation(error) : nil
    }
  }

  /// Takes an arrow between words for a word equation when a sign is near, and passes its token.
  private mutating func wordEquation(at index: Int, _ arrow: ChemicalEquation.Arrow) -> Int {
    let near = tokens[max(0, index - 4)..<min(tokens.count, index + 5)]
    let neighbours = [index - 1, index + 1].filter(tokens.indices.contains)
    let areNames = neighbours.count == 2 && neighbours.allSatisfy { tokens[$0].count >= 3 }
    if arrow != .equals, areNames, near.contains(where: { text($0) == "+" }) {
      found.append(ChemistryMatch(content: .wordEquation, range: tokens[index]))
    }
    return index + 1
  }
}

// MARK: - Formulas and nuclides

extension ChemistryFinder {
  /// Takes the formulas and nuclides of a token; returns the next token.
  private mutating func findInToken(at index: Int) -> Int {
    let range = trimmed(tokens[index])
    guard !range.isEmpty else { return index + 1 }
    if let match = nuclide(range) {
      found.append(match)
      return index + 1
    }
    // A slash or dash divides: `HCl/NaCl`, `H–Cl`, `CO₂-free`.
    var start = range.lowerBound
    var place = start
    while place <= range.upperBound {
      let isEnd = place == range.upperBound
      let scalar = isEnd ? nil : cursor.scalar(at: place)
      let isSign = scalar == "-" && (place + 1 == range.upperBound || cursor.bytes[place + 1] == 0x28)
      if isEnd || scalar == "/" || scalar == "\u{2013}" || (scalar == "-" && !isSign) {
        addFormula(start..<place)
        start = place + (scalar.map { UTF8.width($0) } ?? 0)
      }
      place += scalar.map { UTF8.width($0) } ?? 1
    }
    return index + 1
  }

  private mutating func addFormula(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var begin = range.lowerBound
    while begin < range.upperBound, cursor.bytes[begin] >= 0x30, cursor.bytes[begin] <= 0x39 { begin += 1 }
    let text = text(begin..<range.upperBound)
    guard let formula = formula(text) else { return }
    found.append(ChemistryMatch(content: .formula(formula), range: begin..<range.upperBound))
  }

  private func nuclide(_ range: Range<Int>) -> ChemistryMatch? {
    let text = text(range)
    guard let first = text.unicodeScalars.first else { return nil }
    let isWritten = first.superscriptDigit != nil || first.subscriptDigit != nil
    let isNamed = first.isASCIILetter && text.utf8.last.map { $0 >= 0x30 && $0 <= 0x39 } == true
    guard isWritten || isNamed else { return nil }
    do {
      let nuclide = try Nuclide(text)
      // `C-1` and `B-2` are codes as often as isotopes.
      return isWritten || text.utf8.count >= 5
        ? ChemistryMatch(content: .nuclide(nuclide), range: range) : nil
    } catch {
      let isCertain: Bool
      switch error {
      case .unreadable, .unknownElement: isCertain = false
      default: isCertain = isWritten || text.utf8.count >= 7
      }
      return isCertain ? ChemistryMatch(content: .unreadableNuclide(error), range: range) : nil
    }
  }

  /// True when a text is a formula beyond doubt.
  private func isFormulaText(_ text: String) -> Bool { formula(text) != nil }

  /// The formula that a text is beyond doubt; nil when it may be a word, a code or a symbol of physics.
  private func formula(_ text: String) -> ChemicalFormula? {
    guard text.utf8.count >= 2, text.utf8.count <= 64, !notFormulas.contains(text),
      let formula = try? ChemicalFormula(text), !formula.isElectron
    else { return nil }
    return isCertain(formula, text) ? formula : nil
  }

  private func isCertain(_ formula: ChemicalFormula, _ text: String) -> Bool {
    // Nobody writes a 1 in a formula: C1 is a topic, P₁ a pressure.
    if formula.style.contains(.needlessOne) { return false }
    let atoms = formula.atoms
    if formula.charge != 0 {
      // Grades and blood groups have signs too: only ions that exist.
      let isRaised = !formula.style.contains(.plainCharge)
      return Ion.charges(of: atoms) != nil && (isRaised || Ion.isKnown(formula)) && text != "H-"
        && text != "C-"
    }
    let hasLowercase = text.utf8.contains { $0 >= 0x61 && $0 <= 0x7A }
    let hasCounts = text.unicodeScalars.contains { $0.subscriptDigit != nil || $0.isASCIIDigit }
    if atoms.count == 1 {
      guard hasCounts, case .element(let element, let count)? = formula.parts.first else { return false }
      let isPlain = formula.style.contains(.plainSubscripts)
      let molecules: [String: [Int]] =
        isPlain
        ? ["H": [2], "N": [2], "O": [2, 3], "Cl": [2], "Br": [2], "I": [2]]
        : [
          "H": [2], "N": [2], "O": [2, 3], "F": [2], "Cl": [2], "Br": [2], "I": [2], "P": [4], "S": [8],
          "C": [60],
        ]
      // Where there is an I₁, I₂ is a current.
      return formula.parts.count == 1 && molecules[element.symbol]?.contains(count) == true
        && (isPlain || !hasFirst(element.symbol))
    }
    if !hasCounts { return hasLowercase ? formula.parts.count <= 4 : capitalFormulas.contains(text) }
    if hasLowercase || !formula.style.contains(.plainSubscripts) { return !isPhysics(text) }
    // Capitals and plain digits: KS3, PS5 and H5N1 are codes; formulas have hydrogen, carbon, nitrogen or oxygen.
    let common: Set = ["H", "C", "N", "O", "S", "P", "F", "I", "K", "B"]
    let symbols = Set(atoms.keys.map(\.symbol))
    guard symbols.isSubset(of: common), !symbols.isDisjoint(with: ["H", "C", "O", "N"]) else { return false }
    return atoms.allSatisfy { $1 <= 12 || $0.symbol == "H" || $0.symbol == "C" }
  }

  /// True when the symbol stands somewhere with the index 1.
  private func hasFirst(_ symbol: String) -> Bool {
    let wanted = Array((symbol + "₁").utf8)
    return cursor.bytes.indices.dropLast(wanted.count - 1).contains {
      cursor.bytes[$0...].starts(with: wanted)
    }
  }

  /// True for products of physical quantities with indices, which look like formulas: P₂V₂, V₂I₂.
  private func isPhysics(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.subscriptDigit.map { $0 <= 2 } ?? ["P", "V", "I", "F", "W"].contains(scalar)
    }
  }
}

/// Formulas of capitals without digits that are no words or abbreviations.
private let capitalFormulas: Set<String> = ["CO", "KI", "KF", "KOH", "HF", "HCN", "KCN"]

/// Names and abbreviations that could be read as formulas.
private let notFormulas: Set<String> = [
  "HeLa", "BSc", "LiPo", "CoS", "NaN", "PhD", "SiC-", "COP26", "COP21", "NiMH", "LiIon", "InCo", "OsCo",
  "CoCo", "HoHo",
  "NoNo", "CoNi",
]
