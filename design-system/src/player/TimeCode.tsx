import { css } from "linaria";
import { color, font, numerals } from "../tokens/index.ts";
import { timeCode } from "./timeCode.ts";
import type { PlayerEngine } from "./types.ts";
import { useFact, useTime } from "./useEngine.ts";

const time = css`
  color: ${color.textOnPlayer};
  font: ${font.body};
  font-variant-numeric: ${numerals.tabular};
  white-space: nowrap;
`;

const rest = css`
  color: ${color.textMutedOnPlayer};
`;

/** Where it is and how long it is; renders once a second. The slider says the same in words, so this is for the eye. */
export function TimeCode({ engine }: { engine: PlayerEngine }) {
  const current = useTime(engine, (now) => Math.floor(now.current));
  const duration = useFact(engine, (snapshot) => Math.floor(snapshot.duration));
  return (
    <span className={time} aria-hidden>
      {timeCode(current)} <span className={rest}>/ {timeCode(duration)}</span>
    </span>
  );
}
