// Loaded before libc (LD_PRELOAD): counts the calls by which a program changes files, and makes one of them fail, or
// has the program killed just before it. Output to pipes and terminals does not count.
//
//   FAULT_COUNTER  a file of 16 bytes: how many calls there were, and whether one of them failed
//   FAULT_AT       which call, from 1; 0 counts only
//   FAULT_ERROR    the errno that it fails with; 0 kills the program
//   FAULT_STAYS    1: what needs room goes on failing, as on a full disk
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

struct counter {
  _Atomic uint64_t calls;
  _Atomic uint64_t failed;
};

static struct counter nowhere;
static struct counter *counter = &nowhere;
static uint64_t fault_at;
static int fault_error;
static int fault_stays;

static uint64_t number(const char *name) {
  const char *text = getenv(name);
  return text ? strtoull(text, NULL, 10) : 0;
}

__attribute__((constructor)) static void begin(void) {
  const char *path = getenv("FAULT_COUNTER");
  if (!path) return;
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC, 0);
  if (file < 0) return;
  void *page = mmap(NULL, sizeof(struct counter), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  syscall(SYS_close, file);
  if (page == MAP_FAILED) return;
  counter = page;
  fault_at = number("FAULT_AT");
  fault_error = (int)number("FAULT_ERROR");
  fault_stays = (int)number("FAULT_STAYS");
}

// 1 when the call at hand is to fail; `needs_room` for those that a full disk refuses.
static int fails(int needs_room) {
  uint64_t call = atomic_fetch_add(&counter->calls, 1) + 1;
  int is_due = fault_at && (call == fault_at || (fault_stays && needs_room && call > fault_at));
  if (!is_due) return 0;
  if (!fault_error) {
    syscall(SYS_kill, syscall(SYS_getpid), SIGKILL);
    for (;;) pause();
  }
  atomic_store(&counter->failed, 1);
  errno = fault_error;
  return 1;
}

static int is_file(int descriptor) {
  struct stat status;
  return descriptor > 2 && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
// A call on a file's descriptor.
#define ON_FILE(type, name, parameters, file, needs_room, ...)       \
  type name parameters {                                             \
    if (is_file(file) && fails(needs_room)) return (type)-1;         \
    return REAL(name)(__VA_ARGS__);                                  \
  }
// A call on paths.
#define ON_PATH(name, parameters, needs_room, ...)                   \
  int name parameters {                                              \
    if (fails(needs_room)) return -1;                                \
    return REAL(name)(__VA_ARGS__);                                  \
  }

ON_FILE(ssize_t, write, (int f, const void *b, size_t n), f, 1, f, b, n)
ON_FILE(ssize_t, pwrite, (int f, const void *b, size_t n, off_t o), f, 1, f, b, n, o)
ON_FILE(ssize_t, pwrite64, (int f, const void *b, size_t n, off64_t o), f, 1, f, b, n, o)
ON_FILE(ssize_t, writev, (int f, const struct iovec *v, int n), f, 1, f, v, n)
ON_FILE(ssize_t, pwritev, (int f, const struct iovec *v, int n, off_t o), f, 1, f, v, n, o)
ON_FILE(ssize_t, sendfile, (int f, int i, off_t *o, size_t n), f, 1, f, i, o, n)
ON_FILE(ssize_t, sendfile64, (int f, int i, off64_t *o, size_t n), f, 1, f, i, o, n)
ON_FILE(ssize_t, copy_file_range, (int i, off64_t *io, int f, off64_t *fo, size_t n, unsigned g), f, 1, i, io, f, fo, n, g)
ON_FILE(int, fsync, (int f), f, 0, f)
ON_FILE(int, fdatasync, (int f), f, 0, f)
ON_FILE(int, ftruncate, (int f, off_t n), f, 1, f, n)
ON_FILE(int, ftruncate64, (int f, off64_t n), f, 1, f, n)
ON_PATH(rename, (const char *a, const char *b), 0, a, b)
ON_PATH(renameat, (int d, const char *a, int e, const char *b), 0, d, a, e, b)
ON_PATH(renameat2, (int d, const char *a, int e, const char *b, unsigned g), 0, d, a, e, b, g)
ON_PATH(mkdir, (const char *p, mode_t m), 1, p, m)
ON_PATH(mkstemp, (char *p), 1, p)
ON_PATH(mkostemp, (char *p, int g), 1, p, g)

// posix_fallocate gives its error and leaves errno alone.
int posix_fallocate(int f, off_t o, off_t n) {
  if (is_file(f) && fails(1)) return fault_error;
  return REAL(posix_fallocate)(f, o, n);
}

char *mkdtemp(char *path) {
  if (fails(1)) return NULL;
  return REAL(mkdtemp)(path);
}

#define OPENING(name, parameters, ...)                               \
  int name parameters {                                              \
    mode_t mode = 0;                                                 \
    if (flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE) {       \
      va_list rest;                                                  \
      va_start(rest, flags);                                         \
      mode = va_arg(rest, mode_t);                                   \
      va_end(rest);                                                  \
    }                                                                \
    if ((flags & O_CREAT) && fails(1)) return -1;                    \
    return REAL(name)(__VA_ARGS__, flags, mode);                     \
  }

OPENING(open, (const char *path, int flags, ...), path)
OPENING(open64, (const char *path, int flags, ...), path)
OPENING(openat, (int folder, const char *path, int flags, ...), folder, path)
OPENING(openat64, (int folder, const char *path, int flags, ...), folder, path)
