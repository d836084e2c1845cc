/** After this long of playing without a sign of the viewer the controls go, ms. */
const hideAfterMs = 3_000;

/** Conditions that keep the controls on the screen. */
export interface AutoHideState {
  readonly isPlaying: boolean;
  /** The keyboard's focus is in the controls. */
  readonly hasFocus: boolean;
  readonly isMenuOpen: boolean;
  readonly isScrubbing: boolean;
  /** The pointer rests on the controls themselves. */
  readonly isOverControls: boolean;
  /** When the viewer last moved, tapped or pressed a key, ms. */
  readonly activeAt: number;
  /** A tap or leaving the player sent them away at once. */
  readonly isDismissed: boolean;
}

export const startOfAutoHide: AutoHideState = {
  isPlaying: false,
  hasFocus: false,
  isMenuOpen: false,
  isScrubbing: false,
  isOverControls: false,
  activeAt: 0,
  isDismissed: false,
};

export type AutoHideEvent =
  | { readonly kind: "active"; readonly at: number }
  | { readonly kind: "dismiss" }
  | {
      readonly kind: "set";
      readonly changes: Partial<Omit<AutoHideState, "activeAt" | "isDismissed">>;
      readonly at: number;
    };

export function autoHide(state: AutoHideState, event: AutoHideEvent): AutoHideState {
  switch (event.kind) {
    case "active":
      return { ...state, activeAt: event.at, isDismissed: false };
    case "dismiss":
      return { ...state, isDismissed: true };
    case "set": {
      const next = { ...state, ...event.changes };
      // Controls that were held open stay for a while after that ends.
      return mayHide(next) && !mayHide(state) ? { ...next, activeAt: event.at, isDismissed: false } : next;
    }
  }
}

/** They never hide while paused, in use, or while focus is in them (docs/invariants.md, A6). */
function mayHide(state: AutoHideState): boolean {
  return state.isPlaying && !state.hasFocus && !state.isMenuOpen && !state.isScrubbing && !state.isOverControls;
}

/** ms until they hide: 0 is now, Infinity is not by itself. */
export function hidesIn(state: AutoHideState, now: number): number {
  if (!mayHide(state)) return Number.POSITIVE_INFINITY;
  return state.isDismissed ? 0 : Math.max(0, state.activeAt + hideAfterMs - now);
}
