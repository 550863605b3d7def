/// Words that look like a word of the learners' language and do not mean it.
///
/// Source: Prado 2001, NTC's dictionary of Spanish false cognates; Kirk-Greene 1990, NTC's dictionary of faux amis;
/// for the other languages common course books. Only pairs whose usual meanings differ.
enum FalseFriends {
  /// By the languages taught and known, `es-en`: the word, an equals sign, the word it is taken for.
  static let byPair: [String: [String]] = [
    "es-en": lines(
      """
      éxito=exit largo=large sano=sane simpático=sympathetic carrera=career constipado=constipated
      asignatura=signature sopa=soap ropa=rope recordar=record contestar=contest pie=pie once=once red=red
      embarazada=embarrassed actual=actual actualmente=actually asistir=assist librería=library
      pretender=pretend realizar=realise sensible=sensible molestar=molest introducir=introduce
      lectura=lecture suceso=success campo=camp colegio=college fábrica=fabric carpeta=carpet
      compromiso=compromise decepción=deception disgusto=disgust grosería=grocery noticia=notice
      pariente=parent parientes=parents preservativo=preservative soportar=support vaso=vase
      advertir=advertise argumento=argument discutir=discuss eventualmente=eventually lujuria=luxury
      personaje=personage collar=collar mayor=mayor injuria=injury idioma=idiom
      delito=delight conductor=conductor educado=educated bizarro=bizarre tinta=tint
      """),
    "fr-en": lines(
      """
      actuellement=actually actuel=actual librairie=library assister=assist blesser=bless chair=chair
      coin=coin demander=demand journée=journey location=location monnaie=money sensible=sensible pain=pain
      rester=rest attendre=attend avertissement=advertisement car=car collège=college déception=deception
      éventuellement=eventually lecture=lecture main=main magasin=magazine prune=prune raisin=raisin sale=sale
      travail=travel veste=vest large=large gentil=gentle habit=habit hasard=hazard issue=issue patron=patron
      phrase=phrase photographe=photograph quitter=quit tissu=tissue user=use chat=chat four=four pièce=piece
      crayon=crayon figure=figure grappe=grape chips=chips
      """),
    "de-en": lines(
      """
      bekommen=become gift=gift also=also bald=bald brav=brave chef=chef fast=fast gymnasium=gymnasium
      handy=handy kind=kind rock=rock rat=rat hose=hose rezept=receipt art=art not=not mappe=map roman=roman
      spenden=spend warenhaus=warehouse wo=who hell=hell sensibel=sensible will=will aktuell=actual
      eventuell=eventual fabrik=fabric herd=herd tag=tag boot=boot mist=mist
      """),
    "it-en": lines(
      """
      attualmente=actually camera=camera caldo=cold parente=parent parenti=parents libreria=library
      magazzino=magazine morbido=morbid sensibile=sensible fattoria=factory argomento=argument
      confetti=confetti estate=estate annoiato=annoyed pretendere=pretend eventualmente=eventually
      """),
    "pt-en": lines(
      """
      puxar=push pretender=pretend assistir=assist atual=actual atualmente=actually livraria=library
      parente=parent parentes=parents êxito=exit constipado=constipated esquisito=exquisite fábrica=fabric
      sensível=sensible colégio=college costume=costume
      """),
    "ru-en": lines(
      """
      магазин=magazine фамилия=family симпатичный=sympathetic аккуратный=accurate актуальный=actual
      фабрика=fabric ангина=angina декада=decade кабинет=cabinet репетиция=repetition проспект=prospect
      артист=artist
      """),
  ]

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }
}
