import CurriculumRuntime

extension BundleStatistics {
  /// Version of the format of the JSON.
  package static let jsonVersion = 1

  /// The figures for programs; schemas/stats.schema.json is the format.
  ///
  /// Keys are sorted, each row stands on a line of its own, and the same bundles give the same bytes.
  package var json: String {
    var head = CanonicalJSON()
    head.object { json in
      json.key("base")
      if let base { Self.write(base, to: &json) } else { json.raw("null") }
      json.key("bundle")
      Self.write(info, to: &json)
      json.key("format")
      json.string("curricc-stats")
      json.key("format_version")
      json.integer(Self.jsonVersion)
      json.key("tables")
      json.object { json in
        for table in tables.sorted(by: { $0.form.name < $1.form.name }) {
          json.key(table.form.name)
          table.write(to: &json, isCompared: base != nil)
        }
      }
    }
    return head.text + "\n"
  }

  private static func write(_ info: BundleInfo, to json: inout CanonicalJSON) {
    json.object { json in
      json.key("content_hash")
      json.string(info.contentHash)
      json.key("content_version")
      json.string(info.contentVersion)
      json.key("curriculum_name")
      json.string(info.curriculumName)
    }
  }
}

extension StatisticsTable {
  fileprivate func write(to json: inout CanonicalJSON, isCompared: Bool) {
    let labels = form.labels.indices.sorted { form.labels[$0].name < form.labels[$1].name }
    let measures = form.measures.indices.sorted { form.measures[$0].name < form.measures[$1].name }
    let lines = rows.map { row in
      var json = CanonicalJSON()
      json.object { json in
        if isCompared {
          json.key("change")
          json.object { json in
            for measure in measures { json.member(form.measures[measure].name, row.changes[measure]) }
          }
        }
        json.key("figures")
        json.object { json in
          for measure in measures { json.member(form.measures[measure].name, row.figures[measure]) }
        }
        json.key("labels")
        json.object { json in
          for label in labels {
            json.key(form.labels[label].name)
            json.string(row.labels[label])
          }
        }
      }
      return json.text
    }
    json.object { json in
      json.key("notes")
      json.strings(notes)
      json.key("rows")
      json.raw(lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n]")
      json.key("title")
      json.string(form.title)
    }
  }
}

extension CanonicalJSON {
  fileprivate mutating func member(_ name: String, _ number: Int?) {
    key(name)
    raw(number.map(String.init) ?? "null")
  }
}
