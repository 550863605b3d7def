import CurriculumCompiler

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Workspace {
  /// A source by its place among the paths; nil when it cannot be read.
  func source(_ file: SourceFile.ID) -> SourceFile? {
    let path = sourcePaths[Int(file.index)]
    guard case .success(let content) = Self.contents(folder + "/" + path) else { return nil }
    return SourceFile(path: path, bytes: content.bytes, size: content.size)
  }

  /// The first source that cannot be read, with the folder in front; nil when all can.
  var unreadablePath: String? {
    SourceFile.ID.all(sourceCount).first { source($0) == nil }.map {
      folder + "/" + sourcePaths[Int($0.index)]
    }
  }

  /// What the heads of all sources say, and the sizes of the sources in bytes; nil when one cannot be read.
  func heads(threads: Int) -> [(head: FileHead, bytes: Int)]? {
    let folder = folder
    let found = parallelMap(sourcePaths, threads: threads) { _, path in Self.head(folder + "/" + path) }
    let heads = found.compactMap(\.self)
    return heads.count == found.count ? heads : nil
  }

  /// The digests of all sources; nil when one cannot be read.
  func digests(threads: Int) -> [[UInt8]]? {
    let found = parallelMap(SourceFile.ID.all(sourceCount), threads: threads) { _, file in
      source(file).map { FileDigests.digest($0) }
    }
    let digests = found.compactMap(\.self)
    return digests.count == found.count ? digests : nil
  }

  private static func head(_ path: String) -> (head: FileHead, bytes: Int)? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: FileHead.length) { buffer, count in
      let read = read(descriptor, buffer.baseAddress, FileHead.length)
      isWhole = read >= 0
      count = max(0, read)
    }
    return isWhole ? (FileHead(bytes), Int(status.st_size)) : nil
  }
}
