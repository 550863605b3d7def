/// What the value of a field may be: how it is read, and how the JSON Schema describes it.
package indirect enum ValueShape: Sendable {
  /// Text, whatever YAML would make of it.
  case text
  /// Text in IPA letters, which mix scripts by nature.
  case phonetic
  /// Text with Markdown, of one or more lines.
  case markdown
  /// An id that is declared here: a slug.
  case identifier
  /// The id of another entity, by its kind.
  case reference(String)
  /// A whole number within a range.
  case integer(ClosedRange<Int>)
  /// A decimal number, kept as it is written.
  case decimal
  /// `true` or `false`.
  case boolean
  /// One of a list of words; `rule` reports any other.
  case word([String], rule: Rule)
  /// A picture or sound: a path inside the curriculum or an https address.
  case media
  /// A list.
  case list(ValueShape)
  /// One value, or a list of such values.
  case oneOrMore(ValueShape)
  /// Names the author chooses, each with a value.
  case map(ValueShape)
  /// A mapping with fields of its own.
  case object(@Sendable () -> ObjectShape)
  /// Any of several shapes.
  case either([ValueShape])
}

/// Whether a field must be there.
package enum Requirement: Sendable {
  /// It must.
  case required
  /// It must, and `lint --fix` can write it: an id.
  case identity
  /// It may be left out.
  case optional
}

/// One key of a mapping, for the reader, the JSON Schema and the documentation.
package struct Field: Sendable {
  /// The key as authors write it.
  package let name: String
  /// What its value may be.
  package let shape: ValueShape
  /// Whether it must be there.
  package let requirement: Requirement
  /// What it means, in one sentence.
  package let summary: String

  /// An optional field.
  package init(_ name: String, _ shape: ValueShape, _ summary: String) {
    self.init(name, shape, .optional, summary)
  }

  /// A field.
  package init(_ name: String, _ shape: ValueShape, _ requirement: Requirement, _ summary: String) {
    self.name = name
    self.shape = shape
    self.requirement = requirement
    self.summary = summary
  }
}

/// A mapping's name and fields.
package struct ObjectShape: Sendable {
  /// What the mapping is called: "card".
  package let name: String
  /// What it is, in one sentence.
  package let summary: String
  /// Its fields in the order to write them.
  package let fields: [Field]
}

/// The keys of one kind of mapping; the raw values count from 0.
package protocol FieldKey: RawRepresentable, CaseIterable, Sendable where RawValue == Int {
  /// The key's field.
  var field: Field { get }
  /// The same fields, made once, ready for looking up.
  static var table: FieldTable { get }
}

extension FieldKey {
  /// The key's field, from the table: making one anew for each value would cost more than reading the value.
  package var cached: Field { Self.table.shape.fields[rawValue] }
}

/// The fields of a mapping, to be found by the bytes of their names.
package struct FieldTable: Sendable {
  /// Name, summary and fields.
  package let shape: ObjectShape
  private let names: [[UInt8]]
  /// Positions of fields by a small hash of their names, -1 for none; collisions go to the next place.
  private let places: [Int8]
  /// Positions of the fields that must be there.
  package let required: [Int]

  /// The table of a kind of mapping.
  package init<Key: FieldKey>(_ type: Key.Type, _ name: String, _ summary: String) {
    let fields = Key.allCases.map(\.field)
    shape = ObjectShape(name: name, summary: summary, fields: fields)
    names = fields.map { Array($0.name.utf8) }
    required = fields.indices.filter {
      if case .optional = fields[$0].requirement { false } else { true }
    }
    var places = [Int8](repeating: -1, count: 128)
    for (index, name) in names.enumerated() {
      var place = name.withUnsafeBufferPointer { Self.hash($0) }
      while places[place] >= 0 { place = (place + 1) & 127 }
      places[place] = Int8(index)
    }
    self.places = places
  }

  /// What the mapping needs and may have, in words.
  var contents: String {
    let names = shape.fields.indices.map { (name: shape.fields[$0].name, isNeeded: required.contains($0)) }
    let needed = names.filter(\.isNeeded).map(\.name).joined(separator: ", ")
    let others = names.filter { !$0.isNeeded }.map(\.name).joined(separator: ", ")
    return [needed.isEmpty ? "" : "it needs: \(needed)", others.isEmpty ? "" : "it may have: \(others)"]
      .filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The position of the field with a name, or nil.
  package func position(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard !name.isEmpty else { return nil }
    var place = Self.hash(name)
    while places[place] >= 0 {
      let index = Int(places[place])
      if names[index].count == name.count, names[index].elementsEqual(name) { return index }
      place = (place + 1) & 127
    }
    return nil
  }

  private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
    let first = Int(name[0])
    let last = Int(name[name.count - 1])
    return (name.count &* 37 &+ first &* 5 &+ last &* 11 &+ Int(name[name.count / 2])) & 127
  }
}
