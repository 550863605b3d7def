#define _GNU_SOURCE
#include "CPDFGuard.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { MOST_NOTES = 20, LONGEST_NOTE = 300 };

static int messages = -1;
static int notes = 0;
static char said[4096];
static unsigned char other_stack[65536];

// What the C library, C++, GLib and poppler say before they end a process that gets no memory.
static const char *const lacks_memory[] = {"ut of memory", "bad_alloc", "failed to allocate", "annot allocate memory"};

// Only what a signal handler may call.
static void end_for_memory_or(int signal_number);

static int catch_signals(void) {
  stack_t stack = {.ss_sp = other_stack, .ss_size = sizeof other_stack};
  if (sigaltstack(&stack, NULL) != 0) return -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = end_for_memory_or;
  action.sa_flags = SA_ONSTACK | (int)SA_RESETHAND;
  const int signals[] = {SIGABRT, SIGTRAP, SIGSEGV, SIGBUS, SIGILL, SIGFPE};
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    if (sigaction(signals[i], &action, NULL) != 0) return -1;
  }
  return 0;
}

int pdf_guard_catch(void) {
  int output = dup(1);
  int ends[2];
  if (output < 0 || pipe(ends) != 0) return -1;
  // What does not fit is lost: poppler must not wait for this same process to read.
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFL, O_NONBLOCK);
  // A library that prints must not do so among the frames.
  if (dup2(ends[1], 1) < 0 || dup2(ends[1], 2) < 0) return -1;
  close(ends[1]);
  messages = ends[0];
  return catch_signals() == 0 ? output : -1;
}

void pdf_guard_note(const char *line) {
  if (notes++ >= MOST_NOTES) return;
  char note[LONGEST_NOTE + 1];
  size_t length = strnlen(line, LONGEST_NOTE);
  memcpy(note, line, length);
  note[length] = '\n';
  // Nobody waits for what does not fit.
  if (write(2, note, length + 1) < 0) notes = MOST_NOTES;
}

size_t pdf_guard_read_messages(char *buffer, size_t size) {
  notes = 0;
  if (messages < 0) return 0;
  ssize_t count = read(messages, buffer, size);
  return count > 0 ? (size_t)count : 0;
}

static int contains(const char *text, size_t length, const char *part) {
  size_t size = strlen(part);
  for (size_t start = 0; start + size <= length; start++) {
    if (memcmp(text + start, part, size) == 0) return 1;
  }
  return 0;
}

static void end_for_memory_or(int signal_number) {
  int memory = 0;
  size_t length;
  while (!memory && (length = pdf_guard_read_messages(said, sizeof said)) > 0) {
    for (size_t i = 0; i < sizeof lacks_memory / sizeof *lacks_memory; i++) {
      memory = memory || contains(said, length, lacks_memory[i]);
    }
  }
  if (!memory) {
    const size_t some = 16u << 20;
    void *probe = mmap(NULL, some, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0);
    memory = probe == MAP_FAILED;
    if (!memory) munmap(probe, some);
  }
  if (memory) _exit(PDF_GUARD_OUT_OF_MEMORY);
  raise(signal_number);
}
