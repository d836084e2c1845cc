import { useEffect, useReducer, useState, type FocusEvent, type PointerEvent, type RefObject } from "react";
import { autoHide, hidesIn, startOfAutoHide, type AutoHideEvent, type AutoHideState } from "./autoHide.ts";

export interface AutoHideOptions extends Pick<AutoHideState, "isPlaying" | "isMenuOpen"> {
  /** The player itself. */
  root: RefObject<HTMLElement | null>;
}

/** Whether the controls are on the screen, by the machine of `autoHide.ts` and one timer. */
export function useAutoHide({ isPlaying, isMenuOpen, root }: AutoHideOptions) {
  const [state, send] = useReducer(
    (before: AutoHideState, event: AutoHideEvent) => autoHide(before, event),
    startOfAutoHide,
  );
  const [areVisible, setVisible] = useState(true);
  const [controlsPlace, setControlsPlace] = useState<HTMLDivElement | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const [isScrubbing, setScrubbing] = useState(false);
  const [isOverControls, setOverControls] = useState(false);

  useEffect(() => {
    send({
      kind: "set",
      changes: { isPlaying, hasFocus, isMenuOpen, isScrubbing, isOverControls },
      at: performance.now(),
    });
  }, [isPlaying, hasFocus, isMenuOpen, isScrubbing, isOverControls]);

  useEffect(() => {
    const left = hidesIn(state, performance.now());
    setVisible(left > 0);
    if (left === 0 || !Number.isFinite(left)) return undefined;
    const timer = setTimeout(() => setVisible(false), left);
    return () => clearTimeout(timer);
  }, [state]);

  // Focus that the pointer left in the controls goes to the player itself before they hide, so that it is never in
  // something invisible and keys go on working.
  useEffect(() => {
    if (!areVisible && controlsPlace?.contains(document.activeElement)) root.current?.focus({ preventScroll: true });
  }, [areVisible, controlsPlace, root]);

  const wake = () => send({ kind: "active", at: performance.now() });
  return {
    areVisible,
    wake,
    dismiss: () => send({ kind: "dismiss" }),
    setScrubbing,
    controlsPlace,
    /** Of the element that the controls stand in. */
    controlsProps: {
      ref: setControlsPlace,
      onFocus(event: FocusEvent<HTMLElement>) {
        wake();
        setHasFocus(event.target instanceof HTMLElement && isFocusVisible(event.target));
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
          setHasFocus(false);
      },
      onPointerEnter: (event: PointerEvent) => setOverControls(event.pointerType === "mouse"),
      onPointerLeave: () => setOverControls(false),
    },
  };
}

function isFocusVisible(element: HTMLElement): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true; // a browser without the selector: keep the controls
  }
}
