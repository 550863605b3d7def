/// What authors may say about findings that they accept.
extension Rule {
  static let allowanceForm = Rule(
    "source/allow-form", .error, "A comment that allows a finding names the rule and says why.",
    why: "Whoever comes after must be able to judge whether the reason still holds.",
    source: "the authors' own practice of reviewing suppressions",
    bad: """
      # file: curriculum.yaml
      kind: curriculum
      # curricc: allow kit/size
      name: My curriculum
      version: 0.1.0
      """,
    good: """
      # file: story/more.yaml
      kind: kit
      story: indi
      stage: newborn
      # curricc: allow kit/size because the second kit is short on purpose
      id: more-words
      name: More words
      order_idx: 1
      questions:
        - {id: more-cat, question: кот, correct_answer: tomcat, incorrect_answers: [dog, cow, mouse]}
        - {id: more-horse, question: лошадь, correct_answer: horse, incorrect_answers: [cat, dog, cow]}
      """)

  static let unusedAllowance = Rule(
    "source/unused-allow", .warning, "What is allowed occurs, and may be allowed.",
    why: "An allowance that allows nothing would hide the next mistake of its kind.",
    source: "ruff's unused suppressions",
    bad: .manifest(
      """
      allow:
        - {rule: kit/size, because: the starter kit is small on purpose}
      """),
    good: .manifest())
}
