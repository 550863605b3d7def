import Testing

@testable import CurriculumCompiler

@Suite struct PlaceTableTests {
  /// Keys that differ in their lowest or highest bits only, and 0.
  private let keys: [UInt64] = (0..<40).flatMap { [UInt64($0), UInt64($0) << 58, UInt64($0) << 29] }

  @Test func aKeyKeepsItsFirstPlace() {
    var table = PlaceTable(count: keys.count)
    var places: [UInt64: Int32] = [:]
    for (place, key) in keys.enumerated() {
      #expect(table.insert(key, Int32(place), replaces: false) == places[key])
      if places[key] == nil { places[key] = Int32(place) }
    }
    for key in keys { #expect(table[key] == places[key]) }
    #expect(table[1 << 57] == nil)
  }

  @Test func aKeyTakesItsLastPlace() {
    var table = PlaceTable(count: keys.count)
    var places: [UInt64: Int32] = [:]
    for (place, key) in keys.enumerated() {
      #expect(table.insert(key, Int32(place), replaces: true) == places[key])
      places[key] = Int32(place)
    }
    for key in keys { #expect(table[key] == places[key]) }
  }

  @Test func anEmptyTableHasNothing() { #expect(PlaceTable(count: 0)[0] == nil) }
}
