extension NodeReader {
  /// Text; the form of the text is checked on the way.
  package mutating func text<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> Text? {
    guard let node = fields[key] else { return nil }
    return scalar(node, key.cached.shape, name: key.cached.name)
  }

  /// A list of texts; a single text where the shape allows it.
  package mutating func texts<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> [Text] {
    guard let node = fields[key] else { return [] }
    switch key.cached.shape {
    case .oneOrMore(let element):
      if tree.kind(node) == .scalar {
        return scalar(node, element, name: key.cached.name).map { [$0] } ?? []
      }
      return list(node, element, name: key.cached.name)
    case .list(let element):
      return list(node, element, name: key.cached.name)
    default:
      preconditionFailure("texts(_:_:) reads fields that are lists")
    }
  }

  private mutating func list(_ node: YAMLTree.NodeID, _ element: ValueShape, name: String) -> [Text] {
    var texts: [Text] = []
    for child in elements(node, name: name, of: "texts") {
      if let text = scalar(child, element, name: name) { texts.append(text) }
    }
    return texts
  }

  /// The elements of a list.
  ///
  /// Reports anything but a list.
  package mutating func elements(
    _ node: YAMLTree.NodeID, name: String, of content: String
  ) -> YAMLTree.Children {
    if tree.kind(node) != .sequence {
      report(
        .wrongType, "'\(name)' takes a list of \(content), found \(describe(node))", at: tree.span(node),
        help: "write each on a line of its own behind '- '")
      return tree.children(-1)
    }
    return tree.children(node)
  }

  /// The list under a key; empty when the key is not there.
  package mutating func elements<Key: FieldKey>(
    _ fields: Fields<Key>, _ key: Key, of content: String
  ) -> YAMLTree.Children {
    guard let node = fields[key] else { return tree.children(-1) }
    return elements(node, name: key.cached.name, of: content)
  }

  /// The author's own names of a mapping and their values.
  ///
  /// Reports repeated names.
  package mutating func entries<Key: FieldKey>(
    _ fields: Fields<Key>, _ key: Key
  ) -> [(name: Text, value: YAMLTree.NodeID)] {
    guard let node = fields[key] else { return [] }
    guard tree.kind(node) == .mapping else {
      report(
        .wrongType, "'\(key.cached.name)' takes 'name: value' lines, found \(describe(node))",
        at: tree.span(node))
      return []
    }
    var entries: [(name: Text, value: YAMLTree.NodeID)] = []
    var seen: [String: SourceSpan] = [:]
    var children = tree.children(node)
    while let nameNode = children.next(), let value = children.next() {
      guard let name = scalar(nameNode, .text, name: key.cached.name) else { continue }
      if let earlier = seen.updateValue(name.span, forKey: name.string) {
        report(
          .duplicateKey, "'\(name.string)' is given twice", at: name.span,
          labels: [Label(earlier, "first given here")], help: "keep one of them")
        continue
      }
      entries.append((name, value))
    }
    return entries
  }

  /// A mapping from the author's names to texts, in the order written.
  package mutating func textMap<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> [(
    name: Text, value: Text
  )] {
    entries(fields, key).compactMap { entry in
      scalar(entry.value, .text, name: entry.name.string).map { (entry.name, $0) }
    }
  }

  /// A scalar as text, checked for the form that its shape wants.
  package mutating func scalar(_ node: YAMLTree.NodeID, _ shape: ValueShape, name: String) -> Text? {
    guard tree.kind(node) == .scalar else {
      report(.wrongType, "'\(name)' takes one text, found \(describe(node))", at: tree.span(node))
      return nil
    }
    guard !tree.isBlank(node) else {
      let place = tree.isEmptyPlain(node) ? tree.span(node).start : tree.span(node)
      report(.emptyValue, "'\(name)' has no value", at: place, help: "give it one, or remove the key")
      return nil
    }
    let text = Text(value(node), tree.span(node))
    checkForm(text, node, shape)
    return text
  }

  /// A scalar's value; a block text without the line break that ends it.
  private func value(_ node: YAMLTree.NodeID) -> String {
    let style = tree.nodes[Int(tree.resolved(node))].style
    guard style == .literal || style == .folded else { return tree.text(node) }
    return tree.withValue(node) { bytes in
      var end = bytes.count
      while end > 0, bytes[end - 1] == 0x0A { end -= 1 }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[..<end]), as: UTF8.self)
    }
  }

  /// A whole number within the shape's range.
  package mutating func integer<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> Spanned<Int>? {
    guard let node = fields[key], case .integer(let range) = key.cached.shape,
      let text = scalar(node, .decimal, name: key.cached.name)
    else { return nil }
    guard let number = Int(text.string), range.contains(number) else {
      let expected =
        range.upperBound >= 1_000_000_000
        ? "a whole number, \(range.lowerBound) or more"
        : "a whole number from \(range.lowerBound) to \(range.upperBound)"
      report(
        .wrongType, "'\(key.cached.name)' takes \(expected), found '\(text.string.shortened(to: 40))'",
        at: text.span)
      return nil
    }
    return Spanned(number, text.span)
  }

  /// A decimal number, as it is written.
  package mutating func decimal(_ node: YAMLTree.NodeID, name: String) -> Spanned<Decimal>? {
    guard let text = scalar(node, .decimal, name: name) else { return nil }
    guard let number = Decimal(text.string) else {
      report(
        .wrongType, "'\(name)' takes a number such as 1.5, found '\(text.string.shortened(to: 40))'",
        at: text.span, help: "use a point for decimals and no spaces or commas")
      return nil
    }
    return Spanned(number, text.span)
  }

  /// A decimal number, as it is written.
  package mutating func decimal<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> Spanned<Decimal>? {
    fields[key].flatMap { decimal($0, name: key.cached.name) }
  }

  /// `true` or `false`, and nothing else that YAML might take for one of them.
  package mutating func boolean<Key: FieldKey>(_ fields: Fields<Key>, _ key: Key) -> Spanned<Bool>? {
    guard let text = fields[key].flatMap({ scalar($0, .text, name: key.cached.name) }) else { return nil }
    switch text.string {
    case "true": return Spanned(true, text.span)
    case "false": return Spanned(false, text.span)
    default:
      report(.wrongType, "'\(key.cached.name)' takes true or false, found '\(text.string)'", at: text.span)
      return nil
    }
  }

  /// One of the words of a closed vocabulary.
  package mutating func word<Key: FieldKey, Word: RawRepresentable & Sendable>(
    _ fields: Fields<Key>, _ key: Key, _ type: Word.Type = Word.self
  ) -> Spanned<Word>? where Word.RawValue == String {
    guard let text = text(fields, key), case .word(let words, let rule) = key.cached.shape else { return nil }
    if let word = Word(rawValue: text.string) { return Spanned(word, text.span) }
    reportUnknownWord(text, name: key.cached.name, words, rule)
    return nil
  }

  /// Reports a word that is not one of those expected, with the nearest one.
  package mutating func reportUnknownWord(_ text: Text, name: String, _ words: [String], _ rule: Rule) {
    let meant = nearest(to: text.string, among: words)
    let expected = "expected \(words.count == 1 ? "" : "one of: ")\(words.joined(separator: ", "))"
    let isOfQuiz = rule.name == Rule.programmeUnknown.name || rule.name == Rule.subjectUnknown.name
    report(
      rule, "'\(name)' cannot be '\(text.string.shortened(to: 40))'", at: text.span,
      notes: (meant == nil ? [] : [expected]) + (isOfQuiz ? [Programme.remark] : []),
      help: meant.map { "did you mean '\($0)'?" } ?? expected,
      fix: meant.map { Fix("change it to '\($0)'", [Edit(text.span, $0)], safety: .unsafe) })
  }
}
