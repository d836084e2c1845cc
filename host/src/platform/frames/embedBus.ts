import { createFloodGate } from "./flood.ts";
import { readFlatRecord } from "./flatRecord.ts";

/** Commands that a page around the player may send (docs/embed.md). */
export type EmbedCommand =
  | { readonly type: "listen" | "play" | "pause" }
  | { readonly type: "seek"; readonly seconds: number }
  | { readonly type: "volume"; readonly volume: number }
  | { readonly type: "mute"; readonly muted: boolean };

/** The player's name for itself in both directions. */
export const embedSource = "kadr-embed";

/** No video is longer, s. */
const maxSeconds = 1_000_000;

/** A message that is one of ours and nothing else; null for all that comes from the other scripts of the page around. */
export function parseCommand(data: unknown): EmbedCommand | null {
  const message = readFlatRecord(data);
  if (message === null || message["source"] !== embedSource) return null;
  const { type, seconds, volume, muted } = message;
  switch (type) {
    case "listen":
    case "play":
    case "pause":
      return { type };
    case "seek":
      return typeof seconds === "number" && seconds >= 0 && seconds <= maxSeconds ? { type, seconds } : null;
    case "volume":
      return typeof volume === "number" && volume >= 0 && volume <= 1 ? { type, volume } : null;
    case "mute":
      return typeof muted === "boolean" ? { type, muted } : null;
    default:
      return null;
  }
}

/** Events that the player tells. */
export type EmbedEvent =
  | { readonly type: "ready" }
  | {
      readonly type: "state";
      readonly state: "idle" | "playing" | "paused" | "waiting" | "ended" | "failed";
      readonly duration: number;
      readonly volume: number;
      readonly muted: boolean;
    }
  | { readonly type: "time"; readonly seconds: number; readonly duration: number }
  | { readonly type: "ended" }
  | { readonly type: "error"; readonly code: string };

export interface EmbedBusOptions {
  /** The window of the player. */
  readonly view: Pick<Window, "addEventListener" | "removeEventListener" | "parent">;
  /** The only origin that may speak and is told anything; null: whichever the page around has. */
  readonly origin: string | null;
  readonly now: () => number;
  readonly onCommand: (command: EmbedCommand) => void;
  /** The page around hears from now on: the state of this moment is to be told. */
  readonly onListener: () => void;
}

export interface EmbedBus {
  post(event: EmbedEvent): void;
  close(): void;
}

/**
 * Between the player and the page around it, which may be anybody's. Only the window right around is heard, of the named origin if
 * one is named. Until it has spoken, it is told that the player is ready and nothing else; then its own origin alone is told.
 */
export function openEmbedBus({ view, origin, now, onCommand, onListener }: EmbedBusOptions): EmbedBus {
  const isFlood = createFloodGate(now);
  let hearer = origin;
  const onMessage = (event: Event) => {
    const { source, origin: from, data } = event as MessageEvent<unknown>;
    // "null": a sandboxed page without an origin, to which nothing can be addressed.
    if (source !== view.parent || source === view || from === "null" || (origin !== null && from !== origin)) return;
    const command = parseCommand(data);
    if (command === null || isFlood(command.type)) return;
    const isNew = hearer !== from;
    hearer = from;
    if (isNew || command.type === "listen") onListener();
    if (command.type !== "listen") onCommand(command);
  };
  view.addEventListener("message", onMessage);
  return {
    post(event) {
      if (view.parent === view) return;
      const target = event.type === "ready" ? (hearer ?? "*") : hearer;
      if (target !== null) view.parent.postMessage({ source: embedSource, ...event }, target);
    },
    close: () => view.removeEventListener("message", onMessage),
  };
}
