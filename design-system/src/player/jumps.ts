import type { PlayerDispose, PlayerEngine } from "./types.ts";

/** Further than playing twice as fast goes between two reports of the time, also in a tab that is not looked at; nearer than any skip, s. */
const minJump = 2.5;

/** Tells where it stands (s) whenever it was moved there: sought, skipped, begun anew. Playing on is no jump. */
export function watchJumps(engine: PlayerEngine, listener: (time: number) => void): PlayerDispose {
  let before = engine.getTime().current;
  return engine.subscribeTime(() => {
    const now = engine.getTime().current;
    const isJump = now < before || now - before > minJump;
    before = now;
    if (isJump) listener(now);
  });
}
