/// A box of Edutok's with experience points in it.
///
/// Source: Edutok's document, "Mystery boxes".
public struct MysteryBox: Hashable, Sendable {
  /// How rare a box is.
  public enum Rarity: String, CaseIterable, Sendable, Codable {
    /// Half of all boxes: 10 to 25 points.
    case common
    /// Three in ten: 25 to 50 points.
    case rare
    /// 15 in a hundred: 50 to 100 points.
    case epic
    /// Five in a hundred: 100 to 200 points.
    case legendary

    /// The rarity for a number from 0 to 1; what lies outside counts as the nearer end, no number as 0.
    public init(_ unit: Double) {
      switch unit {
      case 0.95...: self = .legendary
      case 0.80...: self = .epic
      case 0.50...: self = .rare
      default: self = .common
      }
    }

    /// How many of a hundred boxes are of it.
    public var percent: Int {
      switch self {
      case .common: 50
      case .rare: 30
      case .epic: 15
      case .legendary: 5
      }
    }

    /// The points that may be in it, each number equally likely.
    public var experience: ClosedRange<Int> {
      switch self {
      case .common: 10...25
      case .rare: 25...50
      case .epic: 50...100
      case .legendary: 100...200
      }
    }
  }

  /// How rare it is.
  public let rarity: Rarity
  /// The experience points in it.
  public let experience: Int

  /// What a box is worth on average, in hundredths of a point: 3875.
  public static var averageHundredths: Int {
    Rarity.allCases.reduce(0) { sum, rarity in
      sum + rarity.percent * (rarity.experience.lowerBound + rarity.experience.upperBound) / 2
    }
  }

  /// A box.
  public static func drawn(using generator: inout SplitMix64) -> MysteryBox {
    let rarity = Rarity(generator.unit())
    let range = rarity.experience
    return MysteryBox(
      rarity: rarity,
      experience: range.lowerBound + generator.below(range.upperBound - range.lowerBound + 1))
  }

  /// Three to five boxes.
  public static func boxes(using generator: inout SplitMix64) -> [MysteryBox] {
    let count = 3 + generator.below(3)
    return (0..<count).map { _ in drawn(using: &generator) }
  }
}
