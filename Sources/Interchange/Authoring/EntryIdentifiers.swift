import CurriculumCompiler

/// Gives out ids that no two entries of a file share.
struct EntryIdentifiers {
  private var taken: Set<String> = []

  /// An id made of a label such as "1(a)(ii)", else of a text.
  mutating func next(label: String?, text: String, prefix: String) -> String {
    let base: String
    if let slug = label.flatMap(makeSlug(from:)) {
      base = prefix + slug
    } else {
      base = makeSlug(from: text) ?? prefix
    }
    var id = base
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(base)-\(number)"
      number += 1
    }
    return id
  }
}
