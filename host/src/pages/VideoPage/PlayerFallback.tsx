import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { poster as posterStyle } from "./VideoPage.styles.ts";

export interface PlayerFallbackProps {
  poster: SafeMediaUrl | null;
}

/** The player's place while its code is on the way: the poster, which is the first thing to arrive. */
export function PlayerFallback({ poster }: PlayerFallbackProps) {
  if (poster === null) return <div className={posterStyle} />;
  return <img className={posterStyle} src={poster} alt="" width={1280} height={720} fetchPriority="high" decoding="async" />;
}
