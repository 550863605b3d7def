import Foundation

/// Sound and pictures that notes name, on their way into the curriculum.
struct AnkiMedia {
  private let content: AnkiContent
  private var taken: [String: String] = [:]
  private(set) var used: [ImportedMedia] = []

  init(_ content: AnkiContent) { self.content = content }

  /// The path of a media file within the curriculum; nil where the source has none of that name.
  mutating func path(of name: String) -> String? {
    if let path = taken[name] { return path }
    guard let medium = content.media(name) else { return nil }
    taken[name] = medium.path
    used.append(medium)
    return medium.path
  }

  /// A path within the curriculum for a file of any name; nil for a name that would lead elsewhere.
  static func path(for name: String) -> String? {
    guard !name.isEmpty, name.utf8.count <= 200, !name.hasPrefix("."), !name.contains("/"),
      !name.contains("\\"), !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { return nil }
    // A source by its ending would be taken for one.
    guard !name.lowercased().hasSuffix(".yaml"), !name.lowercased().hasSuffix(".yml") else { return nil }
    return "media/anki/\(name)"
  }

  /// Members by number with the names of the files that they are, as older packages have them: `{"0": "foo.wav"}`.
  static func legacyNames(_ bytes: [UInt8]) -> [(key: String, value: String)] {
    let names = try? JSONDecoder().decode([String: String].self, from: Data(bytes))
    return (names ?? [:]).sorted { $0.key < $1.key }
  }

  /// A field without its sounds, and the names of these: `[sound:hola.mp3]`.
  static func sounds(in html: String) -> (rest: String, names: [String]) {
    guard html.contains("[sound:") else { return (html, []) }
    var rest = html[...]
    var result = ""
    var names: [String] = []
    while let open = rest.firstRange(of: "[sound:") {
      guard let close = rest[open.upperBound...].firstIndex(of: "]") else { break }
      result += rest[..<open.lowerBound]
      names.append(String(rest[open.upperBound..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return (result + rest, names)
  }
}
