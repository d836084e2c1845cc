import { deviceClass, type DeviceClass } from "../../presenters/deviceClass.ts";

export interface Device {
  readonly class: DeviceClass;
  /** A finger, not a mouse: no hover previews (CARD-PREVIEW-02). */
  readonly isTouch: boolean;
  readonly isIos: boolean;
  readonly prefersReducedMotion: boolean;
}

/** `width` of the window, CSS px. */
export function readDevice(view: Window = window, width: number = view.innerWidth): Device {
  const media = (query: string) => view.matchMedia?.(query).matches ?? false;
  const agent = view.navigator.userAgent;
  return {
    class: deviceClass(width),
    isTouch: media("(hover: none)"),
    isIos: /iPad|iPhone|iPod/.test(agent) || (agent.includes("Mac") && view.navigator.maxTouchPoints > 1),
    prefersReducedMotion: media("(prefers-reduced-motion: reduce)"),
  };
}
