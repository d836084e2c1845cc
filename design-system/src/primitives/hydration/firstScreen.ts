/**
 * True while a server draws a first screen, and while the browser takes that drawing over: all of it is near the screen then, and both
 * draw the same. Said by whoever draws, once for the whole page.
 */
export const firstScreen = { isDrawn: false };
