import type { PlayerEngine } from "./types.ts";

/** Held for so long, a press is a hold and no press any more, ms. */
const holdMs = 500;

export interface Hold {
  /** A key or the picture was pressed; false where holding it has no effect: a video that stands, a live stream. */
  readonly begin: () => boolean;
  /** It was let go: whether it had been a hold; undefined when nothing was pressed. */
  readonly end: () => boolean | undefined;
}

/** Twice as fast for as long as something is held: Space, or the picture. */
export function createHold(engine: PlayerEngine): Hold {
  let press: { readonly timer: ReturnType<typeof setTimeout>; isLong: boolean } | null = null;
  const end = () => {
    if (press === null) return undefined;
    const { timer, isLong } = press;
    press = null;
    clearTimeout(timer);
    if (isLong) engine.setFast(false);
    return isLong;
  };
  return {
    begin() {
      end();
      const { isWanted, isLive } = engine.getSnapshot();
      if (!isWanted || isLive) return false;
      const timer = setTimeout(() => {
        if (press) press.isLong = true;
        engine.setFast(true);
      }, holdMs);
      press = { timer, isLong: false };
      return true;
    },
    end,
  };
}
