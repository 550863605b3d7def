/// Words of school science that Hunspell's British dictionary lacks.
enum ScienceTerms {
  /// The words, in lower case; sulfur and its compounds as the boards spell them.
  static let words = [
    "sulfur", "sulfate", "sulfates", "sulfide", "sulfides", "sulfuric", "sulfite", "sulfites", "mol", "mmol",
    "burette",
    "burettes", "cryolite", "phytomining", "bioleaching", "newtonmeter", "newtonmeters", "joulemeter",
    "joulemeters",
    "sclera",
  ]
}
