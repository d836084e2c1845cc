import type { PlayerEngine } from "./types.ts";

/** As loud as this is a sound that is brought back and was at nothing, of 1. */
const audible = 0.5;

/** Takes the sound away or brings it back: of the button and of the key alike. A sound at nothing is muted as well, and comes back to be heard. */
export function toggleSound(engine: PlayerEngine): void {
  const { isMuted, volume } = engine.getSnapshot();
  if (volume === 0) engine.setVolume(audible);
  else engine.setMuted(!isMuted);
}
