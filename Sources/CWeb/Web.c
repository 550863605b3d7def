#include "CWeb.h"

// C23's #embed keeps the page in files that people and browsers can read.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char index_html[] = {
#embed "Web/index.html"
};

static const char style_css[] = {
#embed "Web/style.css"
};

static const char icon_svg[] = {
#embed "Web/icon.svg"
};

static const char runtime_random_js[] = {
#embed "Web/runtime/random.js"
};

static const char runtime_days_js[] = {
#embed "Web/runtime/days.js"
};

static const char runtime_tong_js[] = {
#embed "Web/runtime/tong.js"
};

static const char runtime_boss_js[] = {
#embed "Web/runtime/boss.js"
};

static const char runtime_due_js[] = {
#embed "Web/runtime/due.js"
};

static const char runtime_edutok_js[] = {
#embed "Web/runtime/edutok.js"
};

static const char runtime_limits_js[] = {
#embed "Web/runtime/limits.js"
};

static const char runtime_rational_js[] = {
#embed "Web/runtime/rational.js"
};

static const char runtime_text_js[] = {
#embed "Web/runtime/text.js"
};

static const char runtime_units_js[] = {
#embed "Web/runtime/units.js"
};

static const char runtime_number_js[] = {
#embed "Web/runtime/number.js"
};

static const char runtime_rubric_js[] = {
#embed "Web/runtime/rubric.js"
};

static const char runtime_question_js[] = {
#embed "Web/runtime/question.js"
};

static const char runtime_sm2_js[] = {
#embed "Web/runtime/sm2.js"
};

static const char runtime_story_js[] = {
#embed "Web/runtime/story.js"
};

static const char app_dom_js[] = {
#embed "Web/app/dom.js"
};

static const char app_reasons_js[] = {
#embed "Web/app/reasons.js"
};

static const char app_store_js[] = {
#embed "Web/app/store.js"
};

static const char app_author_js[] = {
#embed "Web/app/author.js"
};

static const char app_home_js[] = {
#embed "Web/app/home.js"
};

static const char app_markdown_js[] = {
#embed "Web/app/markdown.js"
};

static const char app_question_js[] = {
#embed "Web/app/question.js"
};

static const char app_sequence_js[] = {
#embed "Web/app/sequence.js"
};

static const char app_boss_js[] = {
#embed "Web/app/boss.js"
};

static const char app_changes_js[] = {
#embed "Web/app/changes.js"
};

static const char app_charts_js[] = {
#embed "Web/app/charts.js"
};

static const char app_coverage_js[] = {
#embed "Web/app/coverage.js"
};

static const char app_deck_js[] = {
#embed "Web/app/deck.js"
};

static const char app_findings_js[] = {
#embed "Web/app/findings.js"
};

static const char app_results_js[] = {
#embed "Web/app/results.js"
};

static const char app_kit_js[] = {
#embed "Web/app/kit.js"
};

static const char app_lesson_js[] = {
#embed "Web/app/lesson.js"
};

static const char app_quiz_js[] = {
#embed "Web/app/quiz.js"
};

static const char app_story_js[] = {
#embed "Web/app/story.js"
};

static const char app_training_js[] = {
#embed "Web/app/training.js"
};

static const char app_main_js[] = {
#embed "Web/app/main.js"
};

#define FILE_AT(path, name) {path, name, sizeof name}

static const curricc_web_file files[] = {
    FILE_AT("index.html", index_html),
    FILE_AT("style.css", style_css),
    FILE_AT("icon.svg", icon_svg),
    FILE_AT("runtime/random.js", runtime_random_js),
    FILE_AT("runtime/days.js", runtime_days_js),
    FILE_AT("runtime/tong.js", runtime_tong_js),
    FILE_AT("runtime/boss.js", runtime_boss_js),
    FILE_AT("runtime/due.js", runtime_due_js),
    FILE_AT("runtime/edutok.js", runtime_edutok_js),
    FILE_AT("runtime/limits.js", runtime_limits_js),
    FILE_AT("runtime/rational.js", runtime_rational_js),
    FILE_AT("runtime/text.js", runtime_text_js),
    FILE_AT("runtime/units.js", runtime_units_js),
    FILE_AT("runtime/number.js", runtime_number_js),
    FILE_AT("runtime/rubric.js", runtime_rubric_js),
    FILE_AT("runtime/question.js", runtime_question_js),
    FILE_AT("runtime/sm2.js", runtime_sm2_js),
    FILE_AT("runtime/story.js", runtime_story_js),
    FILE_AT("app/dom.js", app_dom_js),
    FILE_AT("app/reasons.js", app_reasons_js),
    FILE_AT("app/store.js", app_store_js),
    FILE_AT("app/author.js", app_author_js),
    FILE_AT("app/home.js", app_home_js),
    FILE_AT("app/markdown.js", app_markdown_js),
    FILE_AT("app/question.js", app_question_js),
    FILE_AT("app/sequence.js", app_sequence_js),
    FILE_AT("app/boss.js", app_boss_js),
    FILE_AT("app/changes.js", app_changes_js),
    FILE_AT("app/charts.js", app_charts_js),
    FILE_AT("app/coverage.js", app_coverage_js),
    FILE_AT("app/deck.js", app_deck_js),
    FILE_AT("app/findings.js", app_findings_js),
    FILE_AT("app/results.js", app_results_js),
    FILE_AT("app/kit.js", app_kit_js),
    FILE_AT("app/lesson.js", app_lesson_js),
    FILE_AT("app/quiz.js", app_quiz_js),
    FILE_AT("app/story.js", app_story_js),
    FILE_AT("app/training.js", app_training_js),
    FILE_AT("app/main.js", app_main_js),
};

const curricc_web_file *curricc_web_files(void) { return files; }

size_t curricc_web_file_count(void) { return sizeof files / sizeof *files; }
