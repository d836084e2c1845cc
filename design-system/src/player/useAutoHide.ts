import { useEffect, useReducer, useState } from "react";
import { autoHide, hidesIn, startOfAutoHide, type AutoHideEvent, type AutoHideState } from "./autoHide.ts";

type Holds = Pick<AutoHideState, "isPlaying" | "hasFocus" | "isMenuOpen" | "isScrubbing" | "isOverControls">;

/** Whether the controls are on the screen, by the machine of `autoHide.ts` and one timer. */
export function useAutoHide(holds: Holds): { areVisible: boolean; wake: () => void; dismiss: () => void } {
  const [state, send] = useReducer(
    (before: AutoHideState, event: AutoHideEvent) => autoHide(before, event),
    startOfAutoHide,
  );
  const [areVisible, setVisible] = useState(true);
  const { isPlaying, hasFocus, isMenuOpen, isScrubbing, isOverControls } = holds;

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

  return {
    areVisible,
    wake: () => send({ kind: "active", at: performance.now() }),
    dismiss: () => send({ kind: "dismiss" }),
  };
}
