package import CurriculumRuntime

/// A chemical element.
package struct ChemicalElement: Hashable, Sendable {
  /// The number of protons, 1 to 118.
  package let atomicNumber: Int

  private init(atomicNumber: Int) { self.atomicNumber = atomicNumber }

  /// The element with a symbol: `Cl`.
  package init?(symbol: some StringProtocol) {
    guard symbol.utf8.count <= 2, let number = Self.numbersBySymbol[String(symbol)] else { return nil }
    atomicNumber = number
  }

  /// The element with a name as British papers write it, in lower case: `chlorine`, `sulfur`.
  package init?(name: some StringProtocol) {
    guard let number = Self.numbersByName[String(name)] else { return nil }
    atomicNumber = number
  }

  /// The element with a number of protons.
  package init?(protons: Int) {
    guard Self.records.indices.contains(protons - 1) else { return nil }
    atomicNumber = protons
  }

  /// All elements by atomic number.
  package static let all = records.indices.map { ChemicalElement(atomicNumber: $0 + 1) }

  package var symbol: String { Self.records[atomicNumber - 1].symbol }
  /// The name as British papers write it, in lower case.
  package var name: String { Self.records[atomicNumber - 1].name }
  /// The relative atomic mass that GCSE papers print; nil for elements they print none or a bracketed one for.
  ///
  /// Source: AQA 8462 periodic table: whole numbers, except chlorine 35.5 and copper 63.5.
  package var relativeMass: Rational? { Self.records[atomicNumber - 1].mass }

  /// True for a metal; the elements on the line between are none, as GCSE papers shade them.
  package var isMetal: Bool { !Self.nonMetals.contains(atomicNumber) }
}

extension ChemicalElement {
  private struct Record: Sendable {
    let symbol: String
    let name: String
    let mass: Rational?
  }

  private static let nonMetals: Set<Int> = [
    1, 2, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18, 32, 33, 34, 35, 36, 52, 53, 54, 85, 86, 117, 118,
  ]

  private static let records: [Record] = table.split { $0 == "," || $0 == "\n" }.compactMap { entry in
    let parts = entry.split(separator: " ")
    guard parts.count == 3 else { return nil }
    let mass = try? WrittenNumber(String(parts[2])).value
    return Record(symbol: String(parts[0]), name: String(parts[1]), mass: mass)
  }

  private static let numbersBySymbol = Dictionary(
    uniqueKeysWithValues: records.enumerated().map { ($1.symbol, $0 + 1) })

  private static let numbersByName = Dictionary(
    uniqueKeysWithValues: records.enumerated().map { ($1.name, $0 + 1) })
}

/// Symbol, name and printed relative atomic mass by atomic number.
///
/// Source: names and symbols, IUPAC periodic table of 2022 with the spellings of the Royal Society of Chemistry.
private let table = """
  H hydrogen 1, He helium 4, Li lithium 7, Be beryllium 9, B boron 11, C carbon 12, N nitrogen 14,
  O oxygen 16, F fluorine 19, Ne neon 20, Na sodium 23, Mg magnesium 24, Al aluminium 27,
  Si silicon 28, P phosphorus 31, S sulfur 32, Cl chlorine 35.5, Ar argon 40, K potassium 39,
  Ca calcium 40, Sc scandium 45, Ti titanium 48, V vanadium 51, Cr chromium 52, Mn manganese 55,
  Fe iron 56, Co cobalt 59, Ni nickel 59, Cu copper 63.5, Zn zinc 65, Ga gallium 70, Ge germanium 73,
  As arsenic 75, Se selenium 79, Br bromine 80, Kr krypton 84, Rb rubidium 85, Sr strontium 88,
  Y yttrium 89, Zr zirconium 91, Nb niobium 93, Mo molybdenum 96, Tc technetium -, Ru ruthenium 101,
  Rh rhodium 103, Pd palladium 106, Ag silver 108, Cd cadmium 112, In indium 115, Sn tin 119,
  Sb antimony 122, Te tellurium 128, I iodine 127, Xe xenon 131, Cs caesium 133, Ba barium 137,
  La lanthanum 139, Ce cerium -, Pr praseodymium -, Nd neodymium -, Pm promethium -, Sm samarium -,
  Eu europium -, Gd gadolinium -, Tb terbium -, Dy dysprosium -, Ho holmium -, Er erbium -,
  Tm thulium -, Yb ytterbium -, Lu lutetium -, Hf hafnium 178, Ta tantalum 181, W tungsten 184,
  Re rhenium 186, Os osmium 190, Ir iridium 192, Pt platinum 195, Au gold 197, Hg mercury 201,
  Tl thallium 204, Pb lead 207, Bi bismuth 209, Po polonium -, At astatine -, Rn radon -,
  Fr francium -, Ra radium -, Ac actinium -, Th thorium -, Pa protactinium -, U uranium -,
  Np neptunium -, Pu plutonium -, Am americium -, Cm curium -, Bk berkelium -, Cf californium -,
  Es einsteinium -, Fm fermium -, Md mendelevium -, No nobelium -, Lr lawrencium -, Rf rutherfordium -,
  Db dubnium -, Sg seaborgium -, Bh bohrium -, Hs hassium -, Mt meitnerium -, Ds darmstadtium -,
  Rg roentgenium -, Cn copernicium -, Nh nihonium -, Fl flerovium -, Mc moscovium -, Lv livermorium -,
  Ts tennessine -, Og oganesson -
  """
