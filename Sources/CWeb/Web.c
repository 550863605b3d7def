#include "CWeb.h"

// C23's #embed keeps the page in files that people and browsers can read.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char index_html[] = {
#embed "Web/index.html"
};

#define FILE_AT(path, name) {path, name, sizeof name}

static const curricc_web_file files[] = {
    FILE_AT("index.html", index_html),
};

const curricc_web_file *curricc_web_files(void) { return files; }

size_t curricc_web_file_count(void) { return sizeof files / sizeof *files; }
