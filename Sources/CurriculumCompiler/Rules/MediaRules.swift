/// Pictures and recordings: kinds of files, what a picture shows, how long a recording is.
extension Rule {
  static let mediaFileRules: [Rule] = [mediaExtension, alternativeText, audioLength]

  static let mediaExtension = Rule(
    "media/extension", .error, "Media files are of a kind that the apps can play or show.",
    why: "A phone shows nothing for a file that it does not know.",
    source: "Apple and Android documentation of supported media formats (certainty high)",
    bad: .lesson(sentences: [
      "{target_text: ¡Hola!, native_text: Hello!, audio: \"https://example.org/hola.wma\"}"
    ]),
    good: .lesson(sentences: [
      "{target_text: ¡Hola!, native_text: Hello!, audio: \"https://example.org/hola.mp3\"}"
    ]),
    parameters: [
      .words(
        "extensions",
        [
          "mp3", "m4a", "aac", "wav", "flac", "ogg", "opus", "png", "jpg", "jpeg", "webp", "gif", "svg",
          "heic", "avif",
        ],
        "endings of file names")
    ], check: .whole(checkExtensions))

  static let alternativeText = Rule(
    "media/alt-text", .warning, "A picture says what it shows, without naming the answer.",
    why: "A learner who does not see it hears this text; with the answer in it, it is no question any more.",
    source: "WCAG 2.2, success criterion 1.1.1 (certainty high)", scope: .part,
    bad: picture(""), good: picture(", alt: two people who wave to each other"),
    check: .each(checkAlternativeTexts))

  static let audioLength = Rule(
    "media/audio-length", .warning,
    "A recording of a word takes three seconds at most, one of a sentence twelve.",
    why: "Silence before and after costs a learner's patience with every review.",
    source: "a default of curricc's own; Tong's document, section 4 (certainty medium)", scope: .part,
    bad: recording(kilobytes: 700), good: recording(kilobytes: 20),
    parameters: [
      .number("word_seconds", 3, "longest recording of a card"),
      .number("sentence_seconds", 12, "longest recording of a sentence"),
      .byName(
        "bytes_per_second",
        [
          "mp3": 40_000, "m4a": 40_000, "aac": 40_000, "ogg": 40_000, "opus": 32_000, "wav": 192_000,
          "flac": 140_000,
        ],
        "largest file of one second, by ending; a larger file is longer"),
    ], check: .entities(checkAudioLengths))

  private static func picture(_ alt: String) -> Example {
    .lesson(cards: [
      "{id: saludo, target_text: el saludo, native_text: greeting, pos: noun, gender: m, article: el, image: {file: \"https://example.org/saludo.png\"\(alt)}}"
    ])
  }

  private static func recording(kilobytes: Int) -> Example {
    Example.lesson(cards: [
      "{id: si, target_text: sí, native_text: \"yes\", pos: adv, audio: media/si.mp3}"
    ]).and(
      Example(
        stringLiteral: "# file: media/si.mp3\n"
          + String(repeating: String(repeating: "0", count: 1023) + "\n", count: kilobytes)))
  }
}

private func fileExtension(_ path: String) -> String? {
  let name = path.split(separator: "/").last?.prefix { $0 != "?" && $0 != "#" } ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
  return name[name.index(after: dot)...].lowercased()
}

private func checkExtensions(_ context: LintContext, _ findings: inout Findings) {
  let known = Set(findings.words("extensions"))
  for reference in context.curriculum.mediaReferences {
    guard mediaPathFault(reference.string) == nil else { continue }
    let ending = fileExtension(reference.string)
    // An address may name no file.
    if ending == nil, reference.string.hasPrefix("https://") { continue }
    guard let ending, !known.contains(ending) else {
      if ending == nil {
        findings.report(
          "'\(reference.string.shortened(to: 60))' does not say what kind of file it is", at: reference.span)
      }
      continue
    }
    findings.report(
      "apps cannot play or show '.\(ending)' files", at: reference.span,
      help: "convert it: sounds to .mp3 or .m4a, pictures to .png, .jpg or .svg")
  }
}

private func checkAlternativeTexts(_ context: EntityContext, _ findings: inout Findings) {
  func check(_ image: Image, _ answers: [String]) {
    guard let alt = image.alt else {
      findings.report(
        "the picture does not say what it shows", at: image.file.span,
        help: "write image: {file: …, alt: what can be seen, without the answer}")
      return
    }
    let shown = " " + foldedWords(alt.string).joined(separator: " ") + " "
    let answer = answers.first { answer in
      let words = foldedWords(answer).joined(separator: " ")
      return words.count > 2 && shown.contains(" \(words) ")
    }
    guard let answer else { return }
    findings.report(
      "the text of the picture names the answer '\(answer.shortened(to: 30))'", at: alt.span,
      help: "describe what can be seen: 'a round red fruit'")
  }
  for lesson in context.lessons {
    for card in lesson.cards {
      guard let image = card.details?.image else { continue }
      check(image, [card.lemma?.string ?? card.targetText.string] + card.senses)
    }
  }
  for item in context.items {
    guard let image = item.question?.details.image ?? item.kitQuestion?.details.image else { continue }
    check(image, item.keys.map { item.options[$0].string })
  }
}

private func checkAudioLengths(_ context: LintContext, _ findings: inout Findings) {
  let word = findings.number("word_seconds")
  let sentence = findings.number("sentence_seconds")
  func check(_ audio: Text, _ seconds: Double) {
    guard let bytes = context.curriculum.mediaFiles[audio.string], let ending = fileExtension(audio.string),
      let rate = findings.number("bytes_per_second", for: ending), Double(bytes) > rate * seconds
    else { return }
    findings.report(
      "the recording has \(bytes / 1000) kB, which is more than \(Int(seconds)) seconds can take",
      at: audio.span,
      help: "cut the silence off, and save it with a lower rate")
  }
  for lesson in context.lessons {
    for card in lesson.cards {
      guard let audio = card.details?.audio else { continue }
      check(audio, card.partOfSpeech == .phrase ? sentence : word)
    }
    for example in lesson.sentences { if let audio = example.audio { check(audio, sentence) } }
  }
}
