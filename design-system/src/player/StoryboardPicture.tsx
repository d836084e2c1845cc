import { css, cx } from "linaria";
import type { CSSProperties } from "react";
import { color } from "../tokens/index.ts";
import type { StoryboardFrame } from "./types.ts";

export interface StoryboardPictureProps {
  frame: StoryboardFrame;
  /** px; the height follows from the picture. */
  width: number;
  className?: string | undefined;
}

const box = css`
  position: relative;
  width: calc(var(--width) * 1px);
  height: calc(var(--height) * 1px);
  overflow: hidden;
  background: ${color.player};
`;

const sprite = css`
  position: absolute;
  inset: 0 auto auto 0;
  max-width: none;
  transform-origin: 0 0;
  transform: scale(var(--scale)) translate(calc(var(--x) * -1px), calc(var(--y) * -1px));
`;

const whole = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** One picture of a storyboard at a given width. Decoration: the time beside it says what it is. */
export function StoryboardPicture({ frame, width, className }: StoryboardPictureProps) {
  const { part } = frame;
  const height = part ? (width * part.height) / part.width : (width * 9) / 16;
  const style = { "--width": width, "--height": Math.round(height) } as CSSProperties;
  if (!part) {
    return (
      <div className={cx(box, className)} style={style}>
        <img className={whole} src={frame.url} alt="" decoding="async" />
      </div>
    );
  }
  return (
    <div className={cx(box, className)} style={style}>
      <img
        className={sprite}
        src={frame.url}
        alt=""
        decoding="async"
        style={{ "--scale": width / part.width, "--x": part.x, "--y": part.y } as CSSProperties}
      />
    </div>
  );
}
