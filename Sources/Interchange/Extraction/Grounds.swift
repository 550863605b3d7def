package import PDFText

/// Finds what a document asks or teaches, and looks at its pages where only that can tell what is right.
///
/// Text says nothing about what it stands on, or what is drawn around it. Where choices have no answer, the page is drawn, and
/// where words stand on different grounds there, in rings or above lines, the document is read once more: the right options may
/// be those that are highlighted, ringed or underlined.
///
/// - Parameters:
///   - pages: Its pages, not yet arranged; their words get their grounds where these were looked at.
///   - answers: The pages of its mark scheme, where that is another file.
///   - answerFile: The name of that file.
///   - picture: Draws a page by its number, at `PageText.dotsPerInchOfGrounds`; nil where pages cannot be drawn.
package func extract(
  _ pages: inout [PageText], answers: [PageText]?, answerFile: String?,
  picture: ((Int) throws(PDFError) -> GreyPicture)?
) -> Extraction {
  let found = extract(pages, answers: answers, answerFile: answerFile)
  guard let picture else { return found }
  let open = found.items.filter { $0.answer == nil && ($0.options.count > 2 || $0.kind == .trueFalse) }
  guard open.count >= ExtractedItem.leastSetOff else { return found }
  let places = Dictionary(grouping: open.flatMap(\.places), by: \.page).mapValues { $0.map(\.box) }
  // The rows of a key from which somebody chose letters with a pen.
  let rows = KeyGrids.openRows(in: pages)
  let wanted = places.merging(rows) { $0 + $1 }
  // Where nothing is set off on the page with most of them, nothing is on the others.
  let order = pages.indices.filter { wanted[pages[$0].number] != nil }.sorted {
    let (one, other) = (wanted[pages[$0].number]?.count ?? 0, wanted[pages[$1].number]?.count ?? 0)
    return (-one, $0) < (-other, $1)
  }
  var areDifferent = false
  for index in order {
    // A page that cannot be drawn says nothing, and has its text all the same.
    guard let drawn = try? picture(pages[index].number) else { continue }
    pages[index].takeGrounds(from: drawn)
    guard areDifferent || pages[index].setsOff(in: wanted[pages[index].number] ?? []) else {
      if rows.isEmpty { return found }
      continue
    }
    areDifferent = true
  }
  return areDifferent ? extract(pages, answers: answers, answerFile: answerFile) : found
}

extension PageText {
  /// Whether words of one box on the page as it is printed stand on different grounds, or some of them in rings.
  fileprivate func setsOff(in boxes: [Box]) -> Bool {
    let boxes = boxes.map(upright).sorted { $0.top < $1.top }
    return boxes.contains { box in
      let within = lines.filter { $0.box.centerY > box.top && $0.box.centerY < box.bottom }.flatMap(\.words)
      return within.contains {
        $0.ground != within[0].ground || $0.isRinged != within[0].isRinged
          || $0.isUnderlined != within[0].isUnderlined
      }
    }
  }
}
