#ifndef CURRICC_PDF_GUARD_H
#define CURRICC_PDF_GUARD_H

#include <stddef.h>
#include <stdint.h>

/// The exit status of a process that asked for more memory than it may have.
#define PDF_GUARD_OUT_OF_MEMORY 77

/// Which defences are in force.
enum {
  PDF_GUARD_FILES = 1,
  PDF_GUARD_CALLS = 2,
};

/// Closes every file descriptor from `first` on.
void pdf_guard_close_from(int first);

/// Limits this process: no core file, no file written, no new process, few open files, `bytes` of address space
/// beside what it has already.
///
/// Returns 0, or the number of the error.
int pdf_guard_limit(uint64_t bytes);

/// Lets this process use `seconds` of processor time from now on; SIGXCPU ends it after them.
///
/// Can be called again for each page.
int pdf_guard_limit_time(uint64_t seconds);

/// Takes from this process what a reader of one open file does not need: files other than fonts and their settings,
/// the network, other programs.
///
/// Returns the defences that this system has: Landlock and seccomp of Linux; none elsewhere.
int pdf_guard_isolate(void);

/// Turns standard output and error into a pipe that this process reads itself, and tells lack of memory from other crashes:
/// such a process ends with PDF_GUARD_OUT_OF_MEMORY.
///
/// Returns a descriptor of what standard output was, or -1.
int pdf_guard_catch(void);

/// Makes poppler do without the colour profiles of files, which only drawing needs.
///
/// They take up to a third of the time of reading text, and their reader is one more that a file could attack. Works
/// on Linux only.
void pdf_guard_skip_color_profiles(void);

/// Writes a line to standard error; of many before the next reading only the first few.
void pdf_guard_note(const char *line);

/// Reads what was written to standard error since the last call: at most `size` bytes, 0 for nothing.
size_t pdf_guard_read_messages(char *buffer, size_t size);

/// Makes a copy of this process for each request that comes through a socket, until nobody can ask any more.
///
/// A request has arguments, each with a zero byte behind it, and the descriptors of what is to be the copy's standard
/// input, its standard output and, where there is one more, its descriptor 3. The answer is the number of the copy's
/// process in four bytes, or the number of an error, negative. A copy is a child of this process's parent.
///
/// Returns in the copy alone, with the length of its arguments; -1 where a system has no such copies.
long pdf_guard_copies(int requests, char *arguments, size_t size);

#endif
