import { useRef, type MouseEvent, type PointerEvent } from "react";
import type { Hold } from "./hold.ts";
import type { PlayerCommand } from "./shortcuts.ts";

/** Two taps within this time are one double tap, ms. */
const doubleTapMs = 300;
/** A finger that moves farther than this scrolls and does not hold, px. */
const stillPx = 10;
/** The outer parts of the picture, where two taps skip. */
const sideShare = 0.34;

export interface SurfaceOptions {
  send: (command: PlayerCommand) => void;
  hold: Hold;
  /** A tap sends the controls away instead of bringing them. */
  canDismiss: boolean;
  wake: () => void;
  dismiss: () => void;
  focusPlayer: () => void;
  isMini: boolean;
}

/** The picture under hands: a press plays and pauses, a tap shows the controls, two taps at a side skip, holding is double speed. */
export function useSurface({ send, hold, canDismiss, wake, dismiss, focusPlayer, isMini }: SurfaceOptions) {
  const lastTap = useRef({ at: Number.NEGATIVE_INFINITY, x: 0 });
  const pointerKind = useRef("mouse");
  const from = useRef({ x: 0, y: 0 });

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    pointerKind.current = event.pointerType;
    if (event.button !== 0 || isMini) return;
    from.current = { x: event.clientX, y: event.clientY };
    hold.begin();
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (
      event.buttons !== 0 &&
      Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > stillPx &&
      event.pointerType === "touch"
    )
      hold.end();
  };
  const letGo = () => void hold.end();
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const wasHeld = hold.end();
    if (event.button !== 0) return;
    focusPlayer();
    if (wasHeld === true) return;
    if (event.pointerType !== "touch") {
      send({ kind: "togglePlay" });
      return;
    }
    const now = event.timeStamp;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0.5 : (event.clientX - left) / width;
    const isDouble = now - lastTap.current.at < doubleTapMs && Math.abs(share - lastTap.current.x) < sideShare;
    const isAtSide = share < sideShare || share > 1 - sideShare;
    lastTap.current = { at: now, x: share };
    if (isDouble && isAtSide && !isMini) send({ kind: "skip", seconds: share < 0.5 ? -10 : 10 });
    else if (canDismiss) dismiss();
    else wake();
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onDoubleClick: () => pointerKind.current !== "touch" && !isMini && send({ kind: "fullscreen" }),
    // A long press is ours: no menu of the browser's over a picture that runs fast.
    onContextMenu: (event: MouseEvent) => pointerKind.current === "touch" && event.preventDefault(),
  };
}
