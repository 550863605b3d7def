import CurriculumCompiler
import CurriculumRuntime

/// What a generator is asked: one object of JSON.
package struct GeneratorRequest: Sendable {
  private let document: SourceDocument
  private let pages: [GeneratorPage]
  private let about: AuthoringRequest
  private let wanted: Int

  /// A request for questions about pages.
  ///
  /// - Parameters:
  ///   - document: The file that the pages are of.
  ///   - pages: The pages.
  ///   - about: What is known about the file.
  ///   - wanted: How many questions are wanted.
  package init(
    _ document: SourceDocument, pages: [GeneratorPage], about: AuthoringRequest, wanted: Int
  ) {
    self.document = document
    self.pages = pages
    self.about = about
    self.wanted = wanted
  }

  /// The object in one line, its keys in the order of their bytes, with a line break at the end.
  package var text: String {
    var json = CanonicalJSON()
    json.object { json in
      json.optional("board", about.board?.rawValue)
      json.key("file")
      json.string(document.file)
      json.optional("language", about.language)
      json.key("pages")
      json.array { json in
        for page in pages {
          json.object { json in
            json.key("page")
            json.integer(page.number)
            json.key("text")
            json.string(page.text)
          }
        }
      }
      json.key("schema")
      json.raw(GeneratorSchema.text)
      json.optional("sha256", document.sha256)
      json.optional("subject", about.subject?.rawValue)
      json.optional("tier", about.tier?.rawValue)
      json.optional("topic", about.topic)
      json.key("version")
      json.integer(1)
      json.key("wanted")
      json.integer(wanted)
    }
    return json.text + "\n"
  }
}

extension CanonicalJSON {
  /// Adds a text, or null.
  fileprivate mutating func optional(_ name: String, _ text: String?) {
    key(name)
    if let text { string(text) } else { raw("null") }
  }
}

/// What an answer of a generator looks like.
package enum GeneratorSchema {
  /// JSON Schema, draft 2020-12, in one line.
  package static let text = [
    #"{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","required":["items"],"#,
    #""properties":{"items":{"type":"array","items":{"type":"object","#,
    #""required":["kind","question","answer","snippet","page"],"properties":{"#,
    #""kind":{"enum":["choice","multi-choice","true-false","cloze","numeric","short"]},"#,
    #""question":{"type":"string","description":"What the learner reads; a cloze item has ___ for each gap."},"#,
    #""options":{"type":"array","minItems":2,"uniqueItems":true,"items":{"type":"string"},"#,
    #""description":"For choice and multi-choice: what to choose from, the answer included."},"#,
    #""answer":{"description":"The right option, true or false, the word of the gap, the number with its unit, "#,
    #"or the answer in words; several of multi-choice and of several gaps as an array.","#,
    #""anyOf":[{"type":["string","number","boolean"]},{"type":"array","minItems":1,"items":{"type":"string"}}]},"#,
    #""accept":{"type":"array","items":{"type":"string"},"description":"Other answers that are right."},"#,
    #""marks":{"type":"integer","minimum":1,"maximum":20},"#,
    #""snippet":{"type":"string","description":"The words of the page that prove the answer, word for word."},"#,
    #""page":{"type":"integer","description":"The number of the page that the snippet stands on."}}}}}}"#,
  ].joined()
}
