import CurriculumCompiler
import CurriculumRuntime
import Foundation

/// Pictures and recordings that came with questions, under names that a curriculum can have.
struct ForeignMedia {
  /// What was kept, each once.
  private(set) var media: [ImportedMedia] = []
  private let folder: String
  private var digests: [String: String] = [:]

  /// Endings of files that apps can show or play.
  private static let endings: Set<String> = [
    "mp3", "m4a", "aac", "wav", "flac", "ogg", "opus", "png", "jpg", "jpeg", "webp", "gif", "svg", "heic",
    "avif",
  ]

  /// Nothing kept.
  ///
  /// - Parameter format: The format's name, after which the folder is called.
  init(format: String) { folder = "media/\(format)" }

  /// Keeps a file.
  ///
  /// - Parameter name: Its name or path in the source, of which the last part is taken.
  /// - Returns: Its path within the curriculum; nil for a kind that no app shows or plays.
  mutating func keep(_ name: String, _ bytes: [UInt8]) -> String? {
    let last = name.split(separator: "/").last.map(String.init) ?? name
    guard let dot = last.lastIndex(of: ".") else { return nil }
    let ending = last[last.index(after: dot)...].lowercased()
    guard Self.endings.contains(ending) else { return nil }
    let base = makeSlug(from: String(last[..<dot])) ?? "file"
    let digest = String(ShortDigest(bytes).hexadecimal.prefix(8))
    var path = "\(folder)/\(base).\(ending)"
    if let other = digests[path], other != digest { path = "\(folder)/\(base)-\(digest).\(ending)" }
    guard digests.updateValue(digest, forKey: path) == nil else { return path }
    media.append(ImportedMedia(path: path) { () throws(ImportError) in bytes })
    return path
  }

  /// Keeps what stands in an address itself: `data:image/png;base64,…`.
  mutating func keep(address: String) -> String? {
    guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ",") else { return nil }
    let head = address[..<comma].dropFirst(5).lowercased().split(separator: ";")
    guard head.contains("base64"), let type = head.first, let slash = type.firstIndex(of: "/"),
      let data = Data(
        base64Encoded: String(address[address.index(after: comma)...]), options: .ignoreUnknownCharacters)
    else { return nil }
    let ending = Self.ending(type[type.index(after: slash)...])
    let bytes = Array(data)
    return keep("inline-\(ShortDigest(bytes).hexadecimal.prefix(8)).\(ending)", bytes)
  }

  private static func ending(_ subtype: Substring) -> String {
    switch subtype {
    case "jpeg": "jpg"
    case "svg+xml": "svg"
    case "mpeg": "mp3"
    case "mp4", "x-m4a": "m4a"
    case "x-wav": "wav"
    default: String(subtype)
    }
  }
}

extension ForeignQuestion {
  /// Takes in what a text of the question shows and plays, and names what was dropped of it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - field: What the source calls it.
  ///   - isAsked: Whether it is the question itself, which alone has a picture and a recording.
  ///   - resolve: The path in the curriculum of what an address leads to; nil where the source does not hold it.
  mutating func attach(
    _ text: SafeMarkdown, of field: String, isAsked: Bool, _ report: inout ImportReport,
    resolve: (String) -> String?
  ) {
    for loss in text.losses {
      report.lose(loss.what, loss.value, at: place, because: "a text of a curriculum only says something")
    }
    for picture in text.pictures {
      guard isAsked else {
        report.lose(
          "image of \(field)", picture.source, at: place, because: "only what is asked has a picture")
        continue
      }
      if let path = resolve(picture.source) {
        pictures.append(Picture(file: path, alt: picture.alt))
      } else {
        report.lose("image", picture.source, at: place, because: "the source does not hold it")
      }
    }
    for sound in text.sounds {
      guard isAsked else {
        report.lose("sound of \(field)", sound, at: place, because: "only what is asked has a recording")
        continue
      }
      if let path = resolve(sound) {
        if !recordings.contains(path) { recordings.append(path) }
      } else {
        report.lose("sound", sound, at: place, because: "the source does not hold it")
      }
    }
  }
}
