import CurriculumRuntime

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
  mutating func findEquation(at index: Int) -> Int? {
    guard let (arrow, place) = arrowPlace(tokens[index]) else { return nil }
    let earliest =
      found.last.map { match in
        if case .formula = match.content { return 0 }
        if case .nuclide = match.content { return 0 }
        return match.range.upperBound
      } ?? 0
    var (first, last) = (index, index)
    if place.lowerBound == tokens[index].lowerBound { first = firstOfSum(before: index, from: earliest) }
    if place.upperBound == tokens[index].upperBound { last = lastOfSum(behind: index) }
    let start = first < index ? leading(tokens[first]) : trimmed(tokens[index]).lowerBound
    // A state symbol keeps its bracket.
    let isState = last > index && role(last) == .state
    let end =
      isState ? tokens[last].lowerBound + stateText(last).utf8.count : trimmed(tokens[last]).upperBound
    guard start < place.lowerBound, end > place.upperBound else { return wordEquation(at: index, arrow) }
    let range = start..<end
    guard let content = equation(range, arrow) else { return wordEquation(at: index, arrow) }
    found.removeAll { $0.range.lowerBound >= start }
    found.append(ChemistryMatch(content: content, range: range))
    return last + 1
  }

  private func isSign(_ token: Range<Int>) -> Bool { ["+", "-", "−"].contains(text(token)) }

  /// True when a token begins a line; no equation goes over one.
  private func breaksLine(before index: Int) -> Bool {
    cursor.bytes[tokens[index - 1].upperBound..<tokens[index].lowerBound].contains(0x0A)
  }

  /// Where a token begins, without quotes and brackets before it.
  private func leading(_ range: Range<Int>) -> Int { trimmed(range).lowerBound }

  private func endsSentence(_ range: Range<Int>) -> Bool {
    [0x2E, 0x2C, 0x3B, 0x3F, 0x21].contains(cursor.bytes[range.upperBound - 1])
  }

  /// What a token can be in a sum of species.
  private enum Role { case sign, number, species, state, other }

  private func role(_ index: Int) -> Role {
    if isSign(tokens[index]) { return .sign }
    let inner = text(trimmed(tokens[index]))
    if inner.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) { return .number }
    if StateSymbol.allCases.contains(where: { "(\($0.rawValue))" == stateText(index) }) { return .state }
    return looksLikeSum(inner) ? .species : .other
  }

  /// A token up to the punctuation that ends it.
  private func stateText(_ index: Int) -> Substring { text(tokens[index]).prefix { !".,;:".contains($0) } }

  /// The first token of the sum that ends before an arrow's token: species, sign, species and so on.
  private func firstOfSum(before index: Int, from earliest: Int) -> Int {
    var (first, place) = (index, index)
    var needsSpecies = true
    while place > 0, tokens[place - 1].lowerBound >= earliest, !breaksLine(before: place) {
      let token = tokens[place - 1]
      guard !endsSentence(token), cursor.bytes[token.upperBound - 1] != 0x3A else { break }
      switch (role(place - 1), needsSpecies) {
      case (.state, true): break
      case (.species, true):
        needsSpecies = false
        first = place - 1
      case (.number, false): first = place - 1
      case (.sign, false): needsSpecies = true
      default: return first
      }
      place -= 1
    }
    return first
  }

  /// The last token of the sum that begins behind an arrow's token.
  private func lastOfSum(behind index: Int) -> Int {
    var (last, place) = (index, index)
    var needsSpecies = true
    while place + 1 < tokens.count, !breaksLine(before: place + 1) {
      switch (role(place + 1), needsSpecies) {
      case (.number, true): break
      case (.species, true):
        needsSpecies = false
        last = place + 1
      case (.state, false): last = place + 1
      case (.sign, false): needsSpecies = true
      default: return last
      }
      place += 1
      if endsSentence(tokens[place]) { break }
    }
    return last
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
      return arrow == .equals ? nil : .wordEquation
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
