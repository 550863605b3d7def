"""`curricc preview` in headless Chromium: each mode clicked through as a learner does, with the mouse and by keys alone.

What is right comes from the bundle by Python's SQLite, so the page's grading is held against another reading of it. Then:
scripts in content are text, the server answers to this machine alone and to nothing outside the curriculum, what is saved
is shown within a second, and the plain files show the same when they are opened from disk.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import tempfile
import time

from playwright.sync_api import expect, sync_playwright

from browsing import Preview, Visitor, answer_rightly, answered, one, submit
from support import CURRICULUM, check, copy_curriculum, curricc, equal, main, open_bundle

PICTURES = pathlib.Path(os.environ.get("OUTSIDE_PICTURES") or tempfile.mkdtemp())
EVIL = "<script>window.hacked = 1</script><img src=x onerror='window.hacked = 1'>"

NAMES = """() => [...document.querySelectorAll("button, a[href], input, select, textarea, svg[role=img], [role=progressbar]")]
  .filter(element => element.getClientRects().length)
  .filter(element => !(element.getAttribute("aria-label") || element.textContent.trim() || element.labels?.length
    || element.getAttribute("aria-labelledby")))
  .map(element => element.outerHTML.slice(0, 120))"""
CONTRAST = """() => {
  const parse = colour => colour.match(/[\\d.]+/g).slice(0, 4).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255).map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4)
    .reduce((sum, v, place) => sum + v * [.2126, .7152, .0722][place], 0);
  const ground = element => {
    for (let one = element; one; one = one.parentElement) {
      const colour = parse(getComputedStyle(one).backgroundColor);
      if (colour.length < 4 || colour[3] > 0) return colour;
    }
    return [255, 255, 255];
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.getClientRects().length || element.closest("svg, .skip, .hidden-text, :disabled")) continue;
    const [one, other] = [light(parse(getComputedStyle(element).color)), light(ground(element))];
    const ratio = (Math.max(one, other) + .05) / (Math.min(one, other) + .05);
    if (ratio < 4.5) poor.push(`${ratio.toFixed(2)} ${node.data.trim().slice(0, 40)}`);
  }
  return [...new Set(poor)];
}"""


def lesson(visitor, bundle):
    """Cards, choices with generated options, exercises, and what they earn."""
    course = one(bundle, "SELECT language_id FROM languages WHERE key = 'language/es'")
    number = one(bundle, """SELECT l.lesson_id FROM lessons AS l JOIN bands USING (band_id) WHERE language_id = ?
        AND content_json LIKE '%explanations%' AND content_json LIKE '%exercises%' ORDER BY lesson_id LIMIT 1""", course)
    title = one(bundle, "SELECT title FROM lessons WHERE lesson_id = ?", number)
    cards = bundle.execute("SELECT card_id, target_text, native_text FROM cards WHERE lesson_id = ? ORDER BY order_idx", (number,)).fetchall()
    page = visitor.page
    visitor.open(f"#/course/{course}")
    visitor.sees("Novice Low")
    visitor.open(f"#/lesson/{number}")
    visitor.sees(title)
    visitor.click("Go on")
    for place, (card, target, native) in enumerate(cards):
        visitor.sees(f"Card {place + 1} of {len(cards)}")
        word = page.locator(".word .target")
        equal(word.inner_text(), target, "the word on a card")
        equal(word.get_attribute("lang"), "es-MX", "the word's language")
        check(native not in page.locator(".word").inner_text().split("\n"), "the meaning is there before it is asked for")
        visitor.click("Show the meaning")
        visitor.sees(native, ".word")
        page.locator(f"[data-grade={'again' if place == 0 else 'good'}]").click()
    asked = [row[0] for row in bundle.execute("""SELECT question_id FROM questions JOIN cards ON card_id = owner_id
        WHERE owner_kind = 'card' AND lesson_id = ? AND (SELECT count(*) FROM options AS o WHERE o.question_id = questions.question_id) > 1
        ORDER BY questions.order_idx, cards.order_idx""", (number,))]
    for place, question in enumerate(asked[:3]):
        visitor.sees(f"Word {place + 1} of {len(asked)}")
        key, wrong = answered(bundle, question)
        page.locator(f".options [data-place='{wrong if place == 1 else key}']").click()
        visitor.verdict("incorrect" if place == 1 else "correct")
        expect(page.locator("#next")).to_be_focused()
        visitor.sees("Why these wrong answers", "#author")
        page.locator("#next").click()
    page.locator("#step-exercises").click()
    questions = bundle.execute("SELECT question_id, grading, answer_json FROM questions WHERE owner_kind = 'lesson' AND owner_id = ? ORDER BY order_idx", (number,)).fetchall()
    for question, grading, answer in questions:
        answer_rightly(visitor, bundle, question, grading, json.loads(answer))
        visitor.verdict("correct")
        page.locator("#next").click()
    # One error, so the lesson's own value; a card graded good pays 5.
    value = one(bundle, "SELECT xp_value FROM lessons WHERE lesson_id = ?", number)
    equal(page.locator("#points").inner_text(), f"{value + 5 * (len(cards) - 1)} XP", "points of the lesson")
    visitor.click("Complete the lesson")
    visitor.sees("✓ done")


def boss(visitor, bundle):
    """A test with its clock: nothing is said before it is handed in, then the score and each verdict."""
    page = visitor.page
    number, limit, mark = one(bundle, """SELECT boss_test_id, time_limit_seconds, pass_score_pct FROM boss_tests
        WHERE time_limit_seconds IS NOT NULL ORDER BY boss_test_id LIMIT 1""")
    questions = bundle.execute("SELECT question_id, grading, answer_json FROM questions WHERE owner_kind = 'boss-test' AND owner_id = ? ORDER BY order_idx", (number,)).fetchall()
    page.clock.install()
    visitor.open(f"#/boss/{number}")
    visitor.sees(f"{mark} % pass")
    visitor.click("Start")
    page.clock.run_for(2000)
    shown = page.locator("#clock").inner_text()
    left = int(shown.split(":")[0]) * 60 + int(shown.split(":")[1])
    check(limit - 3 <= left < limit, f"the clock shows {shown} of {limit} s after two seconds")
    for place, (question, grading, answer) in enumerate(questions):
        answer_rightly(visitor, bundle, question, grading, json.loads(answer))
        equal(page.locator(".verdict").count(), 0, "verdicts before the end")
        page.locator("#hand-in" if place == len(questions) - 1 else "#next").click()
    equal(page.locator("#score").inner_text(), "100 %", "the score")
    visitor.sees("Passed")
    equal(page.locator(".verdict.correct").count(), len(questions), "right answers shown at the end")
    visitor.click("Take it again")
    visitor.click("Start")
    page.clock.run_for((limit + 1) * 1000)
    visitor.sees("time was up")
    equal(page.locator("#score").inner_text(), "0 %", "the score without answers")
    page.clock.resume()


def story(visitor, bundle):
    """Stages unlock: kits first, then their exam, then the next stage."""
    page = visitor.page
    number = one(bundle, "SELECT story_id FROM stories")
    visitor.open(f"#/story/{number}")
    newborn, preschool = page.locator("[data-stage=newborn]"), page.locator("[data-stage=preschool]")
    expect(newborn).to_contain_text("open")
    expect(preschool).to_contain_text("locked")
    equal(preschool.locator("a").count(), 0, "links into a stage that is locked")
    kits = bundle.execute("SELECT kit_id FROM kits JOIN stages USING (stage_id) WHERE raw_value = 0 ORDER BY order_idx").fetchall()
    for place, (kit,) in enumerate(kits):
        newborn.locator("a").nth(place).click()
        visitor.sees("Question 1 of")
        count = one(bundle, "SELECT count(*) FROM questions WHERE owner_kind = 'kit' AND owner_id = ?", kit)
        for turn in range(count):
            prompt = page.locator(".prompt").inner_text()
            question = one(bundle, "SELECT question_id FROM questions WHERE owner_kind = 'kit' AND owner_id = ? AND prompt = ?", kit, prompt)
            key, wrong = answered(bundle, question)
            page.locator(f".options [data-place='{wrong if place == 0 and turn == 0 else key}']").click()
            visitor.verdict("incorrect" if place == 0 and turn == 0 else "correct")
            page.locator("#next").click()
        wanted = round(100 * (count - 1) / count) if place == 0 else 100
        equal(page.locator("#score").inner_text(), f"{wanted} %", "a kit's result")
        visitor.click("Back to the story")
    exam = page.locator("[data-exam$=newborn-exam]")
    expect(exam).to_contain_text("open")
    exam.locator("a").click()
    words = dict(bundle.execute("""SELECT prompt, json_extract(answer_json, '$.correct[0]') FROM questions JOIN kits ON kit_id = owner_id
        JOIN stages USING (stage_id) WHERE owner_kind = 'kit' AND raw_value = 0"""))
    for turn in range(10):
        answer = words[page.locator(".prompt").inner_text()]
        # Capitals do not matter, slips do; half of the answers are wrong, which is enough to pass.
        slip = answer + "q" if turn else answer + " no"
        page.locator("main form input").fill(answer.upper() if turn % 2 else slip)
        submit(page)
        visitor.verdict("correct" if turn % 2 else "incorrect")
        page.locator("#next").click()
    equal(page.locator("#score").inner_text(), "50 %", "the exam's result")
    visitor.click("Back to the story")
    expect(page.locator("[data-stage=preschool]")).to_contain_text("open")
    expect(page.locator("[data-stage=earlySchool]")).to_contain_text("locked")


def training(visitor, bundle):
    """Wrong answers come again, round by round, until each was right."""
    page = visitor.page
    visitor.open(f"#/training/{one(bundle, 'SELECT story_id FROM stories')}")
    page.locator("main input[type=checkbox]").first.check()
    page.locator("#count").fill("3")
    visitor.click("Train")
    for turn in range(4):
        prompt = page.locator(".prompt").inner_text()
        question = one(bundle, "SELECT question_id FROM questions WHERE owner_kind = 'kit' AND prompt = ?", prompt)
        key, wrong = answered(bundle, question)
        page.locator(f".options [data-place='{wrong if turn == 1 else key}']").click()
        page.locator("#next").click()
        if turn == 2:
            visitor.sees("2 of 3 right")
            visitor.click("Another round")
    visitor.sees("All answered right")
    equal(page.locator("#score").inner_text(), "75.00 %", "three right of four answers")


def quiz(visitor, bundle):
    """Numbers graded with their reasons, by what is written in the bundle."""
    page = visitor.page
    number, question, answer, marks = one(bundle, """SELECT owner_id, question_id, answer_json, marks FROM questions WHERE owner_kind = 'quiz'
        AND grading = 'type-number' AND json_extract(answer_json, '$.unit') = 'J' AND marks > 1
        AND json_extract(answer_json, '$.tolerance.kind') = 'relative' ORDER BY question_id LIMIT 1""")
    value = json.loads(answer)["value"]
    # Where the author wrote the amount in kilojoules, too, it is the answer itself.
    is_written = any(entry["unit"] == "kJ" for entry in json.loads(answer).get("accept", []))
    for turn, (response, verdict, reason) in enumerate([
        (f"{value} J", "correct", "exact"), (f"{value / 1000} kJ", "correct", "exact" if is_written else "converted"), (f"{value}", "partial", "unit_missing"),
        (f"{value} N", "partial", "unit_dimension"), (f"{value * 10} J", "incorrect", "power_of_ten"), ("a lot", "incorrect", "unparseable"),
    ]):
        visitor.open(f"?again={turn}#/quiz/{number}?item={question}")
        page.locator("main form input").fill(response)
        page.keyboard.press("Enter")
        visitor.verdict(verdict, reason)
    visitor.open(f"?again=partial#/quiz/{number}?item={question}")
    page.locator("main form input").fill(f"{value}")
    page.keyboard.press("Enter")
    visitor.sees(f"Partly right: {marks - 1} of {marks} marks")
    visitor.sees("it needs a unit")
    visitor.sees("Written in", "#author")
    rubric, points = one(bundle, """SELECT question_id, answer_json FROM questions WHERE owner_kind = 'quiz' AND owner_id = ?
        AND grading = 'rubric' ORDER BY question_id LIMIT 1""", number)
    visitor.open(f"#/quiz/{number}?item={rubric}")
    page.locator("main textarea").fill(". ".join(json.loads(points)["points"]))
    submit(page)
    visitor.verdict("correct")
    visitor.sees("a person judges")


def deck(visitor, bundle):
    """The feed: each card turned over, judged, and paid once."""
    page = visitor.page
    number = one(bundle, "SELECT deck_id FROM decks ORDER BY deck_id LIMIT 1")
    visitor.open(f"#/deck/{number}")
    cards = bundle.execute("SELECT question_id, grading, answer_json FROM questions WHERE owner_kind = 'deck' AND owner_id = ? ORDER BY order_idx", (number,)).fetchall()
    for place, (question, grading, answer) in enumerate(cards):
        visitor.sees(f"Card {place + 1} of {len(cards)}")
        if grading == "self":
            visitor.click("Show the answer")
            visitor.sees(json.loads(answer)["correct"][0])
            visitor.click("I knew it" if place else "Not yet")
        else:
            answer_rightly(visitor, bundle, question, grading, json.loads(answer))
        if place < len(cards) - 1:
            page.locator("#next").click()
    # The first was not known and pays 10; the others pay 55 when they were fast, and 50 else.
    points = int(page.locator("#points").inner_text().split(" ")[0])
    check(10 + 50 * (len(cards) - 1) <= points <= 10 + 55 * (len(cards) - 1), f"{points} points for the deck")
    visitor.click("Bookmark")
    expect(page.locator("#save")).to_have_attribute("aria-pressed", "true")


def scripts_of_the_world(visitor, bundle):
    """Languages and directions are said, so that browsers and screen readers know them."""
    page = visitor.page
    for course, tag, direction in [("ar", "ar-001", "rtl"), ("zh", "zh-Hans-CN", "ltr")]:
        number = one(bundle, """SELECT lesson_id FROM lessons JOIN bands USING (band_id) JOIN languages USING (language_id)
            WHERE languages.key = ? ORDER BY lesson_id LIMIT 1""", f"language/{course}")
        visitor.open(f"#/lesson/{number}")
        page.locator("#step-cards").click()
        word = page.locator(".word .target")
        # The word of the course before may still be shown.
        expect(word).to_have_attribute("lang", tag)
        equal((word.get_attribute("lang"), word.get_attribute("dir")), (tag, direction), f"a word of {course}")
        equal(word.evaluate("element => getComputedStyle(element).direction"), direction, f"the direction of {course}")
        page.locator("#step-choice").click()
        produce = page.locator(".options .text").first
        equal(produce.get_attribute("lang"), "en-GB", "options in the language that learners know")


def keys_alone(visitor, bundle):
    """From the first page to an answered question without a mouse; the focus is never lost."""
    page = visitor.page
    visitor.open("#/")

    def press(key, until, limit=80):
        for _ in range(limit):
            if page.evaluate(until):
                return
            page.keyboard.press(key)
            check(page.evaluate("document.activeElement !== null"), "the focus is lost")
        check(False, f"keys do not reach {until}")

    title = one(bundle, "SELECT title FROM quizzes ORDER BY title, quiz_id LIMIT 1")
    press("Tab", f"document.activeElement.textContent.includes({json.dumps(title)})")
    page.keyboard.press("Enter")
    visitor.sees("Question 1 of")
    for _ in range(3):
        kind = page.evaluate("document.querySelector('main .options') ? 'choice' : document.querySelector('main textarea') ? 'long' : 'line'")
        if kind == "choice":
            press("Tab", "document.activeElement.closest('.options') !== null")
            outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            equal(outline, "solid", "the ring round what has the focus")
            page.keyboard.press("2")
        elif kind == "line":
            press("Tab", "document.activeElement.tagName === 'INPUT'")
            page.keyboard.type("12")
            page.keyboard.press("Enter")
        else:
            press("Tab", "document.activeElement.tagName === 'TEXTAREA'")
            page.keyboard.type("because")
            press("Tab", "document.activeElement.textContent === 'Check'")
            page.keyboard.press("Enter")
        page.locator(".verdict").wait_for()
        expect(page.locator("#next")).to_be_focused()
        page.keyboard.press("Enter")
        check(page.evaluate("document.activeElement !== document.body"), "the focus is lost behind a question")
    page.keyboard.press("Home")
    page.locator("#skip").focus()
    page.keyboard.press("Enter")
    equal(page.evaluate("document.activeElement.id"), "main", "where the skip button leads")


def authors(visitor, bundle):
    """Charts with texts, and the load of each lesson against its limit."""
    page = visitor.page
    visitor.open("#/coverage")
    page.locator("figure.chart svg").first.wait_for()
    charts = page.evaluate("""() => [...document.querySelectorAll("figure.chart svg")].map(chart => ({
      names: chart.getAttribute("aria-labelledby").split(" ").map(id => document.getElementById(id)?.textContent ?? ""),
      rows: chart.closest("figure").querySelectorAll("tbody tr").length }))""")
    check(len(charts) > 10 and all(all(chart["names"]) and chart["rows"] for chart in charts), f"charts without texts: {charts}")
    topics = page.locator("figure.chart", has_text="AQA biology").locator("tbody tr")
    details = [json.loads(row[0]) for row in bundle.execute("""SELECT q.details_json FROM questions AS q JOIN quizzes ON quiz_id = owner_id
        WHERE owner_kind = 'quiz' AND subject = 'biology' AND q.details_json IS NOT NULL""")]
    cells = sum(1 for entry in details if entry.get("topics", {}).get("aqa", "").startswith("4.1"))
    equal(topics.first.locator("td").last.text_content(), str(cells), "questions about cell biology")
    band = one(bundle, "SELECT band_id FROM bands JOIN languages USING (language_id) WHERE languages.key = 'language/es' ORDER BY order_idx LIMIT 1")
    page.locator("#load-band").select_option(str(band))
    visitor.sees("New words by lesson: Spanish, Novice Low")
    loads = page.locator("figure.chart", has_text="New words by lesson").locator("tbody td:last-child").all_text_contents()
    wanted = bundle.execute("""SELECT count(card_id) FROM lessons AS l JOIN units AS u USING (unit_id) LEFT JOIN cards USING (lesson_id)
        WHERE l.band_id = ? GROUP BY l.lesson_id ORDER BY u.order_idx, l.order_idx""", (band,)).fetchall()
    equal(loads, [str(row[0]) for row in wanted], "new words of each lesson")


def findings_of(visitor, report):
    """What lint finds, and where it says it is; a finding on an item stands beside the item."""
    page = visitor.page
    visitor.open("#/findings")
    total = sum(report["summary"].values())
    visitor.sees(f"Findings ({total})", "#top")
    rules = {finding["rule"] for finding in report["findings"]}
    shown = page.locator("#rule option").evaluate_all("options => options.map(option => option.value)")
    equal(set(shown), rules | {""}, "rules with findings")
    finding = next(entry for entry in report["findings"] if entry["rule"] == "lang/accept-minimal-pair")
    page.locator("#rule").select_option(finding["rule"])
    visitor.sees(finding["message"])
    page.locator(".finding", has_text=finding["message"]).first.get_by_role("link").click()
    visitor.sees(finding["message"], "#author")


def pictures(browser, url, bundle):
    """Each mode at a phone's and a desk's width, in light and dark: nothing overlaps the edge, all has names and contrast."""
    lesson_id = one(bundle, "SELECT lesson_id FROM lessons JOIN bands USING (band_id) JOIN languages USING (language_id) WHERE languages.key = 'language/ar' ORDER BY lesson_id LIMIT 1")
    spanish = one(bundle, "SELECT lesson_id FROM lessons WHERE content_json LIKE '%exercises%' AND content_json LIKE '%explanations%' ORDER BY lesson_id LIMIT 1")
    numeric = one(bundle, "SELECT owner_id, question_id FROM questions WHERE grading = 'type-number' ORDER BY question_id LIMIT 1")
    story_id, kit = one(bundle, "SELECT story_id FROM stories"), one(bundle, "SELECT kit_id FROM kits ORDER BY kit_id LIMIT 1")
    views = {
        "home": ("#/", None), "course": (f"#/course/{one(bundle, 'SELECT language_id FROM bands GROUP BY 1 ORDER BY count(*) DESC LIMIT 1')}", None),
        "band": (f"#/band/{one(bundle, 'SELECT band_id FROM bands ORDER BY band_id LIMIT 1')}", None),
        "lesson": (f"#/lesson/{spanish}", None), "cards": (f"#/lesson/{lesson_id}", "#step-cards; #reveal"),
        "choice": (f"#/lesson/{spanish}", "#step-choice; .options button"), "exercises": (f"#/lesson/{spanish}", "#step-exercises"),
        "boss": (f"#/boss/{one(bundle, 'SELECT boss_test_id FROM boss_tests ORDER BY 1 LIMIT 1')}", "#start"),
        "story": (f"#/story/{story_id}", None), "kit": (f"#/kit/{kit}", ".options button"), "training": (f"#/training/{story_id}", None),
        "exam": (f"#/exam/{story_id}/{one(bundle, 'SELECT exam_id FROM exams WHERE order_idx = 0')}", None),
        "quiz": (f"#/quiz/{numeric[0]}?item={numeric[1]}", "main form input=12; main form button"), "deck": (f"#/deck/{one(bundle, 'SELECT deck_id FROM decks ORDER BY 1 LIMIT 1')}", "main .flash button"),
        "findings": ("#/findings", None), "coverage": ("#/coverage", None), "changes": ("#/changes", None),
    }
    for width in (390, 1280):
        for scheme in ("light", "dark"):
            visitor = Visitor(browser, url, width, scheme)
            for name, (address, clicks) in views.items():
                visitor.open(f"?of={name}{address}")
                for selector in (clicks or "").split("; "):
                    if "=" in selector:
                        visitor.page.locator(selector.split("=")[0]).fill(selector.split("=")[1])
                    elif selector:
                        visitor.page.locator(selector).first.click()
                if not address.startswith(("#/findings", "#/coverage", "#/changes", "#/band", "#/course")) and name not in ("home", "training"):
                    visitor.page.locator("#author h2").wait_for()
                visitor.page.evaluate("window.scrollTo(0, 0)")
                visitor.page.screenshot(path=PICTURES / f"preview-{name}-{width}-{scheme}.png", full_page=True)
                where = f"{name} at {width} pixels, {scheme}"
                check(visitor.page.evaluate("document.documentElement.scrollWidth") <= width, f"{where} is wider than the screen")
                equal(visitor.page.evaluate(NAMES), [], f"without a name for screen readers on {where}")
                equal(visitor.page.evaluate(CONTRAST), [], f"poor contrast on {where}")
            visitor.close(url)
    return len(views)


def guarded(preview, bundle):
    """What the server does not do."""
    status, headers, body = preview.ask("/")
    equal(status, 200, "status of the page")
    check(b"app/main.js" in body, "the page has no script")
    policy = headers["content-security-policy"]
    for part in ("default-src 'none'", "script-src 'self'", "connect-src 'self'", "frame-ancestors 'none'"):
        check(part in policy, f"the policy lacks {part}: {policy}")
    check("unsafe" not in policy, f"the policy is weak: {policy}")
    equal(headers["x-content-type-options"], "nosniff", "nosniff")
    secret = "/etc/passwd"
    for target in (
        f"/..{secret}", f"/../../../..{secret}", f"/%2e%2e{secret}", f"/%2e%2e%2f%2e%2e{secret}", f"/media/../../..{secret}", f"/media/%2e%2e/%2e%2e{secret}",
        f"/media/{secret}", f"/media/%2fetc%2fpasswd", f"/media/..%5c..%5cetc%5cpasswd", f"//{secret}", "/media/curriculum.yaml", "/curriculum.yaml",
        "/data/../curriculum.yaml", "/data/%2e%2e/curriculum.yaml", "/data/lesson-1'--.json", "/data/lesson-9999.json", "/media/%00", "/app/../../../etc/passwd", "/%",
        "/distractors.lock", "/data/lesson-.json", "/data/index", "/.git/config",
    ):
        status, _, body = preview.ask(target)
        check(status in (0, 400, 403, 404), f"{target} is answered with {status}")
        check(b"root:" not in body and b"kind:" not in body, f"{target} gives a file away")
    for host in ("evil.example", f"evil.example:{preview.port}", "", "127.0.0.1.evil.example"):
        equal(preview.ask("/", host=host)[0], 403, f"status for the host {host!r}")
    equal(preview.ask("/", host=f"localhost:{preview.port}")[0], 200, "status for localhost")
    equal(preview.ask("/", method="POST")[0], 405, "status of POST")
    if pathlib.Path("/proc/net/tcp").exists():
        listening = [line.split()[1] for path in ("/proc/net/tcp", "/proc/net/tcp6") if pathlib.Path(path).exists()
                     for line in pathlib.Path(path).read_text().splitlines()[1:] if line.split()[3] == "0A"]
        equal([place for place in listening if place.endswith(f":{preview.port:04X}")], [f"0100007F:{preview.port:04X}"], "where it listens")


def hostile_and_live(browser, folder):
    """Scripts in content are text; what is saved is shown within a second; a broken file keeps the page alive."""
    curricc("init", folder)
    course = folder / "courses/es/n1/hello.yaml"
    text = course.read_text("utf-8")
    first = "    target_text: hola\n"
    check(first in text, "the starter's first card is another")
    evil = text.replace(first, f'    target_text: "{EVIL}"\n').replace("title: ", f'title: "{EVIL}"  # ', 1)
    course.write_text(evil, "utf-8")
    quiz_file = folder / "quizzes/energy.yaml"
    quiz_file.write_text(re.sub(r"(?m)^title: .*$", f'title: "{EVIL}"', quiz_file.read_text("utf-8"), count=1), "utf-8")
    preview = Preview(folder)
    visitor = Visitor(browser, preview.url)
    page = visitor.page
    visitor.open("#/")
    visitor.sees("<script>window.hacked = 1</script>")
    index = json.loads(preview.ask("/data/index.json")[2])
    band = index["languages"][0]["bands"][0]["band_id"]
    visitor.open(f"#/band/{band}")
    page.locator("main .rows a").first.click()
    visitor.sees("<script>window.hacked = 1</script>", "main h1")
    page.locator("#step-cards").click()
    visitor.sees("onerror='window.hacked = 1'", ".word .target")
    equal(page.evaluate("[typeof window.hacked, document.querySelectorAll('main img, main script').length]"), ["undefined", 0], "what content ran")
    # What is saved is shown, and the learner stays where they are.
    took = []
    for turn in range(3):
        word = f"palabra{turn}"
        start = time.monotonic()
        course.write_text(text.replace(first, f"    target_text: {word}\n"), "utf-8")
        page.wait_for_function("word => document.querySelector('.word .target')?.textContent === word", arg=word, timeout=20_000)
        took.append(time.monotonic() - start)
    visitor.sees("Card 1 of")
    check(min(took) < 1, f"a save is shown after {took} s")
    # What teaches badly is shown with what is wrong about it; what is no YAML leaves the last that was.
    sentence = "¡Hola! Buenos días."
    check(sentence in text, "the starter's first sentence is another")
    course.write_text(text.replace(sentence, "Hola gracias hola gracias hola gracias hola gracias adiós."), "utf-8")
    expect(page.locator("#notice")).to_contain_text("no bundle can be built of them", timeout=20_000)
    page.locator("#step-read").click()
    visitor.sees("hola gracias adiós")
    page.locator("#step-cards").click()
    course.write_text(text, "utf-8")
    expect(page.locator("#notice")).to_have_text("", timeout=20_000)
    visitor.sees("hola", ".word .target")
    course.write_text(text.replace("cards:", "cards: [", 1), "utf-8")
    expect(page.locator("#notice")).to_contain_text("what you see is what could be built last", timeout=20_000)
    visitor.sees("hola", ".word .target")
    page.locator("#notice a").click()
    visitor.sees("hello.yaml")
    check(page.locator(".finding.error").count() >= 1, "the error is not shown")
    course.write_text(text, "utf-8")
    expect(page.locator("#notice")).to_have_text("", timeout=20_000)
    visitor.close(preview.url)
    # While the server is being asked and builds, it still ends as it should.
    course.write_text(text + "\n", "utf-8")
    preview.stop(signal.SIGTERM)
    check("Traceback" not in preview.errors, preview.errors)
    return min(took)


def broken_at_first(browser, folder):
    """A curriculum that never built shows what was found."""
    curricc("init", folder)
    (folder / "decks/water.yaml").write_text("kind: deck\nid: [", "utf-8")
    preview = Preview(folder)
    visitor = Visitor(browser, preview.url)
    visitor.open("#/")
    visitor.sees("Nothing could be built yet")
    visitor.page.locator("main a").click()
    visitor.sees("water.yaml")
    visitor.close(preview.url)
    preview.stop()


def plain_files(browser, bundle, folder):
    """The same as files, opened from disk: all or none of them, and nothing is fetched from anywhere."""
    target = folder / "plain"
    curricc("preview", CURRICULUM, "--static", target)
    curricc("preview", CURRICULUM, "--static", target, status=2)
    curricc("preview", CURRICULUM, "--static", target, "--force")
    url = f"{target.as_uri()}/index.html"
    visitor = Visitor(browser, url)
    quiz(visitor, bundle)
    lesson(visitor, bundle)
    authors(visitor, bundle)
    visitor.close(target.as_uri())
    broken = folder / "broken"
    curricc("init", broken)
    (broken / "decks/water.yaml").write_text("kind: deck\n", "utf-8")
    curricc("preview", broken, "--static", folder / "none", status=1)
    check(not (folder / "none").exists(), "files were written of a curriculum with errors")


def prove(path):
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright, open_bundle(path) as bundle:
        folder = pathlib.Path(name)
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
        changed = copy_curriculum(folder / "changed")
        deck_file = sorted((changed / "decks").glob("*.yaml"))[0]
        deck_file.write_text(re.sub(r"(?m)^aspect: .*$", "aspect: Something else", deck_file.read_text("utf-8"), count=1), "utf-8")
        manifest = changed / "curriculum.yaml"
        # Without the author's allowances there is something to find.
        manifest.write_text(manifest.read_text("utf-8").split("\nallow:")[0] + "\n", "utf-8")
        found = json.loads(curricc("lint", changed, "--format", "json", "--limit", "0"))
        preview = Preview(changed, "--since", path)
        guarded(preview, bundle)
        modes = [lesson, boss, story, training, quiz, deck, scripts_of_the_world, keys_alone, authors]
        for mode in modes:
            visitor = Visitor(browser, preview.url)
            mode(visitor, bundle)
            visitor.close(preview.url)
        visitor = Visitor(browser, preview.url)
        visitor.open("#/changes")
        visitor.sees("Something")
        findings_of(visitor, found)
        visitor.close(preview.url)
        views = pictures(browser, preview.url, bundle)
        preview.stop()
        seconds = hostile_and_live(browser, folder / "hostile")
        broken_at_first(browser, folder / "never")
        plain_files(browser, bundle, folder)
        # A bundle alone has no sources, and is shown all the same.
        alone = Preview(path)
        visitor = Visitor(browser, alone.url)
        deck(visitor, bundle)
        equal(visitor.page.locator("#top a", has_text="Findings").count(), 0, "findings of a bundle")
        visitor.close(alone.url)
        alone.stop()
        browser.close()
    return f"{len(modes)} modes as learners take them, {views} views at two widths in light and dark, a save shown after {seconds:.2f} s"


main(prove)
