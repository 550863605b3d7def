import CurriculumRuntime
import Foundation

/// What a channel says about itself, and the identifiers that follow from it.
struct KolibriChannel {
  /// The channel's identifier.
  let id: NameIdentifier
  /// The curriculum's name.
  let name: String
  /// A number that rises with the content's version.
  let version: Int
  /// The licence, by Kolibri's name for it.
  let licence: String
  /// Who holds the rights; may be empty.
  let holder: String

  private static let domain = NameIdentifier("curricc", in: .internet)

  init(_ info: BundleInfo, _ request: ExportRequest) {
    name = info.curriculumName
    id = NameIdentifier(name, in: Self.domain)
    version = max(1, info.releaseNumber)
    licence = request.licence ?? "All Rights Reserved"
    holder = request.holder ?? ""
  }

  /// The identifier of what the channel knows by a name: content, questions, tags.
  ///
  /// The curriculum's name is a part of it, for learners' progress goes by it in all channels.
  func identifier(_ source: String) -> NameIdentifier {
    NameIdentifier("\(name)/\(source)", in: Self.domain)
  }
}

/// The database of a channel.
///
/// Source: Kolibri's content schema 5, which versions from 0.15 on read.
struct KolibriDatabase {
  private let channel: KolibriChannel
  private let database: ExportDatabase
  private let placed: [KolibriTree.Placed]

  init(_ channel: KolibriChannel, _ tree: KolibriTree) throws {
    self.channel = channel
    placed = tree.placed
    database = try ExportDatabase(pageSize: 4096, schema: Self.schema)
  }

  private static let schema = """
    CREATE TABLE content_contenttag (id CHAR(32) NOT NULL PRIMARY KEY, tag_name VARCHAR(30) NOT NULL);
    CREATE TABLE content_language (id VARCHAR(14) NOT NULL PRIMARY KEY, lang_code VARCHAR(3) NOT NULL,
      lang_subcode VARCHAR(10), lang_name VARCHAR(100), lang_direction VARCHAR(3) NOT NULL);
    CREATE TABLE content_localfile (id VARCHAR(32) NOT NULL PRIMARY KEY, extension VARCHAR(40) NOT NULL,
      available BOOLEAN NOT NULL, file_size INTEGER);
    CREATE TABLE content_contentnode (id CHAR(32) NOT NULL PRIMARY KEY, license_name VARCHAR(50),
      license_description TEXT, title VARCHAR(200) NOT NULL, coach_content BOOLEAN NOT NULL,
      content_id CHAR(32) NOT NULL, channel_id CHAR(32) NOT NULL, description TEXT, sort_order FLOAT,
      license_owner VARCHAR(200) NOT NULL, author VARCHAR(200) NOT NULL, kind VARCHAR(200) NOT NULL,
      available BOOLEAN NOT NULL, options TEXT, grade_levels TEXT, resource_types TEXT,
      learning_activities TEXT, accessibility_labels TEXT, categories TEXT, learner_needs TEXT,
      duration INTEGER, lft INTEGER NOT NULL, rght INTEGER NOT NULL, tree_id INTEGER NOT NULL,
      level INTEGER NOT NULL, lang_id VARCHAR(14) REFERENCES content_language (id),
      parent_id CHAR(32) REFERENCES content_contentnode (id));
    CREATE TABLE content_assessmentmetadata (id CHAR(32) NOT NULL PRIMARY KEY, assessment_item_ids TEXT NOT NULL,
      number_of_assessments INTEGER NOT NULL, mastery_model TEXT NOT NULL, randomize BOOLEAN NOT NULL,
      is_manipulable BOOLEAN NOT NULL,
      contentnode_id CHAR(32) NOT NULL REFERENCES content_contentnode (id));
    CREATE TABLE content_channelmetadata (id CHAR(32) NOT NULL PRIMARY KEY, name VARCHAR(200) NOT NULL,
      description VARCHAR(400) NOT NULL, tagline VARCHAR(150), author VARCHAR(400) NOT NULL,
      version INTEGER NOT NULL, thumbnail TEXT NOT NULL, last_updated VARCHAR,
      min_schema_version VARCHAR(50) NOT NULL, root_id CHAR(32) NOT NULL REFERENCES content_contentnode (id));
    CREATE TABLE content_contentnode_has_prerequisite (id INTEGER NOT NULL PRIMARY KEY,
      from_contentnode_id CHAR(32) NOT NULL REFERENCES content_contentnode (id),
      to_contentnode_id CHAR(32) NOT NULL REFERENCES content_contentnode (id));
    CREATE TABLE content_contentnode_related (id INTEGER NOT NULL PRIMARY KEY,
      from_contentnode_id CHAR(32) NOT NULL REFERENCES content_contentnode (id),
      to_contentnode_id CHAR(32) NOT NULL REFERENCES content_contentnode (id));
    CREATE TABLE content_contentnode_tags (id INTEGER NOT NULL PRIMARY KEY,
      contentnode_id CHAR(32) NOT NULL REFERENCES content_contentnode (id),
      contenttag_id CHAR(32) NOT NULL REFERENCES content_contenttag (id));
    CREATE TABLE content_file (id CHAR(32) NOT NULL PRIMARY KEY, preset VARCHAR(150) NOT NULL,
      supplementary BOOLEAN NOT NULL, thumbnail BOOLEAN NOT NULL, priority INTEGER,
      contentnode_id CHAR(32) NOT NULL REFERENCES content_contentnode (id),
      lang_id VARCHAR(14) REFERENCES content_language (id),
      local_file_id VARCHAR(32) NOT NULL REFERENCES content_localfile (id));
    CREATE INDEX ix_content_contentnode_parent_id ON content_contentnode (parent_id);
    CREATE INDEX ix_content_contentnode_lft ON content_contentnode (lft);
    CREATE INDEX ix_content_file_contentnode_id ON content_file (contentnode_id);
    CREATE INDEX ix_content_file_local_file_id ON content_file (local_file_id);
    CREATE INDEX ix_content_assessmentmetadata_contentnode_id ON content_assessmentmetadata (contentnode_id);
    CREATE INDEX ix_content_contentnode_tags_contentnode_id ON content_contentnode_tags (contentnode_id);
    """

  /// The database as a file's bytes.
  func bytes() throws -> [UInt8] {
    var languages: Set<String> = []
    for tag in Set(placed.compactMap(\.node.language)).sorted()
    where languages.insert(Self.languageIdentifier(tag)).inserted {
      try addLanguage(tag)
    }
    for tag in Set(placed.flatMap(\.node.tags)).sorted() {
      try database.add("INSERT INTO content_contenttag VALUES (?, ?)", [tagIdentifier(tag), tag])
    }
    var identifiers: [NameIdentifier] = []
    var files: Set<String> = []
    var tags = 0
    for place in placed {
      let content = channel.identifier(place.node.source)
      let id = place.parent.map { NameIdentifier(content.digits, in: identifiers[$0]) } ?? channel.id
      identifiers.append(id)
      try addNode(place, id, place.parent == nil ? channel.id : content, place.parent.map { identifiers[$0] })
      for tag in place.node.tags.sorted() {
        tags += 1
        try database.add(
          "INSERT INTO content_contentnode_tags VALUES (?, ?, ?)", [tags, id.digits, tagIdentifier(tag)])
      }
      guard let content = place.node.content else { continue }
      if files.insert(content.file.digest).inserted {
        try database.add(
          "INSERT INTO content_localfile VALUES (?, ?, 1, ?)",
          [content.file.digest, content.file.ending, content.file.size])
      }
      try addContent(content, id)
    }
    try addChannel()
    return try database.finish()
  }

  private func addLanguage(_ tag: String) throws {
    let language = LanguageTag(tag)
    let rest = tag.split(separator: "-").dropFirst().joined(separator: "-")
    let name = Locale(identifier: language.code).localizedString(forLanguageCode: language.code)
    try database.add(
      "INSERT INTO content_language VALUES (?, ?, ?, ?, ?)",
      [
        Self.languageIdentifier(tag), language.code, rest.isEmpty ? nil : String(rest.prefix(10)),
        name ?? language.code, language.isRightToLeft ? "rtl" : "ltr",
      ])
  }

  /// The identifier of a language, which has at most 14 characters.
  private static func languageIdentifier(_ tag: String) -> String {
    tag.utf8.count <= 14 ? tag : LanguageTag(tag).code
  }

  private func tagIdentifier(_ tag: String) -> String { channel.identifier("tag/\(tag)").digits }

  private func addNode(
    _ place: KolibriTree.Placed, _ id: NameIdentifier, _ content: NameIdentifier, _ parent: NameIdentifier?
  ) throws {
    let node = place.node
    let kind: String
    let activity: String?
    var options = "{}"
    switch node.content {
    case nil: (kind, activity) = ("topic", nil)
    case .exercise(_, let assessment):
      (kind, activity) = ("exercise", "VwRCom7G")
      options = assessment.completion
    case .page:
      (kind, activity) = ("html5", "wA01urpi")
      options =
        "{\"completion_criteria\":{\"learner_managed\":false,\"model\":\"reference\",\"threshold\":null}}"
    }
    let isTopic = node.content == nil
    try database.add(
      """
      INSERT INTO content_contentnode VALUES (?, ?, NULL, ?, 0, ?, ?, ?, ?, ?, '', ?, 1, ?, NULL, NULL, ?, NULL, ?,
        NULL, NULL, ?, ?, 1, ?, ?, ?)
      """,
      [
        id.digits, isTopic ? nil : channel.licence, String(node.title.prefix(200)), content.digits,
        channel.id.digits, node.description, Double(place.order), isTopic ? "" : channel.holder, kind,
        options,
        activity, node.category, place.ends.lowerBound, place.ends.upperBound, place.level,
        node.language.map { Self.languageIdentifier($0) }, parent?.digits,
      ])
  }

  private func addContent(_ content: KolibriNode.Content, _ id: NameIdentifier) throws {
    let preset: String
    switch content {
    case .page: preset = "html5_zip"
    case .exercise(_, let assessment):
      preset = "exercise"
      try database.add(
        "INSERT INTO content_assessmentmetadata VALUES (?, ?, ?, ?, ?, 1, ?)",
        [
          NameIdentifier("assessment", in: id).digits,
          "[\(assessment.items.map { "\"\($0)\"" }.joined(separator: ","))]", assessment.items.count,
          assessment.mastery, assessment.isShuffled, id.digits,
        ])
    }
    try database.add(
      "INSERT INTO content_file VALUES (?, ?, 0, 0, 1, ?, NULL, ?)",
      [NameIdentifier("file", in: id).digits, preset, id.digits, content.file.digest])
  }

  private func addChannel() throws {
    try database.add(
      "INSERT INTO content_channelmetadata VALUES (?, ?, '', NULL, ?, ?, '', NULL, '5', ?)",
      [
        channel.id.digits, String(channel.name.prefix(200)), channel.holder, channel.version,
        channel.id.digits,
      ])
  }
}
