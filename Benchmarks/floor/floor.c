// floor FOLDER OUT.sqlite [--schema PATH]

#include "floor.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// What 32-bit places reach.
#define ARENA_SIZE ((size_t)4 << 30)

char *arena;
size_t arena_used = 1;
courses_table courses;
bands_table bands;
units_table units;
lessons_table lessons;
sentences_table sentences;
cards_table cards;
bosses_table bosses;
questions_table questions;
options_table options;
Text curriculum_name, curriculum_version;

_Noreturn void stop(const char *what, const char *which) {
  fprintf(stderr, "floor: %s: %s\n", which, what);
  exit(1);
}

void *grow(void *rows, size_t count, size_t *capacity, size_t size) {
  *capacity = count ? count * 2 : 64;
  void *grown = realloc(rows, *capacity * size);
  if (!grown) stop("no memory", "floor");
  return grown;
}

void reserve(Buffer *buffer, size_t more) {
  size_t capacity = buffer->capacity ? buffer->capacity : 4096;
  while (capacity < buffer->length + more) capacity *= 2;
  if (capacity == buffer->capacity) return;
  buffer->bytes = realloc(buffer->bytes, capacity);
  buffer->capacity = capacity;
  if (!buffer->bytes) stop("no memory", "floor");
}

void put_json(Buffer *buffer, const char *bytes, size_t length) {
  if (buffer->length + length * 6 + 2 > buffer->capacity) reserve(buffer, length * 6 + 2);
  char *out = buffer->bytes + buffer->length;
  *out++ = '"';
  for (size_t i = 0; i < length; i++) {
    unsigned char byte = (unsigned char)bytes[i];
    if (byte >= 0x20 && byte != '"' && byte != '\\') {
      *out++ = (char)byte;
    } else if (byte == '\n') {
      *out++ = '\\';
      *out++ = 'n';
    } else if (byte >= 0x20) {
      *out++ = '\\';
      *out++ = (char)byte;
    } else {
      out += sprintf(out, "\\u%04x", byte);
    }
  }
  *out++ = '"';
  buffer->length = (size_t)(out - buffer->bytes);
}

int main(int count, char **words) {
  const char *schema = "schemas/bundle.sql";
  if (count == 5 && strcmp(words[3], "--schema") == 0) {
    schema = words[4];
  } else if (count != 3) {
    fprintf(stderr, "usage: floor FOLDER OUT.sqlite [--schema PATH]\n");
    return 2;
  }
#ifdef __GLIBC__
  // Memory that was freed stays with the process: giving it back after each file and asking again takes time.
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
#endif
  const int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  arena = mmap(NULL, ARENA_SIZE, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (arena == MAP_FAILED) stop("no address space", "floor");
#ifdef MADV_HUGEPAGE
  madvise(arena, ARENA_SIZE, MADV_HUGEPAGE);
#endif
  read_folder(words[1]);
  write_bundle(words[2], schema);
  return 0;
}
