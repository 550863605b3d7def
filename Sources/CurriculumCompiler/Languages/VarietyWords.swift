/// Words that differ between the varieties of a language.
enum VarietyWords {
  /// Pairs by the two varieties: `left=right`, or `left>right` where the right one is understood everywhere.
  ///
  /// Source: ASALE 2010, Diccionario de americanismos; Cunha & Cintra 1984; Cambridge Dictionary, UK and US; Ammon,
  /// Bickel & Lenz 2016, Variantenwörterbuch des Deutschen.
  static let pairs: [String: [String]] = [
    "es-419/es-ES": lines(
      """
      el jugo=el zumo
      la computadora=el ordenador
      el boleto=el billete
      manejar>conducir
      el mesero=el camarero
      la mesera=la camarera
      la papa=la patata
      el celular=el móvil
      el elevador>el ascensor
      el carro>el coche
      el durazno=el melocotón
      la playera>la camiseta
      el departamento>el piso
      el departamento>el apartamento
      la alberca>la piscina
      los lentes=las gafas
      el saco>la chaqueta
      la estampilla=el sello
      """),
    "pt-BR/pt-PT": lines(
      """
      o ônibus=o autocarro
      o trem=o comboio
      o café da manhã=o pequeno-almoço
      o celular=o telemóvel
      o banheiro=a casa de banho
      o sorvete=o gelado
      a geladeira=o frigorífico
      o suco=o sumo
      o ponto de ônibus=a paragem
      """),
    "en-US/en-GB": lines(
      """
      elevator=lift
      truck=lorry
      sidewalk=pavement
      gas station=petrol station
      eggplant=aubergine
      zucchini=courgette
      flashlight=torch
      apartment>flat
      diaper=nappy
      """),
    "de-DE/de-AT": lines(
      """
      die Kartoffel>der Erdapfel
      der Januar=der Jänner
      das Brötchen=die Semmel
      die Aprikose=die Marille
      """),
  ]

  /// The variety of a pair that a tag belongs to: es-MX and es-AR to es-419; nil for neither.
  static func side(of tag: String, in pair: String) -> Int? {
    let sides = pair.split(separator: "/").map(String.init)
    guard sides.count == 2, let language = sides[0].split(separator: "-").first, tag.hasPrefix(language + "-")
    else {
      return nil
    }
    if tag.hasPrefix(sides[1]) { return 1 }
    return sides[0] == "es-419" || tag.hasPrefix(sides[0]) ? 0 : nil
  }

  private static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }
}

/// Words that are spelt differently in British and American English.
enum EnglishSpelling {
  /// `British=American`; forms that are another word on the other side (tire, story, check) are left out.
  ///
  /// Source: Cambridge Guide to English Usage 2004; Merriam-Webster.
  static let pairs: [String] =
    """
    colour=color colours=colors coloured=colored colourful=colorful favourite=favorite favourites=favorites
    favour=favor favours=favors flavour=flavor flavours=flavors honour=honor humour=humor labour=labor
    neighbour=neighbor neighbours=neighbors neighbourhood=neighborhood behaviour=behavior harbour=harbor rumour=rumor
    vapour=vapor odour=odor armour=armor centre=center centres=centers theatre=theater theatres=theaters fibre=fiber
    litre=liter litres=liters kilometre=kilometer kilometres=kilometers centimetre=centimeter
    centimetres=centimeters millimetre=millimeter analyse=analyze analysed=analyzed travelled=traveled
    travelling=traveling traveller=traveler travellers=travelers cancelled=canceled modelling=modeling
    labelled=labeled jewellery=jewelry grey=gray mum=mom mums=moms mummy=mommy aeroplane=airplane
    aeroplanes=airplanes maths=math defence=defense offence=offense catalogue=catalog pyjamas=pajamas plough=plow
    sceptical=skeptical aluminium=aluminum fulfil=fulfill enrol=enroll skilful=skillful moustache=mustache cosy=cozy
    """.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
}
