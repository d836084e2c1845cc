import { css } from "linaria";
import { media, motion, radius, space } from "../tokens/index.ts";
import type { CaptionLook, PlayerEngine } from "./types.ts";
import { useCues, useFact } from "./useEngine.ts";

export const plainCaptions: CaptionLook = { size: "m", color: "white", background: "shade" };

/** The look of one caption line; the settings' sample wears it too. */
export const captionLine = css`
  --line-color: oklch(100% 0 0);
  --line-ground: oklch(0% 0 0 / 0.72);
  display: inline;
  padding: 0.1em 0.35em;
  border-radius: ${radius.badge};
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  background: var(--line-ground);
  color: var(--line-color);
  font-family: var(--k-font);
  font-weight: 500;
  line-height: 1.4;
  white-space: pre-line;
  &[data-color="yellow"] {
    --line-color: oklch(92% 0.17 103);
  }
  &[data-color="green"] {
    --line-color: oklch(88% 0.2 145);
  }
  &[data-color="cyan"] {
    --line-color: oklch(90% 0.13 200);
  }
  &[data-background="none"] {
    --line-ground: transparent;
    text-shadow:
      0 0 3px oklch(0% 0 0),
      0 0 6px oklch(0% 0 0),
      0 1px 2px oklch(0% 0 0);
  }
  &[data-background="solid"] {
    --line-ground: oklch(0% 0 0);
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const layer = css`
  position: absolute;
  inset: ${space[4]};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* above the controls, and over them rather than cut where a small picture has no room for both */
  align-content: safe end;
  justify-items: center;
  gap: ${space[1]};
  font-size: clamp(14px, 3.2cqw, 32px);
  text-align: center;
  pointer-events: none;
  transition: padding-block-end ${motion.entry};
  &[data-raised] {
    padding-block-end: var(--controls-height, 88px);
  }
  &[data-size="s"] {
    font-size: clamp(12px, 2.4cqw, 24px);
  }
  &[data-size="l"] {
    font-size: clamp(16px, 4.4cqw, 44px);
  }
  &[data-size="xl"] {
    font-size: clamp(18px, 5.6cqw, 60px);
  }
`;

/* Each line by its own direction: a line of Hebrew below a Russian one has its exclamation mark at its left end. */
const paragraph = css`
  max-width: 100%;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
`;

/** Cue that is spoken now, above the controls while they are shown. Not announced: a person who hears needs no reading of it. */
export function CaptionsLayer({
  engine,
  look = plainCaptions,
  isRaised,
}: {
  engine: PlayerEngine;
  look: CaptionLook | undefined;
  isRaised: boolean;
}) {
  const cues = useCues(engine);
  const lang = useFact(engine, (snapshot) => snapshot.caption);
  if (lang === null || cues.length === 0) return null;
  return (
    <div className={layer} lang={lang} data-size={look.size} data-raised={isRaised || undefined} data-captions>
      {cues.map((cue) => (
        <div key={`${cue.start} ${cue.text}`} className={paragraph}>
          <span className={captionLine} data-color={look.color} data-background={look.background}>
            {cue.text}
          </span>
        </div>
      ))}
    </div>
  );
}
