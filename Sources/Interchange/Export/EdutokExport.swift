import CurriculumRuntime

extension ExportTarget {
  /// Edutok's topics.
  static let edutok = ExportTarget(
    name: "edutok", summary: "Topics of Edutok as JSON, and their flashcards in batches of 15.",
    shape: .folder,
    coverage: ExportCoverage(
      "Edutok has no place for it",
      [
        .deck: ["topic", "batch"],
        .flashcard: ["prompt", "answer", "image_url"],
      ],
      reasons: [
        .flashcard: "Edutok's flashcards have no place for it", .deck: "Edutok's topics have no place for it",
      ]),
    notes: """
      `topics.json` is what the app keeps: an array of topics, with the flashcards of all decks of a topic by their
      batches. `batches/DECK-N.json` has the same flashcards 15 a file, as the feed loads them; `DECK` is the topic's
      first deck. `createdAt` is the moment of `SOURCE_DATE_EPOCH`, else 0, which is 2001-01-01.
      """
  ) { reader, request, output, report in
    try EdutokTopics(reader, request).write(to: output, &report)
  }
}

/// The topics of a bundle on their way to Edutok's files.
private struct EdutokTopics {
  private let reader: BundleReader
  private let topics: [[DeckRow]]
  /// Seconds since 2001-01-01, as Foundation writes dates.
  private let createdAt: Int
  private let batchSize = 15
  /// 2001-01-01 in seconds since 1970.
  private static let referenceDate = 978_307_200

  init(_ reader: BundleReader, _ request: ExportRequest) throws {
    self.reader = reader
    createdAt = request.moment == 0 ? 0 : request.moment - Self.referenceDate
    var topics: [[DeckRow]] = []
    for deck in try reader.decks() {
      if topics.last?.first?.topic == deck.topic {
        topics[topics.count - 1].append(deck)
      } else {
        topics.append([deck])
      }
    }
    self.topics = topics
  }

  func write(to output: ExportOutput, _ report: inout ExportReport) throws {
    try output.begin("topics.json")
    try output.write("[")
    for (index, decks) in topics.enumerated() {
      try output.write(index == 0 ? "\n" : ",\n")
      try output.write("{\"createdAt\":\(createdAt),\"flashcards\":[")
      var count = 0
      for deck in decks {
        try reader.forEachQuestion(of: .flashcard, deck.id) { flashcard in
          try output.write(count == 0 ? "\n" : ",\n")
          try output.write(utf8: json(flashcard).bytes)
          count += 1
          report.carry(.flashcard)
          if let image = flashcard.detail("image_url"), Self.address(image) == nil {
            report.lose(
              .flashcard, flashcard.key, "image_url", "Edutok takes addresses, and this is a file's path")
          }
          if case .gaps(let gaps) = flashcard.answer, gaps.contains(where: { $0.count > 1 }) {
            report.lose(.flashcard, flashcard.key, "alternatives", "Edutok's flashcards have one answer")
          }
        }
        report.carry(.deck)
      }
      try output.write("],\"isLiked\":false,\"title\":\(decks[0].topic.json)}")
    }
    try output.write("\n]\n")
    for decks in topics { try writeBatches(of: decks, to: output) }
  }

  private func writeBatches(of decks: [DeckRow], to output: ExportOutput) throws {
    let name = decks[0].key.localName
    var count = 0
    for deck in decks {
      try reader.forEachQuestion(of: .flashcard, deck.id) { flashcard in
        if count % batchSize == 0 {
          if count > 0 { try output.write("\n]\n") }
          try output.begin("batches/\(name)-\(count / batchSize + 1).json")
          try output.write("[\n")
        } else {
          try output.write(",\n")
        }
        try output.write(utf8: json(flashcard).bytes)
        count += 1
      }
    }
    if count > 0 { try output.write("\n]\n") }
  }

  private func json(_ flashcard: ExportedQuestion) -> CanonicalJSON {
    var json = CanonicalJSON()
    json.object { json in
      json.key("answer")
      json.string(flashcard.answer.text(of: flashcard))
      if let address = flashcard.detail("image_url").flatMap({ Self.address($0) }) {
        json.key("imageURL")
        json.string(address)
      }
      json.key("isBookmarked")
      json.raw("false")
      json.key("isUnderstood")
      json.raw("false")
      json.key("question")
      json.string(flashcard.prompt)
      json.key("reviewCount")
      json.integer(0)
      json.key("type")
      json.string(Self.typeName(flashcard))
    }
    return json
  }

  /// The app's own names of types.
  private static func typeName(_ flashcard: ExportedQuestion) -> String {
    switch flashcard.type {
    case "true-false": "true/false"
    case "cloze": "fill in the blank"
    case "definition": "definition"
    default: "question"
    }
  }

  private static func address(_ image: String) -> String? { image.hasPrefix("https://") ? image : nil }
}
