/// Which themes belong to which of indi's stages.
enum StageThemes {
  /// Words of kits' names by stage.
  static let words: [String: [String]] = [
    "newborn": ["family", "colour", "animal", "toy", "mum", "dad", "nursery"],
    "preschool": ["body", "clothes", "food", "numbers", "fairy", "kindergarten", "counting"],
    "earlySchool": ["maths", "arithmetic", "grammar", "days", "months", "classroom", "alphabet"],
    "highSchool": ["geography", "history", "irregular", "biology", "physics", "chemistry", "literature"],
    "lifeActivities": ["shopping", "sport", "media", "travel", "cinema", "concert", "restaurant", "hobby"],
    "programmingUniversity": ["programming", "computer", "software", "algorithm", "database", "network"],
    "constructionUniversity": ["building", "construction", "tools", "materials", "architecture"],
    "sideJob": ["courier", "waiter", "taxi", "cashier", "babysitter", "salary", "job", "loader"],
  ]
}
