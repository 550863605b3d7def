import { hideAuthor, showAuthor } from "./author.js";
import { button, counted, crumbs, h, meter, replace } from "./dom.js";
import { progressOf } from "./home.js";
import { questionView, verdictView } from "./question.js";
import { itemOf } from "./sequence.js";
import { languages, load, session } from "./store.js";
import { aftermath, BossRun } from "../runtime/boss.js";

// A boss test: a clock, answers that may be changed until they are handed in, and a result.

/** A boss test as learners take it; `item` shows that question to authors without beginning the test. */
export async function bossView([id], parameters) {
  const unit = await load(`boss-${id}`);
  const { boss, band, language } = unit;
  const name = `boss-${id}`;
  const state = session(name, () => ({ place: 0, answers: {}, run: null }));
  const body = h("div", {});
  const draw = () => replace(body, !state.run ? intro() : state.run.result ? result() : item());
  const begin = () => {
    state.run = new BossRun(unit.questions.length, boss.time_limit_seconds ?? null, boss.pass_score_pct);
    state.run.start(Date.now());
    draw();
    body.querySelector("input, .options button, button")?.focus({ preventScroll: true });
    watchClock();
  };
  const watchClock = () => {
    const clock = setInterval(() => {
      if (!body.isConnected || !state.run || state.run.result) return clearInterval(clock);
      state.run.tick(Date.now());
      if (state.run.result) {
        clearInterval(clock);
        end();
      } else showTime(body, state.run);
    }, 250);
  };
  const end = () => {
    const progress = progressOf(language.language_id);
    const passed = Boolean(progress.passed[band.band_id]);
    const after = aftermath({
      units_required: band.units_required, units_completed: 0, boss_passed: passed, passed_at_ms: null,
      passed: state.run.result.passed, at_ms: Date.now(),
    });
    progress.passed[band.band_id] = after.boss_passed;
    state.xp = after.xp;
    draw();
    body.querySelector("h2")?.focus({ preventScroll: true });
  };
  const intro = () => {
    const wanted = Number(parameters.get("item"));
    const asked = unit.questions.find((question) => question.question_id === wanted);
    if (asked) showAuthor(unit, [itemOf({ question: asked, language: languages(language).target })]);
    else showAuthor(unit, [{ label: boss.title, number: boss.boss_test_id, key: boss.key }]);
    const limit = boss.time_limit_seconds;
    return h("div", { class: "panel" },
      h("p", {}, `${counted(unit.questions.length, "question")}; ${boss.pass_score_pct} % pass. `,
        limit ? `You have ${minutes(limit)}; the clock runs from the start.` : "There is no time limit."),
      asked ? h("p", { class: "prompt", dir: "auto" }, asked.prompt) : null,
      h("div", { class: "actions" }, button("Start", begin, { class: "main", id: "start" })));
  };
  const item = () => {
    const question = unit.questions[state.place];
    const own = (state.answers[question.question_id] ??= {});
    const { target } = languages(language);
    const answerLanguage = question.grading === "choose-one" ? null : target;
    showAuthor(unit, [itemOf({ question, language: answerLanguage })]);
    const go = (step) => {
      state.place += step;
      draw();
      body.querySelector("input:not(:disabled), .options button, #next")?.focus({ preventScroll: true });
    };
    const isLast = state.place === unit.questions.length - 1;
    const clock = h("span", { class: "timer", role: "timer", id: "clock" });
    const view = [
      h("div", { class: "head" }, h("span", { class: "quiet", id: "where" }, `Question ${state.place + 1} of ${unit.questions.length}`), clock),
      meter(state.place + 1, unit.questions.length, "How far you are"),
      h("div", { class: "panel" },
        questionView(question, {
          state: own, isSilent: true, language: answerLanguage, seed: question.question_id, id: `answer-${question.question_id}`,
          onGraded: (grade) => {
            if (state.run.answer(state.place, grade.verdict === "correct", Date.now()) === "late") end();
            else if (!["order"].includes(question.grading)) kept.textContent = "Kept. You may change it until you hand in.";
          },
        }),
        null),
    ];
    const kept = h("p", { class: "quiet small", role: "status" }, own.grade ? "Kept. You may change it until you hand in." : "");
    view[2].append(kept, h("div", { class: "actions" },
      state.place > 0 ? button("Back", () => go(-1)) : null,
      isLast ? null : button("Next", () => go(1), { id: "next" }),
      button("Hand in", () => { state.run.submit(Date.now()); end(); }, { class: isLast ? "main" : null, id: "hand-in" })));
    queueMicrotask(() => showTime(body, state.run));
    return view;
  };
  const result = () => {
    const { percent, passed } = state.run.result;
    showAuthor(unit, [{ label: boss.title, number: boss.boss_test_id, key: boss.key }]);
    return [
      h("div", { class: "panel" },
        h("h2", { tabindex: -1 }, passed ? "Passed" : "Not passed"),
        h("p", { class: `score ${passed ? "passed" : "failed"}`, id: "score" }, `${percent} %`),
        h("p", {}, `${state.run.correct} of ${unit.questions.length} right, ${boss.pass_score_pct} % wanted${state.run.isTimedOut ? "; time was up" : ""}. ${state.xp} XP.`),
        h("div", { class: "actions" }, button("Take it again", () => { Object.assign(state, { place: 0, answers: {}, run: null }); draw(); }, { class: "main" }))),
      unit.questions.map((question, place) => {
        const grade = state.answers[question.question_id]?.grade ?? { verdict: "incorrect", reason: "empty", marks: 0, out_of: question.marks };
        return h("div", { class: "panel" }, h("p", { dir: "auto" }, `${place + 1}. ${question.prompt}`), verdictView(question, grade, { language: languages(language).target }));
      }),
    ];
  };
  hideAuthor();
  draw();
  if (state.run && !state.run.result) watchClock();
  return {
    title: boss.title,
    node: [
      crumbs(["Home", "#/"], [language.name, `#/course/${language.language_id}`], [band.long_label, `#/band/${band.band_id}`], [boss.title]),
      h("h1", { tabindex: -1, dir: "auto" }, boss.title), body,
    ],
  };
}

function minutes(seconds) {
  const parts = [Math.floor(seconds / 60), seconds % 60];
  return [parts[0] ? counted(parts[0], "minute") : null, parts[1] ? counted(parts[1], "second") : null].filter(Boolean).join(" ");
}

function showTime(body, run) {
  const clock = body.querySelector("#clock");
  const left = run.remainingSeconds;
  if (!clock || left === null) return;
  clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  clock.setAttribute("aria-label", `Time left: ${minutes(left) || "none"}`);
  clock.classList.toggle("late", left <= 30);
}
