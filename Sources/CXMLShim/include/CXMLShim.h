#ifndef CXML_SHIM_H
#define CXML_SHIM_H

#include <stddef.h>
#include <stdint.h>

/* libxml2's XML and HTML parsers as events, in the pieces in which the source is fed.
   No header of libxml2 is included here: with ICU in them they cannot stand beside Foundation in Swift. */

/* What an event is. */
enum {
  CXML_START = 1,     /* name: the local name; attributes follow as events of their own */
  CXML_ATTRIBUTE = 2, /* name: as written, xmlns and xmlns:… among them; value */
  CXML_END = 3,       /* name: the local name */
  CXML_TEXT = 4       /* value; what stands together may come in several pieces */
};

typedef struct cxml_event {
  int kind;
  /* 1-based. */
  uint32_t line;
  /* Offsets in the bytes of cxml_bytes. */
  size_t name, name_length, value, value_length;
} cxml_event;

typedef struct cxml_parser cxml_parser;

/* Which language is read, and how. */
enum {
  CXML_XML_DECLARED = 0, /* XML in the encoding that it declares */
  CXML_XML_UTF8 = 1,     /* XML in UTF-8, whatever it declares */
  CXML_HTML = 2          /* HTML of any quality, in UTF-8 */
};

/* A parser that stops where elements stand in more than `depth` others; NULL without memory. */
cxml_parser *cxml_new(int language, int depth);
void cxml_free(cxml_parser *parser);

/* Parses the next piece, of which `is_last` is the end of the source; the events before are gone.
   Returns the number of events that it came to, or -1 after an error; events before the error are there all the same. */
long cxml_feed(cxml_parser *parser, const char *bytes, size_t count, int is_last);

/* The events of the piece, and how many there are. */
const cxml_event *cxml_events(const cxml_parser *parser);
size_t cxml_event_count(const cxml_parser *parser);
/* The bytes that the events' offsets count in. */
const char *cxml_bytes(const cxml_parser *parser);

/* What is wrong, in words, and where; an empty text while nothing is. */
const char *cxml_error(const cxml_parser *parser);
uint32_t cxml_error_line(const cxml_parser *parser);
/* How many names of HTML's characters, as &nbsp;, were read in XML that does not declare them. */
uint32_t cxml_foreign_entities(const cxml_parser *parser);

#endif
