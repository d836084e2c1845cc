/** Command of a key. Amounts are s, shares from 0 to 1, or steps. */
export type PlayerCommand =
  | { readonly kind: "togglePlay" }
  | { readonly kind: "skip"; readonly seconds: number }
  | { readonly kind: "seekShare"; readonly share: number }
  | { readonly kind: "volume"; readonly by: number }
  | { readonly kind: "rate" | "frame"; readonly step: 1 | -1 }
  | {
      readonly kind: "mute" | "fullscreen" | "cinema" | "pictureInPicture" | "captions" | "next" | "previous" | "help";
    };

export interface KeyPress {
  /** The place of the key, whatever the layout writes there. */
  readonly code: string;
  /** Sign that the layout writes; only «?» is read by it, which layouts keep in different places. */
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Element under the focus, as far as keys mean something of their own there. */
export type KeyPlace = "player" | "button" | "range" | "choice" | "menu" | "text";

const plain: Readonly<Record<string, PlayerCommand>> = {
  Space: { kind: "togglePlay" },
  KeyK: { kind: "togglePlay" },
  KeyJ: { kind: "skip", seconds: -10 },
  KeyL: { kind: "skip", seconds: 10 },
  ArrowLeft: { kind: "skip", seconds: -5 },
  ArrowRight: { kind: "skip", seconds: 5 },
  ArrowUp: { kind: "volume", by: 0.05 },
  ArrowDown: { kind: "volume", by: -0.05 },
  KeyM: { kind: "mute" },
  KeyF: { kind: "fullscreen" },
  KeyT: { kind: "cinema" },
  KeyI: { kind: "pictureInPicture" },
  KeyC: { kind: "captions" },
  Comma: { kind: "frame", step: -1 },
  Period: { kind: "frame", step: 1 },
};

const shifted: Readonly<Record<string, PlayerCommand>> = {
  Comma: { kind: "rate", step: -1 },
  Period: { kind: "rate", step: 1 },
  KeyN: { kind: "next" },
  KeyP: { kind: "previous" },
  Slash: { kind: "help" },
};

/** Digits of the number pad are digits with NumLock alone; without it they are the arrows that are printed below them, Home, End … */
const codeOf = ({ code, key }: Pick<KeyPress, "code" | "key">): string =>
  code.startsWith("Numpad") && !/^\d$/.test(key) ? key : code;

/**
 * The command of a key, by its place on the keyboard, so that «K» is «K» on the Russian layout too
 * (docs/invariants.md, A6). With Ctrl, Alt or Meta the key belongs to the browser; in a field or a menu, to that.
 */
export function commandOf(press: KeyPress, place: KeyPlace = "player"): PlayerCommand | null {
  if (press.ctrlKey || press.altKey || press.metaKey || place === "text" || place === "menu") return null;
  if (press.key === "?") return { kind: "help" };
  const code = codeOf(press);
  if (press.shiftKey) return shifted[code] ?? null;
  const isArrow = code.startsWith("Arrow");
  if (isArrow && (place === "range" || place === "choice")) return null;
  if (code === "Space" && (place === "button" || place === "choice")) return null;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return { kind: "seekShare", share: Number(digit) / 10 };
  return plain[code] ?? null;
}

/** Where a key was pressed. */
export function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof HTMLElement)) return "player";
  if (target.isContentEditable || target.matches("textarea, select")) return "text";
  if (target instanceof HTMLInputElement) {
    if (target.type === "radio" || target.type === "checkbox") return "choice";
    if (target.type !== "range") return "text";
    // The time line obeys the player's own arrows, five seconds a press.
    return target.dataset["keys"] === "player" ? "player" : "range";
  }
  if (target.closest("[role=menu]")) return "menu";
  return target.closest("button, a[href], summary") ? "button" : "player";
}

/** Elements that read keys themselves, or lie over the page. */
const busy =
  "a[href], button, input, select, textarea, summary, iframe, audio, video, [contenteditable], " +
  "[tabindex]:not([tabindex='-1']), dialog, [role=dialog], [role=menu], [role=listbox], [role=tablist], " +
  "[role=grid]";
/** Commands of keys that scroll the page: theirs only while the picture is in sight. */
const scrolling: readonly string[] = ["Space", "ArrowLeft", "ArrowRight"];

/**
 * Whether a key pressed outside of the player is for it: nothing else has the focus (a page that was just opened, its
 * heading), and nothing lies over the page. Up and Down go on scrolling the page.
 */
export function isForPlayer(event: Pick<KeyboardEvent, "code" | "key" | "target">, player: HTMLElement): boolean {
  const code = codeOf(event);
  const { target } = event;
  if (!(target instanceof Element) || target.closest(busy) || player.closest("[inert], [aria-hidden=true]"))
    return false;
  if (code === "ArrowUp" || code === "ArrowDown") return false;
  return !scrolling.includes(code) || player.getBoundingClientRect().bottom >= 0;
}

/** Speeds on offer; 1 is normal. */
export const rates = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The neighbouring speed, or the same at either end. */
export function nextRate(rate: number, step: 1 | -1): number {
  if (step > 0) return rates.find((other) => other > rate) ?? rates.at(-1) ?? rate;
  return rates.findLast((other) => other < rate) ?? rates[0];
}
