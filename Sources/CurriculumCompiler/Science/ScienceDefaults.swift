/// Words, phrases and numbers that rules on science quizzes start from, and that a curriculum may change.
package enum ScienceDefaults {
  /// Content that only the Higher tier has: phrases by subject, in lower case.
  ///
  /// Source: AQA 8461, 8462 and 8463, statements marked "HT only"; the other boards print the same statements of the
  /// Department for Education's subject content (2015) in bold.
  package static let higherOnly: [String: [String]] = [
    "physics": [
      "momentum", "inertial mass", "fleming's left-hand rule", "left-hand rule", "magnetic flux density",
      "flux density", "motor effect equation", "induced potential", "induced potential difference",
      "electromagnetic induction", "primary coil", "secondary coil", "turns on the primary",
      "turns on the secondary",
      "turns on its primary", "turns on its secondary", "scale vector diagram", "scale drawing of forces",
      "net decline", "dynamo", "alternator", "p-waves", "s-waves", "seismic waves",
    ],
    "chemistry": [
      "avogadro", "avogadro constant", "limiting reactant", "limiting reagent", "half equation",
      "half equations",
      "half-equation", "half-equations", "ionic equation", "ionic equations", "bond energy", "bond energies",
      "le chatelier", "le chatelier's principle", "position of equilibrium", "mol/dm³", "moles per dm³",
      "condensation polymerisation", "condensation polymer", "phytomining", "bioleaching", "weak acid",
    ],
    "biology": [
      "monoclonal", "monoclonal antibody", "monoclonal antibodies", "glucagon", "adh", "inverse square",
      "inverse square law", "gibberellin", "gibberellins", "protein synthesis", "oxygen debt", "ivf",
      "anti-diuretic hormone",
    ],
  ]

  /// Words that show that such a phrase means what Foundation has too.
  package static let notHigherOnly: [String: [String]] = [
    "protein synthesis": ["ribosome", "ribosomes"]
  ]

  /// Phrases that a board's Foundation tier has, by board.
  ///
  /// Empty: where a board's own specification was not read, its Higher tier is taken to be AQA's.
  package static let foundationToo: [String: [String]] = ["aqa": [], "edexcel": [], "ocr-a": [], "ocr-b": []]

  /// What one board's specifications leave out and another's have: phrases by board, in lower case.
  ///
  /// Source: AQA 8461 (2016), section 4.3.1, and 8463, section 4.6.2, against Pearson 1BI0, topics 5 and 8, and 1PH0,
  /// topic 5; of medium certainty.
  package static let absentContent: [String: [String]] = [
    "aqa": [
      "cardiac output", "stroke volume", "waist:hip", "waist-to-hip", "waist to hip", "chalara",
      "ash dieback",
      "chlamydia", "power of a lens", "dioptre", "dioptres", "steady state theory",
    ],
    "edexcel": ["tobacco mosaic virus", "rose black spot", "required practical"],
    "ocr-a": ["required practical", "core practical"], "ocr-b": ["required practical", "core practical"],
  ]

  /// Terms that a slip of spelling turns into another term, each with those.
  ///
  /// Source: pairs that mark schemes of AQA, Pearson and OCR name; the choice is curricc's own.
  package static let confusableTerms: [String: [String]] = [
    "mitosis": ["meiosis"], "meiosis": ["mitosis"], "glycogen": ["glucagon", "glucose"],
    "glucagon": ["glycogen", "glucose"], "ureter": ["urethra"], "urethra": ["ureter"], "urea": ["urine"],
    "thymine": ["thiamine"], "fission": ["fusion"], "fusion": ["fission"], "alkane": ["alkene"],
    "alkanes": ["alkenes"], "alkene": ["alkane"], "alkenes": ["alkanes"], "ethane": ["ethene"],
    "ethene": ["ethane"], "propane": ["propene"], "propene": ["propane"], "chlorine": ["chloride"],
    "chloride": ["chlorine"], "bromine": ["bromide"], "bromide": ["bromine"], "iodine": ["iodide"],
    "iodide": ["iodine"], "reflection": ["refraction"], "refraction": ["reflection", "diffraction"],
    "amylase": ["amylose"], "adenine": ["adenosine"], "cellulose": ["cellulase"], "maltose": ["maltase"],
    "lactose": ["lactase"], "trachea": ["tracheid"],
  ]

  /// Species that courses name in Latin, as they are written.
  ///
  /// Source: AQA 8461, Pearson 1BI0 and OCR J247, species in the content and in papers of 2018 to 2024.
  package static let species = [
    "Homo sapiens", "Homo erectus", "Homo habilis", "Homo neanderthalensis", "Australopithecus afarensis",
    "Ardipithecus ramidus", "Escherichia coli", "E. coli", "Staphylococcus aureus", "S. aureus",
    "Mycobacterium tuberculosis", "Neisseria gonorrhoeae", "Chlamydia trachomatis", "Helicobacter pylori",
    "Vibrio cholerae", "Salmonella enterica", "Agrobacterium tumefaciens", "Bacillus thuringiensis",
    "Plasmodium falciparum", "Hymenoscyphus fraxineus", "Chalara fraxinea", "Saccharomyces cerevisiae",
    "Diplocarpon rosae", "Drosophila melanogaster", "Arabidopsis thaliana", "Pisum sativum", "Zea mays",
    "Canis lupus", "Canis familiaris", "Felis catus", "Panthera leo", "Panthera tigris", "Pan troglodytes",
    "Equus caballus", "Mus musculus", "Rattus norvegicus", "Vulpes vulpes", "Ursus maritimus",
    "Biston betularia",
    "Apis mellifera", "Quercus robur", "Fraxinus excelsior", "Bellis perennis", "Taraxacum officinale",
  ]

  /// The gravitational field strength that a board's papers use, in N/kg.
  ///
  /// Source: AQA 8463, section 4.5.1.3, 9.8 N/kg; Pearson 1PH0 and OCR J249, data in papers, 10 N/kg.
  package static let fieldStrength: [String: Double] = ["aqa": 9.8, "edexcel": 10, "ocr-a": 10, "ocr-b": 10]

  /// Constants that a prompt has to give, since the equation sheet does not: values by name.
  ///
  /// Those that `gcse/working-uses-data` lets pass; any other it reports as a number that is not given.
  ///
  /// Source: AQA, Pearson and OCR equation sheets for 2025 to 2027, which give equations and no data; the values of
  /// AQA 8462 and 8463.
  package static let constants: [String: [String]] = [
    "specific heat capacity of water": ["4200"], "speed of light": ["300000000"],
    "Avogadro constant": ["602000000000000000000000"], "molar gas volume": ["24", "24000"],
    "relative atomic mass of carbon": ["12"],
  ]

  /// Words of which a prompt has one where a number is that constant, by the constant's name.
  package static let constantContexts: [String: [String]] = [
    "speed of light": ["light", "radio", "wave", "waves", "microwave", "electromagnetic"],
    "molar gas volume": ["gas", "mole", "moles", "room temperature"],
    "relative atomic mass of carbon": ["relative formula mass", "mole", "moles", "percentage by mass"],
  ]

  /// Terms that boards avoid, with those that they use.
  ///
  /// Source: AQA 8461, 8462 and 8463, sections 4; ASE, "The Language of Measurement" (2010), for repeatable.
  package static let preferredTerms: [(avoided: String, preferred: String)] = [
    ("heat energy", "thermal energy"), ("voltage", "potential difference"), ("current flows", "charge flows"),
    ("flow of current", "flow of charge"), ("reliable", "repeatable or reproducible"),
    ("reliability", "repeatability"), ("fair test", "control variables"),
    ("mole of substance", "amount of substance"),
    ("atomic mass number", "mass number"), ("light energy", "energy transferred by light"),
    ("sound energy", "energy transferred by sound"), ("electrical energy", "energy transferred electrically"),
    ("gravitational energy", "gravitational potential energy"), ("centrifugal", "centripetal"),
    ("heat capacity per", "specific heat capacity"), ("molecular mass", "relative formula mass"),
  ]
}

/// Numbers that a quantity has in the world of an exam paper.
package struct MagnitudeRange: Sendable {
  /// What the range is of, in lower case; several names for one thing.
  package let names: [String]
  /// In which unit; empty for a pure number.
  package let unit: String
  package let lowest: Double
  package let highest: Double
  /// True when no other value can be; false when it would only be odd.
  package let isLaw: Bool

  /// Ranges by name and unit.
  ///
  /// Source: laws by definition; typical speeds from AQA 8463, section 4.5.6.1.2, widened; the rest are defaults of
  /// curricc's own, no published figures.
  package static let all: [MagnitudeRange] = [
    MagnitudeRange(names: ["efficiency"], unit: "", lowest: 0, highest: 1, isLaw: true),
    MagnitudeRange(names: ["percentage efficiency"], unit: "%", lowest: 0, highest: 100, isLaw: true),
    MagnitudeRange(names: ["percentage yield"], unit: "%", lowest: 0, highest: 100, isLaw: true),
    MagnitudeRange(
      names: ["atom economy", "percentage atom economy"], unit: "%", lowest: 0, highest: 100, isLaw: true),
    MagnitudeRange(names: ["percentage by mass"], unit: "%", lowest: 0, highest: 100, isLaw: true),
    MagnitudeRange(names: ["probability"], unit: "", lowest: 0, highest: 1, isLaw: true),
    MagnitudeRange(names: ["rf", "rf value"], unit: "", lowest: 0, highest: 1, isLaw: true),
    MagnitudeRange(names: ["ph"], unit: "", lowest: 0, highest: 14, isLaw: false),
    MagnitudeRange(names: ["half-life"], unit: "s", lowest: 0, highest: .infinity, isLaw: true),
    MagnitudeRange(names: ["refractive index"], unit: "", lowest: 1, highest: 3, isLaw: false),
    MagnitudeRange(
      names: ["walking speed", "walks", "walking"], unit: "m/s", lowest: 0.5, highest: 3, isLaw: false),
    MagnitudeRange(names: ["running", "runner", "runs"], unit: "m/s", lowest: 1, highest: 13, isLaw: false),
    MagnitudeRange(
      names: ["cyclist", "cycling", "bicycle"], unit: "m/s", lowest: 1, highest: 25, isLaw: false),
    MagnitudeRange(names: ["car", "van", "lorry", "bus"], unit: "m/s", lowest: 0, highest: 70, isLaw: false),
    MagnitudeRange(names: ["train"], unit: "m/s", lowest: 0, highest: 120, isLaw: false),
    MagnitudeRange(
      names: ["person", "student", "skydiver", "athlete"], unit: "kg", lowest: 20, highest: 150, isLaw: false),
    MagnitudeRange(names: ["car"], unit: "kg", lowest: 500, highest: 3500, isLaw: false),
    MagnitudeRange(names: ["mains"], unit: "V", lowest: 230, highest: 230, isLaw: false),
    MagnitudeRange(names: ["mains"], unit: "Hz", lowest: 50, highest: 50, isLaw: false),
    MagnitudeRange(names: ["body temperature"], unit: "°C", lowest: 35, highest: 42, isLaw: false),
    MagnitudeRange(names: ["heart rate"], unit: "beats/min", lowest: 30, highest: 220, isLaw: false),
    MagnitudeRange(names: ["speed of sound"], unit: "m/s", lowest: 300, highest: 6000, isLaw: false),
    MagnitudeRange(
      names: ["specific heat capacity of water"], unit: "J/kg °C", lowest: 4100, highest: 4200, isLaw: false),
  ]
}
