/* Headers of libxml2 are included by CXMLShim alone: they bring ICU's with them, which clash with Foundation's own. */
