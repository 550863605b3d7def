"""The picture report in a browser: headless Chromium shows what `curricc extract --report` wrote.

Each page's picture is loaded, each frame lies within its page and belongs to an item of the JSON lines, with its words,
and the file asks for nothing outside itself. What lights up with scripts is also linked without them.
"""

import json
import os
import pathlib
import shutil
import tempfile

from playwright.sync_api import TimeoutError, sync_playwright

from support import ROOT, check, curricc, equal, main

PAPERS = ROOT / "Evaluation/extraction/development"
# With a mark scheme in another file, with columns, and from right to left.
CASES = [
    ("nested-dotted-lines", "nested-dotted-lines-markscheme"),
    ("glossary-two-columns", None),
    ("choices-mixed-rows", None),
    ("words-arabic", None),
]

LOOK = """() => {
  const rectangle = element => { const {left, top, right, bottom} = element.getBoundingClientRect();
    return [left, top, right, bottom]; };
  const dark = image => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const {data} = context.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let place = 0; place < data.length; place += 4) count += data[place] < 128;
    return count;
  };
  return {
    pictures: [...document.querySelectorAll("figure.picture")].map(figure => ({
      id: figure.id, rectangle: rectangle(figure),
      images: [...figure.querySelectorAll("img")].map(image => [image.naturalWidth, image.alt, dark(image)]),
      frames: [...figure.querySelectorAll("a.box")].map(frame => ({
        item: Number(frame.dataset.item), rectangle: rectangle(frame), title: frame.title,
        isAnswer: frame.classList.contains("answer"), label: frame.textContent,
        target: document.querySelector(frame.getAttribute("href")) !== null,
      })),
    })),
    items: [...document.querySelectorAll("li.item")].map(item => ({
      item: Number(item.dataset.item), yaml: item.querySelector("pre").textContent,
      classes: item.className, badge: item.querySelector(".badge").textContent,
    })),
    duplicates: [...document.querySelectorAll("[id]")].map(e => e.id).filter((id, i, all) => all.indexOf(id) !== i),
    dangling: [...document.querySelectorAll("a[href^='#']")].map(a => a.getAttribute("href"))
      .filter(href => !document.querySelector(href)),
  };
}"""


def step(confidence):
    return "sure" if confidence >= 0.9 else "fair" if confidence >= 0.7 else "poor"


def compare(name, records, seen):
    """What the browser shows is what the JSON lines say."""
    equal(seen["duplicates"], [], f"identifiers that {name} has twice")
    equal(seen["dangling"], [], f"links of {name} that lead nowhere")
    equal(sorted(item["item"] for item in seen["items"]), list(range(len(records))), f"items of {name}")
    for item in seen["items"]:
        record = records[item["item"]]
        check(step(record["confidence"]) in item["classes"].split(), f"colour of {record['question']!r} in {name}")
        check(item["badge"][0] in "✓~!", f"no sign beside the colour of {record['question']!r} in {name}")
        # The YAML may fold and quote, but has all words.
        words = item["yaml"].replace("''", "'").replace('\\"', '"').split()
        for word in (record["question"] or "").split():
            bare = word.strip("\"'\\_")
            check(any(bare in other for other in words), f"{word!r} of {record['question']!r} in the YAML of {name}")
    frames = 0
    for picture in seen["pictures"]:
        equal(len(picture["images"]), 1, f"pictures of {picture['id']} in {name}")
        width, words, dark = picture["images"][0]
        check(dark > 300, f"the picture of {picture['id']} in {name} shows nothing")
        check(width > 300, f"the picture of {picture['id']} in {name} is not loaded")
        check(words.startswith("Page "), f"{picture['id']} in {name} says {words!r} to those who do not see it")
        left, top, right, bottom = picture["rectangle"]
        for frame in picture["frames"]:
            one = frame["rectangle"]
            inside = one[0] >= left - 1 and one[1] >= top - 1 and one[2] <= right + 1 and one[3] <= bottom + 1
            check(inside and one[2] > one[0] and one[3] > one[1], f"{frame} lies outside {picture} in {name}")
            record = records[frame["item"]]
            check(frame["target"], f"{frame} of {name} leads nowhere")
            wanted = record["answer"] or "" if frame["isAnswer"] else record["question"]
            equal(frame["title"], wanted, f"the words of a frame in {name}")
            check((record["number"] or f"no. {frame['item'] + 1}") in frame["label"], f"{frame} of {name} has another number")
            frames += not frame["isAnswer"]
    check(frames >= len(records), f"{name} frames {frames} places of {len(records)} items")
    return frames


def arrive(page, there, complaint):
    """The address changes after the key, not with it: on a busy machine it was read too early."""
    try:
        page.wait_for_url(there, wait_until="commit", timeout=30_000)
    except TimeoutError:
        check(False, complaint)


def linked(page, name):
    """The item under the pointer lights up with its frame; a frame leads to its item without scripts, too."""
    frame = page.locator("a.box").first
    item = frame.get_attribute("data-item")
    page.locator(f"#item-{item}").hover()
    check("on" in frame.get_attribute("class").split(), f"the first frame of {name} does not light up")
    frame.focus()
    page.keyboard.press("Enter")
    arrive(page, lambda url: url.endswith(f"#item-{item}"), f"the first frame of {name} does not lead to its item")


def prove():
    pictures = pathlib.Path(os.environ.get("OUTSIDE_PICTURES") or tempfile.mkdtemp())
    total, pages = 0, 0
    with tempfile.TemporaryDirectory() as name, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=["--no-sandbox"])
        for paper, scheme in CASES:
            report = pathlib.Path(name) / f"{paper}.html"
            extra = ["--answers", PAPERS / f"{scheme}.pdf"] if scheme else []
            lines = curricc("extract", PAPERS / f"{paper}.pdf", *extra, "--report", report, "--jsonl")
            records = [json.loads(line) for line in lines.splitlines()]
            check(records, f"nothing was found in {paper}")
            for scheme_name in ("light", "dark"):
                page = browser.new_page(viewport={"width": 1400, "height": 1000}, color_scheme=scheme_name)
                faults, requests = [], []
                page.on("pageerror", lambda error: faults.append(str(error)))
                page.on("console", lambda message: faults.append(message.text))
                page.on("request", lambda request: requests.append(request.url[:40]))
                page.goto(report.as_uri())
                page.wait_for_function("[...document.images].every(image => image.complete)")
                seen = page.evaluate(LOOK)
                frames = compare(paper, records, seen)
                linked(page, paper)
                page.screenshot(path=pictures / f"extract-{paper}-{scheme_name}.png", full_page=True)
                outside = [url for url in requests if not url.startswith(("file:", "data:"))]
                equal(outside, [], f"what {paper} asks the network for")
                equal(faults, [], f"faults of {paper}")
                page.close()
            total, pages = total + frames, pages + len(seen["pictures"])
            plain = browser.new_context(java_script_enabled=False).new_page()
            plain.goto(report.as_uri())
            plain.locator("a.box").first.focus()
            plain.keyboard.press("Enter")
            arrive(plain, lambda url: "#item-" in url, f"without scripts the first frame of {paper} does not lead to its item")
            printed = plain.pdf(path=pictures / f"extract-{paper}.pdf")
            check(len(printed) > 10_000, f"the print of {paper} is empty")
            plain.close()
        browser.close()
    return f"Chromium shows {total} frames on {pages} pages of {len(CASES)} reports where the JSON lines have them"


main(prove, bundle=False)
