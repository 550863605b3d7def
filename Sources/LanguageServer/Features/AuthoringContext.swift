package import CurriculumCompiler

/// Where in an authoring file a place is, told from lines and columns alone.
///
/// No parser is asked, since a file can seldom be read while one writes in it.
package struct AuthoringContext: Sendable {
  /// What stands at the place.
  package enum Position: Equatable, Sendable {
    /// A key, or where one could be written.
    case key
    /// The value of a key, or an element of its list.
    case value(of: String)
  }

  /// The keys around the place, the outermost first, without the one whose value it is.
  package private(set) var path: [String] = []
  /// What stands there.
  package private(set) var position = Position.key
  /// The bytes of the word that has been begun, up to the place.
  package private(set) var word: Range<Int>
  /// The keys that the mapping has already.
  package private(set) var siblings: Set<String> = []
  /// True within `{…}` or `[…]`, where no line may be begun.
  package private(set) var isFlow = false
  /// The kind of the file, as far as it says one.
  package let kind: String?

  /// The context of an offset in a text.
  ///
  /// - Complexity: O(*n*) in the bytes before the place at most.
  package init(_ lines: TextLines, at offset: Int) {
    word = offset..<offset
    kind = Self.kind(of: lines)
    let line = lines.line(at: offset)
    let range = lines.range(ofLine: line)
    let before = Array(lines.bytes[range.lowerBound..<max(range.lowerBound, min(offset, range.upperBound))])
    var shape = LineShape(before)
    if let flow = FlowPlace(before, from: shape.column) {
      isFlow = true
      siblings = flow.keys
      word = offset - flow.word..<offset
      position = flow.key.map { .value(of: $0) } ?? .key
      // `key: [a` lists the values of a key, `key: {a` has keys of its own.
      if flow.isList, flow.key == nil {
        if let key = shape.key { position = .value(of: key) } else { position = .value(of: "") }
      } else if let key = shape.key {
        path = [key]
      }
      path = parents(lines, above: line, of: &shape) + path
      if flow.isList, flow.key == nil, shape.key == nil, let last = path.popLast() {
        position = .value(of: last)
      }
      return
    }
    if let key = shape.key {
      position = .value(of: key)
      word = offset - (before.count - shape.value)..<offset
      path = parents(lines, above: line, of: &shape)
    } else {
      word = offset - (before.count - min(shape.column, before.count))..<offset
      let isElement = shape.dash != nil
      path = parents(lines, above: line, of: &shape)
      // A list of texts has values behind its dashes, a list of mappings keys.
      if isElement, let last = path.last, !hasFields(path) {
        path.removeLast()
        position = .value(of: last)
      }
    }
    if position == .key { siblings.formUnion(keysBeside(lines, line, column: shape.column)) }
  }

  /// The fields of the mapping that the place is in; nil where nobody knows.
  package var shape: ObjectShape? { fields(path) }

  /// The field whose value the place is in, or that a key names.
  package func field(_ key: String) -> Field? { shape?.fields.first { $0.name == key } }

  private func hasFields(_ path: [String]) -> Bool { fields(path) != nil }

  private func fields(_ path: [String]) -> ObjectShape? {
    guard let kind, var shape = JSONSchema.shape(ofKind: kind) else { return nil }
    for key in path {
      guard let field = shape.fields.first(where: { $0.name == key }), let inner = Self.object(field.shape)
      else { return nil }
      shape = inner
    }
    return shape
  }

  private static func object(_ shape: ValueShape) -> ObjectShape? {
    switch shape {
    case .object(let object): object()
    case .list(let element), .oneOrMore(let element): object(element)
    case .either(let shapes): shapes.lazy.compactMap { object($0) }.first
    default: nil
    }
  }

  private static func kind(of lines: TextLines) -> String? {
    for line in 0..<min(lines.count, 200) {
      let bytes = lines.bytes[lines.range(ofLine: line)]
      guard bytes.starts(with: "kind:".utf8) else { continue }
      return String(decoding: bytes.dropFirst(5).prefix { $0 != 0x23 }, as: UTF8.self)
        .trimmingCharacters { $0 == " " || $0 == "\"" || $0 == "'" }
    }
    return nil
  }

  /// The keys that a line belongs to, the outermost first.
  private func parents(_ lines: TextLines, above line: Int, of shape: inout LineShape) -> [String] {
    var path: [String] = []
    var column = shape.column
    // A list may stand at the column of its key.
    var allowsEqual = false
    if let dash = shape.dash { (column, allowsEqual) = (dash, true) }
    var index = line - 1
    while index >= 0, column > 0 || allowsEqual {
      let other = LineShape(Array(lines.bytes[lines.range(ofLine: index)]))
      index -= 1
      guard !other.isBlank else { continue }
      if let key = other.key,
        other.column < column || (allowsEqual && other.column == column && other.dash == nil)
      {
        path.insert(key, at: 0)
        column = other.column
        allowsEqual = false
      }
      if let dash = other.dash, dash < column || (allowsEqual && dash < column) {
        column = dash
        allowsEqual = true
      }
    }
    return path
  }

  /// The keys of the lines around that belong to the same mapping.
  private func keysBeside(_ lines: TextLines, _ line: Int, column: Int) -> Set<String> {
    var keys: Set<String> = []
    for step in [-1, 1] {
      var index = line + step
      // The first line of an element has its dash before the keys' column.
      if step == 1, index < lines.count { index = line + 1 }
      while lines.count > index, index >= 0 {
        let other = LineShape(Array(lines.bytes[lines.range(ofLine: index)]))
        index += step
        if other.isBlank { continue }
        if other.column < column || (step == 1 && other.dash.map { $0 < column } ?? false) { break }
        if other.column == column, let key = other.key { keys.insert(key) }
        if other.dash.map({ $0 < column }) ?? false { break }
      }
    }
    return keys
  }
}

extension String {
  fileprivate func trimmingCharacters(_ isCut: (Character) -> Bool) -> String {
    var rest = Substring(self)
    while let last = rest.last, isCut(last) { rest.removeLast() }
    return String(rest.drop(while: isCut))
  }
}

/// What one line begins with: dashes, a key.
private struct LineShape {
  /// Column of the innermost dash; nil without one.
  private(set) var dash: Int?
  /// Column of what stands behind spaces and dashes.
  private(set) var column = 0
  /// The key, where the line has `key:` and the colon is followed by a space or nothing.
  private(set) var key: String?
  /// Column of what stands behind the key.
  private(set) var value = 0
  /// True for a line of spaces, or of a comment alone.
  private(set) var isBlank = true

  init(_ line: [UInt8]) {
    var position = 0
    while position < line.count {
      if line[position] == 0x20 {
        position += 1
      } else if line[position] == 0x2D, position + 1 == line.count || line[position + 1] == 0x20 {
        dash = position
        position += 1
      } else {
        break
      }
    }
    column = position
    isBlank = (position == line.count && dash == nil) || (position < line.count && line[position] == 0x23)
    guard let colon = line[position...].firstIndex(of: 0x3A),
      colon + 1 == line.count || line[colon + 1] == 0x20 || line[colon + 1] == 0x0D, colon > position,
      line[position..<colon].allSatisfy({ $0 > 0x20 && ![0x22, 0x27, 0x2C, 0x5B, 0x7B].contains($0) })
    else { return }
    key = String(decoding: line[position..<colon], as: UTF8.self)
    value = colon + 1
    while value < line.count, line[value] == 0x20 { value += 1 }
  }
}

/// A place within braces or brackets of the same line.
private struct FlowPlace {
  /// The key whose value the place is in; nil where a key, or an element of a list, is to be written.
  let key: String?
  /// The keys that the braces have so far.
  let keys: Set<String>
  /// Bytes of the word that has been begun.
  let word: Int
  /// True in brackets.
  let isList: Bool

  /// The place at the end of a line's beginning; nil outside of braces and brackets.
  init?(_ line: [UInt8], from column: Int) {
    var opened: [(isList: Bool, parts: [Int])] = []
    var quote: UInt8?
    for (index, byte) in line.enumerated().dropFirst(column) {
      if let mark = quote {
        if byte == mark { quote = nil }
        continue
      }
      let isStart = index == 0 || [0x20, 0x5B, 0x7B, 0x2C].contains(line[index - 1])
      switch byte {
      case 0x22, 0x27: if isStart { quote = byte }
      case 0x5B, 0x7B: if isStart || !opened.isEmpty { opened.append((byte == 0x5B, [index + 1])) }
      case 0x5D, 0x7D: if !opened.isEmpty { opened.removeLast() }
      case 0x2C: if !opened.isEmpty { opened[opened.count - 1].parts.append(index + 1) }
      default: break
      }
    }
    guard let innermost = opened.last, let start = innermost.parts.last else { return nil }
    func entry(_ range: Range<Int>) -> (key: String?, value: Int) {
      let shape = LineShape(Array(line[range]))
      return (shape.key, range.lowerBound + (shape.key == nil ? shape.column : shape.value))
    }
    let last = entry(start..<line.count)
    // A list within braces is the value of the key before it.
    if innermost.isList, last.key == nil, opened.count > 1, let outer = opened[opened.count - 2].parts.last {
      key = entry(outer..<start - 1).key
    } else {
      key = last.key
    }
    word = max(0, line.count - last.value)
    isList = innermost.isList
    let bounds = innermost.parts + [line.count + 1]
    keys = Set(zip(bounds, bounds.dropFirst()).dropLast().compactMap { entry($0..<$1 - 1).key })
  }
}
