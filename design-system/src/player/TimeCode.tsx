import { css } from "linaria";
import { color, font, numerals, space } from "../tokens/index.ts";
import { timeCode } from "./timeCode.ts";
import { useFact, useTime } from "./useEngine.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

/* Where there is no room for both, the length goes to a second line, which is not shown: a button is never pushed out. */
const time = css`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  column-gap: ${space[1]};
  min-width: 0;
  height: 1lh;
  margin-inline: ${space[1]};
  overflow: hidden;
  color: ${color.textOnPlayer};
  font: ${font.body};
  font-variant-numeric: ${numerals.tabular};
  white-space: nowrap;
`;

const rest = css`
  color: ${color.textMutedOnPlayer};
`;

/** Where it is and, once that is known, how long it is; renders once a second. The slider says the same in words, so this is for the eye. */
export function TimeCode() {
  const { engine } = usePlayerModel();
  const current = useTime(engine, (now) => Math.floor(now.current));
  const duration = useFact(engine, (snapshot) => Math.floor(snapshot.duration));
  return (
    <span className={time} aria-hidden>
      <span>{timeCode(current)}</span>
      {duration > 0 && <span className={rest}>/ {timeCode(duration)}</span>}
    </span>
  );
}
