/// Open sets of words whose members are easily mixed up when they are first met together.
///
/// Closed sets (days, months, numbers) are left out: they are taught whole.
///
/// Source: Tinkham 1993, System 21(3); Waring 1997, System 25(2); the members are common course words.
enum SemanticSets {
  /// Members in English, without articles, by the name of the set.
  static let english: [String: [String]] = [
    "fruit": words(
      """
      apple pear orange banana grape grapes strawberry cherry pineapple lemon peach mango melon watermelon plum
      apricot kiwi raspberry lime coconut
      """),
    "vegetables": words(
      """
      tomato potato carrot onion lettuce cabbage pea peas bean beans pepper cucumber garlic spinach mushroom corn
      broccoli pumpkin cauliflower
      """),
    "colours": words(
      """
      red blue green yellow black white grey gray brown orange pink purple violet gold silver
      """),
    "clothes": words(
      """
      shirt trousers pants skirt dress coat jacket shoe shoes hat cap sock socks jumper sweater t-shirt scarf
      glove gloves boots boot belt tie suit blouse shorts jeans
      """),
    "the body": words(
      """
      head arm leg hand foot finger eye ear nose mouth hair back neck shoulder knee elbow tooth teeth throat
      stomach chest toe face
      """),
    "animals": words(
      """
      dog cat horse cow pig sheep goat chicken duck bird fish mouse rabbit lion tiger bear elephant monkey snake
      wolf fox crab giraffe
      """),
    "furniture": words(
      "table chair bed sofa wardrobe desk shelf lamp cupboard armchair drawer mirror carpet"),
    "opposites": words(
      """
      big small tall short long old new young good bad hot cold easy difficult hard happy sad rich poor clean dirty
      full empty open closed early late light heavy fast slow strong weak cheap expensive wide narrow
      """),
    "weather": words("sun rain snow wind cloud storm fog ice sunny rainy windy cloudy hot cold"),
  ]

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init)
  }
}
