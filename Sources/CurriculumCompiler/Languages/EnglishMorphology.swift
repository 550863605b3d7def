extension Morphology {
  /// English: plurals, third persons, -ed and -ing with their spelling, comparatives, contractions, possessives.
  ///
  /// Source: Quirk, Greenbaum, Leech & Svartvik 1985, A comprehensive grammar of the English language, chapters 3, 5
  /// and 7.
  static let english = Morphology("en", functionWords: englishFunctionWords) { form in
    var lemmas = englishForms(form)
    guard let mark = form.utf8.firstIndex(of: 0x27) else { return lemmas }
    // I'm, you've, Ana's, don't: either half may be the word that is taught.
    let base = String(form[..<mark])
    lemmas += [base] + englishForms(base)
    let rest = String(form[form.utf8.index(after: mark)...])
    if rest == "t", base.hasSuffix("n") {
      let verb = String(base.dropLast())
      lemmas += [verb, "not"] + englishForms(verb)
    }
    lemmas += englishContractions[rest] ?? []
    return lemmas
  }
}

private let englishFunctionWords: Set<String> = [
  "a", "an", "the", "to", "do", "does", "did", "don't", "doesn't", "didn't",
]

private let englishContractions: [String: [String]] = [
  "m": ["am", "be"], "re": ["are", "be"], "s": ["is", "be", "has"], "ve": ["have"], "ll": ["will"],
  "d": ["would", "had", "have"],
]

private let englishEndings = EndingTable(
  """
  s: -
  es: - e is
  ies: y ie
  ves: f fe
  ed: - e
  d: e
  ied: y
  ing: - e
  ying: ie
  er est: - e
  ier iest: y
  r st: e
  ly: - le
  ily: y
  ally: al ic
  ably: able
  ibly: ible
  n't: -
  """)

private func englishForms(_ form: String) -> [String] {
  var lemmas = englishIrregular.lemmas(of: form)
  lemmas += englishEndings.lemmas(of: form, stem: 2)
  // A doubled consonant before an ending: stopped, running, bigger.
  for ending in ["ed", "ing", "er", "est"] where form.hasSuffix(ending) {
    let base = Array(form.dropLast(ending.count))
    if base.count > 2, base[base.count - 1] == base[base.count - 2] { lemmas.append(String(base.dropLast())) }
    if ending != "est", base.last == "k", base.dropLast().last == "c" {
      lemmas.append(String(base.dropLast()))
    }
  }
  return lemmas
}

private let englishIrregular = IrregularForms(
  """
  be: am is are was were been being isn't aren't wasn't weren't
  have: has had having hasn't haven't hadn't
  do: does did done doing doesn't don't didn't
  go undergo: goes went gone
  get forget: got gotten
  give forgive: gave given
  take mistake undertake overtake: took taken
  make: made
  come become overcome: came come
  see: saw seen
  know: knew known
  think: thought
  say: said says
  tell: told
  find: found
  leave: left
  feel: felt
  bring: brought
  buy: bought
  catch: caught
  teach: taught
  fight: fought
  seek: sought
  keep: kept
  sleep oversleep: slept
  meet: met
  read: read
  lead mislead: led
  feed: fed
  bleed: bled
  speed: sped
  sit: sat
  stand understand withstand: stood
  lose: lost
  win: won
  hold: held
  hear overhear: heard
  run: ran run
  begin: began begun
  drink: drank drunk
  sing: sang sung
  swim: swam swum
  ring: rang rung
  sink: sank sunk
  shrink: shrank shrunk
  spring: sprang sprung
  eat: ate eaten
  fall: fell fallen
  drive: drove driven
  ride: rode ridden
  write rewrite: wrote written
  rise arise: rose risen
  speak: spoke spoken
  break: broke broken
  steal: stole stolen
  wake awake: woke woken awoke awoken
  choose: chose chosen
  freeze: froze frozen
  wear: wore worn
  tear: tore torn
  bear: bore born borne
  swear: swore sworn
  grow: grew grown
  throw: threw thrown
  blow: blew blown
  fly: flew flown flies
  draw withdraw: drew drawn
  show: showed shown
  send: sent
  spend: spent
  lend: lent
  bend: bent
  build rebuild: built
  mean: meant
  dream: dreamt
  learn: learnt
  burn: burnt
  spell: spelt
  smell: smelt
  spill: spilt
  spoil: spoilt
  deal: dealt
  lie: lay lain lying
  lay: laid
  pay repay: paid
  sell: sold
  shine: shone
  shoot: shot
  light: lit
  hide: hid hidden
  bite: bit bitten
  beat: beaten
  slide: slid
  hang: hung
  stick: stuck
  strike: struck
  dig: dug
  swing: swung
  sting: stung
  win: won
  wind: wound
  bind: bound
  grind: ground
  sweep: swept
  weep: wept
  creep: crept
  kneel: knelt
  leap: leapt
  shake: shook shaken
  wear: wore worn
  weave: wove woven
  forbid: forbade forbidden
  feel: felt
  fit: fit
  cut: cut
  put: put
  let: let let's
  can: could can't cannot couldn't
  will: would won't wouldn't
  shall: should shan't shouldn't
  may: might
  must: mustn't
  need: needn't
  not: isn't aren't can't cannot won't
  us: let's
  die: dying died
  tie: tying tied
  man woman fireman policeman gentleman salesman businessman: men
  person: people
  child grandchild schoolchild: children
  foot: feet
  tooth: teeth
  goose: geese
  mouse: mice
  louse: lice
  ox: oxen
  penny: pence
  crisis analysis basis thesis oasis: crises analyses bases theses oases
  phenomenon criterion: phenomena criteria
  datum medium: data media
  cactus: cacti
  fungus: fungi
  nucleus: nuclei
  good well: better best
  bad badly ill: worse worst
  far: farther farthest further furthest
  little: less least
  much many: more most
  old: elder eldest
  a: an
  i: me
  he: him
  she: her
  we: us
  they: them
  who: whom whose who's
  my: mine
  your: yours
  her: hers
  our: ours
  their: theirs
  this: these
  that: those
  self: selves
  himself: themselves
  yourself: yourselves
  """)
