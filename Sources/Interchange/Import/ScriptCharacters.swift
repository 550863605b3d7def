/// Subscripts and superscripts as characters of Unicode.
///
/// Source: Unicode 15.0, blocks Superscripts and Subscripts, Phonetic Extensions, Latin-1 Supplement.
enum ScriptCharacters {
  /// A raised or lowered text; where Unicode has not all its characters it stands behind `^` or `_`.
  static func text(_ text: String, isRaised: Bool) -> String {
    let table = isRaised ? raised : lowered
    let characters = text.filter { $0 != " " }.map { table[$0] }
    guard characters.contains(nil) else { return String(characters.compactMap(\.self)) }
    let mark = isRaised ? "^" : "_"
    return text.count > 1 ? "\(mark)(\(text))" : mark + text
  }

  private static let raised = table(
    "0123456789+-−=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ")
  private static let lowered = table(
    "0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")

  private static func table(_ from: String, _ to: String) -> [Character: Character] {
    Dictionary(zip(from, to)) { first, _ in first }
  }
}
