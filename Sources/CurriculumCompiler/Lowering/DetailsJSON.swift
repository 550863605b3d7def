import CurriculumRuntime

extension CanonicalJSON {
  /// Adds a key with a text, unless there is none.
  mutating func member(_ name: String, _ text: String?) {
    guard let text else { return }
    key(name)
    string(text)
  }

  /// Adds a key with texts, unless there are none.
  mutating func member(_ name: String, _ texts: [Text]) {
    guard !texts.isEmpty else { return }
    key(name)
    strings(texts.map(\.string))
  }

  /// Adds a key with named texts in the order of their names, unless there are none.
  mutating func member(_ name: String, _ entries: [(name: Text, value: Text)]) {
    guard !entries.isEmpty else { return }
    key(name)
    map(entries)
  }

  /// Adds an object of named texts in the order of their names.
  mutating func map(_ entries: [(name: Text, value: Text)]) {
    object { json in
      for entry in entries.sorted(by: { $0.name.string.utf8.lexicographicallyPrecedes($1.name.string.utf8) })
      {
        json.key(entry.name.string)
        json.string(entry.value.string)
      }
    }
  }
}

/// A JSON object, or nil when nothing was added to it.
func optionalObject(_ body: (inout CanonicalJSON) -> Void) -> CanonicalJSON? {
  var json = CanonicalJSON()
  json.object(body)
  return json.bytes.count > 2 ? json : nil
}

extension QuestionDetails {
  /// What a question says beside prompt and answer, for the column `details_json`.
  func json(_ body: QuestionBody? = nil) -> CanonicalJSON? {
    optionalObject { json in
      json.member("accept", marking.accepted)
      json.member("ao", objective?.value.rawValue)
      json.member("audio_url", audio?.string)
      json.member("command_word", commandWord?.string)
      json.member("equation", equation?.string)
      json.member("guidance", marking.guidance)
      json.member("hints", hints)
      json.member("ignore", marking.ignored)
      json.member("image_alt", image?.alt?.string)
      json.member("image_keywords", imageKeywords)
      json.member("image_url", image?.file.string)
      json.member("practical", practical)
      json.member("reject", marking.rejected)
      json.member("review", review)
      if let source { source.write(to: &json) }
      json.member("tags", tags)
      json.member("tier", tier?.value.rawValue)
      json.member("topics", topics)
      json.member("unit", unit?.string)
      json.member("working", working?.string)
    }
  }
}

extension QuestionSource {
  fileprivate func write(to json: inout CanonicalJSON) {
    json.key("source")
    json.object { json in
      json.member("answer_file", answerFile?.string)
      if let answerPage {
        json.key("answer_page")
        json.integer(answerPage.value)
      }
      if let box {
        json.key("bbox")
        json.array { json in
          for number in box { json.raw(number.value.text) }
        }
      }
      json.member("confidence", confidence?.string)
      json.member("file", file.string)
      if let lastPage {
        json.key("last_page")
        json.integer(lastPage.value)
      }
      if let page {
        json.key("page")
        json.integer(page.value)
      }
      json.member("sha256", sha256?.string)
      json.member("snippet", snippet?.string)
    }
  }
}

extension CardDetails {
  /// What few cards carry, for the column `details_json`.
  func write(to json: inout CanonicalJSON, acceptTarget: [Text]) {
    json.member("accept_target", acceptTarget)
    json.member("aspect_partner", text("aspect_partner"))
    json.member("distractors_ban", verdicts?.banned ?? [])
    json.member("distractors_pin", verdicts?.pinned ?? [])
    json.member("forms", forms)
    if !hints.isEmpty {
      json.key("hints")
      json.array { json in
        for hint in hints {
          json.object { json in
            json.member("kind", hint.kind?.string)
            json.key("text")
            json.string(hint.text.string)
          }
        }
      }
    }
    json.member("measure_word", text("measure_word"))
    json.member("note", text("note"))
    json.member("number", number?.rawValue)
    json.member("pinyin_numbered", text("pinyin_numbered"))
    json.member("plural", text("plural"))
    json.member("register", register?.rawValue)
    json.member("review", review)
    json.member("sense", text("sense"))
    if let source { source.write(to: &json) }
    json.member("tags", tags)
    json.member("traditional", text("traditional"))
    json.member("undiacritised", text("undiacritised"))
    json.member("variants", variants)
  }

  private func text(_ name: String) -> String? { texts.first { $0.name == name }?.text.string }
}
