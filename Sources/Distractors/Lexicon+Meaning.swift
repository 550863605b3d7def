import CLexicon

extension Lexicon {
  /// The direction in which a text's meaning lies.
  package struct Meaning: Sendable {
    fileprivate var vector: curricc_vector
  }

  /// Whether something is known of the company that the word keeps.
  package func hasVector(_ word: Word) -> Bool { word.index >= 0 && Int(word.index) < vectorCount }

  /// How near two words are in use: the cosine of their vectors, -1 to 1; 0 when one has none.
  package func similarity(_ a: Word, _ b: Word) -> Float {
    guard hasVector(a), hasVector(b), let rows = bytes(.vectors).baseAddress else { return 0 }
    let first = rows + Self.rowLength * Int(a.index)
    let second = rows + Self.rowLength * Int(b.index)
    return Self.cosine(
      curricc_product(
        first.assumingMemoryBound(to: Int8.self), second.assumingMemoryBound(to: Int8.self)))
  }

  /// The meaning of a phrase: the mean of its words' vectors, frequent words counting less.
  ///
  /// Weights are a / (a + p) with the word's probability p (Arora, Liang and Ma 2017, "A simple but
  /// tough-to-beat baseline for sentence embeddings"). Sums are of whole numbers, the same on every machine.
  ///
  /// - Returns: `nil` when no word has a vector. Words beyond the first 4096 are left out.
  package func meaning(of words: [Word]) -> Meaning? {
    guard let rows = bytes(.vectors).baseAddress else { return nil }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: Self.rowLength) { sums in
      guard let start = sums.baseAddress else { return nil }
      sums.initialize(repeating: 0)
      for word in words.prefix(4096) where hasVector(word) {
        let weight = Int32(short(.phraseWeights, Int(byte(.zipfs, Int(word.index)))))
        curricc_add(start, rows + Self.rowLength * Int(word.index), weight)
      }
      return Meaning(sums: UnsafeBufferPointer(sums))
    }
  }

  /// How near two phrases are in meaning: the cosine of their directions, -1 to 1.
  package func similarity(_ a: Meaning, _ b: Meaning) -> Float {
    withUnsafePointer(to: a.vector) { first in
      withUnsafePointer(to: b.vector) { second in
        Self.cosine(curricc_vector_product(first, second))
      }
    }
  }

  /// The words nearest to a meaning, nearest first; equally near ones in the lexicon's order.
  ///
  /// - Complexity: O(*n*) in the words of the lexicon: half a millisecond for English.
  package func neighbours(of meaning: Meaning, limit: Int) -> [(Word, Float)] {
    guard limit > 0, let rows = bytes(.vectors).baseAddress else { return [] }
    var nearest: [(product: Int32, index: Int32)] = []
    withUnsafePointer(to: meaning.vector) { vector in
      for index in 0..<vectorCount {
        let product = curricc_row_product(vector, rows + Self.rowLength * index)
        if nearest.count == limit {
          guard let last = nearest.last, product > last.product else { continue }
          nearest.removeLast()
        }
        var place = nearest.count
        while place > 0, nearest[place - 1].product < product { place -= 1 }
        nearest.insert((product, Int32(index)), at: place)
      }
    }
    return nearest.map { (Word(index: $0.index), Self.cosine($0.product)) }
  }

  /// The group of words used alike that the word belongs to, or -1 without a vector.
  ///
  /// Nearest of 512 centres, found by k-means when the lexicon was built.
  package func cluster(of word: Word) -> Int16 {
    hasVector(word) ? Int16(truncatingIfNeeded: short(.clusters, Int(word.index))) : -1
  }

  /// The groups of words whose centres are nearest to a meaning, nearest first.
  package func clusters(of meaning: Meaning, limit: Int) -> [Int16] {
    guard let rows = bytes(.centres).baseAddress else { return [] }
    let products = withUnsafePointer(to: meaning.vector) { vector in
      (0..<clusterCount).map { curricc_row_product(vector, rows + Self.rowLength * $0) }
    }
    let order = products.indices.sorted {
      products[$0] != products[$1] ? products[$0] > products[$1] : $0 < $1
    }
    return order.prefix(limit).map { Int16(truncatingIfNeeded: $0) }
  }

  private static let rowLength = MemoryLayout<curricc_vector>.size

  private static func cosine(_ product: Int32) -> Float {
    max(-1, min(1, Float(product) / Float(127 * 127)))
  }
}

extension Lexicon.Meaning {
  /// The direction of sums of 50 lanes, or `nil` when they are all zero.
  fileprivate init?(sums: UnsafeBufferPointer<Int32>) {
    var square = 0.0
    for sum in sums { square += Double(sum) * Double(sum) }
    guard square > 0 else { return nil }
    let scale = 127 / square.squareRoot()
    vector = curricc_vector()
    curricc_scale(sums.baseAddress, scale, &vector)
  }
}
