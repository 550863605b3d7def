#define _GNU_SOURCE
#include "CPDFGuard.h"

#include <errno.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

// What fontconfig, poppler and iconv have open at once, with room to spare.
static const rlim_t open_files = 64;

void pdf_guard_close_from(int first) {
#ifdef SYS_close_range
  if (syscall(SYS_close_range, (unsigned)first, ~0u, 0u) == 0) return;
#endif
  long last = sysconf(_SC_OPEN_MAX);
  if (last < 0 || last > 65536) last = 65536;
  for (int descriptor = first; descriptor < last; descriptor++) close(descriptor);
}

static int limit(int resource, rlim_t value) {
  struct rlimit old;
  if (getrlimit(resource, &old) != 0) return errno;
  if (old.rlim_max != RLIM_INFINITY && value > old.rlim_max) value = old.rlim_max;
  struct rlimit new = {.rlim_cur = value, .rlim_max = value};
  return setrlimit(resource, &new) == 0 ? 0 : errno;
}

#ifdef __linux__
// The address space that the program and its libraries take already.
static rlim_t address_space(void) {
  unsigned long long pages = 0;
  FILE *file = fopen("/proc/self/statm", "r");
  if (file) {
    if (fscanf(file, "%llu", &pages) != 1) pages = 0;
    fclose(file);
  }
  return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}
#endif

int pdf_guard_limit(uint64_t bytes) {
  int problem = limit(RLIMIT_CORE, 0);
  if (!problem) problem = limit(RLIMIT_FSIZE, 0);
  if (!problem) problem = limit(RLIMIT_NOFILE, open_files);
#ifdef __linux__
  // Elsewhere the first counts threads that the system starts, and the second is not kept or not settable.
  if (!problem) problem = limit(RLIMIT_NPROC, 0);
  if (!problem) problem = limit(RLIMIT_AS, address_space() + bytes);
#else
  (void)bytes;
#endif
  return problem;
}

int pdf_guard_limit_time(uint64_t seconds) {
  struct rusage used;
  if (getrusage(RUSAGE_SELF, &used) != 0) return errno;
  // One more, for the parts of a second.
  rlim_t end = (rlim_t)used.ru_utime.tv_sec + (rlim_t)used.ru_stime.tv_sec + 1 + seconds;
  struct rlimit limits;
  if (getrlimit(RLIMIT_CPU, &limits) != 0) return errno;
  if (limits.rlim_max != RLIM_INFINITY && end > limits.rlim_max) end = limits.rlim_max;
  // The hard limit stays, since it could not be raised for the next page: SIGXCPU is not caught, and so is enough.
  limits.rlim_cur = end;
  return setrlimit(RLIMIT_CPU, &limits) == 0 ? 0 : errno;
}
