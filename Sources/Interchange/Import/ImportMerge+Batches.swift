import CurriculumCompiler

extension ImportMerge {
  /// The files that the entries of one become where a file has a limit.
  ///
  /// What was imported before stays in its file, so that its key stays; what is new fills the last one up, then others.
  func batches(of file: ImportedFile) -> [ImportedFile] {
    guard let size = file.batchSize else { return [file] }
    let before = known(file)
    let pairing = EntryPairing(file.entries, before.flatMap(\.entries))
    // The batch of each entry that was there before, by its place among all of them.
    let homes = before.enumerated().flatMap { batch, file in file.entries.map { _ in batch } }
    var batches: [[ImportedEntry]] = Array(repeating: [], count: max(before.count, 1))
    for (index, entry) in file.entries.enumerated() {
      if let old = pairing.old(of: index) {
        batches[homes[old]].append(entry)
      } else {
        if batches[batches.count - 1].count >= size { batches.append([]) }
        batches[batches.count - 1].append(entry)
      }
    }
    return batches.enumerated().map { index, entries in
      var batch = file
      batch.sourceKey = Self.key(file, index)
      if index > 0 { batch.idHint += " \(index + 1)" }
      batch.entries = entries
      guard file.kind == "deck" else {
        if index > 0 { batch.head = batch.head.numbered("title", index + 1) }
        return batch
      }
      batch.head.add("batch", index + 1)
      if entries.count < size {
        batch.remarks.append(
          "curricc: allow-file deck/batch-size because the source has \(file.entries.count) flashcards")
      }
      return batch
    }
  }

  private static func key(_ file: ImportedFile, _ batch: Int) -> String { "\(file.sourceKey) #\(batch + 1)" }

  /// What was imported of a file before, batch by batch.
  private func known(_ file: ImportedFile) -> [ImportRecord.File] {
    var known: [ImportRecord.File] = []
    while let next = recordedFile(file.kind, Self.key(file, known.count)) { known.append(next) }
    return known
  }
}

extension AuthoringMapping {
  /// The mapping with a number behind the text of a key.
  fileprivate func numbered(_ key: String, _ number: Int) -> AuthoringMapping {
    var mapping = AuthoringMapping()
    for entry in entries {
      if entry.key == key, case .text(let text) = entry.value {
        mapping.add(key, "\(text) \(number)")
      } else {
        mapping.add(AuthoringMapping(entry))
      }
    }
    return mapping
  }
}
