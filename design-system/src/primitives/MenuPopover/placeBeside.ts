import type { CSSProperties } from "react";
import type { AnchoredPlacement } from "../AnchoredSurface/index.ts";

/** Room that is kept to the edges of the screen, and to the button, px. */
const edge = 12;
const gap = 4;

/** Where a surface lies beside its button: on the other side where there is more room, never out of the screen. */
export function placeBeside(trigger: Element, surface: HTMLElement, placement: AnchoredPlacement): CSSProperties {
  const button = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = surface;
  const [wantedSide = "bottom", align] = placement.split(" ");
  const below = window.innerHeight - button.bottom - gap - edge;
  const above = button.top - gap - edge;
  const side =
    wantedSide === "bottom"
      ? height > below && above > below
        ? "top"
        : "bottom"
      : height > above && below > above
        ? "bottom"
        : "top";
  const left =
    align === "start" ? button.left : align === "end" ? button.right - width : button.left + (button.width - width) / 2;
  const top = side === "bottom" ? button.bottom + gap : button.top - gap - height;
  const within = (value: number, size: number, room: number) => Math.max(edge, Math.min(value, room - size - edge));
  return {
    "--left": `${within(left, width, window.innerWidth)}px`,
    "--top": `${within(top, height, window.innerHeight)}px`,
  } as CSSProperties;
}
