import CurriculumCompiler

/// Documents that are opened, changed and closed, and files that change on the disk.
extension ServerSession {
  /// Reads a folder's curricula, unless they are open.
  func openCurricula(in folder: String) {
    for root in access.curricula(folder) { openCurriculum(root) }
  }

  private func openCurriculum(_ folder: String) {
    guard !curricula.contains(where: { $0.folder == folder }), var input = access.load(folder) else { return }
    input.spelling = spelling
    var curriculum = OpenCurriculum(folder: folder, session: CompilerSession(compiler, input))
    let changes = documents.values.compactMap { document -> SourceChange? in
      guard let inner = document.path.flatMap({ curriculum.inner($0) }), OpenCurriculum.isSource(inner) else {
        return nil
      }
      return SourceChange(SourceFile(path: inner, bytes: document.lines.bytes))
    }
    curriculum.session.update(changes)
    curricula.append(curriculum)
    publish(curricula.count - 1)
  }

  /// The curriculum that a file lies in, by its position; one that is not open yet is opened.
  func curriculumIndex(of path: String) -> Int? {
    // Of two, one in the other, the inner one.
    let candidates = curricula.indices.filter { curricula[$0].inner(path) != nil }
    if let found = candidates.max(by: { curricula[$0].folder.count < curricula[$1].folder.count }) {
      return found
    }
    var folder = FileAddress.folder(of: path)
    while let candidate = folder {
      if access.exists((candidate == "/" ? "" : candidate) + "/curriculum.yaml") {
        openCurriculum(candidate)
        return curricula.firstIndex { $0.folder == candidate }
      }
      folder = FileAddress.folder(of: candidate)
    }
    return nil
  }

  /// The document that a request is about, and where it is.
  func document(_ params: JSONValue) -> OpenDocument? {
    params["textDocument"]?["uri"]?.string.flatMap { documents[$0] }
  }

  func open(_ params: JSONValue) {
    guard let item = params["textDocument"], let address = item["uri"]?.string,
      let text = item["text"]?.string
    else { return }
    let document = OpenDocument(address, version: item["version"]?.integer, text: text)
    documents[address] = document
    update(document)
  }

  func change(_ params: JSONValue) {
    guard let item = params["textDocument"], let address = item["uri"]?.string,
      let changes = params["contentChanges"]?.array, documents[address] != nil
    else { return }
    do {
      try documents[address]?.apply(changes, version: item["version"]?.integer, encoding)
    } catch {
      // The client and the server no longer have the same text; people should know.
      outbox.append(
        .notification(
          "window/logMessage",
          ["type": 1, "message": .string("a change of \(address) was not applied: \(error.message)")]))
    }
    if let document = documents[address] { update(document) }
  }

  func close(_ params: JSONValue) {
    guard let address = params["textDocument"]?["uri"]?.string,
      let document = documents.removeValue(forKey: address)
    else { return }
    guard let path = document.path, let index = curriculumIndex(of: path),
      let inner = curricula[index].inner(path), OpenCurriculum.isSource(inner)
    else {
      send([], of: address, version: nil)
      return
    }
    curricula[index].session.update([onDisk(inner, in: curricula[index])])
    publish(index)
  }

  /// Checks a document with its new content.
  private func update(_ document: OpenDocument) {
    guard let path = document.path, let index = curriculumIndex(of: path),
      let inner = curricula[index].inner(path), OpenCurriculum.isSource(inner)
    else {
      publishAlone(document)
      return
    }
    let isNewManifest = inner == "curriculum.yaml" && curricula[index].session.source(inner) == nil
    curricula[index].session.update([
      SourceChange(SourceFile(path: inner, bytes: document.lines.bytes))
    ])
    curricula[index].latestPath = inner
    publish(index, always: isNewManifest ? nil : inner)
  }

  /// Takes note of files that changed on the disk; what is open is the client's.
  func filesChanged(_ params: JSONValue) {
    let paths = (params["changes"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap(FileAddress.path) }
    for path in paths where path.hasSuffix("/curriculum.yaml") { manifestChanged(path) }
    let openPaths = Set(documents.values.compactMap(\.path))
    var changes: [Int: [SourceChange]] = [:]
    for path in paths {
      guard let index = curriculumIndex(of: path), let inner = curricula[index].inner(path) else { continue }
      if OpenCurriculum.isSource(inner) {
        if !openPaths.contains(path) {
          changes[index, default: []].append(onDisk(inner, in: curricula[index]))
        }
      } else if !inner.split(separator: "/").contains(where: { $0.hasPrefix(".") }) {
        curricula[index].session.mediaFiles[inner] = access.size(path)
      }
    }
    for index in curricula.indices {
      curricula[index].session.update(changes[index] ?? [])
      publish(index)
    }
  }

  /// Opens a curriculum whose manifest has come, and closes one whose folder has gone.
  private func manifestChanged(_ path: String) {
    guard let folder = FileAddress.folder(of: path) else { return }
    if access.exists(path) {
      if folders.contains(where: { folder == $0 || folder.hasPrefix($0 + "/") }) { openCurriculum(folder) }
    } else if !access.exists(folder), let index = curricula.firstIndex(where: { $0.folder == folder }) {
      closeCurriculum(index)
    }
  }

  private func closeCurriculum(_ index: Int) {
    let curriculum = curricula.remove(at: index)
    for path in curriculum.published.keys.sorted() {
      send([], of: address(of: path, in: curriculum), version: nil)
    }
    for document in documents.values
    where document.path.flatMap({ curriculum.inner($0) }) != nil {
      publishAlone(document)
    }
  }

  func foldersChanged(_ params: JSONValue) {
    let event = params["event"] ?? .null
    for item in event["removed"]?.array ?? [] {
      guard let folder = item["uri"]?.string.flatMap(FileAddress.path) else { continue }
      folders.removeAll { $0 == folder }
      for index in curricula.indices.reversed()
      where curricula[index].folder == folder || curricula[index].folder.hasPrefix(folder + "/") {
        closeCurriculum(index)
      }
    }
    for item in event["added"]?.array ?? [] {
      guard let folder = item["uri"]?.string.flatMap(FileAddress.path) else { continue }
      folders.append(folder)
      openCurricula(in: folder)
    }
  }

  private func onDisk(_ inner: String, in curriculum: OpenCurriculum) -> SourceChange {
    guard let file = access.read(curriculum.outer(inner)) else { return SourceChange(gone: inner) }
    return SourceChange(SourceFile(path: inner, bytes: file.bytes, size: file.size))
  }
}
