extension Morphology {
  /// French: elision, contracted articles, plurals and feminines, regular verbs and the frequent irregular ones.
  ///
  /// Source: Grevisse & Goosse 2016, Le bon usage, parts 2 and 3; Bescherelle, La conjugaison pour tous, tables 1
  /// to 88.
  static let french = Morphology(
    "fr", functionWords: frenchFunctionWords, elisions: frenchElisions
  ) { form in
    guard let mark = form.utf8.lastIndex(of: 0x27) else { return frenchForms(form) }
    // l'eau, j'ai, qu'il; s'appelle is a form of s'appeler and of appeler.
    let rest = String(form[form.utf8.index(after: mark)...])
    let beginning = form[...mark]
    let lemmas = frenchForms(rest)
    return [rest] + lemmas + lemmas.filter { $0.hasSuffix("r") || $0.hasSuffix("re") }.map { "s'" + $0 }
      + (frenchFullForms[String(beginning)].map { [$0] } ?? [])
  }
}

private let frenchElisions: Set<String> = [
  "l'", "d'", "j'", "m'", "t'", "s'", "n'", "c'", "qu'", "jusqu'", "lorsqu'", "puisqu'", "quoiqu'",
]

/// What an elided word is when nothing behind it begins with a vowel, where that is taught and counts.
private let frenchFullForms = ["lorsqu'": "lorsque", "puisqu'": "puisque", "quoiqu'": "quoique"]

private let frenchFunctionWords: Set<String> = [
  "le", "la", "les", "l'", "un", "une", "des", "du", "au", "aux", "de", "d'", "me", "te", "se", "m'", "t'",
  "s'", "ne", "n'", "y", "en", "t", "ci", "ce", "c'",
]

/// Endings of nouns, adjectives, adverbs and regular verbs.
private let frenchEndings = EndingTable(
  """
  s x: -
  e es: -
  aux: al ail
  euse euses: eur eux
  trice trices: teur
  ère ères: er
  ive ives: if
  enne ennes: en
  onne onnes: on
  anne annes: an
  elle elles: el eau
  ette ettes: et
  ète ètes: et
  sse sses: s x
  che ches: c
  gue gues: g
  que ques: c
  esse esses: e
  ce ces: x
  aîche aîches: ais
  ment: - e
  ement: - e
  eusement: eux
  ivement: if
  èrement: er
  ellement: el
  chement: c
  amment: ant
  emment: ent
  ément: é
  e es ons ez ent ais ait ions iez aient ai as a âmes âtes èrent é ée és ées ant: er
  erai eras era erons erez eront erais erait erions eriez eraient: er
  geons geais geait geaient geant geai geas gea: ger
  çons çais çait çaient çant çai ças ça: cer
  ie ies ient ierai ieras iera ierons ierez ieront ierais ierait ieraient: yer
  is it issons issez issent issais issait issions issiez issaient isse isses issant: ir
  irai iras ira irons irez iront irais irait irions iriez iraient îmes irent i ie ies: ir
  - s ons ez ent ais ait ions iez aient e es u ue us ues is it irent ant: re
  rai ras ra rons rez ront rais rait rions riez raient: re
  uis uit uisons uisez uisent uisais uisait uisaient uisant uise uisis uisit uite uites uits: uire
  ains aint aignons aignez aignent aignais aignait aignaient ainte aintes aints: aindre
  eins eint eignons eignez eignent eignais eignait eignaient einte eintes eints: eindre
  oins oint oignons oignez oignent oignais oignait ointe ointes oints: oindre
  ais aît aissons aissez aissent aissais aissait aissaient aisse aissant u ue us ues: aître
  aîtrai aîtras aîtra aîtrons aîtrez aîtront aîtrais aîtrait: aître
  """)

private func frenchForms(_ form: String) -> [String] {
  var lemmas = frenchIrregular.lemmas(of: form)
  let regular = frenchEndings.lemmas(of: form, stem: 2)
  lemmas += regular
  for verb in regular where verb.hasSuffix("er") { lemmas += frenchStemChanges(verb) }
  return lemmas
}

/// Undoes the change of a stem before a silent ending: achèter to acheter, préfèrer to préférer, appeller to appeler.
private func frenchStemChanges(_ verb: String) -> [String] {
  let stem = verb.dropLast(2)
  if stem.hasSuffix("ll") || stem.hasSuffix("tt") { return [stem.dropLast() + "er"] }
  guard let place = stem.lastIndex(of: "è") else { return [] }
  let rest = stem[stem.index(after: place)...]
  guard !rest.isEmpty, !rest.contains(where: { "aeiouéy".contains($0) }) else { return [] }
  return ["e", "é"].map { stem[..<place] + $0 + rest + "er" }
}

/// Verbs and words whose forms do not follow from their endings.
///
/// `~` stands for the endings of the imperfect, the plural and the subjunctive, `+` for those of the future.
private let frenchIrregular = IrregularForms(
  """
  être: suis es est sommes êtes sont ét~ étant été ser+ sois soit soyons soyez soient fus fut fûmes furent
  avoir: ai as a avons avez ont av~ aur+ eu eue eus eues eut eurent aie aies ait ayons ayez aient ayant
  aller: vais vas va vont ir+ aill~
  faire refaire défaire satisfaire: fais fait faites font fais~ fer+ fass~ fis fit firent faite faits
  pouvoir: peux peut pouv~ peuv~ pourr+ puiss~ pu put purent puis
  vouloir: veux veut voul~ veul~ voudr+ veuill~ voulu voulue voulut voulurent veuillez
  devoir redevoir: dois doit dev~ doiv~ devr+ dû due dus dues dut durent
  savoir: sais sait sav~ saur+ sach~ su sue sus sut surent sachant
  falloir: faut fallait faudr+ fallu faille fallut
  pleuvoir: pleut pleuvait pleuvra pleuvrait plu pleuve
  valoir équivaloir: vaux vaut val~ vaudr+ vaill~ valu
  venir devenir revenir souvenir parvenir prévenir provenir intervenir convenir: viens vient ven~ vienn~ viendr+ venu venue venus venues vins vint vinrent
  tenir obtenir contenir maintenir retenir appartenir soutenir entretenir: tiens tient ten~ tienn~ tiendr+ tenu tenue tenus tenues tins tint tinrent
  prendre apprendre comprendre surprendre reprendre entreprendre: prends prend pren~ prenn~ prendr+ pris prise prises prit prirent
  mettre permettre promettre remettre admettre commettre soumettre transmettre: mets met mett~ mettr+ mis mise mises mit mirent
  dire redire: dis dit dites dis~ dir+ dite dits dites dirent
  interdire prédire contredire: interdis interdit interdis~ interdite interdits
  lire relire élire: lis lit lis~ lir+ lu lue lus lues lut lurent
  écrire décrire inscrire: écris écrit écriv~ écrir+ écrite écrits écrites
  décrire: décris décrit décriv~ décrite
  inscrire: inscris inscrit inscriv~ inscrite inscrits
  boire: bois boit buv~ boiv~ boir+ bu bue bus but burent
  voir revoir: vois voit voy~ voi~ verr+ vu vue vus vues vit virent
  prévoir: prévois prévoit prévoy~ prévu prévue
  recevoir apercevoir décevoir concevoir: reçois reçoit recev~ reçoiv~ recevr+ reçu reçue reçus reçut
  décevoir: déçois déçoit déçu déçue déçus déçues
  apercevoir: aperçois aperçoit aperçoiv~ aperçu aperçue aperçut
  croire: crois croit croy~ croi~ croir+ cru crue crus crut crurent
  connaître reconnaître: connais connaît connaiss~ connaîtr+ connu connue connus connues connut
  naître: nais naît naiss~ naîtr+ né née nés nées naquit naquirent
  plaire déplaire: plais plaît plais~ plair+ plu plut
  taire: tais tait tais~ tu
  vivre survivre: vis vit viv~ vivr+ vécu vécue vécus vécut vécurent
  suivre poursuivre: suis suit suiv~ suivr+ suivi suivie suivis suivies
  rire sourire: ris rit ri~ rir+ ri rirent
  ouvrir: ouvr~ ouvre ouvres ouvrir+ ouvert ouverte ouverts ouvertes
  couvrir découvrir recouvrir: couvr~ couvrir+ couvert couverte couverts couvertes
  offrir: offr~ offrir+ offert offerte offerts offertes
  souffrir: souffr~ souffrir+ souffert souffert
  accueillir cueillir: accueill~ accueillerai accueillera accueilli
  courir parcourir secourir: cours court cour~ courr+ couru courue courut coururent
  mourir: meurs meurt mour~ meur~ mourr+ mort morte morts mortes mourut
  partir repartir: pars part part~
  sortir ressortir: sors sort sort~
  dormir endormir: dors dort dorm~
  sentir ressentir: sens sent sent~
  mentir: mens ment ment~
  servir: sers sert serv~
  asseoir: assieds assied assey~ assoi~ assoy~ assois assoit assiér+ assis assise assises
  envoyer renvoyer: enverr+
  acquérir: acquiers acquiert acquér~ acquis
  vaincre convaincre: vaincs vainc vainqu~ vaincu
  résoudre: résous résout résolv~ résolu résolue
  coudre: couds coud cous~ cousu
  bouillir: bous bout bouill~
  fuir enfuir: fuis fuit fuy~ fui~ fui
  rompre interrompre: rompt romps
  haïr: hais hait haïss~
  battre combattre: bats bat batt~ battu battue
  cuire: cuit cuite cuits cuites
  suffire: suffit suffis~ suffi
  conclure exclure inclure: conclus conclut conclu conclue
  un: une des
  le: la les l' du au des aux
  mon: ma mes
  ton: ta tes
  son: sa ses
  notre: nos
  votre: vos
  leur: leurs
  ce: cet cette ces c'
  quel: quelle quels quelles
  lequel: laquelle lesquels lesquelles auquel duquel
  tel: telle telles
  certains: certaines
  tout: toute tous toutes
  celui: celle ceux celles
  aucun: aucune
  je: j' me m' moi
  tu: te t' toi
  il: lui
  ils: eux elles
  que: qu'
  si: s'
  de: d' du des
  à: au aux
  beau: bel belle beaux belles
  nouveau: nouvel nouvelle nouveaux nouvelles
  vieux: vieil vieille vieilles
  fou: fol folle fous folles
  mou: mol molle
  blanc: blanche blanches
  franc: franche
  sec: sèche sèches
  frais: fraîche fraîches
  doux: douce douces
  roux: rousse rousses
  faux: fausse fausses
  gros: grosse grosses
  long: longue longues
  favori: favorite favorites
  gentil: gentille gentilles gentiment
  public: publique publiques
  grec: grecque grecques
  turc: turque turques
  bon: bonne bonnes mieux meilleur meilleure meilleurs meilleures
  bien: mieux
  meilleur: mieux
  mauvais: pire pires
  œil: yeux
  yeux: œil
  ciel: cieux
  monsieur: messieurs
  madame: mesdames
  mademoiselle: mesdemoiselles
  travail: travaux
  copain: copine copines
  héros: héroïne
  fils: fille
  roi: reine
  """, endings: ["~": "ons ez ent ais ait ions iez aient ant e es", "+": frenchFuture])

private let frenchFuture = "ai as a ons ez ont ais ait ions iez aient"
