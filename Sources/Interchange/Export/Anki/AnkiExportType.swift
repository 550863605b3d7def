/// A note type of exported collections; its number never changes, so that Anki knows it again.
enum AnkiExportType: Int64, CaseIterable {
  case word = 1_700_000_000_001
  case question = 1_700_000_000_002
  case gaps = 1_700_000_000_003

  /// The type's number.
  var id: Int64 { rawValue }

  private var name: String {
    switch self {
    case .word: "curricc word"
    case .question: "curricc question"
    case .gaps: "curricc gaps"
    }
  }

  /// Names of the fields, in order.
  var fields: [String] {
    switch self {
    case .word: ["Target", "Native", "IPA", "Transliteration", "Audio", "Image", "Note", "Key"]
    case .question: ["Question", "Answer", "Explanation", "Media", "Key"]
    case .gaps: ["Text", "Explanation", "Media", "Key"]
    }
  }

  private var templates: [(name: String, question: String, answer: String)] {
    let rule = "<hr id=answer>"
    switch self {
    case .word:
      let details =
        "{{#IPA}}<div class=small>{{IPA}}</div>{{/IPA}}{{#Transliteration}}<div class=small>{{Transliteration}}</div>{{/Transliteration}}{{Audio}}{{#Note}}<div class=small>{{Note}}</div>{{/Note}}"
      return [
        ("Recognise", "{{Target}}", "{{FrontSide}}\n\(rule)\n{{Native}}\(details){{Image}}"),
        ("Produce", "{{Native}}{{Image}}", "{{FrontSide}}\n\(rule)\n{{Target}}\(details)"),
      ]
    case .question:
      return [
        (
          "Question", "{{Question}}{{Media}}",
          "{{FrontSide}}\n\(rule)\n{{Answer}}{{#Explanation}}<div class=small>{{Explanation}}</div>{{/Explanation}}"
        )
      ]
    case .gaps:
      return [
        (
          "Gap", "{{cloze:Text}}{{Media}}",
          "{{cloze:Text}}{{#Explanation}}<div class=small>{{Explanation}}</div>{{/Explanation}}"
        )
      ]
    }
  }

  /// The type as a collection has it.
  func json(_ moment: Int) -> [String: Any] {
    [
      "id": id, "name": name, "type": self == .gaps ? 1 : 0, "mod": moment, "usn": -1, "sortf": 0, "did": 1,
      "css": Self.style, "latexPre": "", "latexPost": "", "tags": [String](), "vers": [Int](),
      "flds": fields.enumerated().map { index, name in
        [
          "name": name, "ord": index, "font": "Arial", "size": 20, "rtl": false, "sticky": false,
          "media": [String](),
        ]
          as [String: Any]
      },
      "tmpls": templates.enumerated().map { index, template in
        [
          "name": template.name, "ord": index, "qfmt": template.question, "afmt": template.answer,
          "bqfmt": "",
          "bafmt": "",
        ] as [String: Any]
      },
      "req": templates.indices.map { [$0, "any", [0]] as [Any] },
    ]
  }

  private static let style =
    ".card {font-family: sans-serif; font-size: 20px; text-align: center} .small {font-size: 16px; margin-top: 8px}"
}
