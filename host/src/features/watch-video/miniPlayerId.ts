/** What the skip link of the shell leads to; apart, so that the shell does not carry the mini player. */
export const miniPlayerId = "mini-player";
