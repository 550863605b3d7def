import CurriculumCompiler

/// What the cache keeps of a part.
struct PartRecord {
  /// What was found in it.
  let findings: [Diagnostic]
  /// What of it bears on others.
  var summary: PartSummary

  /// What is kept of a part that was compiled.
  init(_ part: PartCompilation) {
    findings = part.findings.all
    summary = part.summary
  }

  /// A part from bytes; nil when they are none.
  init?(_ bytes: ArraySlice<UInt8>, _ codec: FindingCodec) {
    var reader = ByteReader(bytes)
    guard let facts = reader.block(), let summary = PartSummary(bytes: facts), let block = reader.block(),
      let findings = codec.decode(block), reader.isAtEnd
    else { return nil }
    self.findings = findings
    self.summary = summary
  }

  /// The record as bytes; nil when a finding lies in another file.
  func encoded(_ codec: FindingCodec) -> [UInt8]? {
    guard let findings = codec.encode(findings) else { return nil }
    var writer = ByteWriter()
    writer.add(block: summary.bytes)
    writer.add(block: findings)
    return writer.bytes
  }
}
