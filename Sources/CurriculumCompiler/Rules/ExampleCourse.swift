/// A small Spanish course in place of the starter's, for the examples of rules that weigh a whole course.
struct ExampleCourse {
  /// Further lines of the band; units_required is the number of units unless they say otherwise.
  var band = ""
  /// The band's labels.
  var label = ("N1", "Novice Low")
  /// How many units the band has.
  var units = 3
  /// How many lessons each unit has.
  var lessons = 2
  /// How many words each lesson teaches.
  var words = 2
  /// Lines of a lesson besides its names and cards, by unit and lesson, from 1.
  var lesson: (Int, Int) -> String = { _, _ in "lesson_type: vocabulary\nmode: interpretive" }
  /// The can-do statement of a unit, from 1.
  var canDo: (Int) -> String = { "I can name \(topics[$0 % topics.count])." }
  /// Further lines of a unit, from 1.
  var unit: (Int) -> String = { _ in "" }
  /// Further fields of a card, by its number from 0: `, difficulty_rating: 4`.
  var card: (Int) -> String = { _ in "" }

  private static let topics = ["animals", "my family", "food", "colours", "my school", "my clothes"]

  private static let vocabulary = [
    "el gato|cat", "el perro|dog", "el pan|bread", "el queso|cheese", "el libro|book", "el plato|plate",
    "el cuchillo|knife", "el tren|train", "el barco|boat", "el jardín|garden", "el árbol|tree",
    "el río|river",
    "el caballo|horse", "el pollo|chicken", "el papel|paper", "el zapato|shoe", "el abrigo|coat",
    "el lago|lake",
    "el cielo|sky", "el sol|sun", "el viento|wind", "el hielo|ice", "el fuego|fire", "el dedo|finger",
    "el brazo|arm", "el ojo|eye", "el pelo|hair", "el cuello|neck", "el hombre|man", "el niño|boy",
    "el tío|uncle", "el primo|cousin", "el abuelo|grandfather", "el vecino|neighbour", "el médico|doctor",
    "el jefe|boss", "el barrio|district", "el parque|park", "el banco|bank", "el puente|bridge",
  ]

  /// The files of the course, as changes of the starter curriculum.
  var example: Example {
    var text = """
      # file: courses/es/n1/band.yaml
      kind: band
      language: es
      id: n1
      short_label: \(label.0)
      long_label: \(label.1)
      order_idx: 0
      \(bandLines)
      units:

      """
    for unit in 1...units {
      text += "  - id: es-n1-u\(unit)\n    title: Unit \(unit)\n    can_do: \(canDo(unit))\n"
      if !self.unit(unit).isEmpty { text += "    \(self.unit(unit))\n" }
    }
    var next = 0
    for unit in 1...units {
      for lesson in 1...lessons { text += file(unit, lesson, &next) }
    }
    while text.hasSuffix("\n") { text.removeLast() }
    return Example(stringLiteral: text)
  }

  private var bandLines: String {
    let required = band.contains("units_required:") ? [] : ["units_required: \(units)"]
    return (required + (band.isEmpty ? [] : [band])).joined(separator: "\n")
  }

  private func file(_ unit: Int, _ lesson: Int, _ next: inout Int) -> String {
    // The first lesson takes the starter's place, whose words the boss test asks for.
    let isFirst = unit == 1 && lesson == 1
    var text = """
      # file: courses/es/n1/\(isFirst ? "hello" : "u\(unit)-l\(lesson)").yaml
      kind: lesson
      language: es
      unit: es-n1-u\(unit)
      id: es-n1-u\(unit)-l\(lesson)
      order_idx: \(lesson - 1)
      title: Lesson \(lesson)
      \(self.lesson(unit, lesson))
      cards:

      """
    if isFirst {
      text += "  - {id: hola, target_text: hola, native_text: hello, pos: intj}\n"
      text += "  - {id: buenos-dias, target_text: buenos días, native_text: good morning, pos: phrase}\n"
      text += "  - {id: gracias, target_text: gracias, native_text: thank you, pos: intj}\n"
      text += "  - {id: adios, target_text: adiós, native_text: goodbye, pos: intj}\n"
      return text
    }
    for _ in 0..<words {
      let parts = Self.vocabulary[next % Self.vocabulary.count].split(separator: "|")
      let noun = parts[0].dropFirst(3)
      let id = makeSlug(from: String(noun)) ?? "word-\(next)"
      text += "  - {id: \(id), target_text: \(parts[0]), native_text: \(parts[1]), pos: noun, gender: m, "
      text += "article: el\(card(next))}\n"
      next += 1
    }
    return text
  }
}
