import CurriculumRuntime

extension ExportTarget {
  /// Kolibri's channels.
  static let kolibri = ExportTarget(
    name: "kolibri", summary: "Lessons and exercises as a channel of Kolibri's.", shape: .folder,
    coverage: ExportCoverage(
      "Kolibri's channels have no place for it",
      [
        .course: ["name", "dialect_policy", "source_code", "source_variant"],
        .band: ["short_label", "long_label", "description"],
        .unit: ["title", "description", "can_do", "topics"],
        .lesson: ["title", "can_do", "lesson_type", "mode", "grammar", "explanations"],
        .card: [
          "target_text", "native_text", "ipa", "transliteration", "audio_url", "image_url", "image_alt",
          "answer",
          "note",
        ],
        .sentence: ["target_text", "native_text", "transliteration", "audio_url", "note"],
        .bossTest: ["title", "pass_score_pct"], .story: ["title", "source_code", "kit_pass_pct"],
        .stage: ["title"], .kit: ["name"],
        .quiz: [
          "title", "programme", "subject", "board", "tier", "topic", "subtopic", "language", "specifications",
        ],
        .deck: ["topic", "aspect", "depth", "batch"], .medium: ["bytes", "sha256"],
        .cardQuestion: asked, .exercise: asked, .bossItem: asked, .kitQuestion: asked, .quizQuestion: asked,
        .flashcard: asked,
      ]),
    notes: """
      A folder `content` as Kolibri's own, from which it imports:

      ```sh
      kolibri manage importchannel disk CHANNEL FOLDER
      kolibri manage importcontent disk CHANNEL FOLDER
      ```

      `CHANNEL` is the name of the file in `content/databases`. It follows from the curriculum's name, and all other
      identifiers from keys, so a later release brings a channel up to date and leaves learners' progress as it is.

      Topics stand as the curriculum does: course, band, unit, lesson; story, stage; topic of decks. A lesson has a page with its
      words, sentences and explanations, an exercise of its words, and one of its exercises. Boss tests, kits, quizzes and
      decks are an exercise each. It is mastered with the result that the curriculum asks for on all questions, else with
      eight of the last ten. Hints come first, an explanation is the last one. Words that are typed are asked as choices
      where there are options, for Kolibri judges no typed words; its viewer of QTI takes every answer for right. What
      Kolibri cannot judge stands on a page of its own, where learners compare their answers: `… – self-check`. Sound
      and pictures are packed where `--media` names the folder that has them.

      Nodes are in the language that learners know. A bundle says nothing about its licence: `--licence` takes one by
      Kolibri's name for it, such as `CC BY-SA`, and is `All Rights Reserved` otherwise; `--holder` says whose the rights
      are.
      """
  ) { reader, request, output, report in
    try KolibriChannelWriter(reader, request, output).write(&report)
  }

  private static let asked = [
    "prompt", "answer", "explanation", "options", "hints", "audio_url", "image_url", "image_alt", "tags",
    "topics",
  ]

  /// Kolibri's names of licences.
  package static let kolibriLicences = [
    "CC BY", "CC BY-SA", "CC BY-ND", "CC BY-NC", "CC BY-NC-SA", "CC BY-NC-ND", "All Rights Reserved",
    "Public Domain",
  ]
}
