@main struct DistractorEvaluation {
  static func main() {}
}
