/// Figures of one kind: rows that their labels tell apart, each with the same measures.
package struct StatisticsTable: Sendable {
  /// What a table is about, and what its columns are.
  package struct Form: Sendable {
    /// Name in JSON, and of the table's place in a page.
    package let name: String
    /// Title for people.
    package let title: String
    /// Columns that say what a row is about; at least one.
    package let labels: [Column]
    /// Columns of figures, at least one; the first is what a page draws as a bar.
    package let measures: [Column]
  }

  /// A column: its name in JSON, and its heading for people.
  package struct Column: Sendable {
    /// Name in JSON.
    package let name: String
    /// Heading for people.
    package let heading: String
    /// False for limits and shares, which are nothing, and not 0, where there is no row.
    package let isCount: Bool

    /// A column; where the heading is left out, it is the name.
    package init(_ name: String, _ heading: String? = nil, isCount: Bool = true) {
      self.name = name
      self.heading = heading ?? name
      self.isCount = isCount
    }
  }

  /// A row: what it is about, and its figures.
  package struct Row: Sendable {
    /// Values of the form's labels, in their order; unique within a table.
    package let labels: [String]
    /// Values of the form's measures, in their order; nil where there is none, as of a limit that nobody set.
    package let figures: [Int?]
    /// By how much each figure is more than in the base; nil without a base, or where one of both has no figure.
    package var changes: [Int?]

    /// A row.
    package init(_ labels: [String], _ figures: [Int?]) {
      self.labels = labels
      self.figures = figures
      changes = figures.map { _ in nil }
    }
  }

  /// What the table is about.
  package let form: Form
  /// The rows, in the order to show them; may be empty.
  package var rows: [Row]
  /// What stands out, sentence by sentence; may be empty.
  package var notes: [String]

  /// A table.
  package init(_ form: Form, _ rows: [Row], notes: [String] = []) {
    self.form = form
    self.rows = rows
    self.notes = notes
  }

  /// The table with its changes since another of the same form.
  ///
  /// A row that the base lacks has counts of 0 there. A row that is no more stands at the end, with counts of 0.
  package func compared(with base: StatisticsTable) -> StatisticsTable {
    var former = Dictionary(
      base.rows.map { ($0.labels, $0.figures) }, uniquingKeysWith: { first, _ in first })
    var result = self
    let nothing = form.measures.map { $0.isCount ? 0 : nil }
    for index in rows.indices {
      let was = former.removeValue(forKey: rows[index].labels)
      result.rows[index].changes = rows[index].figures.enumerated().map { column, figure in
        Self.difference(figure, was.map { $0[column] } ?? nothing[column])
      }
    }
    for row in base.rows where former[row.labels] != nil {
      var gone = Row(row.labels, nothing)
      gone.changes = zip(nothing, row.figures).map(Self.difference)
      result.rows.append(gone)
    }
    return result
  }

  /// By how much a figure is more than another; nil where there is none, or where the difference is no number.
  private static func difference(_ figure: Int?, _ former: Int?) -> Int? {
    guard let figure, let former else { return nil }
    let (difference, isTooLarge) = figure.subtractingReportingOverflow(former)
    return isTooLarge ? nil : difference
  }
}
