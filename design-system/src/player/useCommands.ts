import { useLayoutEffect, useRef, type RefObject } from "react";
import { commandOf, nextRate, placeOf, type PlayerCommand } from "./shortcuts.ts";
import type { PlayerEngine, PlayerMode, PlayerTexts } from "./types.ts";

export interface CommandOptions {
  engine: PlayerEngine;
  texts: PlayerTexts;
  root: RefObject<HTMLElement | null>;
  mode: PlayerMode;
  onModeChange: ((mode: PlayerMode) => void) | undefined;
  captionLanguage: string | null | undefined;
  /** Shown and announced for a moment. */
  say: (text: string) => void;
  onHelp: () => void;
  /** Something modal is open: keys are its own. */
  isBlocked: boolean;
  hasPageShortcuts: boolean;
}

/** Carries out commands and says what changed, where the eye would not see it. */
function carryOut(command: PlayerCommand, { engine, texts, root, mode, onModeChange, captionLanguage, say, onHelp }: CommandOptions): void {
  const facts = engine.getSnapshot();
  switch (command.kind) {
    case "togglePlay":
      if (facts.isWanted) engine.pause();
      else engine.play();
      break;
    case "skip":
      engine.seek(engine.getTime().current + command.seconds);
      say(texts.said.skip(command.seconds));
      break;
    case "seekShare":
      engine.seek(facts.duration * command.share);
      break;
    case "volume": {
      const volume = Math.min(1, Math.max(0, (facts.isMuted ? 0 : facts.volume) + command.by));
      engine.setVolume(volume);
      say(texts.said.volume(Math.round(volume * 100)));
      break;
    }
    case "rate": {
      const rate = nextRate(facts.rate, command.step);
      engine.setRate(rate);
      say(texts.said.rate(rate));
      break;
    }
    case "mute":
      engine.setMuted(!facts.isMuted);
      say(facts.isMuted ? texts.said.volume(Math.round(facts.volume * 100)) : texts.said.muted);
      break;
    case "captions": {
      const track = facts.captionTracks.find(({ lang }) => lang === captionLanguage) ?? facts.captionTracks[0];
      if (!track) break;
      engine.setCaption(facts.caption === null ? track.lang : null);
      say(facts.caption === null ? texts.said.captionsOn(track.label) : texts.said.captionsOff);
      break;
    }
    case "fullscreen":
      engine.requestFullscreen(!facts.isFullscreen);
      break;
    case "pictureInPicture":
      engine.requestPictureInPicture(!facts.isPictureInPicture);
      break;
    case "cinema":
      onModeChange?.(mode === "cinema" ? "default" : "cinema");
      break;
    case "next":
    case "previous":
      root.current?.querySelector<HTMLAnchorElement>(command.kind === "next" ? "a[data-next]" : "a[data-previous]")?.click();
      break;
    case "help":
      onHelp();
      break;
  }
}

/**
 * The player's keys. They work while focus is in the player, or on the whole page when the person asked for it, and
 * never while focus is in a field or in something that lies over the page.
 */
export function useCommands(options: CommandOptions): (command: PlayerCommand) => void {
  const latest = useRef(options);
  // In the layout phase, both: a key pressed right after the player was painted must not be lost.
  useLayoutEffect(() => {
    latest.current = options;
  });

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { root, isBlocked, hasPageShortcuts } = latest.current;
      const { target } = event;
      if (event.defaultPrevented || isBlocked || !(target instanceof Element) || !root.current) return;
      const isInside = root.current.contains(target);
      if (!isInside && (!hasPageShortcuts || target.closest("[role=dialog], dialog, [role=menu], [role=listbox], [role=tablist]"))) return;
      const command = commandOf(event, placeOf(target));
      if (!command) return;
      if (event.repeat && command.kind !== "skip" && command.kind !== "volume") return;
      event.preventDefault();
      carryOut(command, latest.current);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (command) => carryOut(command, latest.current);
}
