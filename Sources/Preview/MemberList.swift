import CurriculumRuntime

/// The members of a JSON object, added in any order and written by name.
struct MemberList {
  private var members: [String: String] = [:]

  /// No members.
  init() {}

  /// Adds a member whose value is JSON already.
  mutating func add(_ name: String, json: String) { members[name] = json }

  /// Adds a text, unless there is none.
  mutating func add(_ name: String, text: String?) {
    guard let text else { return }
    var json = CanonicalJSON()
    json.string(text)
    members[name] = json.text
  }

  /// Adds a whole number, unless there is none.
  mutating func add(_ name: String, number: (some BinaryInteger)?) {
    guard let number else { return }
    members[name] = "\(number)"
  }

  /// Adds a list of objects.
  mutating func add(_ name: String, list: [MemberList]) {
    members[name] = "[" + list.map(\.json).joined(separator: ",") + "]"
  }

  /// Adds an object.
  mutating func add(_ name: String, object: MemberList) { members[name] = object.json }

  /// The object, its members by the bytes of their names.
  var json: String {
    var json = CanonicalJSON()
    json.object { json in
      for (name, value) in members.sorted(by: { $0.key < $1.key }) {
        json.key(name)
        json.raw(value)
      }
    }
    return json.text
  }
}
