#define _GNU_SOURCE
#include "CPDFGuard.h"

#ifndef __linux__

int pdf_guard_isolate(void) { return 0; }

#else

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

// MARK: - Landlock

// From linux/landlock.h, which older systems lack; the numbers of the calls are the same on every processor.
// https://docs.kernel.org/userspace-api/landlock.html
enum { CREATE_RULESET = 444, ADD_RULE = 445, RESTRICT_SELF = 446, RULE_PATH_BENEATH = 1, RULESET_VERSION = 1 };
enum { READ_FILE = 1 << 2, READ_DIR = 1 << 3, FIRST_ABI = (1 << 13) - 1, REFER = 1 << 13, TRUNCATE = 1 << 14 };

struct ruleset {
  uint64_t files;
};

struct beneath {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

// Fonts and what finds them, poppler's tables of characters, and the C library's.
static const char *const readable[] = {
    "/usr/share/fonts",  "/usr/local/share/fonts", "/usr/share/fontconfig", "/usr/share/poppler", "/etc/fonts",
    "/var/cache/fontconfig", "/usr/share/ghostscript", "/usr/lib/locale", "/usr/lib/x86_64-linux-gnu/gconv",
    "/usr/lib/aarch64-linux-gnu/gconv", "/usr/lib64/gconv", "/usr/share/X11/fonts", "/usr/share/texmf/fonts",
};

static int close_files(void) {
  long version = syscall(CREATE_RULESET, NULL, 0, RULESET_VERSION);
  if (version < 1) return 0;
  struct ruleset rules = {.files = FIRST_ABI};
  if (version >= 2) rules.files |= REFER;
  if (version >= 3) rules.files |= TRUNCATE;
  int set = (int)syscall(CREATE_RULESET, &rules, sizeof rules, 0);
  if (set < 0) return 0;
  for (size_t i = 0; i < sizeof readable / sizeof *readable; i++) {
    int folder = open(readable[i], O_PATH | O_CLOEXEC);
    if (folder < 0) continue;
    struct beneath rule = {.allowed = READ_FILE | READ_DIR, .parent = folder};
    syscall(ADD_RULE, set, RULE_PATH_BENEATH, &rule, 0);
    close(folder);
  }
  long result = syscall(RESTRICT_SELF, set, 0);
  close(set);
  return result == 0;
}

// MARK: - seccomp

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#ifdef ARCHITECTURE

#define REFUSE(call)                                      \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), 0, 1),      \
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)

static int refuse_calls(void) {
  struct sock_filter filter[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#ifdef __x86_64__
      // The numbers of x32, another way to the same calls.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL),
      REFUSE(SYS_fork),
      REFUSE(SYS_vfork),
#endif
      REFUSE(SYS_clone),
      // The C library falls back to clone where this one is unknown.
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 435, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
      REFUSE(SYS_execve),
      REFUSE(SYS_execveat),
      REFUSE(SYS_socket),
      REFUSE(SYS_socketpair),
      REFUSE(SYS_connect),
      REFUSE(SYS_ptrace),
      REFUSE(SYS_process_vm_readv),
      REFUSE(SYS_process_vm_writev),
      REFUSE(SYS_kill),
      REFUSE(SYS_bpf),
      REFUSE(SYS_perf_event_open),
      REFUSE(SYS_keyctl),
      REFUSE(SYS_mount),
      REFUSE(SYS_unshare),
      REFUSE(SYS_setns),
      // io_uring reaches files and sockets past this filter.
      REFUSE(425),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  struct sock_fprog program = {.len = sizeof filter / sizeof *filter, .filter = filter};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

#else

static int refuse_calls(void) { return 0; }

#endif

int pdf_guard_isolate(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
  int defences = 0;
  if (close_files()) defences |= PDF_GUARD_FILES;
  if (refuse_calls()) defences |= PDF_GUARD_CALLS;
  return defences;
}

#endif
