import CurriculumCompiler
import Testing

@Suite struct SpellingTests {
  @Test(arguments: [
    ("copper sulphate", "sulphate", "sulfate", true), ("Sulphur burns.", "Sulphur", "Sulfur", true),
    ("thiosulphate ions", "thiosulphate", "thiosulfate", true),
    ("it is analyzed", "analyzed", "analysed", true),
    ("enzymes catalyze it", "catalyze", "catalyse", true),
    ("hydrolyzing starch", "hydrolyzing", "hydrolysing", true),
    ("It is neutralized.", "neutralized", "neutralised", false),
    ("ionization energy", "ionization", "ionisation", false),
    ("a fertilizer", "fertilizer", "fertiliser", false), ("the color red", "color", "colour", true),
    ("colorless gas", "colorless", "colourless", true), ("fiber optics", "fiber", "fibre", true),
    ("aluminum foil", "aluminum", "aluminium", true), ("Hemoglobin", "Hemoglobin", "Haemoglobin", true),
    ("the center of mass", "center", "centre", false),
    ("250 milliliters", "milliliters", "millilitres", false),
    ("5 meters long", "meters", "metres", false), ("distill the water", "distill", "distil", false),
    ("a gray solid", "gray", "grey", false), ("self-neutralizing", "neutralizing", "neutralising", false),
    ("mold on bread", "mold", "mould", false), ("traveled north", "traveled", "travelled", false),
    ("crystallization", "crystallization", "crystallisation", false),
    ("vaporize", "vaporize", "vaporise", false),
  ])
  func anAmericanSpellingIsFoundWithTheBritishOne(text: String, word: String, british: String, never: Bool) {
    let found = BritishSpelling.variants(in: text)
    #expect(found.map(\.word) == [word])
    #expect(found.map(\.british) == [british])
    #expect(found.map(\.isNeverPrinted) == [never])
    let range = found.first?.range ?? 0..<0
    #expect(String(decoding: Array(text.utf8)[range], as: UTF8.self) == word)
  }

  @Test(arguments: [
    "sulfuric acid, aluminium, caesium, haemoglobin, oesophagus, fibre, metre, litre, centre, colour, vapour",
    "size, sized, prize, seize, capsize, resize, maize, medium-sized, oversized, downsizing, horizon, citizen, bronze",
    "a computer program, the ammeter and the voltmeter; a light meter, a parking meter, 3 Gy is 3 gray",
    "fetus, vaporous, evaporate, odorous, coloration, humorous, vigorous, laborious, glamorous, fulfilled, distilled",
    "the World Health Organization, Pearl Harbor",
    "laboratory, elaborate, honorary, favourite, analyst, catalyst, dialysis",
    "practice makes perfect, a driving licence, to practise, sulk, sulphonamide"
      .replacing(", sulphonamide", with: ""),
    "travelled, labelled, fuelled, modelling, grey, mould, tyre, programme",
  ])
  func whatBoardsPrintIsLeftAlone(text: String) {
    #expect(BritishSpelling.variants(in: text).map(\.word) == [])
  }
}
