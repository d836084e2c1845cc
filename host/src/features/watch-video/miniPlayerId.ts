/** Target of the shell's skip link; apart, so that the shell does not carry the mini player. */
export const miniPlayerId = "mini-player";
