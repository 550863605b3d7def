import CResources
package import CurriculumRuntime

/// What a question may ask for, such as "kinetic energy", with the units that papers give it in.
package struct QuantityName: Sendable {
  /// In lower case.
  package let name: String
  /// The units, the usual one first; empty when the name alone does not say, as "rate".
  ///
  /// A pure number's unit is `UnitOfMeasure.one`.
  package let units: [UnitOfMeasure]
  /// The kind of quantity, where others share its dimension.
  package let kind: QuantityKind?

  /// All names in the order of the table.
  package static let all: [QuantityName] = tableRows(curricc_quantities()).map { row in
    precondition(row.count == 3, "quantities.tsv: \(row.joined(separator: " "))")
    let units =
      row[1] == "?"
      ? []
      : row[1].split(separator: ";").map { text -> UnitOfMeasure in
        if text == "-" { return .one }
        guard let unit = try? UnitOfMeasure(String(text)) else {
          preconditionFailure("quantities.tsv: \(text) is no unit")
        }
        return unit
      }
    return QuantityName(
      name: String(row[0]), units: units, kind: QuantityKind(rawValue: String(row[2])))
  }

  private static let table = PhraseTable(all.enumerated().map { (phrase: $1.name, value: $0) })

  /// The quantity with a name, whatever the case; the longest name at the end of the text counts.
  package static func named(_ text: String) -> QuantityName? {
    let tokens = phraseTokens(text)
    for index in tokens.indices {
      if let (position, count) = table.match(tokens, at: index), index + count == tokens.count {
        return all[position]
      }
    }
    return nil
  }

  /// What a unit is to the quantity.
  package enum Fit: Hashable, Sendable {
    /// Papers could give it so.
    case fits
    /// The dimension is another: a power for an energy.
    case otherDimension
    /// The dimension fits, but the unit is kept for something else: joules for a moment.
    case otherKind
  }

  /// What a unit is to the quantity; nil when the name does not say which units it may have.
  package func fit(of unit: UnitOfMeasure) -> Fit? {
    guard !units.isEmpty else { return nil }
    let comparable = units.filter { $0.isComparable(to: unit) }
    guard let first = comparable.first else { return .otherDimension }
    // A joule is a newton metre, and papers say so of work; but a moment is never in joules.
    if kind == .energy, unit.kind == .moment { return .fits }
    let kind = kind ?? first.kind
    return kind == nil || unit.kind == nil || kind == unit.kind ? .fits : .otherKind
  }
}

/// What a prompt asks to work out.
package struct AskedQuantity: Sendable {
  package let quantity: QuantityName
  /// UTF-8 offsets of its name in the prompt.
  package let range: Range<Int>
  /// The unit that the prompt wants it in: "Calculate the length in micrometres"; nil when it says none.
  package let unit: UnitOfMeasure?
}

extension QuantityName {
  private static let verbs: Set<String> = [
    "calculate", "determine", "find", "estimate", "deduce", "measure", "predict", "show",
  ]

  /// Words that end the name of what is asked.
  private static let enders: Set<String> = [
    "of", "in", "for", "on", "from", "by", "when", "that", "which", "needed", "required", "used", "at", "to",
    "is",
    "was", "are", "after", "before", "during", "between", "if", "using", "with", "as", "produced", "gained",
    "transferred", "and", "formed", "per",
  ]

  /// What a prompt asks to work out: the quantity behind "Calculate the …", "What is the …", the last one asked.
  ///
  /// - Returns: nil when nothing is asked so, or the quantity has no name in the table.
  /// - Complexity: O(*n*) in the bytes of the prompt.
  package static func asked(in text: String) -> AskedQuantity? {
    let tokens = phraseTokens(text)
    var asked: AskedQuantity?
    for index in tokens.indices {
      let word = tokens[index].text
      let isWorkOut = word == "out" && index > 0 && tokens[index - 1].text == "work"
      let isWhatIs = ["is", "are", "was"].contains(word) && index > 0 && tokens[index - 1].text == "what"
      guard verbs.contains(word) || isWorkOut || isWhatIs else { continue }
      guard let (position, range) = match(tokens, from: index + 1) else { continue }
      asked = AskedQuantity(quantity: all[position], range: range, unit: wantedUnit(text, behind: range))
    }
    return asked
  }

  /// The longest name among the words up to the first that ends the noun.
  private static func match(_ tokens: [PhraseToken], from start: Int) -> (position: Int, range: Range<Int>)? {
    var last: (position: Int, range: Range<Int>)?
    var index = start
    while index < tokens.count, !tokens[index].beginsClause, index < start + 12 {
      if let (position, count) = table.match(tokens, at: index) {
        last = (position, tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound)
        index += count
        // "kinetic energy store": a noun behind it is what is meant, unless it only says how much.
        if index < tokens.count, !tokens[index].beginsClause, heads.contains(tokens[index].text) {
          last = nil
        }
        continue
      }
      if last != nil || enders.contains(tokens[index].text) { return last }
      index += 1
    }
    return last
  }

  /// Nouns that make the name before them a part of something else.
  private static let heads: Set<String> = ["store", "level", "graph", "diagram", "scale", "constant", "gap"]

  /// The unit behind "in" that follows the name within its clause.
  private static func wantedUnit(_ text: String, behind range: Range<Int>) -> UnitOfMeasure? {
    var cursor = TextCursor(text, at: range.upperBound)
    while let next = cursor.next, next != ".", next != "?", next != ";" {
      let begins = cursor.previous?.isBlank ?? false
      if begins, cursor.skip(text: "in "), let unit = UnitOfMeasure.read(&cursor) {
        let ends = cursor.next.map { !$0.isASCIILetter && !$0.isASCIIDigit } ?? true
        if ends { return unit }
      } else {
        cursor.advance()
      }
    }
    return nil
  }
}
