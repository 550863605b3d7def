import CurriculumCompiler

/// Settings that many questions of a source have and no curriculum knows, named once each.
struct ForeignSettings {
  private var counts: [String: Int] = [:]
  private var values: [String: String] = [:]
  private var reasons: [String: String] = [:]

  /// Counts a setting.
  mutating func count(_ name: String, _ value: String, because reason: String) {
    counts[name, default: 0] += 1
    if values[name] == nil { values[name] = value }
    reasons[name] = reason
  }

  /// Names the settings.
  ///
  /// - Parameter noun: What has them.
  func report(_ report: inout ImportReport, of noun: String = "question") {
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      report.lose(
        name, values[name] ?? "", at: count.counted(noun), because: reasons[name] ?? "")
    }
  }
}
