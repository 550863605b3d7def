#ifndef CURRICC_WEB_H
#define CURRICC_WEB_H

#include <stddef.h>

/// A file of the preview's page that is compiled in.
typedef struct {
  /// Its path as the page asks for it, ending with a zero.
  const char *path;
  /// Its bytes, without a terminating zero.
  const char *bytes;
  size_t length;
} curricc_web_file;

/// The files; a module stands behind those that it imports.
const curricc_web_file *curricc_web_files(void);

/// How many there are.
size_t curricc_web_file_count(void);

#endif
