import CurriculumCompiler
import Interchange

/// What was found in a document, for people.
struct ExtractionSummary {
  /// One line: "paper.pdf: 14 questions on 2 pages, 12 with answers, 3 to review".
  let text: String

  /// The summary of what was found in a document.
  init(_ path: String, _ extraction: Extraction) {
    let items = extraction.items
    func count(_ noun: String, _ isCounted: (ExtractedItem.Kind) -> Bool) -> String? {
      let count = items.count { isCounted($0.kind) }
      return count == 0 ? nil : count.counted(noun)
    }
    let kinds = [
      count("question") { ![.vocabulary, .definition, .answer].contains($0) },
      count("term") { $0 == .definition },
      count("word") { $0 == .vocabulary }, count("answer") { $0 == .answer },
    ].compactMap(\.self)
    let pages = Set(items.flatMap { $0.places.map(\.page) })
    let answered = items.count { $0.hasAnswer }
    let reviewed = items.count { !ReviewNotes($0).notes.isEmpty }
    guard items.contains(where: { $0.kind != .answer }) else {
      text = "\(path): \(kinds.joined()) on \(pages.count.counted("page"))"
      return
    }
    text =
      "\(path): \(kinds.joined(separator: " and ")) on \(pages.count.counted("page")), "
      + "\(answered == items.count ? "all" : answered == 0 ? "none" : "\(answered)") with "
      + "\(answered == 1 && items.count > 1 ? "an answer" : "answers"), \(reviewed == 0 ? "none" : "\(reviewed)") to review"
  }

  /// Pages on which nothing was recognised: a line for each reason, "paper.pdf: pages 1, 4–7: nothing …".
  static func silence(_ path: String, _ extraction: Extraction) -> [String] {
    var reasons: [String] = []
    var pages: [String: [ClosedRange<Int>]] = [:]
    for (page, reason) in extraction.silentPages {
      if pages[reason] == nil { reasons.append(reason) }
      var ranges = pages[reason] ?? []
      if let last = ranges.last, last.upperBound + 1 == page {
        ranges[ranges.count - 1] = last.lowerBound...page
      } else {
        ranges.append(page...page)
      }
      pages[reason] = ranges
    }
    return reasons.map { reason in
      let ranges = pages[reason, default: []]
      let names = ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
      let noun = ranges.count == 1 && ranges[0].count == 1 ? "page" : "pages"
      return "\(path): \(noun) \(names.joined(separator: ", ")): nothing was recognised: \(reason)"
    }
  }

  /// What the document says about itself and the author did not say: a line each.
  static func proposals(_ metadata: Metadata, beside request: AuthoringRequest) -> [String] {
    func line(_ name: String, _ proposal: Metadata.Proposal?, _ said: String?) -> String? {
      guard let proposal, proposal.score >= 0.5, said == nil else { return nil }
      return "\(name) \(proposal.value), since it says '\(proposal.evidence.shortened(to: 60))'"
    }
    return [
      line("subject", metadata.subject, request.subject?.rawValue),
      line("board", metadata.board, request.board?.rawValue),
      line("tier", metadata.tier, request.tier?.rawValue), line("paper", metadata.paper, request.paper),
      line("session", metadata.session, request.session), line("topic", metadata.topic, request.topic),
    ].compactMap(\.self)
  }
}
