/// In which order each course teaches its lessons, and to which band, unit and course a lesson belongs.
///
/// Source: Tong's document, section 2.1: the order of bands, units and lessons by `order_idx`.
package struct TeachingOrder: Sendable {
  /// For each course its lessons, first to last; lessons whose unit or band is unknown are left out.
  package let lessonsOfCourse: [[Int]]
  /// For each lesson its place in its course, from 0; nil when its unit or band is unknown.
  package let placeOfLesson: [Int?]
  /// For each lesson its band; nil when unknown.
  package let bandOfLesson: [Int?]

  /// The order of a curriculum's lessons.
  ///
  /// - Complexity: O(*n*) in the number of lessons.
  init(_ curriculum: Curriculum) {
    var places = [Int?](repeating: nil, count: curriculum.lessons.count)
    var bands = [Int?](repeating: nil, count: curriculum.lessons.count)
    lessonsOfCourse = curriculum.courses.indices.map { course in
      var order: [Int] = []
      for band in curriculum.bandsOfCourse[course] {
        for unit in curriculum.unitsOfBand[band] {
          for lesson in curriculum.lessonsOfUnit[unit] where places[lesson] == nil {
            places[lesson] = order.count
            bands[lesson] = band
            order.append(lesson)
          }
        }
      }
      return order
    }
    placeOfLesson = places
    bandOfLesson = bands
  }
}
