import CurriculumRuntime

func checkKitOrder(_ curriculum: Curriculum, _ findings: inout Findings) {
  guard !curriculum.isIncomplete else { return }
  for (index, story) in curriculum.stories.enumerated()
  where !curriculum.hasBroken(.kit, in: story.identity.id.string) {
    for stage in story.stages {
      var expected = 0
      for kit in (curriculum.kitsOfStage[index][stage.name.value] ?? []).map({ curriculum.kits[$0] }) {
        if kit.order.value != expected {
          findings.report(
            "order_idx is \(kit.order.value), expected \(expected)", at: kit.order.span,
            help: "number the kits of '\(stage.name.value.rawValue)' from 0 without gaps or repeats",
            fix: Fix("renumber it \(expected)", [Edit(kit.order.span, "\(expected)")], safety: .unsafe))
        }
        expected = kit.order.value + 1
      }
    }
  }
}

func checkKitNames(_ curriculum: Curriculum, _ findings: inout Findings) {
  let most = Int(findings.number("max"))
  for kit in curriculum.kits where kit.name.string.count > most {
    findings.report(
      "the name has \(kit.name.string.count) characters, the app takes \(most)", at: kit.name.span)
  }
}

func checkKitNamesUnique(_ curriculum: Curriculum, _ findings: inout Findings) {
  var seen: [String: Kit] = [:]
  for kit in curriculum.kits {
    if let other = seen.updateValue(kit, forKey: kit.name.string.lowercased()) {
      findings.report(
        "the name '\(kit.name.string)' is taken by a kit of the stage '\(other.stage.string)'",
        at: kit.name.span,
        labels: [Label(other.name.span, "the other one")],
        help: "results are stored under the name; choose another")
    }
  }
}

func checkKitNamesReserved(_ curriculum: Curriculum, _ findings: inout Findings) {
  let reserved = Set(findings.words("keys"))
  for kit in curriculum.kits where reserved.contains(kit.name.string.lowercased()) {
    findings.report("the app stores something else under '\(kit.name.string)'", at: kit.name.span)
  }
}

func checkKitsEmpty(_ curriculum: Curriculum, _ findings: inout Findings) {
  for kit in curriculum.kits
  where kit.questions.isEmpty && !curriculum.hasBroken(.question, in: kit.story.string) {
    findings.report("the kit '\(kit.identity.id.string)' has no questions", at: kit.identity.id.span)
  }
}

func checkKitSizes(_ curriculum: Curriculum, _ findings: inout Findings) {
  let low = Int(findings.number("min"))
  let high = Int(findings.number("max"))
  for kit in curriculum.kits {
    guard !kit.questions.isEmpty, kit.questions.count < low || kit.questions.count > high else { continue }
    findings.report(
      "the kit has \(kit.questions.count.counted("question")), expected \(low) to \(high)",
      at: kit.identity.id.span)
  }
}

func checkIncorrectCounts(_ curriculum: Curriculum, _ findings: inout Findings) {
  for question in curriculum.kits.flatMap(\.questions) {
    let count = question.incorrectAnswers.count
    guard count != 3 else { continue }
    let place = count > 3 ? question.incorrectAnswers[3].span : question.correctAnswer.span
    findings.report(
      "'\(question.question.string.shortened(to: 40))' has \(count.counted("wrong answer")), the app shows three",
      at: place, severity: (1...2).contains(count) ? .warning : .error,
      help: count > 3
        ? "keep the three that learners are likeliest to choose"
        : "add wrong answers that a learner might give")
  }
}

func checkIncorrectContainsCorrect(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachIncorrect(curriculum) { question, answer, form in
    guard form == AcceptableAnswers.comparisonForm(of: question.correctAnswer.string) else { return }
    findings.report(
      "the wrong answer '\(answer.string)' is the right one", at: answer.span,
      labels: [Label(question.correctAnswer.span, "the right answer")], help: "put another in its place")
  }
}

func checkIncorrectIsAccepted(_ curriculum: Curriculum, _ findings: inout Findings) {
  forEachIncorrect(curriculum) { question, answer, form in
    guard
      let accepted = question.accept.first(where: { AcceptableAnswers.comparisonForm(of: $0.string) == form })
    else { return }
    findings.report(
      "the wrong answer '\(answer.string)' is accepted when typed", at: answer.span,
      labels: [Label(accepted.span, "accepted here")], help: "put another in its place")
  }
}

private func forEachIncorrect(_ curriculum: Curriculum, _ body: (KitQuestion, Text, String) -> Void) {
  for question in curriculum.kits.flatMap(\.questions) {
    for answer in question.incorrectAnswers {
      body(question, answer, AcceptableAnswers.comparisonForm(of: answer.string))
    }
  }
}

func checkIncorrectDuplicates(_ context: LintContext, _ findings: inout Findings) {
  for question in context.items.compactMap(\.kitQuestion) {
    var seen: [String: Text] = [:]
    for answer in question.incorrectAnswers {
      let form = AcceptableAnswers.comparisonForm(of: answer.string)
      guard let earlier = seen.updateValue(answer, forKey: form) else { continue }
      findings.report(
        "'\(answer.string.shortened(to: 40))' is the same wrong answer as '\(earlier.string.shortened(to: 40))'",
        at: answer.span, labels: [Label(earlier.span, "the other one")],
        help: "change or remove one of them",
        fix: context.removal(of: answer).map { Fix("remove it", [$0], safety: .unsafe) })
    }
  }
}

func checkDuplicateQuestions(_ curriculum: Curriculum, _ findings: inout Findings) {
  for kit in curriculum.kits {
    reportRepeats(kit.questions.map(\.question), "asks the same as", &findings)
  }
}

func checkBasicFlags(_ curriculum: Curriculum, _ findings: inout Findings) {
  for kit in curriculum.kits where !kit.isBasic.value {
    findings.report(
      "the kit '\(kit.identity.id.string)' can be deleted by the learner", at: kit.isBasic.span,
      help: "remove 'is_basic: false'", fix: Fix("write true", [Edit(kit.isBasic.span, "true")]))
  }
}
