/// What is right in an interaction of QTI 2 or 3.
struct QTIResponse {
  /// Identifiers or texts of the right response, in order.
  private(set) var correct: [String] = []
  /// Whether one response is given.
  private(set) var isSingle = true
  /// Whether it is a number.
  private(set) var isNumber = false
  private var mapped: [(key: String, value: Double)] = []
  private var tolerance = ForeignQuestion.Number.Tolerance.absolute("0")

  /// A response of which nothing is said.
  init() {}

  /// A declared response.
  ///
  /// - Parameter processing: How responses are marked, which says tolerances, and answers where the declaration has none.
  init(_ declaration: XMLElement, processing: XMLElement?) {
    let identifier = declaration["identifier"] ?? ""
    isSingle = declaration["cardinality"] == "single"
    isNumber = ["float", "integer"].contains(declaration["baseType"] ?? "")
    correct = declaration.child("correctResponse")?.children("value").map(\.text).filter { !$0.isEmpty } ?? []
    for entry in declaration.child("mapping")?.children("mapEntry") ?? [] {
      if let key = entry["mapKey"], let value = Double(entry["mappedValue"] ?? "") {
        mapped.append((key, value))
      }
    }
    guard let processing else { return }
    if correct.isEmpty, mapped.isEmpty { correct = Self.compared(identifier, processing) }
    for equal in processing.descendants(["equal"])
    where equal.descendants(["variable"]).contains(where: { $0["identifier"] == identifier }) {
      let amounts = (equal["tolerance"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
      guard let amount = amounts.max(by: { (Double($0) ?? 0) < (Double($1) ?? 0) }) else { continue }
      switch equal["toleranceMode"] {
      case "absolute": tolerance = .absolute(amount)
      case "relative": tolerance = .relative(amount)
      default: break
      }
    }
  }

  /// What the first condition compares a response with.
  private static func compared(_ identifier: String, _ processing: XMLElement) -> [String] {
    guard let condition = processing.descendants(["responseIf"]).first else { return [] }
    return condition.descendants(["match", "stringMatch", "equal", "member", "contains"]).filter {
      comparison in
      comparison.children("variable").contains { $0["identifier"] == identifier }
    }.flatMap { $0.descendants(["baseValue"]).map(\.text) }.filter { !$0.isEmpty }
  }

  /// What each option earns, in percent.
  func weights(of identifiers: [String]) -> [Double] {
    let right = Set(correct)
    let values = Dictionary(mapped) { first, _ in first }
    let most = isSingle ? mapped.map(\.value).max() ?? 0 : mapped.map(\.value).filter { $0 > 0 }.reduce(0, +)
    return identifiers.map { identifier in
      if right.contains(identifier) {
        if let value = values[identifier], !isSingle, most > 0, value > 0 { return value / most * 100 }
        return isSingle ? 100 : 100 / Double(right.count)
      }
      guard let value = values[identifier], most > 0 else { return 0 }
      // What is mapped beside the right response of several is a part of another right one.
      return !isSingle && !right.isEmpty ? min(0, value / most * 100) : value / most * 100
    }
  }

  /// Texts that are accepted, with what each earns.
  var typed: [ForeignQuestion.Option] {
    let most = mapped.map(\.value).max() ?? 0
    var options = correct.map { ForeignQuestion.Option(text: $0, weight: 100).literal }
    for entry in mapped where !correct.contains(entry.key) {
      let weight = most > 0 ? entry.value / most * 100 : 0
      options.append(ForeignQuestion.Option(text: entry.key, weight: weight).literal)
    }
    return options
  }

  /// Numbers that are accepted.
  var numbers: [ForeignQuestion.Number] {
    typed.map { ForeignQuestion.Number(value: $0.text, tolerance: tolerance, unit: nil, weight: $0.weight) }
  }
}
