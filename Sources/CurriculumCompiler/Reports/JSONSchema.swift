import CurriculumRuntime

/// JSON Schemas of the authoring files, written from the very tables that the reader uses.
package enum JSONSchema {
  /// The schema of each kind of file, by file name: `lesson.schema.json`; and `any.schema.json`, for all of them.
  package static var files: [(name: String, text: String)] {
    let schemas = tables.map { name, table in ("\(name).schema.json", schema(kind: name, table.shape)) }
    return schemas + [("any.schema.json", anySchema)]
  }

  /// The fields of a kind of file; nil for what is no kind.
  package static func shape(ofKind kind: String) -> ObjectShape? {
    tables.first { $0.kind == kind }?.table.shape
  }

  /// The kinds of files, in the order to name them.
  package static var kinds: [String] { tables.map(\.kind) }

  private static var tables: [(kind: String, table: FieldTable)] {
    [
      ("curriculum", SettingsKey.table), ("language", CourseKey.table), ("band", BandKey.table),
      ("unit", UnitKey.table), ("lesson", LessonKey.table), ("boss-test", BossTestKey.table),
      ("story", StoryKey.table), ("kit", KitKey.table), ("quiz", QuizKey.table), ("deck", DeckKey.table),
    ]
  }

  /// A file of any kind, for editors that give one schema to a whole folder.
  ///
  /// It has no `$id`, so that the other schemas are looked for beside it, wherever that is.
  private static var anySchema: String {
    var json = PrettyJSON()
    json.object { json in
      json.member("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
      json.member("title", .string("any file of a curriculum"))
      json.member("type", .string("object"))
      json.member("required", .strings(["kind"]))
      json.member("properties") { json in
        json.object { json in
          json.member("kind") { json in
            json.object { json in
              json.member("enum", .strings(tables.map(\.kind)))
              json.member("description", .string("What the file is."))
            }
          }
        }
      }
      json.member("allOf") { json in
        json.array { json in
          for (kind, _) in tables { json.element { json in json.object { writeCase(kind, to: &$0) } } }
        }
      }
    }
    return json.text + "\n"
  }

  /// What holds for a file of one kind.
  private static func writeCase(_ kind: String, to json: inout PrettyJSON) {
    json.member("if") { json in
      json.object { json in
        json.member("required", .strings(["kind"]))
        json.member("properties") { json in
          json.object { json in
            json.member("kind") { json in json.object { $0.member("const", .string(kind)) } }
          }
        }
      }
    }
    json.member("then") { json in json.object { $0.member("$ref", .string("\(kind).schema.json")) } }
  }

  private static func schema(kind: String, _ shape: ObjectShape) -> String {
    var json = PrettyJSON()
    json.object { json in
      json.member("$schema", .string("https://json-schema.org/draft/2020-12/schema"))
      json.member("$id", .string("https://curricc.dev/schemas/1/\(kind).schema.json"))
      json.member("title", .string(kind))
      write(shape, requiringKind: true, to: &json)
    }
    return json.text + "\n"
  }

  private static func write(_ shape: ObjectShape, requiringKind: Bool = false, to json: inout PrettyJSON) {
    json.member("description", .string(shape.summary))
    json.member("type", .string("object"))
    json.member("additionalProperties", .raw("false"))
    let required = shape.fields.filter { field in
      if case .optional = field.requirement { return requiringKind && field.name == "kind" }
      return true
    }
    if !required.isEmpty { json.member("required", .strings(required.map(\.name))) }
    json.member("properties") { json in
      json.object { json in
        for field in shape.fields {
          json.member(field.name) { json in
            json.object { json in
              write(field.shape, to: &json)
              json.member("description", .string(field.summary))
            }
          }
        }
      }
    }
  }

  /// The scalars that YAML may make of an author's text; curricc reads them all as text.
  private static let scalarTypes = ["string", "number", "boolean", "null"]

  private static func write(_ shape: ValueShape, to json: inout PrettyJSON) {
    switch shape {
    case .text, .phonetic, .markdown: json.member("type", .strings(scalarTypes))
    case .media: json.member("type", .string("string"))
    case .identifier, .reference:
      json.member("type", .strings(["string", "integer"]))
      json.member(
        "pattern",
        .string(
          "^([a-z0-9]+(-[a-z0-9]+)*|earlySchool|highSchool|lifeActivities|programmingUniversity|constructionUniversity|sideJob)$"
        ))
      json.member("maxLength", .raw("64"))
    case .integer(let range):
      json.member("type", .string("integer"))
      json.member("minimum", .raw("\(range.lowerBound)"))
      if range.upperBound != Int.max { json.member("maximum", .raw("\(range.upperBound)")) }
    case .decimal: json.member("type", .string("number"))
    case .boolean: json.member("type", .string("boolean"))
    case .word(let words, _): json.member("enum", .strings(words))
    case .list(let element):
      json.member("type", .string("array"))
      member("items", element, to: &json)
    case .map(let element):
      json.member("type", .string("object"))
      member("additionalProperties", element, to: &json)
    case .oneOrMore(let element): anyOf([element, .list(element)], to: &json)
    case .either(let shapes): anyOf(shapes, to: &json)
    case .object(let shape): write(shape(), to: &json)
    }
  }

  private static func member(_ name: String, _ shape: ValueShape, to json: inout PrettyJSON) {
    json.member(name) { json in
      json.object { write(shape, to: &$0) }
    }
  }

  private static func anyOf(_ shapes: [ValueShape], to json: inout PrettyJSON) {
    json.member("anyOf") { json in
      json.array { json in
        for shape in shapes { json.element { json in json.object { write(shape, to: &$0) } } }
      }
    }
  }
}

/// Builds JSON for people to read: indented, keys in the order they are added.
struct PrettyJSON {
  enum Value {
    case string(String)
    case strings([String])
    case raw(String)
  }

  private(set) var text = ""
  private var depth = 0
  private var isFirst = true

  mutating func object(_ body: (inout PrettyJSON) -> Void) { group("{", "}", body) }
  mutating func array(_ body: (inout PrettyJSON) -> Void) { group("[", "]", body) }

  mutating func member(_ name: String, _ value: Value) {
    member(name) { json in
      switch value {
      case .string(let string): json.text += Self.quoted(string)
      case .strings(let strings): json.text += "[" + strings.map(Self.quoted).joined(separator: ", ") + "]"
      case .raw(let raw): json.text += raw
      }
    }
  }

  mutating func member(_ name: String, _ value: (inout PrettyJSON) -> Void) {
    newLine()
    text += Self.quoted(name) + ": "
    value(&self)
  }

  mutating func element(_ value: (inout PrettyJSON) -> Void) {
    newLine()
    value(&self)
  }

  private mutating func group(_ open: String, _ close: String, _ body: (inout PrettyJSON) -> Void) {
    text += open
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { text += "\n" + String(repeating: "  ", count: depth) }
    text += close
    isFirst = false
  }

  private mutating func newLine() {
    text += (isFirst ? "\n" : ",\n") + String(repeating: "  ", count: depth)
    isFirst = false
  }

  private static func quoted(_ text: String) -> String {
    var json = CanonicalJSON()
    json.string(text)
    return json.text
  }
}
