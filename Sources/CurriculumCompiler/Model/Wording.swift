/// What a question says, whole, and where each part of it was written.
///
/// Most questions have one part, the prompt. Those taken from a paper may begin with what the paper says to several
/// questions at once (the stem), and with sentences that lead to the one that asks (the context).
package struct Wording: Sendable {
  /// A part, and where it stands in the whole.
  private struct Part: Sendable {
    let text: Text
    /// UTF-8 offset in the whole.
    let start: Int
  }

  /// Everything a learner reads, with the place of the prompt; `span(of:)` below knows the places of parts.
  package let whole: Text
  /// Everything but the stem, which several questions share.
  package let own: String
  /// The parts in the order to be read; empty where the prompt is all.
  private let places: [Part]

  /// The wording of a question.
  ///
  /// - Parameters:
  ///   - prompt: What asks.
  ///   - stem: What is said to several questions at once; a blank line parts it from the rest.
  ///   - context: The sentences before the prompt; a space parts them.
  package init(_ prompt: Text, stem: Text? = nil, context: Text? = nil) {
    var whole = ""
    var places: [Part] = []
    func add(_ text: Text?, _ separator: String) {
      guard let text else { return }
      places.append(Part(text: text, start: whole.utf8.count))
      whole += text.string + separator
    }
    guard stem != nil || context != nil else {
      self.whole = prompt
      own = prompt.string
      self.places = []
      return
    }
    add(stem, "\n\n")
    add(context, " ")
    add(prompt, "")
    self.whole = Text(whole, prompt.span)
    self.places = places
    own = [context, prompt].compactMap { $0?.string }.joined(separator: " ")
  }

  /// Everything a learner reads.
  package var string: String { whole.string }
  /// Where the prompt is written.
  package var span: SourceSpan { whole.span }
  /// The texts as they are written, in the order to be read; at least one.
  package var parts: [Text] { places.isEmpty ? [whole] : places.map(\.text) }

  /// True for the place of a whole part.
  package func isPart(_ span: SourceSpan) -> Bool { parts.contains { $0.span == span } }

  /// Where a part of the whole stands in its file, given by UTF-8 offsets in the whole.
  ///
  /// The prompt's place where the range goes from one text into another.
  package func span(of range: Range<Int>) -> SourceSpan {
    guard !places.isEmpty else { return whole.span(of: range) }
    for place in places {
      let end = place.start + place.text.string.utf8.count
      guard place.start <= range.lowerBound, range.upperBound <= end else { continue }
      return place.text.span(of: range.lowerBound - place.start..<range.upperBound - place.start)
    }
    return whole.span
  }

  /// A part of the whole, given by UTF-8 offsets.
  package func part(_ range: Range<Int>) -> String { whole.part(range) }
}
