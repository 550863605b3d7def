/// What the reader reports about the form of texts, and what a check finds about media files.
extension Rule {
  static let textRules: [Rule] = [
    decomposedText, invisibleCharacter, bidiControl, mixedScript, mojibake, strayWhitespace,
  ]

  static let mediaRules: [Rule] = [mediaMissing, mediaPath]

  static let decomposedText = Rule(
    "text/decomposed", aliases: ["lang/nfc", "kit/nfc"], .error, "Text is in composed form, Unicode's NFC.",
    why: "A typed answer with the same letters would be compared as different.",
    source: "Unicode Standard Annex 15, Normalization Forms (certainty high)",
    fix: "Composes the text.",
    bad: manifest(name: "cafe\u{301}"), good: manifest(name: "café"))

  static let invisibleCharacter = Rule(
    "text/invisible-character", aliases: ["lang/invisible", "kit/invisible"], .error,
    "Text holds no characters that cannot be seen.",
    why: "A learner types what can be seen, and is marked wrong.",
    source: "Unicode Standard 15, sections 23.1 to 23.5 (certainty high)",
    fix: "Takes the characters away.",
    bad: manifest(name: "My\u{200B} curriculum"), good: manifest(name: "می\u{200C}خواهم"))

  static let bidiControl = Rule(
    "text/bidi-control", aliases: ["lang/bidi-control"], .error, "Text holds no direction overrides.",
    why: "What a reviewer reads would not be what the learner gets.",
    source: "Boucher & Anderson 2021, Trojan Source; Unicode Standard Annex 9, section 2.2 (certainty high)",
    fix: "Takes the characters away.",
    bad: manifest(name: "My \u{202E}mulucirruc"), good: manifest(name: "\u{2068}تعلم\u{2069} 1"))

  static let mixedScript = Rule(
    "text/mixed-script", aliases: ["lang/script-mixed-word", "kit/script-mixed"], .error,
    "A word is written in one alphabet.",
    why: "A search or a typed answer can never match a word with a look-alike letter.",
    source:
      "Unicode Technical Standard 39, section 5 (certainty high); three of indi's own cards have such words",
    fix: "Writes the letters of the one alphabet in which the whole word can be written.",
    bad: manifest(name: "Cтол"), good: manifest(name: "Стол, kΩ and Δt"))

  static let mojibake = Rule(
    "text/mojibake", .error, "Text was decoded in its own encoding.",
    why: "Learners see two odd letters in place of each accented one.",
    source: "a defect of Tong's sample data, which has such letters (certainty high)",
    fix: "Decodes the text again as what it was.",
    bad: manifest(name: "espaÃ±ol"), good: manifest(name: "Âge, São Paulo, «MAÇÃ»"))

  static let strayWhitespace = Rule(
    "text/stray-whitespace", aliases: ["lang/whitespace"], .warning,
    "Text has no spaces at its ends and no two in a row.",
    why: "indi compares a typed answer character by character.",
    source: "indi's document: typed answers are compared strictly (certainty high)",
    fix: "Takes the spaces away.",
    bad: manifest(name: "\"My  curriculum\""), good: manifest(name: "\"My curriculum\""))

  private static func manifest(name: String) -> Example {
    Example(stringLiteral: "# file: curriculum.yaml\nkind: curriculum\nname: \(name)\nversion: 0.1.0")
  }

  static let mediaMissing = Rule(
    "media/missing", aliases: ["media/ref"], .error, "A media file that is named lies inside the curriculum.",
    why: "A learner would see a broken picture or hear nothing.",
    source: "Tong's document, section 2.1: audio_url, image_url (certainty high)",
    bad: sentence(audio: "media/hola.mp3"), good: sentence(audio: "https://example.org/hola.mp3"),
    check: .curriculum(checkMediaExists))

  static let mediaPath = Rule(
    "media/path", .error, "Media are named by a path inside the curriculum, or by an https address.",
    why: "An absolute path, or one that leads out of the folder, exists on one machine only.",
    source: "RFC 3986, sections 3.3 and 4.2; Apple's App Transport Security wants https (certainty high)",
    bad: sentence(audio: "../hola.mp3"), good: sentence(audio: "https://example.org/hola.mp3"),
    check: .curriculum(checkMediaPaths))

  private static func sentence(audio: String) -> Example {
    Example(
      stringLiteral: """
        # file: courses/es/n1/hello.yaml
        kind: lesson
        language: es
        unit: es-n1-u1
        id: es-n1-u1-l1
        order_idx: 0
        title: Hello and goodbye
        lesson_type: vocabulary
        sentences:
          - {target_text: ¡Hola!, native_text: Hello!, audio: "\(audio)"}
        """)
  }
}

/// What is wrong with a media reference's form, or nil.
func mediaPathFault(_ path: String) -> String? {
  if path.hasPrefix("https://") { return nil }
  if path.hasPrefix("http://") { return "an http address, expected https" }
  if path.hasPrefix("/") || path.contains("\\") || path.dropFirst().hasPrefix(":") {
    return "a path of one machine, expected a path inside the curriculum"
  }
  let parts = path.split(separator: "/", omittingEmptySubsequences: false)
  if parts.contains("..") { return "a path that leads out of the curriculum" }
  return parts.contains("") || parts.contains(".") ? "a path with an empty part" : nil
}

private func checkMediaPaths(_ curriculum: Curriculum, _ findings: inout Findings) {
  for reference in curriculum.mediaReferences {
    guard let fault = mediaPathFault(reference.string) else { continue }
    findings.report(
      "'\(reference.string.shortened(to: 60))' is \(fault)", at: reference.span,
      help: "put the file into the curriculum's folder and write its path from there: media/hola.mp3")
  }
}

private func checkMediaExists(_ curriculum: Curriculum, _ findings: inout Findings) {
  let files = curriculum.mediaFiles.keys.sorted()
  // With hundreds of files missing, a folder is missing, and no near miss is to be found.
  var searchesLeft = 100
  for reference in curriculum.mediaReferences {
    guard mediaPathFault(reference.string) == nil, !reference.string.hasPrefix("https://"),
      curriculum.mediaFiles[reference.string] == nil
    else { continue }
    searchesLeft -= 1
    let near = searchesLeft >= 0 ? nearest(to: reference.string, among: files) : nil
    findings.report(
      "there is no file '\(reference.string.shortened(to: 60))' in the curriculum", at: reference.span,
      help: near.map { "did you mean '\($0)'?" } ?? "paths begin at the folder of curriculum.yaml")
  }
}

extension Curriculum {
  func collectMediaReferences() -> [Text] {
    var references: [Text] = []
    for lesson in lessons {
      references += lesson.sentences.compactMap(\.audio)
      for card in lesson.cards {
        guard let details = card.details else { continue }
        if let audio = details.audio { references.append(audio) }
        if let image = details.image { references.append(image.file) }
      }
      for question in lesson.exercises { references += question.details.media }
    }
    for question in bossTests.flatMap(\.items) { references += question.details.media }
    for question in kits.flatMap(\.questions) { references += question.details.media }
    for question in quizzes.flatMap(\.questions) { references += question.details.media }
    for question in decks.flatMap(\.flashcards) { references += question.details.media }
    return references
  }
}

extension QuestionDetails {
  fileprivate var media: [Text] { [audio, image?.file].compactMap { $0 } }
}
