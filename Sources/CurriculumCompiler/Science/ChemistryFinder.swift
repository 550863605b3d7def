import CurriculumRuntime

/// Finds formulas, equations and nuclides in a text.
struct ChemistryFinder {
  let cursor: TextCursor
  /// The text between spaces, without brackets and punctuation around it.
  private(set) var tokens: [Range<Int>] = []
  var found: [ChemistryMatch] = []

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

  func text(_ range: Range<Int>) -> String { cursor.text(range) }

  /// A token without quotes, brackets and punctuation that are not its own.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
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
    guard let formula = formula(text), !(text == "H2" && namesReceptor(behind: range.upperBound)) else {
      return
    }
    found.append(ChemistryMatch(content: .formula(formula), range: begin..<range.upperBound))
  }

  /// True before the words of medicine with which H2 is a receptor of histamine, no hydrogen.
  private func namesReceptor(behind offset: Int) -> Bool {
    let rest = cursor.bytes[offset...].prefix(16).drop { $0 == 0x20 || $0 == 0x2D }
    return ["receptor", "blocker", "antagonist", "antihist"].contains { rest.starts(with: $0.utf8) }
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
  func isFormulaText(_ text: String) -> Bool { formula(text) != nil }

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
private let capitalFormulas: Set<String> = ["CO", "KI", "KF", "KOH", "HCN", "KCN"]

/// Names and abbreviations that could be read as formulas.
private let notFormulas: Set<String> = [
  "HeLa", "BSc", "LiPo", "CoS", "NaN", "PhD", "SiC-", "COP26", "COP21", "NiMH", "LiIon", "InCo", "OsCo",
  "CoCo", "HoHo",
  "NoNo", "CoNi",
]
