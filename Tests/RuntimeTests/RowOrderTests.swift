import CurriculumRuntime
import CurriculumTestSupport
import Testing

@Suite struct RowOrderTests {
  /// Around the ends of stretches, too.
  @Test(arguments: [0, 1, 1000, 65_535, 65_536, 65_537])
  func rowsComeByNumberAndEachOnce(count: Int) {
    var random = SystemRandomNumberGenerator()
    let numbers = (0..<count).map { _ in Int64.random(in: 0...Int64.max, using: &random) }
    var written: [Int64] = []
    RowOrder(numbers).forEach(
      make: { position, row in
        row.integer(numbers[position])
        row.text(String(numbers[position]))
        return 1
      },
      use: { bytes, count in
        #expect(count == 1)
        let number = Int64(bigEndian: bytes.loadUnaligned(fromByteOffset: 1, as: Int64.self))
        #expect(String(decoding: bytes[18...], as: UTF8.self) == String(number))
        written.append(number)
      })
    #expect(written == numbers.sorted())
  }
}
