/// English words that glosses are made of.
///
/// No word is in two lists.
enum English {
  static let nouns = words(
    """
    house door window table chair lamp bed kitchen garden roof wall floor key clock mirror carpet curtain \
    shelf drawer basket bottle cup plate bowl spoon fork knife pan pot oven fridge towel soap brush comb \
    bag box letter book page pen pencil paper map picture photo newspaper story poem song drum guitar \
    piano violin bread butter cheese egg milk tea coffee sugar salt soup salad rice apple pear plum cherry \
    lemon grape peach onion carrot potato tomato bean pea mushroom cake biscuit honey jam meat fish \
    chicken water juice school teacher pupil classroom lesson exam desk library playground uniform holiday \
    mother father sister brother aunt uncle cousin grandmother grandfather baby child friend neighbour \
    guest doctor nurse farmer baker butcher driver pilot sailor painter singer actor writer waiter cook \
    tailor dog cat horse cow sheep goat pig duck goose rabbit mouse lion tiger bear wolf fox monkey \
    elephant bird eagle owl bee ant spider snake frog turtle whale tree flower leaf root branch seed grass \
    forest field mountain hill valley river lake sea island beach bridge road street square village town \
    city country station train bus car bicycle boat ship plane ticket suitcase passport hotel bank market \
    shop restaurant church castle tower museum theatre cinema hospital office factory farm shirt trousers \
    skirt dress coat hat glove scarf shoe boot sock belt button pocket ring watch head face eye ear nose \
    mouth tooth neck shoulder arm hand finger back knee foot heart sun moon star sky cloud rain snow wind \
    storm morning evening night week month summer winter game ball toy doll kite team race prize question \
    answer word sentence
    """)

  /// Adjectives, with a synonym that is not in the list.
  static let adjectives: [(word: String, synonym: String?)] = words(
    """
    small/little big/large new/modern old/ancient good/fine bad/poor quick/fast slow/unhurried long short \
    tall/high low young/youthful hot/boiling cold/chilly warm cool wet/soaked dry clean/spotless \
    dirty/filthy happy/glad sad/unhappy angry/cross calm/peaceful quiet/silent loud/noisy bright/shining \
    dark/gloomy light heavy/weighty strong/powerful weak/feeble hard soft/gentle rough smooth sharp blunt \
    round straight narrow wide/broad deep shallow full empty/vacant open closed/shut rich/wealthy cheap \
    expensive/costly free busy tired/sleepy hungry thirsty healthy/well sick/ill brave/courageous shy \
    clever/smart silly/foolish kind/friendly cruel honest/truthful proud polite/courteous rude lazy \
    careful/cautious lucky funny/amusing serious/earnest strange/odd famous/renowned simple/plain \
    difficult important/significant red blue green yellow white black brown grey pink
    """
  ).map { entry in
    let parts = entry.split(separator: "/").map(String.init)
    return (parts[0], parts.count > 1 ? parts[1] : nil)
  }

  static let verbs = words(
    """
    carry see hear find lose buy sell bring take give send hold lift drop throw catch push pull open-up \
    shut-off wash dry-off break mend cut fold build draw read write learn teach know forget remember love \
    like hate want need use make cook-up eat drink taste smell touch feel watch-over look-for wait-for \
    ask-for pay-for talk-about think-about dream-of laugh-at listen-to show hide keep leave follow lead \
    meet visit help thank choose change count measure weigh fill empty-out pack wrap hang move turn \
    clean-up cover share borrow lend return collect order cancel plan start finish repeat explain describe \
    compare check protect save waste
    """
  ).map { String($0.map { $0 == "-" ? " " : $0 }) }

  static let materials = words(
    """
    wooden golden silver iron steel stone clay plastic cotton silk woollen leather rubber bamboo marble \
    copper brass velvet linen crystal cardboard
    """)

  static let degrees = words(
    "very quite rather too so really fairly almost always never often still extremely")

  static let places = words(
    "with without behind beside near under above inside outside opposite before after")

  /// Topics for units, from those that the level is about.
  static let noviceTopics = words(
    "greetings self family numbers colours food home school body weather animals clothes")
  static let intermediateTopics = words("travel health work shopping routine media food home school time")

  private static func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }
}
