extension ExtractionReport {
  /// Writes what stands above the pages: the file, the numbers, what the colours mean.
  func writeSummary(to writer: inout MarkupWriter, _ index: PageIndex) {
    writer.markup("<header>\n<h1>Found in <bdi>")
    writer.text(paper.name)
    writer.markup("</bdi></h1>\n<p>Compare each framed part of a page with what was made of it.</p>\n<dl>\n")
    let items = extraction.items
    let answered = items.count { $0.answer != nil || !$0.rubric.isEmpty || $0.quantity != nil }
    row("File", paper.name, to: &writer)
    row("SHA-256", paper.sha256, to: &writer)
    if let answers {
      row("Mark scheme", answers.name, to: &writer)
      row("SHA-256 of the mark scheme", answers.sha256, to: &writer)
    }
    row("Layout", extraction.layout ?? "none was recognised", to: &writer)
    row("Pages", "\(paper.pages.count)", to: &writer)
    row("Items", "\(items.count), \(answered) with answers", to: &writer)
    row("To look at", "\(items.count(where: Self.needsReview)) with notes or unsure", to: &writer)
    if let confirmation = extraction.confirmation { row("How sure", confirmation, to: &writer) }
    if items.contains(where: \.isRecognised) {
      row("Read off pictures", "\(items.count(where: \.isRecognised)) items", to: &writer)
    }
    writer.markup("</dl>\n")
    writeLegend(to: &writer)
    writeSilentPages(to: &writer)
    writeContents(to: &writer, index)
    writer.markup("</header>\n<main id=\"pages\">\n")
  }

  /// True for an item that a person has to look at.
  static func needsReview(_ item: ExtractedItem) -> Bool {
    !item.reviews.isEmpty || ConfidenceBand(item.confidence) != .sure
  }

  private func row(_ name: StaticString, _ value: String, to writer: inout MarkupWriter) {
    writer.markup("<dt>")
    writer.markup(name)
    writer.markup("</dt><dd><bdi>")
    writer.text(value)
    writer.markup("</bdi></dd>\n")
  }

  private func writeLegend(to writer: inout MarkupWriter) {
    writer.markup("<table>\n<caption>What the frames mean</caption>\n<thead><tr><th scope=\"col\">Step</th>")
    writer.markup("<th scope=\"col\">How sure</th><th scope=\"col\">Items here</th>")
    if !calibration.isEmpty { writer.markup("<th scope=\"col\">Right where it was measured</th>") }
    writer.markup("</tr></thead>\n<tbody>\n")
    for band in ConfidenceBand.allCases {
      writer.markup("<tr><th scope=\"row\"><span class=\"badge ")
      writer.markup(band.style)
      writer.markup("\">")
      writer.markup(band.sign)
      writer.markup(" ")
      writer.markup(band.name)
      writer.markup("</span></th><td>")
      writer.markup(band.range)
      writer.markup("</td><td>")
      writer.number(extraction.items.count { ConfidenceBand($0.confidence) == band })
      if !calibration.isEmpty {
        writer.markup("</td><td>")
        writer.text(calibration[band].map { "\($0.right) of \($0.all)" } ?? "not measured")
      }
      writer.markup("</td></tr>\n")
    }
    writer.markup(
      "</tbody>\n</table>\n<p>A dashed frame is the place of an answer, in its item's colour.</p>\n")
    writer.markup("<p class=\"controls\"><label><input type=\"checkbox\" id=\"look\"> ")
    writer.markup("Show only the items that need a look</label></p>\n")
  }

  private func writeSilentPages(to writer: inout MarkupWriter) {
    guard !extraction.silentPages.isEmpty else { return }
    writer.markup("<h2>Pages of which nothing was recognised</h2>\n<ul>\n")
    for (page, reason) in extraction.silentPages {
      writer.markup("<li><a href=\"#page-")
      writer.number(page)
      writer.markup("\">Page ")
      writer.number(page)
      writer.markup("</a>: <bdi>")
      writer.text(reason)
      writer.markup("</bdi></li>\n")
    }
    writer.markup("</ul>\n")
  }

  private func writeContents(to writer: inout MarkupWriter, _ index: PageIndex) {
    writer.markup("<nav aria-label=\"Pages\">\n<ul>\n")
    for page in paper.pages {
      let count = Set((index.boxes[page.number] ?? []).filter { !$0.isAnswer }.map(\.item)).count
      writer.markup("<li><a href=\"#page-")
      writer.number(page.number)
      writer.markup("\">Page ")
      writer.number(page.number)
      writer.markup("</a> (")
      writer.number(count)
      writer.markup(")</li>\n")
    }
    writer.markup("</ul>\n</nav>\n")
  }
}
