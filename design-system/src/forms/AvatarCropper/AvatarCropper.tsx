import { css, cx } from "linaria";
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from "react";
import { Slider } from "../../primitives/Slider/index.ts";
import { color, focusRing, font, media, radius, space } from "../../tokens/index.ts";
import { type Crop, drawCrop, maxZoom, movedBy, type PictureSize, within } from "./crop.ts";

export interface AvatarCropperProps {
  /** The decoded picture. */
  picture: CanvasImageSource & PictureSize;
  crop: Crop;
  onChange: (crop: Crop) => void;
  texts: {
    /** Name of the frame. */
    frame: string;
    /** How to move the picture. */
    hint: string;
    zoom: string;
  };
  className?: string | undefined;
}

/** Pixels of the canvas: enough for a screen of twice the density. */
const canvasSide = 560;
/** Of the frame's side, for a press of an arrow. */
const step = 0.05;

const box = css`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`;

const frame = css`
  position: relative;
  width: min(280px, 100%);
  aspect-ratio: 1;
  border-radius: ${radius.control};
  overflow: hidden;
  background: ${color.surfaceSunken};
  outline: none;
  cursor: grab;
  touch-action: none;
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: ${focusRing.outline};
    outline-offset: ${focusRing.offset};
  }
  & > canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  /* what the round avatar leaves out */
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${radius.full};
    box-shadow: 0 0 0 200px ${color.overlay};
    pointer-events: none;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
    &::after {
      border: 2px solid Highlight;
    }
  }
`;

const hintLook = css`
  color: ${color.textMuted};
  font: ${font.caption};
  text-align: center;
`;

const zoomLook = css`
  width: min(280px, 100%);
`;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** A square of a picture, chosen by dragging it under a round frame, by the arrows, and by a slider of size. */
export function AvatarCropper({ picture, crop, onChange, texts, className }: AvatarCropperProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const hintId = useId();
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  useEffect(() => {
    if (canvas.current !== null) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  const drag = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (from.current === null) return;
    const side = currentTarget.getBoundingClientRect().width;
    onChange(movedBy(crop, picture, (clientX - from.current.x) / side, (clientY - from.current.y) / side));
    from.current = { x: clientX, y: clientY };
  };
  const letGo = () => (from.current = null);
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (way === undefined) return;
    event.preventDefault();
    onChange(movedBy(crop, picture, ...way));
  };

  return (
    <div className={cx(box, className)}>
      {/* its keys are its own: a screen reader must let the arrows through */}
      <div
        role="application"
        aria-label={texts.frame}
        aria-describedby={hintId}
        tabIndex={0}
        className={frame}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={canvas} width={canvasSide} height={canvasSide} aria-hidden />
      </div>
      <p id={hintId} className={hintLook}>
        {texts.hint}
      </p>
      <Slider
        label={texts.zoom}
        minValue={1}
        maxValue={maxZoom}
        step={0.05}
        value={crop.zoom}
        onChange={(zoom) => onChange(within({ ...crop, zoom }, picture))}
        className={zoomLook}
      />
    </div>
  );
}
