import CurriculumRuntime

/// The page as plain files, for a web server or to be opened as they are.
package struct StaticFiles {
  private let site: PreviewSite
  private let media: (String) -> [UInt8]?

  /// The files of a site.
  ///
  /// - Parameter media: The content of a picture or recording by its path in the curriculum; nil where it has none.
  package init(_ site: PreviewSite, media: @escaping (String) -> [UInt8]?) {
    self.site = site
    self.media = media
  }

  /// Hands out file by file: a path without `..`, and its bytes.
  ///
  /// - Returns: Pictures and recordings that the bundle names and nobody has.
  /// - Throws: `BundleError` when the bundle cannot be read, and what `take` throws.
  package func forEach(_ take: (String, [UInt8]) throws -> Void) throws -> [String] {
    for file in WebFile.all where !file.path.hasSuffix(".js") {
      guard file.path == "index.html" else {
        try take(file.path, file.bytes)
        continue
      }
      let page = String(decoding: file.bytes, as: UTF8.self)
      try take(file.path, Array(Self.plain(page).utf8))
    }
    try take("preview.js", Array(ScriptFile(WebFile.all).text.utf8))
    for name in try site.documentNames() {
      guard let json = try site.document(name) else { continue }
      // The text is a string to be parsed: whatever the bundle holds, it is no script.
      var script = CanonicalJSON()
      script.string(json)
      try take("data/\(name).js", Array("curriccReceive(\"\(name)\", \(script.text));\n".utf8))
    }
    var missing: [String] = []
    for path in try site.mediaPaths() {
      let isWithin = !path.split(separator: "/", omittingEmptySubsequences: false).contains {
        ["", ".", ".."].contains($0)
      }
      if isWithin, let bytes = media(path) { try take("media/\(path)", bytes) } else { missing.append(path) }
    }
    return missing
  }

  /// The page that runs one script in place of modules.
  private static func plain(_ page: String) -> String {
    page.replacing(
      "<script type=\"module\" src=\"app/main.js\"></script>",
      with: "<script defer src=\"preview.js\"></script>")
  }
}
