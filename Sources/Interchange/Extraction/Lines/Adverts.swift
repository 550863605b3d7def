import PDFText

/// What a printed page of the web has between and below its questions: adverts, and what else there is to read.
enum Adverts {
  private static let heads: Set<String> = [
    "advertisement", "advertisements", "advert", "sponsored", "sponsored content", "anzeige", "werbung",
    "publicité",
    "publicidad", "publicidade", "pubblicità", "advertentie", "reklama", "реклама", "広告", "广告",
  ]

  private static let tails: Set<String> = [
    "related articles", "related posts", "related topics", "related content", "related questions",
    "you may also like", "you might also like", "recommended for you", "recommended articles", "read next",
    "more to read", "more articles", "keep reading", "ähnliche artikel", "das könnte sie auch interessieren",
    "articles similaires", "à lire aussi", "artículos relacionados", "articoli correlati", "veja também",
    "gerelateerde artikelen", "похожие статьи",
  ]

  /// The lines without them.
  static func without(_ lines: [TextLine]) -> [TextLine] {
    let sizes = lines.map(\.size).sorted()
    guard let usual = sizes.isEmpty ? nil : sizes[sizes.count / 2] else { return lines }
    var found: Set<Int> = []
    for (index, line) in lines.enumerated() where line.cells.count == 1 && line.cells[0].words.count <= 5 {
      // In letters of the usual size it is a word as others; nearly all lines are, and all are asked.
      let isSmall = line.size * 100 < usual * 85
      guard isSmall || line.isBold || line.size > usual else { continue }
      let text = line.text.lowercased().trimmedOfPunctuation
      if isSmall, heads.contains(text) {
        found.formUnion(advert(lines, from: index))
      } else if tails.contains(text), let end = tail(lines, from: index) {
        found.formUnion(index..<end)
      }
    }
    return found.isEmpty ? lines : lines.indices.filter { !found.contains($0) }.map { lines[$0] }
  }

  /// The lines of an advert: the word that names it, and what is as small as that.
  private static func advert(_ lines: [TextLine], from start: Int) -> Range<Int> {
    let head = lines[start]
    var end = start + 1
    while end < lines.count, end - start <= 4, lines[end].page == head.page, lines[end].column == head.column,
      abs(lines[end].size - head.size) * 20 <= head.size, lines[end].label() == nil
    {
      end += 1
    }
    return start..<end
  }

  /// Where what is named below the last question ends: at the end of the document; nil where questions follow.
  private static func tail(_ lines: [TextLine], from start: Int) -> Int? {
    let rest = lines[start...].dropFirst()
    guard lines[start].label() == nil, (1...14).contains(rest.count), start * 2 > lines.count,
      lines[start].isBold || lines[start].size > (rest.first?.size ?? .max),
      !rest.contains(where: { $0.label()?.parts.first?.number != nil || $0.text.contains("___") })
    else { return nil }
    return lines.count
  }
}
