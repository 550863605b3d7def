import CurriculumRuntime

extension ExportReport {
  /// The report for people: what went in, then what did not, by kind and reason.
  package var text: String {
    let kinds = counts.keys.sorted()
    let carried = kinds.compactMap { kind -> String? in
      let count = counts[kind]?.carried ?? 0
      return count > 0 ? Self.counted(count, kind) : nil
    }
    var lines = [
      "\(target): "
        + (carried.isEmpty ? "nothing was carried" : "carried \(carried.joined(separator: ", "))")
    ]
    for (reason, group) in Self.grouped(losses.filter { $0.field == nil }, by: \.reason) {
      let things = group.map { Self.counted($0.keys.count, $0.kind) + Self.some($0, of: group) }
      lines.append("  left out, since \(reason): \(things.joined(separator: ", "))")
    }
    let lost = losses.filter { $0.field != nil }
    for (name, group) in Self.grouped(lost, by: { "of \($0.kind.plural), since \($0.reason)" }) {
      let fields = group.map { "\($0.field ?? "") (\($0.keys.count))" }
      lines.append("  lost \(name): \(fields.joined(separator: ", "))")
    }
    if lines.count > 1 { lines.append("  --report json names each of them") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Losses that have something in common, in the order of the first of each.
  private static func grouped(
    _ losses: [Loss], by name: (Loss) -> String
  ) -> [(name: String, losses: [Loss])] {
    var groups: [(name: String, losses: [Loss])] = []
    var places: [String: Int] = [:]
    for loss in losses {
      let name = name(loss)
      if let place = places[name] {
        groups[place].losses.append(loss)
      } else {
        places[name] = groups.count
        groups.append((name, [loss]))
      }
    }
    return groups
  }

  private static func counted(_ count: Int, _ kind: ExportKind) -> String {
    "\(count) \(count == 1 ? kind.rawValue : kind.plural)"
  }

  /// The first of what a loss is about, where it stands alone.
  private static func some(_ loss: Loss, of group: [Loss]) -> String {
    guard group.count == 1 else { return "" }
    let shown = 3
    return " (\(loss.keys.prefix(shown).joined(separator: ", "))\(loss.keys.count > shown ? ", …" : ""))"
  }

  /// The report for programs, by schemas/export-report.schema.json.
  package var json: String {
    var json = CanonicalJSON()
    json.object { json in
      json.key("bundle")
      json.object { json in
        json.key("content_hash")
        json.string(info.contentHash)
        json.key("content_version")
        json.string(info.contentVersion)
        json.key("curriculum_name")
        json.string(info.curriculumName)
      }
      json.key("counts")
      json.array { json in
        for kind in counts.keys.sorted() { write(counts[kind] ?? Count(), kind, to: &json) }
      }
      json.key("fields")
      json.array { json in
        for loss in losses where loss.field != nil { write(loss, to: &json) }
      }
      json.key("files")
      json.array { json in
        for file in files {
          json.object { json in
            json.key("bytes")
            json.integer(file.bytes)
            json.key("name")
            json.string(file.name)
          }
        }
      }
      json.key("left_out")
      json.array { json in
        for loss in losses where loss.field == nil { write(loss, to: &json) }
      }
      json.key("target")
      json.string(target)
    }
    return json.text + "\n"
  }

  private func write(_ count: Count, _ kind: ExportKind, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("carried")
      json.integer(count.carried)
      json.key("in")
      json.integer(count.total)
      json.key("kind")
      json.string(kind.rawValue)
      json.key("reported")
      json.integer(count.left)
    }
  }

  private func write(_ loss: Loss, to json: inout CanonicalJSON) {
    json.object { json in
      if let field = loss.field {
        json.key("field")
        json.string(field)
      }
      json.key("keys")
      json.strings(loss.keys)
      json.key("kind")
      json.string(loss.kind.rawValue)
      json.key("why")
      json.string(loss.reason)
    }
  }
}
