import CurriculumCompiler
import CurriculumRuntime

extension CourseOpening {
  /// The first words of the course that a file has, from bytes; nil when they are none.
  init?(_ bytes: ArraySlice<UInt8>, file: SourceFile.ID) {
    var reader = ByteReader(bytes)
    guard let course = reader.text(), let source = reader.text(),
      let words = reader.list({ reader -> Word? in
        guard let sense = reader.text(), let place = reader.byte() else { return nil }
        return Word(sense: sense, partOfSpeech: Int8(bitPattern: place))
      }), reader.isAtEnd
    else { return nil }
    self.init(course: course, file: file, source: source, words: words)
  }

  /// The words as bytes, without the place of the file.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.add(course)
    writer.add(source)
    writer.add(words.count)
    for word in words {
      writer.add(word.sense)
      writer.add(byte: UInt8(bitPattern: word.partOfSpeech))
    }
    return writer.bytes
  }
}

extension LockOutline {
  /// An outline from bytes; nil when they are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = ByteReader(bytes)
    let list = reader.list { reader -> (String, Section)? in
      guard let name = reader.text(), let lines = reader.number(), let digest = reader.bytes(32),
        let ranges = reader.list({ reader -> Range<Int>? in
          guard let lower = reader.number(), let upper = reader.number(), 0 <= lower, lower <= upper else {
            return nil
          }
          return lower..<upper
        })
      else { return nil }
      return (name, Section(ranges: ranges, lines: lines, digest: Array(digest)))
    }
    guard let list, reader.isAtEnd else { return nil }
    self.init(sections: Dictionary(list) { first, _ in first })
  }

  /// The outline as bytes.
  var encoded: [UInt8] {
    var writer = ByteWriter()
    writer.add(sections.count)
    for (name, section) in sections.sorted(by: { $0.key < $1.key }) {
      writer.add(name)
      writer.add(section.lines)
      writer.add(bytes: section.digest)
      writer.add(section.ranges.count)
      for range in section.ranges {
        writer.add(range.lowerBound)
        writer.add(range.upperBound)
      }
    }
    return writer.bytes
  }
}
