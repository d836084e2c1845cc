/*
 * The first import of the entry: the faces of the first text are asked for before the rest of the code is evaluated,
 * while the network has nothing to do. Asked for by the text itself they would come after it is drawn, and move it.
 * Not preloaded by the document: there they would share the line with the code.
 */
void document.fonts.load('1em "Golos Text"', "Кадр, kadr 1").catch(() => undefined);

export {};
