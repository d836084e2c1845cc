import { css } from "linaria";
import type { ReactNode } from "react";
import { color, radius, size, space } from "../../tokens/index.ts";
import { overPicture } from "../overPicture.ts";

export interface ShortProps {
  /** The picture that moves, its poster, or what stands in their place; it fills its box. */
  stage: ReactNode;
  /** Author, title, description: over the foot of the picture. */
  about?: ReactNode;
  /** Actions: a column beside the picture, over its edge on a narrow screen. */
  actions?: ReactNode;
}

const short = css`
  --rail: 72px;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(var(--rail), 1fr);
  gap: ${space[4]};
  height: 100%;
  padding: ${space[4]} ${size.gutter};
  ${overPicture} {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: 0;
    padding: 0;
    background: ${color.player};
  }
`;

/* 9:16, as high as the place; a place that is narrower or lower than that is filled, and the picture stands in its middle */
const picture = css`
  position: relative;
  container: short / size;
  grid-column: 2;
  height: 100%;
  aspect-ratio: 9 / 16;
  max-width: 100%;
  overflow: hidden;
  isolation: isolate;
  border-radius: ${radius.popup};
  background: ${color.player};
  color: ${color.textOnPlayer};
  color-scheme: dark;
  ${overPicture} {
    grid-area: 1 / 1;
    width: 100%;
    aspect-ratio: auto;
    border-radius: 0;
  }
`;

const words = css`
  position: absolute;
  inset: auto 0 0;
  padding: ${space[12]} ${space[4]} ${space[4]};
  background: linear-gradient(transparent, ${color.playerChrome} 55%);
  pointer-events: none;
  & > * {
    pointer-events: auto;
  }
  ${overPicture} {
    /* the column of actions has the rest of the width */
    padding-inline-end: 76px;
  }
`;

const rail = css`
  grid-column: 3;
  align-self: end;
  justify-self: start;
  ${overPicture} {
    grid-area: 1 / 1;
    justify-self: end;
    z-index: 1;
    padding: 0 ${space[2]} ${space[4]};
  }
`;

/** One short with what belongs to it, in the whole of its place. */
export function Short({ stage, about, actions }: ShortProps) {
  return (
    <div className={short} data-short>
      <div className={picture}>
        {stage}
        {about !== undefined && <div className={words}>{about}</div>}
      </div>
      {actions !== undefined && <div className={rail}>{actions}</div>}
    </div>
  );
}
