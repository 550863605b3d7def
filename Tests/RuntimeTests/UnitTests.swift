import CurriculumRuntime
import Testing

@Suite struct UnitTests {
  /// Units of GCSE papers as boards spell them.
  static let canonical = [
    "m", "km", "cm", "mm", "µm", "nm", "m²", "cm²", "m³", "cm³", "dm³", "kg", "g", "mg", "tonne", "s", "ms",
    "min",
    "h", "days", "years", "m/s", "km/h", "m/s²", "N", "kN", "N/kg", "N m", "Pa", "kPa", "N/m²", "J", "kJ",
    "MJ",
    "kWh", "W", "kW", "MW", "GW", "C", "A", "mA", "V", "kV", "mV", "Ω", "kΩ", "MΩ", "Hz", "kHz", "MHz", "°C",
    "K",
    "J/kg °C", "J/kg K", "J/kg", "kg/m³", "g/cm³", "N/m", "kg m/s", "N s", "T", "Bq", "Sv", "mSv", "mol",
    "g/dm³", "mol/dm³", "g/s", "cm³/s", "mol/s", "kJ/mol", "arbitrary units", "beats/min", "cm³/min",
    "dm³/min", "kJ/m²/year", "/m²", "/s", "%", "bubbles/min", "°C/min", "J/s", "mm/s", "W/m²", "mg/100 cm³",
    "kJ/100 g", "tonnes", "people/km²", "°", "lux", "ppm", "light-years", "atm", "mmHg", "µSv", "g/m²/day",
  ]

  @Test(arguments: canonical)
  func aUnitThatBoardsUseIsSpeltAsTheySpellIt(text: String) throws {
    #expect(try UnitOfMeasure(text).canonicalText == text)
  }

  @Test(
    arguments: [
      ("m/s^2", "m/s²"), ("ms⁻²", "m/s²"), ("m s-2", "m/s²"), ("m s⁻²", "m/s²"), ("m/s/s", "m/s²"),
      ("ms-2", "m/s²"),
      ("m s^-2", "m/s²"), ("m·s⁻²", "m/s²"), ("metres per second squared", "m/s²"), ("m/s**2", "m/s²"),
      ("metres per second per second", "m/s²"), ("ms^-1", "m/s"), ("metres per second", "m/s"),
      ("m.s-1", "m/s"),
      ("J/(kg °C)", "J/kg °C"), ("J kg⁻¹ °C⁻¹", "J/kg °C"), ("J/kg/°C", "J/kg °C"), ("J/kg℃", "J/kg °C"),
      ("Jkg-1°C-1", "J/kg °C"), ("J kg-1 K-1", "J/kg K"), ("J/kg.K", "J/kg K"), ("J/(kg·K)", "J/kg K"),
      ("joules per kilogram per degree Celsius", "J/kg °C"), ("mol/l", "mol/dm³"), ("mol dm⁻³", "mol/dm³"),
      ("M", "mol/dm³"), ("mol/litre", "mol/dm³"), ("moldm-3", "mol/dm³"),
      ("moles per cubic decimetre", "mol/dm³"),
      ("mM", "mmol/dm³"), ("kW h", "kWh"), ("kilowatt-hours", "kWh"), ("kilowatt hour", "kWh"),
      ("kW·h", "kWh"),
      ("Nm", "N m"), ("newton metres", "N m"), ("newton-metre", "N m"), ("N·m", "N m"), ("Ncm", "N cm"),
      ("kgm/s", "kg m/s"), ("kg m s⁻¹", "kg m/s"), ("kgms-1", "kg m/s"), ("kgms⁻¹", "kg m/s"), ("Ns", "N s"),
      ("μm", "µm"), ("um", "µm"), ("micrometres", "µm"), ("\u{2126}", "Ω"), ("ohms", "Ω"), ("kilohms", "kΩ"),
      ("\u{212A}", "K"), ("℃", "°C"), ("degrees Celsius", "°C"), ("degC", "°C"), ("deg C", "°C"),
      ("cm3", "cm³"),
      ("cm^3", "cm³"), ("ml", "cm³"), ("mL", "cm³"), ("cc", "cm³"), ("millilitres", "cm³"), ("litre", "dm³"),
      ("L", "dm³"), ("litres", "dm³"), ("cubic metres", "m³"), ("square metres", "m²"),
      ("metres squared", "m²"),
      ("bpm", "beats/min"), ("beats per minute", "beats/min"), ("bubbles per minute", "bubbles/min"),
      ("s⁻¹", "/s"), ("per second", "/s"), ("1/s", nil), ("s-1", "/s"), ("sec", "s"), ("secs", "s"),
      ("hr", "h"),
      ("hours", "h"), ("mins", "min"), ("minutes", "min"), ("Newtons", "N"), ("joules", "J"),
      ("Kilojoules", "kJ"),
      ("t", "tonnes"), ("yr", "years"), ("day", "day"), ("kg/day", "kg/day"), ("per cent", "%"),
      ("amps", "A"),
      ("milliamps", "mA"), ("kg m^-3", "kg/m³"), ("kgm-3", "kg/m³"), ("g cm⁻³", "g/cm³"),
      ("kJmol-1", "kJ/mol"),
      ("kJ mol⁻¹", "kJ/mol"), ("g per dm³", "g/dm³"), ("kmh", "km/h"), ("km per hour", "km/h"),
      ("kph", "km/h"),
      ("W m-2", "W/m²"), ("cm³ s⁻¹", "cm³/s"), ("breaths per minute", "breaths/min"),
      ("au", "arbitrary units"),
      ("N / kg", "N/kg"), ("J/kg°C", "J/kg °C"), ("kJ/m²/yr", "kJ/m²/year"),
    ] as [(String, String?)])
  func anySpellingIsTheUnitThatBoardsSpell(text: String, canonical: String?) {
    let unit = try? UnitOfMeasure(text)
    #expect(unit?.canonicalText == canonical)
  }

  @Test(arguments: [
    ("KHz", UnitProblem.Kind.wrongCase, ["kHz"]), ("mhz", .wrongCase, ["MHz", "mHz"]),
    ("Kg", .wrongCase, ["kg"]),
    ("Kgs", .wrongCase, ["kg"]), ("kgs", .plural, ["kg"]), ("cms", .plural, ["cm"]),
    ("mw", .wrongCase, ["MW", "mW"]),
    ("S", .wrongCase, ["s"]), ("k", .wrongCase, ["K"]), ("Ms", .wrongCase, ["ms"]),
    ("hz", .wrongCase, ["Hz"]),
    ("KPA", .wrongCase, ["kPa"]), ("joulz", .unknown, []), ("foo", .unknown, []), ("m/", .malformed, []),
    ("", .malformed, []), ("m//s", .malformed, []), ("(m", .malformed, []), ("J/kgs", .plural, ["kg"]),
    ("12", .malformed, []), ("N m2000", .malformed, []), ("mls", .plural, ["ml"]), ("PA", .wrongCase, ["Pa"]),
  ])
  func whatIsNoUnitIsRefusedWithWhatWasMeant(text: String, kind: UnitProblem.Kind, suggestions: [String]) {
    let problem = #expect(throws: UnitProblem.self) { try UnitOfMeasure(text) }
    #expect(problem?.kind == kind)
    #expect(problem?.suggestions == suggestions)
  }

  @Test(
    arguments: [
      ("1", "kWh", "3600000", "J"), ("135", "kJ", "135000", "J"), ("2.7", "g/cm³", "2700", "kg/m³"),
      ("0.02", "kg/dm³", "20", "g/dm³"), ("50", "µm", "0.05", "mm"), ("12", "litres", "12000", "cm³"),
      ("0.40", "N/cm", "40", "N/m"), ("20", "kPa", "20000", "N/m²"), ("75", "%", "0.75", nil),
      ("36", "km/h", "10", "m/s"), ("5.25", "dm³/min", "5250", "cm³/min"), ("72", "bpm", "72", "/min"),
      ("1", "day", "86400", "s"), ("1", "year", "31536000", "s"), ("1", "atm", "101325", "Pa"),
      ("3", "tonnes", "3000", "kg"),
      ("0.004", "kg", "4", "g"), ("4200", "J/kg K", "4.2", "kJ/kg °C"), ("13.5", "K", "13.5", "°C"),
      ("100", "mg/100 cm³", "1", "g/dm³"), ("1", "ha", "10000", "m²"), ("2", "kcal", "8368", "J"),
      ("1", "light-year", "9460730472580800000", "mm"), ("6.02", "N s", "6.02", "kg m/s"),
      ("9.8", "N/kg", "9.8", "m/s²"),
    ] as [(String, String, String, String?)])
  func conversionsAreExact(value: String, from: String, converted: String, to: String?) throws {
    let quantity = Quantity(try WrittenNumber(value).value, try UnitOfMeasure(from))
    let unit = try to.map { try UnitOfMeasure($0) } ?? .one
    #expect(quantity.converted(to: unit)?.decimalText == converted)
  }

  @Test func aTemperatureIsMovedAndADifferenceIsNot() throws {
    let (celsius, kelvin) = (try UnitOfMeasure("°C"), try UnitOfMeasure("K"))
    let room = Quantity(20, celsius)
    #expect(room.converted(to: kelvin) == 20)
    #expect(room.converted(to: kelvin, temperatures: .point(zeroCelsius: 273)) == 293)
    let exact = Quantity.TemperatureReading.point(zeroCelsius: Rational(27315, over: 100))
    #expect(Quantity(300, kelvin).converted(to: celsius, temperatures: exact)?.decimalText == "26.85")
    #expect(try UnitOfMeasure("°C/min").temperatureScale == nil)
  }

  @Test(arguments: [
    ("N m", "J", true, false), ("Hz", "Bq", true, false), ("Sv", "J/kg", true, false),
    ("Sv", "Gy", true, false),
    ("kg m/s", "N s", true, true), ("m/s²", "N/kg", true, true), ("/s", "Bq", true, true),
    ("W", "J/s", true, true),
    ("N cm", "kJ", true, false), ("mW", "MW", true, true), ("J", "W", false, false),
    ("beats/min", "/min", true, true),
    ("beats/min", "bubbles/min", false, false), ("arbitrary units", "%", false, false),
    ("°", "%", false, false),
    ("T", "N/A m", true, true), ("V", "J/C", true, true), ("Ω", "V/A", true, true), ("kWh", "J", true, true),
    ("eV", "J", true, true), ("°C", "K", true, true), ("m", "m²", false, false),
  ])
  func unitsOfOneDimensionMayBeKeptForDifferentQuantities(
    first: String, second: String, compare: Bool, sameKind: Bool
  ) throws {
    let (first, second) = (try UnitOfMeasure(first), try UnitOfMeasure(second))
    #expect(first.isComparable(to: second) == compare)
    #expect(first.measuresTheSame(as: second) == sameKind)
  }

  @Test(
    arguments: [
      (" kg travelling at", "kg"), (" m/s. Calculate", "m/s"), (" °C to 100 °C", "°C"),
      (" J/kg °C. Calculate", "J/kg °C"),
      (" A at right angles", "A"), (" g of water", "g"), (" m² quadrat", "m²"), (" daisies in", nil),
      (" V battery", "V"),
      (" beats per minute and", "beats/min"), (" minutes in sugar", "min"), (" N/kg. Calculate", "N/kg"),
      ("N acts", "N"),
      (" kg m/s before", "kg m/s"), (" N m about", "N m"), ("°C", "°C"), ("%.", "%"), (" Kg", nil),
      (" is", nil),
      (" m in 3 s", "m"), (" As a result", nil), ("Cl⁻", nil), ("Na", nil), ("HCl", nil),
      (" cm³ of 0.100", "cm³"),
      (" kW h of", "kWh"), (" m s⁻¹ north", "m/s"), (" mol of carbon", "mol"), (" m high", "m"),
      (" s a day", "s"),
      (" J/kg K and", "J/kg K"), (" W heater", "W"), (" hours.", "h"), (" ms⁻² for", "m/s²"),
      (" per second", "/s"),
    ] as [(String, String?)])
  func aUnitInASentenceEndsWhereTheSentenceGoesOn(rest: String, unit: String?) {
    var cursor = TextCursor(rest)
    cursor.skipSpaces()
    #expect(UnitOfMeasure.read(&cursor)?.canonicalText == unit)
  }

  @Test func toleranceCountsItsBounds() throws {
    let percent = NumericTolerance.relative(percent: 1)
    #expect(percent.accepts(136_350, key: 135_000))
    #expect(!percent.accepts(136_351, key: 135_000))
    #expect(percent.accepts(-182, key: -183))
    let rounding = NumericTolerance.exactAfterRounding(figures: 2)
    #expect(rounding.accepts(try WrittenNumber("5.88").value, key: try WrittenNumber("5.9").value))
    #expect(!rounding.accepts(6, key: try WrittenNumber("5.9").value))
    #expect(NumericTolerance.range(2...3).accepts(3, key: 2))
    #expect(NumericTolerance.absolute(Rational(1, over: 2)).accepts(Rational(5, over: 2), key: 3))
  }
}
