#include "CXMLShim.h"

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cxml_parser {
  int language;
  int depth, most_depth;
  xmlParserCtxtPtr context;
  xmlSAXHandler handler;
  cxml_event *events;
  size_t count, room;
  char *bytes;
  size_t used, space;
  char error[512];
  uint32_t error_line;
  uint32_t foreign_entities;
  /* The character that a name of HTML's stands for, as libxml2 takes it. */
  xmlEntity entity;
  xmlChar character[8];
};

/* Notes the first error alone: the others follow from it. */
static void fail(cxml_parser *parser, uint32_t line, const char *format, const char *what) {
  if (parser->error[0]) return;
  snprintf(parser->error, sizeof parser->error, format, what);
  parser->error_line = line;
  if (parser->context) xmlStopParser(parser->context);
}

static uint32_t line_of(const cxml_parser *parser) {
  xmlParserCtxtPtr context = parser->context;
  return context && context->input && context->input->line > 0 ? (uint32_t)context->input->line : 1;
}

static size_t keep(cxml_parser *parser, const char *text, size_t length) {
  if (parser->used + length > parser->space) {
    size_t space = (parser->used + length) * 2 + 4096;
    char *bytes = realloc(parser->bytes, space);
    if (!bytes) {
      fail(parser, line_of(parser), "%s", "there is not enough memory");
      return (size_t)-1;
    }
    parser->bytes = bytes;
    parser->space = space;
  }
  memcpy(parser->bytes + parser->used, text, length);
  parser->used += length;
  return parser->used - length;
}

static void add(cxml_parser *parser, int kind, const char *name, size_t name_length, const char *value,
                size_t value_length) {
  if (parser->error[0]) return;
  if (parser->count == parser->room) {
    size_t room = parser->room * 2 + 256;
    cxml_event *events = realloc(parser->events, room * sizeof *events);
    if (!events) {
      fail(parser, line_of(parser), "%s", "there is not enough memory");
      return;
    }
    parser->events = events;
    parser->room = room;
  }
  cxml_event event = {kind, line_of(parser), 0, name_length, 0, value_length};
  event.name = keep(parser, name, name_length);
  event.value = keep(parser, value, value_length);
  if (parser->error[0]) return;
  parser->events[parser->count++] = event;
}

static void enter(cxml_parser *parser, const char *name) {
  if (++parser->depth > parser->most_depth) {
    char most[32];
    snprintf(most, sizeof most, "%d", parser->most_depth);
    fail(parser, line_of(parser), "elements stand in more than %s others, which is the limit", most);
    return;
  }
  add(parser, CXML_START, name, strlen(name), "", 0);
}

static void on_end(cxml_parser *parser, const char *name) {
  parser->depth--;
  add(parser, CXML_END, name, strlen(name), "", 0);
}

static void on_text(void *user, const xmlChar *text, int length) {
  cxml_parser *parser = user;
  cxml_event *last = parser->count ? &parser->events[parser->count - 1] : NULL;
  if (last && last->kind == CXML_TEXT && last->value + last->value_length == parser->used) {
    if (keep(parser, (const char *)text, (size_t)length) != (size_t)-1) last->value_length += (size_t)length;
    return;
  }
  add(parser, CXML_TEXT, "", 0, (const char *)text, (size_t)length);
}

/* XML */

static void add_prefixed(cxml_parser *parser, const xmlChar *prefix, const xmlChar *name, const char *value,
                         size_t length) {
  char whole[256];
  if (!prefix) {
    add(parser, CXML_ATTRIBUTE, (const char *)name, strlen((const char *)name), value, length);
    return;
  }
  int count = name ? snprintf(whole, sizeof whole, "%s:%s", (const char *)prefix, (const char *)name)
                   : snprintf(whole, sizeof whole, "%s", (const char *)prefix);
  if (count > 0) add(parser, CXML_ATTRIBUTE, whole, strlen(whole), value, length);
}

/* Where nothing is expanded, libxml2 writes '&#38;' for every ampersand of an attribute. */
static size_t with_ampersands(char *text, size_t length) {
  size_t count = 0;
  for (size_t index = 0; index < length; index++) {
    text[count++] = text[index];
    if (length - index >= 5 && !memcmp(text + index, "&#38;", 5)) index += 4;
  }
  return count;
}

static void on_xml_start(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                         int namespace_count, const xmlChar **namespaces, int count, int defaulted,
                         const xmlChar **attributes) {
  (void)prefix, (void)uri;
  cxml_parser *parser = user;
  enter(parser, (const char *)name);
  for (int index = 0; index < namespace_count; index++) {
    const char *value = (const char *)namespaces[2 * index + 1];
    add_prefixed(parser, (const xmlChar *)"xmlns", namespaces[2 * index], value ? value : "",
                 value ? strlen(value) : 0);
  }
  /* What only the document's own type gives could make much of little. */
  for (int index = 0; index < count - defaulted; index++) {
    const xmlChar **part = attributes + 5 * index;
    add_prefixed(parser, part[1], part[0], (const char *)part[3], (size_t)(part[4] - part[3]));
    cxml_event *last = parser->count ? &parser->events[parser->count - 1] : NULL;
    if (last && last->kind == CXML_ATTRIBUTE) {
      last->value_length = with_ampersands(parser->bytes + last->value, last->value_length);
    }
  }
}

static void on_xml_end(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {
  (void)prefix, (void)uri;
  on_end(user, (const char *)name);
}

/* Every declaration of an entity ends it: none is needed, and what they are for otherwise is known. */
static void on_entity_declaration(void *user, const xmlChar *name, int type, const xmlChar *public_id,
                                  const xmlChar *system_id, xmlChar *content) {
  (void)type, (void)public_id, (void)content;
  cxml_parser *parser = user;
  fail(parser, line_of(parser),
       system_id ? "it declares the entity '%.60s', which lies in another file; nothing is loaded from there"
                 : "it declares the entity '%.60s', and entities of a file's own are not expanded",
       (const char *)name);
}

static size_t encode(unsigned value, xmlChar *bytes) {
  if (value < 0x80) {
    bytes[0] = (xmlChar)value;
    return 1;
  }
  if (value < 0x800) {
    bytes[0] = (xmlChar)(0xC0 | value >> 6);
    bytes[1] = (xmlChar)(0x80 | (value & 0x3F));
    return 2;
  }
  bytes[0] = (xmlChar)(0xE0 | value >> 12);
  bytes[1] = (xmlChar)(0x80 | (value >> 6 & 0x3F));
  bytes[2] = (xmlChar)(0x80 | (value & 0x3F));
  return 3;
}

#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
/* HTML's names of characters, which people write in XML, too; libxml2 knows XML's own five before it asks. */
static xmlEntityPtr on_get_entity(void *user, const xmlChar *name) {
  cxml_parser *parser = user;
  const htmlEntityDesc *known = htmlEntityLookup(name);
  /* Of an entity in an attribute libxml2 takes one byte alone. */
  int is_whole = known && (known->value < 0x80 || parser->context->instate != XML_PARSER_ATTRIBUTE_VALUE);
  if (!is_whole) {
    fail(parser, line_of(parser), "the entity '&%.60s;' is not known", (const char *)name);
    return NULL;
  }
  memset(&parser->entity, 0, sizeof parser->entity);
  size_t length = encode(known->value, parser->character);
  parser->character[length] = 0;
  parser->entity.type = XML_ENTITY_DECL;
  parser->entity.name = (const xmlChar *)known->name;
  parser->entity.content = parser->entity.orig = parser->character;
  parser->entity.length = (int)length;
  parser->entity.etype = XML_INTERNAL_PREDEFINED_ENTITY;
  parser->foreign_entities++;
  return &parser->entity;
}
#pragma clang diagnostic pop

static void on_reference(void *user, const xmlChar *name) {
  cxml_parser *parser = user;
  fail(parser, line_of(parser), "the entity '&%.60s;' is not known", (const char *)name);
}

#if LIBXML_VERSION >= 21200
typedef const xmlError *error_pointer;
#else
typedef xmlErrorPtr error_pointer;
#endif

static void on_error(void *user, error_pointer error) {
  cxml_parser *parser = user;
  if (!error || error->level != XML_ERR_FATAL || parser->language == CXML_HTML) return;
  char message[400];
  const char *words = error->message ? error->message : "it is no XML";
  if (parser->depth > 0 && error->code == XML_ERR_DOCUMENT_END) words = "the file ends in the middle";
  if (parser->depth == 0 && error->code == XML_ERR_DOCUMENT_EMPTY) words = "it is no XML";
  snprintf(message, sizeof message, "%s", words);
  size_t length = strlen(message);
  while (length && (message[length - 1] == '\n' || message[length - 1] == ' ')) message[--length] = 0;
  fail(parser, error->line > 0 ? (uint32_t)error->line : line_of(parser), "%s", message);
}

/* HTML */

static void on_html_start(void *user, const xmlChar *name, const xmlChar **attributes) {
  cxml_parser *parser = user;
  enter(parser, (const char *)name);
  for (; attributes && attributes[0]; attributes += 2) {
    const char *value = attributes[1] ? (const char *)attributes[1] : "";
    add(parser, CXML_ATTRIBUTE, (const char *)attributes[0], strlen((const char *)attributes[0]), value,
        strlen(value));
  }
}

static void on_html_end(void *user, const xmlChar *name) { on_end(user, (const char *)name); }

/* Parsers */

static void set_up(cxml_parser *parser) {
  xmlSAXHandler *handler = &parser->handler;
  handler->initialized = XML_SAX2_MAGIC;
  handler->characters = on_text;
  handler->cdataBlock = on_text;
  handler->ignorableWhitespace = on_text;
  handler->serror = on_error;
  if (parser->language == CXML_HTML) {
    handler->initialized = 1;
    handler->startElement = on_html_start;
    handler->endElement = on_html_end;
    return;
  }
  handler->startElementNs = on_xml_start;
  handler->endElementNs = on_xml_end;
  handler->entityDecl = on_entity_declaration;
  handler->getEntity = on_get_entity;
  handler->reference = on_reference;
}

cxml_parser *cxml_new(int language, int depth) {
  cxml_parser *parser = calloc(1, sizeof *parser);
  if (!parser) return NULL;
  parser->language = language;
  parser->most_depth = depth;
  set_up(parser);
  if (language == CXML_HTML) {
    parser->context =
        htmlCreatePushParserCtxt(&parser->handler, parser, NULL, 0, NULL, XML_CHAR_ENCODING_UTF8);
    if (parser->context)
      htmlCtxtUseOptions(parser->context, HTML_PARSE_NONET | HTML_PARSE_NODEFDTD | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING);
  } else {
    parser->context = xmlCreatePushParserCtxt(&parser->handler, parser, NULL, 0, NULL);
    int options = XML_PARSE_NONET | XML_PARSE_COMPACT;
    if (language == CXML_XML_UTF8) options |= XML_PARSE_IGNORE_ENC;
    if (parser->context) {
      xmlCtxtUseOptions(parser->context, options);
      if (language == CXML_XML_UTF8) xmlSwitchEncoding(parser->context, XML_CHAR_ENCODING_UTF8);
    }
  }
  if (!parser->context) {
    cxml_free(parser);
    return NULL;
  }
  return parser;
}

void cxml_free(cxml_parser *parser) {
  if (!parser) return;
  if (parser->context) {
    if (parser->context->myDoc) xmlFreeDoc(parser->context->myDoc);
    parser->context->myDoc = NULL;
    if (parser->language == CXML_HTML) {
      htmlFreeParserCtxt(parser->context);
    } else {
      xmlFreeParserCtxt(parser->context);
    }
  }
  free(parser->events);
  free(parser->bytes);
  free(parser);
}

long cxml_feed(cxml_parser *parser, const char *bytes, size_t count, int is_last) {
  parser->count = 0;
  parser->used = 0;
  if (parser->error[0]) return -1;
  if (parser->language == CXML_HTML) {
    htmlParseChunk(parser->context, bytes, (int)count, is_last);
  } else {
    xmlParseChunk(parser->context, bytes, (int)count, is_last);
  }
  return parser->error[0] ? -1 : (long)parser->count;
}

const cxml_event *cxml_events(const cxml_parser *parser) { return parser->events; }
size_t cxml_event_count(const cxml_parser *parser) { return parser->count; }
const char *cxml_bytes(const cxml_parser *parser) { return parser->bytes; }
const char *cxml_error(const cxml_parser *parser) { return parser->error; }
uint32_t cxml_error_line(const cxml_parser *parser) { return parser->error_line; }
uint32_t cxml_foreign_entities(const cxml_parser *parser) { return parser->foreign_entities; }
