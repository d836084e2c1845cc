import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Hold } from "./hold.ts";
import type { PlayerMode, PlayerModel } from "./model.ts";
import { useCommands, type Notice } from "./useCommands.ts";
import type { CaptionLook } from "./types.ts";
import type { PartsModel } from "./usePlayerModel.ts";

/** How long a change made by a key or a gesture stays on the screen, ms. */
const noticeMs = 900;

const noQueue = {};

export interface FrameOptions {
  mode: PlayerMode;
  onModeChange?: ((mode: PlayerMode) => void) | undefined;
  /** The video is not to be loaded: a stub lies in its place. */
  isStubbed?: boolean;
  /** Keys are not the player's now. */
  isBlocked: boolean;
  hasPageShortcuts: boolean;
  onHelp?: (() => void) | undefined;
}

export interface Frame<Root extends HTMLElement> {
  /** For the parts of this player. */
  parts: PartsModel;
  root: RefObject<Root | null>;
  /** An empty element, where the engine puts the video. */
  place: RefObject<HTMLDivElement | null>;
  /** Change by a command, for a moment. */
  said: Notice | null;
  hold: Hold;
}

/** Behaviour of every player, whatever it looks like: it has the video, hears keys, and says their changes. */
export function usePlayerFrame<Root extends HTMLElement>(model: PlayerModel, options: FrameOptions): Frame<Root> {
  const { mode, onModeChange, isStubbed = false, isBlocked, hasPageShortcuts, onHelp } = options;
  const { engine, queue = noQueue } = model;
  // Where nobody keeps how captions look, it counts for as long as the player stands: on other sites, over a trailer.
  const [captionLook, onCaptionLookChange] = useState<CaptionLook>();
  const preferences = { captionLook, onCaptionLookChange, ...model.preferences };
  const root = useRef<Root | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Notice | null>(null);
  const { send, hold } = useCommands({
    model,
    root,
    mode,
    onModeChange,
    say: setSaid,
    onHelp,
    isBlocked,
    hasPageShortcuts,
  });

  // Before paint: the stream should be asked for as soon as there is an element for it.
  useLayoutEffect(() => {
    if (isStubbed || !place.current || !root.current) return undefined;
    return engine.attach(place.current, root.current);
  }, [engine, isStubbed]);

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), noticeMs);
    return () => clearTimeout(timer);
  }, [said]);

  // A short has no focus of its own: the article that it stands in has.
  const focusPlayer = () => root.current?.closest<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  const thenFocus = (act: () => void) => {
    act();
    focusPlayer();
  };
  return {
    parts: { ...model, preferences, queue, mode, onModeChange, send, focusPlayer, thenFocus },
    root,
    place,
    said,
    hold,
  };
}
