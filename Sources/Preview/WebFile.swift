import CWeb

/// A file of the page itself, which is compiled in.
package struct WebFile: Sendable {
  /// The path that the page asks for.
  package let path: String
  /// The content.
  package let bytes: [UInt8]

  /// All files; a module stands behind those that it imports.
  package static let all: [WebFile] = {
    let files = UnsafeBufferPointer(start: curricc_web_files(), count: curricc_web_file_count())
    return files.map { file in
      let bytes = UnsafeRawBufferPointer(start: file.bytes, count: file.length)
      return WebFile(path: String(cString: file.path), bytes: Array(bytes))
    }
  }()

  /// What browsers have to know of a file with this path.
  static func mediaType(of path: String) -> String {
    switch path.split(separator: ".").last?.lowercased() {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "mp3": "audio/mpeg"
    case "ogg", "oga", "opus": "audio/ogg"
    case "wav": "audio/wav"
    case "m4a": "audio/mp4"
    default: "application/octet-stream"
    }
  }
}
