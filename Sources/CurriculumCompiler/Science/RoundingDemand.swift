/// How exact a question wants its answer.
package enum RoundingDemand: Hashable, Sendable {
  case significantFigures(Int)
  case decimalPlaces(Int)
  /// To the nearest power of ten: 0 for the nearest whole number, 1 for the nearest 10.
  case nearest(place: Int)
  /// To as many figures as the data allow.
  case appropriateFigures
  case standardForm
}

/// What a text demands of the answer's figures, with the UTF-8 ranges of the demands, first to last.
///
/// - Complexity: O(*n*) in the bytes of the text.
package func roundingDemands(in text: String) -> [(demand: RoundingDemand, range: Range<Int>)] {
  roundingDemands(in: phraseTokens(text))
}

/// What the tokens of a text demand of the answer's figures, with the UTF-8 ranges of the demands, first to last.
package func roundingDemands(in tokens: [PhraseToken]) -> [(demand: RoundingDemand, range: Range<Int>)] {
  var found: [(demand: RoundingDemand, range: Range<Int>)] = []
  var index = 0
  while index < tokens.count {
    guard let (demand, count) = roundingDemand(tokens[index...]) else {
      index += 1
      continue
    }
    found.append((demand, tokens[index].range.lowerBound..<tokens[index + count - 1].range.upperBound))
    index += count
  }
  return found
}

/// The demand that begins with the first token, and how many tokens it takes.
private func roundingDemand(_ tokens: ArraySlice<PhraseToken>) -> (RoundingDemand, Int)? {
  let words = tokens.prefix(6).map(\.text)
  guard let first = words.first else { return nil }
  func word(_ index: Int) -> String { index < words.count ? words[index] : "" }
  if first == "nearest" {
    guard let place = nearestPlaces[word(1)] else { return nil }
    return (.nearest(place: place), word(1) == "whole" && word(2) == "number" ? 3 : 2)
  }
  if first == "standard", word(1) == "form" { return (.standardForm, 2) }
  if first == "appropriate", word(1) == "number", word(2) == "of", let unit = figureWords(word(3), word(4)) {
    return (.appropriateFigures, 3 + unit.count)
  }
  guard let count = numberWords[first] ?? Int(first), (0...12).contains(count),
    let unit = figureWords(word(1), word(2))
  else {
    // `2sf`, `2d.p`: digit and abbreviation in one token.
    guard let digit = first.first?.wholeNumberValue,
      let unit = figureWords(String(first.dropFirst()), "")
    else { return nil }
    return (unit.isPlaces ? .decimalPlaces(digit) : .significantFigures(digit), 1)
  }
  return (unit.isPlaces ? .decimalPlaces(count) : .significantFigures(count), 1 + unit.count)
}

/// Whether words mean significant figures or decimal places, and how many words it takes to say so.
private func figureWords(_ first: String, _ second: String) -> (isPlaces: Bool, count: Int)? {
  switch (first, second) {
  case ("significant", "figures"), ("significant", "figure"), ("sig", "figs"), ("sig", "fig"), ("s.f", "s.f"):
    (false, 2)
  case ("sf", _), ("s.f", _), ("sig.fig", _), ("sig.figs", _): (false, 1)
  case ("decimal", "places"), ("decimal", "place"), ("dec", "places"): (true, 2)
  case ("dp", _), ("d.p", _): (true, 1)
  default: nil
  }
}

/// Numbers in words, for phrases such as "give two reasons".
package let numberWords: [String: Int] = [
  "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
  "ten": 10,
]

/// Powers of ten by what is said behind "to the nearest".
private let nearestPlaces: [String: Int] = [
  "whole": 0, "integer": 0, "1": 0, "unit": 0, "10": 1, "ten": 1, "100": 2, "hundred": 2, "1000": 3,
  "thousand": 3,
  "0.1": -1, "tenth": -1, "0.01": -2, "hundredth": -2, "0.5": 0, "degree": 0, "percent": 0, "million": 6,
]
