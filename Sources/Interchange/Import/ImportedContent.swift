/// What a source has, as authoring files, before it meets what is there already.
package struct ImportedContent: Sendable {
  /// The files, in the source's order.
  package var files: [ImportedFile] = []
  /// Pictures and sound.
  package var media: [ImportedMedia] = []

  /// No files.
  package init() {}

  /// Has each new band require all units that come with it.
  mutating func requireUnits() {
    var counts: [String: Int] = [:]
    func name(_ file: ImportedFile, _ band: String?) -> String {
      "\(file.head.textValue("language") ?? "") \(band ?? "")"
    }
    for file in files where file.kind == "unit" {
      counts[name(file, file.head.textValue("band")), default: 0] += 1
    }
    for index in files.indices where files[index].kind == "band" {
      files[index].head.add("units_required", counts[name(files[index], files[index].idHint)] ?? 1)
    }
  }
}

/// A picture or a recording.
package struct ImportedMedia: Sendable {
  /// Its path within the curriculum: `media/anki/cat.jpg`.
  package let path: String
  /// Reads its bytes.
  package let bytes: @Sendable () throws(ImportError) -> [UInt8]

  /// A file with the function that reads it.
  package init(path: String, bytes: @escaping @Sendable () throws(ImportError) -> [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// An authoring file that a source has content for.
package struct ImportedFile: Sendable {
  /// What it holds, as its `kind` says.
  let kind: String
  /// The folder that it goes into: `kits`.
  let folder: String
  /// What the source knows it by, which stays when it is imported again.
  var sourceKey: String
  /// What its id is made of, where it has none yet.
  var idHint: String
  /// Its keys but `kind`, `id` and the entries.
  var head: AuthoringMapping
  /// The key that its entries stand under: `questions`; empty where it has none.
  var entriesKey = ""
  /// Its entries, in order.
  var entries: [ImportedEntry] = []
  /// What its entries' ids must be unique in, where that is more than the file itself.
  var namespace: String?
  /// Files before it that it belongs to: the key that names one, its kind, and what the source knows it by.
  var parents: [(key: String, kind: String, sourceKey: String)] = []
  /// How many entries a file has at most, where more become files of their own; nil for no limit.
  var batchSize: Int?
  /// Keys of its head that its siblings share, among which it stands last when it is new; nil where it has no order.
  var siblingKeys: [String]?
  /// Lines for people at its beginning: where it is from, its licence, its authors.
  var remarks: [String] = []
  /// Whether it is written only where there is no other of its kind yet: what the import needs to stand on.
  var isScaffold = false
}

/// A question, a card or the like.
struct ImportedEntry: Sendable {
  /// What the source knows it by.
  let sourceKey: String
  /// What its id is made of, where it has none yet.
  let idHint: String
  private let packed: PackedMapping

  /// An entry with its keys but `id`.
  init(sourceKey: String, idHint: String, mapping: AuthoringMapping) {
    self.sourceKey = sourceKey
    // An id has the first words alone; of a long text no second copy need be kept.
    self.idHint = idHint.utf8.count > 160 ? String(idHint.prefix(120)) : idHint
    packed = PackedMapping(mapping)
  }

  /// Its keys but `id`; made anew each time.
  var mapping: AuthoringMapping { packed.mapping }
}
