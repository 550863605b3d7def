import CurriculumCompiler

extension ImportFormat {
  /// Questions as 1EdTech (IMS) has them.
  static let qti = ImportFormat(
    name: "qti", summary: "QTI 1.2, 2.1, 2.2 and 3.0: items, and packages as Canvas and others export them",
    recognise: { source in
      if source.isFolder {
        guard source.paths.contains("imsmanifest.xml"), let manifest = try? source.bytes("imsmanifest.xml")
        else { return .none }
        return QTIFiles.namesQuestions(manifest) ? .sure : .none
      }
      guard let bytes = try? source.bytes() else { return .none }
      guard ZipArchive.isZip(bytes) else { return QTIFiles.isQuestions(bytes) ? .sure : .none }
      guard let archive = try? ZipArchive(bytes, file: source.name),
        let member = archive.member("imsmanifest.xml"), let manifest = try? archive.bytes(of: member)
      else { return .none }
      return QTIFiles.namesQuestions(manifest) ? .sure : .possible
    },
    read: { source, request, report throws(ImportError) in
      var reader = QTIReader(files: try QTIFiles(source), source: source, request: request)
      return try reader.read(&report)
    })
}

/// The files of a QTI package, wherever they are.
struct QTIFiles {
  /// Their paths, sorted as the source has them.
  let paths: [String]
  private let archive: ZipArchive?
  private let source: ImportSource

  /// The files of a folder, of a zip file, or the one file.
  ///
  /// - Throws: `ImportError` for a zip file that cannot be read or means harm.
  init(_ source: ImportSource) throws(ImportError) {
    self.source = source
    guard !source.isFolder else {
      archive = nil
      paths = source.paths
      return
    }
    let bytes = try source.bytes()
    archive = ZipArchive.isZip(bytes) ? try ZipArchive(bytes, file: source.name) : nil
    paths = archive?.members.map(\.name) ?? source.paths
  }

  /// The bytes of a file; nil where there is none of the path.
  ///
  /// - Throws: `ImportError` when it is there and cannot be read.
  func bytes(_ path: String) throws(ImportError) -> [UInt8]? {
    if let archive {
      guard let member = archive.member(path) else { return nil }
      return try archive.bytes(of: member)
    }
    return paths.contains(path) ? try source.bytes(path) : nil
  }

  /// The root of a file of XML.
  ///
  /// - Throws: `ImportError` for what is no XML.
  func root(_ path: String, _ bytes: [UInt8]) throws(ImportError) -> XMLElement {
    let reader = XMLReader(bytes, file: path)
    while true {
      switch try reader.next() {
      case .start: return try reader.element().plainQTI
      case .finished: throw reader.failure("it has no element")
      case .text, .end: break
      }
    }
  }

  /// The path that an address in a file leads to; nil for one that leads elsewhere.
  static func path(_ address: String, from file: String) -> String? {
    guard !address.contains("://"), !address.hasPrefix("data:"), !address.hasPrefix("/") else { return nil }
    var parts = file.split(separator: "/").dropLast().map(String.init)
    let plain = address.prefix { $0 != "?" && $0 != "#" }
    for part in plain.split(separator: "/") where part != "." {
      if part == ".." {
        guard !parts.isEmpty else { return nil }
        parts.removeLast()
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// Whether a file begins as questions do.
  static func isQuestions(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(1 << 14).filter { $0 != 0 }, as: UTF8.self)
    let roots = [
      "questestinterop", "assessmentItem", "qti-assessment-item", "assessmentTest", "qti-assessment-test",
    ]
    return roots.contains { head.contains("<\($0)") || head.contains(":\($0)") }
  }

  /// Whether a manifest names questions among its resources.
  static func namesQuestions(_ manifest: [UInt8]) -> Bool {
    String(decoding: manifest.filter { $0 != 0 }, as: UTF8.self).contains("imsqti")
  }
}

extension XMLElement {
  /// The element with the names of QTI 2 where it has those of 3: `qti-simple-choice` is `simpleChoice`.
  fileprivate var plainQTI: XMLElement {
    var plain = XMLElement(
      name: name.hasPrefix("qti-") ? Self.joined(name.dropFirst(4)) : name,
      attributes: attributes.map { attribute in
        let isOwn = !attribute.name.hasPrefix("data-") && !attribute.name.hasPrefix("aria-")
        return (isOwn ? Self.joined(attribute.name[...]) : attribute.name, attribute.value)
      }, line: line)
    for node in nodes {
      switch node {
      case .text(let text): plain.add(text)
      case .element(let element): plain.add(element.plainQTI)
      }
    }
    return plain
  }

  private static func joined(_ name: Substring) -> String {
    guard name.contains("-") else { return String(name) }
    let parts = name.split(separator: "-")
    return String(parts[0]) + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The element with some of those in it in another form.
  ///
  /// - Parameter change: What stands for an element; nil where it stays, with what is in it changed alike.
  func changed(_ change: (XMLElement) -> [Node]?) -> XMLElement {
    var result = XMLElement(name: name, attributes: attributes, line: line)
    for node in nodes {
      guard case .element(let element) = node else {
        if case .text(let text) = node { result.add(text) }
        continue
      }
      guard let others = change(element) else {
        result.add(element.changed(change))
        continue
      }
      for other in others {
        switch other {
        case .text(let text): result.add(text)
        case .element(let element): result.add(element)
        }
      }
    }
    return result
  }
}
