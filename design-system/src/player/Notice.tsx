import { css } from "linaria";
import { PauseIcon, PlayIcon } from "../primitives/Icon/index.ts";
import { color, font, radius, space } from "../tokens/index.ts";
import type { Notice as NoticeOf } from "./useCommands.ts";

const sign = css`
  position: absolute;
  inset: 12% auto auto 50%;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  translate: -50% 0;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.full};
  background: ${color.playerChrome};
  font: ${font.leadStrong};
  pointer-events: none;
  white-space: nowrap;
  /* beside the middle, where a finger tapped */
  &[data-side] {
    inset-block-start: 50%;
    translate: -50% -50%;
  }
  &[data-side="start"] {
    inset-inline-start: 17%;
  }
  &[data-side="end"] {
    inset-inline-start: 83%;
  }
  &[data-icon] {
    inset-block-start: 50%;
    padding: ${space[4]};
    translate: -50% -50%;
  }
`;

/** For a moment, what a key or a gesture changed. Who listens hears it from the player's live region. */
export function Notice({ shown }: { shown: NoticeOf["shown"] }) {
  if ("icon" in shown) {
    return (
      <div className={sign} data-icon aria-hidden>
        {shown.icon === "play" ? <PlayIcon size={32} /> : <PauseIcon size={32} />}
      </div>
    );
  }
  return (
    <div className={sign} data-side={shown.side} aria-hidden>
      {shown.text}
    </div>
  );
}
