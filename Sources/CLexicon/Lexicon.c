#include "CLexicon.h"

// C23's #embed keeps the file mapped with the program: nothing is read or copied at the start.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t english[] = {
#embed "english.lexicon"
};

// A header of zeros: no words, and sections of no bytes.
static const uint8_t nothing[256];

const uint8_t *curricc_english_lexicon(void) { return english; }

size_t curricc_english_lexicon_length(void) { return sizeof english; }

const uint8_t *curricc_empty_lexicon(void) { return nothing; }
