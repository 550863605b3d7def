import CurriculumTestSupport
import Testing

@testable import Interchange

/// Entries that wait as bytes come back as they were.
@Suite struct PackedMappingTests {
  @Test(arguments: 0..<20)
  func aMappingComesBackAsItWas(seed: Int) {
    var text = GeneratedText(seed: UInt64(seed))
    let mapping = Self.mapping(&text, depth: 0)
    #expect("\(PackedMapping(mapping).mapping)" == "\(mapping)")
  }

  private static func mapping(_ text: inout GeneratedText, depth: Int) -> AuthoringMapping {
    var mapping = AuthoringMapping()
    for _ in 0..<text.number(0...5) { mapping.add(AuthoringMapping((text.line(), value(&text, depth)))) }
    return mapping
  }

  private static func value(_ text: inout GeneratedText, _ depth: Int) -> AuthoringValue {
    switch text.number(0...(depth < 3 ? 6 : 2)) {
    case 0: .text("")
    case 1: .text(String(repeating: text.line(), count: text.number(1...60)))
    case 2: .plain(text.line())
    case 3: .list((0..<text.number(0...4)).map { _ in value(&text, depth + 1) })
    case 4: .row((0..<text.number(0...200)).map { .plain("\($0)") })
    case 5: .mapping(mapping(&text, depth: depth + 1))
    default: .line(mapping(&text, depth: depth + 1))
    }
  }
}
