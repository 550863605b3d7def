/// Kinds of things in school science, and things that are of that kind.
enum ScienceKinds {
  /// For each kind some of its members, in the singular and lower case.
  static let members: [String: [String]] = [
    "protease": ["pepsin", "trypsin"], "carbohydrase": ["amylase", "maltase", "lactase", "sucrase"],
    "enzyme": ["amylase", "protease", "lipase", "carbohydrase", "pepsin", "catalase"],
    "hormone": ["insulin", "glucagon", "adrenaline", "oestrogen", "progesterone", "testosterone"],
    "carbohydrate": ["starch", "glucose", "glycogen", "cellulose", "sugar"],
    "sugar": ["glucose", "fructose", "sucrose"],
    "microorganism": ["bacterium", "virus", "fungus", "protist", "bacteria", "viruses", "fungi"],
    "blood vessel": ["artery", "vein", "capillary"],
    "blood cell": ["red blood cell", "white blood cell", "phagocyte"],
    "halogen": ["fluorine", "chlorine", "bromine", "iodine"],
    "noble gas": ["helium", "neon", "argon", "krypton"],
    "alkali metal": ["lithium", "sodium", "potassium"], "alkane": ["methane", "ethane", "propane", "butane"],
    "hydrocarbon": ["alkane", "alkene", "methane", "ethene", "propane"],
    "metal": ["copper", "iron", "aluminium", "zinc"],
    "electromagnetic wave": [
      "light", "x-ray", "microwave", "infrared", "ultraviolet", "gamma ray", "radio wave",
    ],
    "fossil fuel": ["coal", "oil", "natural gas", "crude oil"], "force": ["weight", "friction", "tension"],
    "greenhouse gas": ["carbon dioxide", "methane", "water vapour"],
  ]
}
