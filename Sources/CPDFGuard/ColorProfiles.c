#define _GNU_SOURCE
#include "CPDFGuard.h"

#include <dlfcn.h>

static int reads_profiles = 1;

void pdf_guard_skip_color_profiles(void) { reads_profiles = 0; }

// Poppler's interface for C reads a page's colour profiles anew for every page, through this function of lcms2.
// Where an executable has a function of the same name, the loader of Linux takes that one. Without a profile poppler
// takes the plain colours that each profile is registered with.
__attribute__((visibility("default"), used)) void *cmsOpenProfileFromMem(const void *bytes, unsigned size) {
  typedef void *opener(const void *, unsigned);
  opener *open = reads_profiles ? (opener *)dlsym(RTLD_NEXT, "cmsOpenProfileFromMem") : 0;
  return open ? open(bytes, size) : 0;
}
