import PDFText

/// Tells where the sheets of a pack begin, which would be documents of their own had nobody joined them.
struct Sheets {
  private let document: DocumentLines
  /// The lines that begin keys.
  private let keys: Set<Int>
  /// What stands at the top of each page, running heads and all: a sheet's title is one where sheets are a page long.
  private let tops: [Int: [String]]

  init(_ document: DocumentLines, _ arranged: [PageText], _ joiner: LineJoiner) {
    self.document = document
    let reader = AnswerKeyReader(document: document, joiner: joiner)
    keys = Set(reader.starts())
    tops = Dictionary(
      arranged.map { page in (page.number, Self.top(of: page)) }, uniquingKeysWith: { first, _ in first })
  }

  /// The ways in which the document may be a pack: each the numbers of the pages that sheets begin with.
  func packs() -> [[Int]] {
    var packs: [[Int]] = []
    for pack in [likeFirst(), titledAsFirst(), behindKeys()] where pack.count > 1 && !packs.contains(pack) {
      packs.append(pack)
    }
    return packs
  }

  /// The pages that begin as the document does: with a line of the same size, weight and place, and no key.
  private func likeFirst() -> [Int] {
    let pages = document.pages
    guard let first = pages.first, let model = firstLine(of: first) else { return [] }
    return pages.filter { page in
      page == first || firstLine(of: page).map { isLike(model, $0) } == true && !beginsWithKey(page)
    }
  }

  /// The pages whose upper part has a line of the first page's that not all pages have, and no key.
  private func titledAsFirst() -> [Int] {
    let pages = document.pages
    guard let first = pages.first else { return [] }
    var counts: [String: Int] = [:]
    for page in pages {
      for text in Set(tops[page] ?? []) { counts[text, default: 0] += 1 }
    }
    let titles = Set((tops[first] ?? []).filter { counts[$0, default: 0] < pages.count })
    return pages.filter { page in
      page == first || !titles.isDisjoint(with: tops[page] ?? []) && !beginsWithKey(page)
    }
  }

  /// The pages behind a key that begin with a heading, or do not count on from another page, and have no key at their top.
  private func behindKeys() -> [Int] {
    let pages = document.pages
    guard let first = pages.first else { return [] }
    var found = [first]
    var hasKey = false
    for page in pages {
      let beginsWithKey = beginsWithKey(page)
      if hasKey, !beginsWithKey, let line = firstLine(of: page), isLarge(line) || mayBeginCounting(page) {
        found.append(page)
        hasKey = false
      }
      hasKey = hasKey || beginsWithKey || document.lines(ofPage: page).contains(where: keys.contains)
    }
    return found
  }

  // MARK: - Pages

  /// The texts without numbers in the upper third of a page.
  private static func top(of page: PageText) -> [String] {
    (page.furniture + page.lines).filter { $0.box.bottom < page.height / 3 }
      .map { $0.text.filter { !$0.isNumber } }
      .filter { text in text.count(where: \.isLetter) >= 4 }
  }

  /// The first line of a page that has words.
  private func firstLine(of page: Int) -> Int? {
    document.lines(ofPage: page).first { document.texts[$0].contains(where: \.isLetter) }
  }

  private func isLike(_ model: Int, _ line: Int) -> Bool {
    let (one, other) = (document.lines[model], document.lines[line])
    let isLeft = abs(one.box.left - other.box.left) < 600
    let isCentred = abs(one.box.centerX - other.box.centerX) < 600
    return abs(one.size - other.size) * 100 <= one.size * 3 && one.isBold == other.isBold
      && abs(one.box.top - other.box.top) < 2_000 && (isLeft || isCentred)
      && document.isHeading(model) == document.isHeading(line)
      && (document.labels[model] == nil) == (document.labels[line] == nil)
  }

  private func isLarge(_ line: Int) -> Bool {
    document.isHeading(line) || document.lines[line].size * 100 >= document.bodySize * 112
  }

  private func mayBeginCounting(_ page: Int) -> Bool {
    document.lines(ofPage: page).lazy.compactMap { document.labels[$0]?.parts.first?.number }.first ?? 1 == 1
  }

  /// True where a key begins at the top of a page, also where its head was taken for a running head.
  func beginsWithKey(_ page: Int) -> Bool {
    document.lines(ofPage: page).prefix(4).contains(where: keys.contains)
      || (tops[page] ?? []).prefix(4).contains {
        AnswerKeyReader.headsKey($0.lowercased().trimmedOfPunctuation)
      }
  }
}
