import PDFText

/// The rows of a table by the room within its columns: lines of a cell stand closer to each other than those of two cells.
///
/// So a table is divided rightly whose cells stand in the middle of their rows, where a term of one line has the height of
/// the second of three lines beside it, and says nothing of where its row begins.
enum TableBlocks {
  /// What one column has at one height.
  struct Entry {
    /// Which line of the table it is of.
    var line: Int
    var page: Int
    var box: Box
  }

  /// The lines of a cell.
  private struct Block {
    var entries: [Entry]
    var page: Int { entries[0].page }
    var top: Int32 { entries[0].box.top }
    var bottom: Int32 { entries[entries.count - 1].box.bottom }
  }

  /// Divides a table.
  ///
  /// - Parameters:
  ///   - columns: What each column has, from top to bottom.
  ///   - needed: The columns that no row leaves empty.
  ///   - size: Of most letters, in hundredths of a point.
  /// - Returns: For each row the lines of the table that each column has of it; nil where the room does not say it
  ///   beyond doubt, or where each line is a row.
  static func rows(_ columns: [[Entry]], needed: [Int], size: Int32) -> [[[Int]]]? {
    let distances = columns.flatMap { column in
      zip(column, column.dropFirst()).filter { $0.page == $1.page }.map { $1.box.top - $0.box.top }
    }
    guard let leading = distances.min(), leading * 2 > size, leading * 100 <= size * 150,
      let main = needed.max(by: { columns[$0].count < columns[$1].count })
    else { return nil }
    // Between the two nothing is sure.
    let (close, apart) = (leading + size / 10, leading + size / 5)
    guard distances.allSatisfy({ $0 <= close || $0 >= apart }) else { return nil }
    let blocks = columns.map { Self.blocks($0, apart) }
    var rows = blocks[main].map { block in
      columns.indices.map { $0 == main ? [block] : [] }
    }
    guard rows.count >= 3 else { return nil }
    for column in columns.indices where column != main {
      for block in blocks[column] {
        let beside = rows.indices.filter { overlap(rows[$0][main][0], block) > 0 }
        guard beside.count == 1, rows[beside[0]][column].isEmpty else { return nil }
        rows[beside[0]][column] = [block]
      }
    }
    guard rows.allSatisfy({ row in needed.allSatisfy { !row[$0].isEmpty } }) else { return nil }
    // Single lines in groups look like this, too, but then each column has as many of them.
    let lengths = rows.map { row in needed.map { row[$0][0].entries.count } }
    let several = lengths.filter { ($0.max() ?? 0) > 1 }
    guard several.count(where: { Set($0).count > 1 }) * 2 >= several.count, several.count > 1 else {
      return nil
    }
    return rows.map { row in row.map { $0.flatMap { $0.entries.map(\.line) } } }
  }

  private static func blocks(_ entries: [Entry], _ apart: Int32) -> [Block] {
    var blocks: [Block] = []
    for entry in entries {
      if let last = blocks.last?.entries.last, last.page == entry.page, entry.box.top - last.box.top < apart {
        blocks[blocks.count - 1].entries.append(entry)
      } else {
        blocks.append(Block(entries: [entry]))
      }
    }
    return blocks
  }

  /// How much of their heights two cells share, in hundredths of a point; less than nothing where they do not.
  private static func overlap(_ one: Block, _ other: Block) -> Int32 {
    one.page == other.page ? min(one.bottom, other.bottom) - max(one.top, other.top) : -1
  }
}
