/// A figure that a text speaks of.
struct FigureMention: Equatable {
  /// What is drawn, and what is set in rows.
  enum Kind {
    case figure
    case table
  }

  var kind: Kind
  /// "1", "2.3a", "B"; nil for "the diagram".
  var number: String?
  /// Whether the text says that it comes after it.
  var isBelow: Bool
  /// As it stands in the text, as in "Figure 2".
  var text: String

  /// Whether another mention means the same figure.
  func isSame(as other: FigureMention) -> Bool {
    kind == other.kind && number?.lowercased() == other.number?.lowercased()
  }

  /// The figures that a text speaks of, each once, in its order; those without a number only where none has one.
  static func all(in text: String) -> [FigureMention] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let isBelow = words.contains { belowWords.contains($0.bare.lowercased()) }
    var numbered: [FigureMention] = []
    var pointed: [FigureMention] = []
    for (index, word) in words.enumerated() {
      guard let kind = kind(of: word.bare) else { continue }
      var next = index + 1
      while next < words.count, let number = words[next].figureNumber {
        let mention = FigureMention(
          kind: kind, number: number, isBelow: isBelow, text: "\(word.bare) \(number)")
        if !numbered.contains(where: mention.isSame) { numbered.append(mention) }
        // "Figures 1 and 2", "Tables 3, 4".
        next += next + 1 < words.count && ["and", "or", "&"].contains(words[next + 1]) ? 2 : 1
      }
      let before = words[max(0, index - 2)..<index].map { $0.bare.lowercased() }
      if next == index + 1, let article = before.last(where: articles.contains) {
        let mention = FigureMention(
          kind: kind, number: nil, isBelow: isBelow, text: "\(article) \(word.bare)")
        if !pointed.contains(where: mention.isSame) { pointed.append(mention) }
      }
    }
    return numbered.isEmpty ? pointed : numbered
  }

  /// The figure that some words are the caption of, and how sure that is, 1...3; nil where they are none.
  static func caption(_ text: String) -> (mention: FigureMention, worth: Int)? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count > 1, let kind = kind(of: words[0].bare), let number = words[1].figureNumber else {
      return nil
    }
    let mention = FigureMention(
      kind: kind, number: number, isBelow: false, text: "\(words[0].bare) \(number)")
    guard words.count > 2 else { return (mention, 3) }
    if words[1].last.map({ ".:–—-|".contains($0) }) == true || words[2].allSatisfy(\.isPunctuation) {
      return (mention, 2)
    }
    let goesOn = sentenceWords.contains(words[2].lowercased())
    return goesOn || words.count > 12 || text.last == "?" || text.last == "." ? nil : (mention, 1)
  }

  private static func kind(of word: String) -> Kind? {
    var word = word.lowercased()
    if tableWords.contains(word) { return .table }
    if figureWords.contains(word) { return .figure }
    guard word.last == "s" else { return nil }
    word.removeLast()
    return tableWords.contains(word) ? .table : figureWords.contains(word) ? .figure : nil
  }

  private static let tableWords: Set<String> = ["table", "tabla", "tableau", "tabelle"]
  private static let figureWords: Set<String> = [
    "abb", "abbildung", "chart", "circuit", "diagram", "drawing", "fig", "figura", "figure", "graph",
    "graphic", "grid",
    "illustration", "image", "map", "photo", "photograph", "picture", "sketch", "source",
  ]
  private static let articles: Set<String> = ["the", "this", "these"]
  private static let belowWords: Set<String> = ["below", "following", "underneath"]

  /// Words of a sentence about a figure, which no caption begins with.
  private static let sentenceWords: Set<String> = [
    "above", "and", "are", "below", "can", "contains", "describes", "displays", "for", "gives", "has", "have",
    "illustrates", "in", "is", "lists", "on", "or", "presents", "represents", "show", "shows", "summarises",
    "summarizes", "to", "was", "were", "with",
  ]
}

extension String {
  /// Without punctuation at its ends.
  fileprivate var bare: String {
    var rest = self[...]
    while let first = rest.first, first.isPunctuation { rest.removeFirst() }
    while let last = rest.last, last.isPunctuation { rest.removeLast() }
    return String(rest)
  }

  /// The number of a figure, as in "2.3a," or "B"; nil for other words.
  fileprivate var figureNumber: String? {
    // "2(b)" is a part of figure 2.
    let word = String(bare.prefix { $0 != "(" })
    guard let first = word.first, word.count <= 6, word.allSatisfy(\.isASCII) else { return nil }
    if word.count == 1, first.isUppercase, first != "I" { return word }
    guard first.isNumber else { return nil }
    let digits = word.last.map(\.isLetter) == true ? word.dropLast() : word[...]
    return digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" } ? word : nil
  }
}
