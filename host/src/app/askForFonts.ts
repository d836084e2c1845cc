/*
 * The first import of the entry: the faces of the first text are made before the rest of the code is evaluated. Their files are
 * preloaded by the document (openapi/sandbox/documents/host-document.ts); asked for by the text itself, the faces would come after it is
 * drawn, and move it.
 */
void document.fonts.load('1em "Golos Text"', "Кадр, kadr 1").catch(() => undefined);

export {};
