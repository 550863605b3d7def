import CurriculumRuntime

extension BundleDiff {
  /// Version of the format of the JSON.
  package static let jsonVersion = 1

  /// The diff for programs; schemas/diff.schema.json is the format.
  ///
  /// Keys are sorted, each change stands on a line of its own, and the same bundles give the same bytes.
  package func json(_ gate: VersionGate) -> String {
    var head = CanonicalJSON()
    head.object { json in
      json.key("base")
      Self.write(base, to: &json)
      json.key("changes")
      json.raw("[]")
      json.key("format")
      json.string("curricc-diff")
      json.key("format_version")
      json.integer(Self.jsonVersion)
      json.key("impact")
      json.string(impact.rawValue)
      json.key("rows")
      writeRows(to: &json)
      json.key("summary")
      writeSummary(to: &json)
      json.key("target")
      Self.write(target, to: &json)
      json.key("version")
      gate.write(to: &json)
    }
    let lines = changes.map { change in
      var json = CanonicalJSON()
      change.write(to: &json)
      return json.text
    }
    guard !lines.isEmpty else { return head.text + "\n" }
    return head.text.replacing(
      "\"changes\":[]", with: "\"changes\":[\n\(lines.joined(separator: ",\n"))\n]", maxReplacements: 1)
      + "\n"
  }

  private static func write(_ info: BundleInfo, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("compiler_version")
      json.string(info.compilerVersion)
      json.key("content_hash")
      json.string(info.contentHash)
      json.key("content_version")
      json.string(info.contentVersion)
      json.key("curriculum_name")
      json.string(info.curriculumName)
      json.key("format_version")
      json.integer(info.formatVersion)
      if let revision = info.sourceRevision {
        json.key("source_revision")
        json.string(revision)
      }
    }
  }

  private func writeRows(to json: inout CanonicalJSON) {
    json.object { json in
      for (table, counts) in rows.sorted(by: { $0.key < $1.key }) {
        json.key(table)
        json.object { json in
          for (name, count) in [
            ("added", counts.added), ("changed", counts.changed), ("removed", counts.removed),
          ] {
            json.key(name)
            json.integer(count)
          }
        }
      }
    }
  }

  private func writeSummary(to json: inout CanonicalJSON) {
    json.object { json in
      for action in EntityChange.Action.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
        json.key(action.rawValue)
        json.integer(count(action))
        // Between 'added' and 'changed' in the order of the alphabet.
        guard action == .added else { continue }
        json.key("by_impact")
        json.object { json in
          for impact in ProgressImpact.allCases.sorted(by: { $0.rawValue < $1.rawValue }) {
            json.key(impact.rawValue)
            json.integer(count(impact))
          }
        }
      }
    }
  }
}

extension EntityChange {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.object { json in
      json.key("actions")
      json.strings(actions.map(\.rawValue))
      write("counterpart", counterpart, to: &json)
      if !fields.isEmpty {
        json.key("fields")
        json.array { json in
          for field in fields { field.write(to: &json) }
        }
      }
      if !findings.isEmpty {
        json.key("findings")
        json.array { json in
          for finding in findings { finding.write(to: &json) }
        }
      }
      write("former_key", formerKey, to: &json)
      if let homes {
        json.key("home")
        json.object { json in
          json.key("now")
          json.string(homes.now)
          json.key("was")
          json.string(homes.was)
        }
      }
      if number != 0 {
        json.key("id")
        json.raw("\(number)")
      }
      json.key("impact")
      json.string(impact.rawValue)
      json.key("key")
      json.string(key)
      json.key("kind")
      json.string(kind)
      if let places {
        json.key("place")
        json.object { json in
          json.key("now")
          json.integer(places.now)
          json.key("was")
          json.integer(places.was)
        }
      }
      json.key("title")
      json.string(title)
    }
  }

  private func write(_ name: String, _ text: String?, to json: inout CanonicalJSON) {
    guard let text else { return }
    json.key(name)
    json.string(text)
  }
}

extension FieldChange {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.object { json in
      json.key("name")
      json.string(name)
      json.key("now")
      json.raw(now ?? "null")
      json.key("was")
      json.raw(was ?? "null")
      guard let texts else { return }
      json.key("words")
      json.array { json in
        for part in WordDifference(texts.was, texts.now).parts {
          json.strings([part.kind.rawValue, part.text])
        }
      }
    }
  }
}

extension ChangeFinding {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.object { json in
      if let allowance {
        json.key("allowed_because")
        json.string(allowance)
      }
      json.key("impact")
      json.string(rule.impact.rawValue)
      json.key("message")
      json.string(message)
      json.key("rule")
      json.string(rule.name)
    }
  }
}
