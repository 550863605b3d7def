/// An element of XML with all that is in it.
struct XMLElement: Sendable {
  /// A part of an element.
  enum Node: Sendable {
    case element(XMLElement)
    case text(String)
  }

  /// The name without a prefix.
  let name: String
  /// The attributes as written, in order; declarations of namespaces are among them.
  let attributes: [(name: String, value: String)]
  /// The line that it begins in, counting from 1.
  let line: Int
  /// What is in it, in order.
  private(set) var nodes: [Node] = []

  /// An element without content.
  init(name: String, attributes: [(name: String, value: String)], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Adds an element.
  mutating func add(_ element: XMLElement) { nodes.append(.element(element)) }

  /// Adds a text, to that which stands last where there is one.
  mutating func add(_ text: String) {
    if case .text(let before)? = nodes.last {
      nodes[nodes.count - 1] = .text(before + text)
    } else {
      nodes.append(.text(text))
    }
  }

  /// The value of an attribute, or nil.
  subscript(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

  /// The elements right in it, in order.
  var children: [XMLElement] {
    nodes.compactMap { node in
      if case .element(let element) = node { element } else { nil }
    }
  }

  /// The elements of a name right in it, in order.
  func children(_ name: String) -> [XMLElement] { children.filter { $0.name == name } }

  /// The first element of a name right in it, or nil.
  func child(_ name: String) -> XMLElement? {
    for case .element(let element) in nodes where element.name == name { return element }
    return nil
  }

  /// All elements of some names within it, the outer before the inner.
  func descendants(_ names: Set<String>) -> [XMLElement] {
    var found: [XMLElement] = []
    for child in children {
      if names.contains(child.name) { found.append(child) }
      found += child.descendants(names)
    }
    return found
  }

  /// All text in it, joined, without blanks at its ends.
  var text: String { wholeText.trimmed }

  /// All text in it, joined as it stands.
  var wholeText: String {
    var text = ""
    for node in nodes {
      switch node {
      case .text(let part): text += part
      case .element(let element): text += element.wholeText
      }
    }
    return text
  }
}
