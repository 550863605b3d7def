import CYAML

/// Turns libyaml's events into a `YAMLTree`, within limits.
struct YAMLTreeBuilder {
  private let file: SourceFile.ID
  private let bytes: [UInt8]
  private let limits: YAMLLimits
  private var tree: YAMLTree
  private var offsets: OffsetWalker
  /// The open collections: the node, its last child so far, and its size after expansion.
  private var open: [(node: Int32, last: Int32, size: Int)] = []
  /// Nodes by anchor name, with the size of each after expansion.
  private var anchors: [String: (node: Int32, size: Int)] = [:]
  private var expandedNodes = 0
  /// Anchors of open collections, named once their size is known, so that none can hold itself.
  private var pendingAnchors: [(name: String, depth: Int)] = []
  /// UTF-8 offset behind the last scalar, alias or flow collection: where a block collection ends.
  private var lastContentEnd: UInt32 = 0

  init(file: SourceFile.ID, bytes: [UInt8], textStart: Int, isASCII: Bool, limits: YAMLLimits) {
    self.file = file
    self.bytes = bytes
    self.limits = limits
    tree = YAMLTree(file: file)
    tree.nodes.reserveCapacity(bytes.count / 12)
    tree.values.reserveCapacity(bytes.count)
    offsets = OffsetWalker(textStart: textStart, isASCII: isASCII)
  }

  /// The tree of all events so far.
  func finish() -> YAMLTree { tree }

  /// The UTF-8 offset of a mark in the file.
  mutating func offset(of mark: yaml_mark_t) -> Int { offsets.offset(ofCharacter: mark.index, in: bytes) }

  /// The UTF-8 offset in the file of a byte of the text that libyaml was given.
  func offset(ofByte byte: Int) -> Int { offsets.textStart + byte }

  /// The span of the character at a UTF-8 offset.
  func characterSpan(_ lower: Int) -> SourceSpan {
    var upper = lower + 1
    while upper < bytes.count, bytes[upper] & 0xC0 == 0x80 { upper += 1 }
    return span(lower, upper)
  }

  /// The character at a UTF-8 offset, or nil behind the end.
  func character(at offset: Int) -> Character? {
    guard offset < bytes.count else { return nil }
    let place = characterSpan(offset)
    return String(decoding: bytes[offset..<Int(place.upper)], as: UTF8.self).first
  }

  /// A span of this file.
  func span(_ lower: Int, _ upper: Int) -> SourceSpan { SourceSpan(file, lower, min(upper, bytes.count)) }

  /// Adds one event; false when a limit is passed or an alias has no anchor.
  mutating func add(_ event: yaml_event_t, _ diagnostics: inout Diagnostics) -> Bool {
    let lower = offset(of: event.start_mark)
    let upper = offset(of: event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      return addScalar(event.data.scalar, lower, upper, &diagnostics)
    case YAML_ALIAS_EVENT:
      return addAlias(String(cString: event.data.alias.anchor), lower, upper, &diagnostics)
    case YAML_SEQUENCE_START_EVENT:
      let data = event.data.sequence_start
      let style: YAMLTree.Style = data.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
      return open(.sequence, style, data.anchor, data.tag, lower, upper, &diagnostics)
    case YAML_MAPPING_START_EVENT:
      let data = event.data.mapping_start
      let style: YAMLTree.Style = data.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
      return open(.mapping, style, data.anchor, data.tag, lower, upper, &diagnostics)
    default:
      close(upper)
      return true
    }
  }

  private mutating func addScalar(
    _ data: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar, _ lower: Int, _ upper: Int,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    guard data.length <= limits.scalarBytes else {
      diagnostics.report(
        .yamlTooLarge, "this text has \(data.length) bytes; the limit for one text is \(limits.scalarBytes)",
        at: span(lower, lower + 1), help: "divide it")
      return false
    }
    let style: YAMLTree.Style =
      switch data.style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
    var end = upper
    if style == .literal || style == .folded {
      while end > lower, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D || bytes[end - 1] == 0x20 {
        end -= 1
      }
    }
    let start = tree.values.count
    tree.values.append(contentsOf: UnsafeBufferPointer(start: data.value, count: data.length))
    let node = YAMLTree.Node(
      kind: .scalar, style: style, lower: UInt32(lower), upper: UInt32(end), first: Int32(start),
      second: Int32(data.length), next: -1)
    if data.anchor != nil || data.tag != nil {
      tree.contentStarts[Int32(tree.nodes.count)] = UInt32(behindProperties(lower, end))
    }
    reportTag(data.tag, lower, &diagnostics)
    return append(node, anchor: data.anchor, size: 1, lower, &diagnostics)
  }

  /// The offset behind anchor and tag, which may stand in either order.
  private func behindProperties(_ lower: Int, _ upper: Int) -> Int {
    var offset = lower
    while offset < upper, bytes[offset] == 0x26 || bytes[offset] == 0x21 {
      while offset < upper, bytes[offset] > 0x20 { offset += 1 }
      while offset < upper, bytes[offset] <= 0x20 { offset += 1 }
    }
    return offset
  }

  private mutating func addAlias(
    _ name: String, _ lower: Int, _ upper: Int, _ diagnostics: inout Diagnostics
  ) -> Bool {
    guard let target = anchors[name] else {
      let isOpen = tree.nodes.isEmpty ? "" : " before this place"
      diagnostics.report(
        .yamlAnchor, "no anchor '&\(name)' is defined\(isOpen)", at: span(lower, upper),
        help: "define it with '&\(name)' before it is used, or write the value out")
      return false
    }
    let node = YAMLTree.Node(
      kind: .alias, style: .plain, lower: UInt32(lower), upper: UInt32(upper), first: target.node, second: -1,
      next: -1)
    return append(node, anchor: nil, size: target.size, lower, &diagnostics)
  }

  private mutating func open(
    _ kind: YAMLTree.Kind, _ style: YAMLTree.Style, _ anchor: UnsafeMutablePointer<UInt8>?,
    _ tag: UnsafeMutablePointer<UInt8>?, _ lower: Int, _ upper: Int, _ diagnostics: inout Diagnostics
  ) -> Bool {
    guard open.count < limits.depth else {
      diagnostics.report(
        .yamlTooDeep, "this is nested more than \(limits.depth) levels deep, the limit for nesting",
        at: span(lower, lower + 1))
      return false
    }
    reportTag(tag, lower, &diagnostics)
    let node = YAMLTree.Node(
      kind: kind, style: style, lower: UInt32(lower), upper: UInt32(upper), first: 0, second: -1, next: -1)
    guard append(node, anchor: nil, size: 1, lower, &diagnostics) else { return false }
    let id = Int32(tree.nodes.count - 1)
    open.append((id, -1, 1))
    if let anchor { pendingAnchors.append((String(cString: anchor), open.count)) }
    return true
  }

  private mutating func close(_ upper: Int) {
    let depth = open.count
    let (id, _, size) = open.removeLast()
    let isFlow = tree.nodes[Int(id)].style == .flow
    if isFlow {
      tree.nodes[Int(id)].upper = UInt32(upper)
    } else {
      tree.nodes[Int(id)].upper = max(tree.nodes[Int(id)].lower, lastContentEnd)
    }
    if isFlow { lastContentEnd = UInt32(upper) }
    if !open.isEmpty { open[open.count - 1].size += size - 1 }
    while let pending = pendingAnchors.last, pending.depth == depth {
      anchors[pending.name] = (id, size)
      pendingAnchors.removeLast()
    }
  }

  private mutating func append(
    _ node: YAMLTree.Node, anchor: UnsafeMutablePointer<UInt8>?, size: Int, _ lower: Int,
    _ diagnostics: inout Diagnostics
  ) -> Bool {
    expandedNodes += size
    guard expandedNodes <= limits.expandedNodes else {
      diagnostics.report(
        .yamlTooLarge,
        "with its aliases written out the file has more than \(limits.expandedNodes) values, the limit for a file",
        at: span(lower, lower + 1), help: "use fewer aliases, or divide the file")
      return false
    }
    let id = Int32(tree.nodes.count)
    tree.nodes.append(node)
    if node.kind == .scalar || node.kind == .alias { lastContentEnd = node.upper }
    if !open.isEmpty {
      let top = open.count - 1
      if open[top].last < 0 {
        tree.nodes[Int(open[top].node)].second = id
      } else {
        tree.nodes[Int(open[top].last)].next = id
      }
      open[top].last = id
      open[top].size += size
      tree.nodes[Int(open[top].node)].first += 1
    }
    if let anchor { anchors[String(cString: anchor)] = (id, size) }
    return true
  }

  private func reportTag(_ tag: UnsafeMutablePointer<UInt8>?, _ lower: Int, _ diagnostics: inout Diagnostics)
  {
    guard let tag else { return }
    // An anchor may stand before the tag.
    let place = bytes[lower...].firstIndex(of: 0x21) ?? lower
    let name = String(cString: tag).replacing("tag:yaml.org,2002:", with: "!!")
    diagnostics.report(
      .yamlTag, "the tag '\(name)' is not used here", at: span(place, place + 1),
      help: "remove it; every value is read by the type that its field wants")
  }
}

/// Turns libyaml's character offsets into UTF-8 offsets by walking along the text once.
private struct OffsetWalker {
  let textStart: Int
  private let isASCII: Bool
  private var character = 0
  private var byte: Int

  init(textStart: Int, isASCII: Bool) {
    self.textStart = textStart
    self.isASCII = isASCII
    byte = textStart
  }

  mutating func offset(ofCharacter target: Int, in bytes: [UInt8]) -> Int {
    guard !isASCII else { return min(textStart + target, bytes.count) }
    bytes.withUnsafeBufferPointer { bytes in
      while character < target, byte < bytes.count {
        byte += 1
        while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
        character += 1
      }
      while character > target {
        byte -= 1
        while byte > textStart, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
        character -= 1
      }
    }
    return byte
  }
}
