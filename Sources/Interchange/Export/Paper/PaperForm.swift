/// One form of a printed test: its questions in their order, and for each how its options or items are laid out.
struct PaperForm {
  /// A question as the form shows it.
  struct Item {
    /// The question.
    let question: ExportedQuestion
    /// The places of its options, or of the items to order or to join, in the order to show them.
    let order: [Int]

    /// The letters of the right options, in alphabetical order.
    var keyLetters: String {
      order.indices.filter { question.options[order[$0]].isKey }.map { PaperForm.letter($0) }
        .joined(separator: ", ")
    }
  }

  /// The form's name, `A` or `B`.
  let name: String
  /// In the order to ask them.
  private(set) var items: [Item] = []

  /// Lays a form out.
  ///
  /// Form A keeps the author's order of questions, form B has one of its own. In both the right options stand about as
  /// often in each place; options that are numbers stand by size.
  ///
  /// - Parameters:
  ///   - questions: In the author's order.
  ///   - name: `A` or `B`.
  init(_ questions: [ExportedQuestion], name: String) {
    self.name = name
    var asked = questions
    if name != "A" {
      asked = questions.enumerated().sorted {
        (Self.hash($0.element.key, name), $0.offset) < (Self.hash($1.element.key, name), $1.offset)
      }.map(\.element)
    }
    var places = KeyPlaceCounts()
    for question in asked { items.append(Item(question: question, order: order(of: question, &places))) }
  }

  private func order(of question: ExportedQuestion, _ places: inout KeyPlaceCounts) -> [Int] {
    switch question.answer {
    case .choice:
      let shown = Array(question.options.indices)
      if let bySize = Self.bySize(question.options.map(\.text)) { return bySize }
      guard question.keys.count == 1, let key = shown.first(where: { question.options[$0].isKey }) else {
        return mixed(shown, question)
      }
      var others = mixed(shown.filter { $0 != key }, question)
      others.insert(key, at: places.next(of: shown.count, tie: Self.hash(question.key, "key" + name)))
      return others
    case .order(let items): return moved(mixed(Array(items.indices), question))
    case .pairs(let pairs): return moved(mixed(Array(pairs.indices), question))
    default: return []
    }
  }

  /// Places in an order that follows from the question and the form.
  private func mixed(_ places: [Int], _ question: ExportedQuestion) -> [Int] {
    places.sorted {
      (Self.hash("\(question.key)/\($0)", name), $0) < (Self.hash("\(question.key)/\($1)", name), $1)
    }
  }

  /// The same, unless it happens to be the right order, which would give the answer away.
  private func moved(_ places: [Int]) -> [Int] {
    guard places == places.sorted(), let first = places.first else { return places }
    return Array(places.dropFirst()) + [first]
  }

  /// Places of texts that begin with numbers, by size; nil where one does not.
  private static func bySize(_ texts: [String]) -> [Int]? {
    let numbers = texts.compactMap { text in
      Double(text.replacing("−", with: "-").prefix { $0.isNumber || $0 == "." || $0 == "-" })
    }
    guard numbers.count == texts.count, texts.count > 1 else { return nil }
    return numbers.indices.sorted { (numbers[$0], $0) < (numbers[$1], $1) }
  }

  /// The letter of a place: A to Z, then A1 and so on.
  static func letter(_ place: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(0x41 + place % 26)))
    return place < 26 ? letter : letter + String(place / 26)
  }

  /// A number that follows from a text and a form alone.
  ///
  /// Source: Fowler, Noll, Vo: FNV-1a for 64 bits, http://www.isthe.com/chongo/tech/comp/fnv/
  private static func hash(_ text: String, _ form: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in (form + "/" + text).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    // Texts that differ in their last byte alone would stay neighbours.
    hash ^= hash >> 32
    return hash &* 0x9e37_79b9_7f4a_7c15
  }
}

/// How often the right option stood in each place, by how many options there were.
private struct KeyPlaceCounts {
  private var counts: [Int: [Int]] = [:]
  private var last: [Int] = []

  /// A place that had the right option least often, and not twice just before.
  mutating func next(of options: Int, tie: UInt64) -> Int {
    var used = counts[options] ?? Array(repeating: 0, count: options)
    var free = Array(0..<options)
    if last.count == 2, last[0] == last[1], options > 1 { free.removeAll { $0 == last[0] } }
    let least = free.map { used[$0] }.min() ?? 0
    let best = free.filter { used[$0] == least }
    let place = best[Int(tie % UInt64(best.count))]
    used[place] += 1
    counts[options] = used
    last = Array((last + [place]).suffix(2))
    return place
  }
}
