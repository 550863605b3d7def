#include "CResources.h"

// C23's #embed keeps tables that people review in files that they can read.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char specifications[] = {
#embed "Science/specifications.tsv"
};

static const char spellings[] = {
#embed "Science/spellings.tsv"
};

static const char quantities[] = {
#embed "Science/quantities.tsv"
};

curricc_resource curricc_specifications(void) {
  return (curricc_resource){specifications, sizeof specifications};
}

curricc_resource curricc_spellings(void) { return (curricc_resource){spellings, sizeof spellings}; }

curricc_resource curricc_quantities(void) { return (curricc_resource){quantities, sizeof quantities}; }
