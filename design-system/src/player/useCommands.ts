import { useLayoutEffect, useRef, type RefObject } from "react";
import { createHold, type Hold } from "./hold.ts";
import type { PlayerMode, PlayerModel } from "./model.ts";
import { followHand } from "./pressedByHand.ts";
import { commandOf, isForPlayer, nextRate, placeOf, type PlayerCommand } from "./shortcuts.ts";
import { timeCode } from "./timeCode.ts";
import { toggleSound } from "./toggleSound.ts";

/** Change by a command, for the ear and, for a moment, for the eye. */
export interface Notice {
  readonly heard: string;
  readonly shown: { readonly icon: "play" | "pause" } | { readonly text: string; readonly side?: "start" | "end" };
}

export interface CommandOptions {
  model: PlayerModel;
  root: RefObject<HTMLElement | null>;
  mode: PlayerMode;
  onModeChange: ((mode: PlayerMode) => void) | undefined;
  /** Shown and announced for a moment. */
  say: (notice: Notice) => void;
  onHelp: (() => void) | undefined;
  /** A modal element is open: keys are its own. */
  isBlocked: boolean;
  hasPageShortcuts: boolean;
}

/** Skips that follow each other so soon are told as one: «+15 с», ms. */
const sumMs = 900;
/** Commands that a held key repeats. */
const repeated: ReadonlySet<PlayerCommand["kind"]> = new Set(["skip", "volume", "frame"]);

/** How far the last skips went together. */
interface Skipped {
  seconds: number;
  at: number;
}

/** Keys work on everything that lies around the picture: a feed of shorts marks how far. */
const scopeOf = (root: CommandOptions["root"]) =>
  root.current?.closest<HTMLElement>("[data-player-keys]") ?? root.current;

/** Carries out commands and says what changed. */
function carryOut(
  command: PlayerCommand,
  { model: { engine, texts, preferences }, root, mode, onModeChange, say, onHelp }: CommandOptions,
  skipped: Skipped,
): void {
  const facts = engine.getSnapshot();
  const notify = (text: string, heard = text) => say({ heard, shown: { text } });
  switch (command.kind) {
    case "togglePlay":
      if (facts.isWanted) engine.pause();
      else engine.play();
      say(
        facts.isWanted
          ? { heard: texts.said.paused, shown: { icon: "pause" } }
          : { heard: texts.said.played, shown: { icon: "play" } },
      );
      break;
    case "skip": {
      if (facts.isLive) break;
      engine.seek(engine.getTime().current + command.seconds);
      const now = performance.now();
      const isMore = now - skipped.at < sumMs && Math.sign(skipped.seconds) === Math.sign(command.seconds);
      skipped.seconds = command.seconds + (isMore ? skipped.seconds : 0);
      skipped.at = now;
      say({
        heard: texts.said.skipInWords(skipped.seconds),
        shown: { text: texts.said.skip(skipped.seconds), side: command.seconds < 0 ? "start" : "end" },
      });
      break;
    }
    case "seekShare": {
      if (facts.isLive || facts.duration === 0) break;
      const to = facts.duration * command.share;
      engine.seek(to);
      notify(timeCode(to), texts.seekValue(to, facts.duration, undefined));
      break;
    }
    case "frame":
      if (facts.isLive) break;
      engine.step(command.step);
      notify(texts.said.frame(command.step));
      break;
    case "volume": {
      const volume = Math.min(1, Math.max(0, (facts.isMuted ? 0 : facts.volume) + command.by));
      engine.setVolume(volume);
      notify(texts.said.volume(Math.round(volume * 100)));
      break;
    }
    case "rate": {
      const rate = nextRate(facts.rate, command.step);
      engine.setRate(rate);
      notify(texts.said.rate(rate));
      break;
    }
    case "mute": {
      toggleSound(engine);
      const { isMuted, volume } = engine.getSnapshot();
      notify(isMuted ? texts.said.muted : texts.said.volume(Math.round(volume * 100)));
      break;
    }
    case "captions": {
      const track =
        facts.captionTracks.find(({ lang }) => lang === preferences?.captionLanguage) ?? facts.captionTracks[0];
      if (!track) break;
      engine.setCaption(facts.caption === null ? track.lang : null);
      notify(facts.caption === null ? texts.said.captionsOn(track.label) : texts.said.captionsOff);
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
      scopeOf(root)
        ?.querySelector<HTMLAnchorElement>(command.kind === "next" ? "a[data-next]" : "a[data-previous]")
        ?.click();
      break;
    case "help":
      onHelp?.();
      break;
  }
}

export interface Commands {
  send: (command: PlayerCommand) => void;
  /** Of a finger or a pointer on the picture; keys have their own. */
  hold: Hold;
}

/**
 * The player's keys. They work while focus is in the player, or while nothing on the page has it when the person left
 * that on, and never while focus is in a field or in something that lies over the page.
 */
export function useCommands(options: CommandOptions): Commands {
  const { engine } = options.model;
  const latest = useRef(options);
  const skipped = useRef<Skipped>({ seconds: 0, at: Number.NEGATIVE_INFINITY });
  const hold = useRef<Hold | null>(null);
  // In the layout phase, both: a key pressed right after the player was painted must not be lost.
  useLayoutEffect(() => {
    latest.current = options;
  });
  const send = (command: PlayerCommand) => carryOut(command, latest.current, skipped.current);

  useLayoutEffect(() => {
    const byKey = createHold(engine);
    const byHand = createHold(engine);
    hold.current = byHand;
    const pressed = followHand();
    /** Space still means the video after a click on one of its buttons; who came to the button by keys presses it. */
    const isOfVideo = ({ code, target }: KeyboardEvent) =>
      code === "Space" && pressed.isSo() && placeOf(target) === "button";
    const run = (command: PlayerCommand) => carryOut(command, latest.current, skipped.current);
    const onKey = (event: KeyboardEvent) => {
      const { root, isBlocked, hasPageShortcuts } = latest.current;
      const { target } = event;
      const scope = scopeOf(root);
      if (event.defaultPrevented || isBlocked || !(target instanceof Element) || !scope) return;
      if (!scope.contains(target) && !(hasPageShortcuts && isForPlayer(event, scope))) return;
      const command = commandOf(event, isOfVideo(event) ? "player" : placeOf(target));
      if (!command) return;
      // Space that goes on being held is double speed, so it stops the video when it is let go.
      const isSpace = event.code === "Space";
      if (event.repeat && !isSpace && !repeated.has(command.kind)) return;
      event.preventDefault();
      if (event.repeat && isSpace) return;
      if (!isSpace || !byKey.begin()) run(command);
    };
    // Before the button: it would press itself, and tell nobody of the key.
    const onKeyFirst = (event: KeyboardEvent) => {
      if (!isOfVideo(event)) return;
      onKey(event);
      if (event.defaultPrevented) event.stopPropagation();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      // Firefox presses a button when Space is let go.
      if (isOfVideo(event) && event.target instanceof Node && scopeOf(latest.current.root)?.contains(event.target))
        event.preventDefault();
      if (event.code === "Space" && byKey.end() === false) run({ kind: "togglePlay" });
    };
    // A person who goes to another window lets the key go there.
    const letGo = () => {
      byKey.end();
      byHand.end();
    };
    document.addEventListener("keydown", onKeyFirst, { capture: true });
    document.addEventListener("keydown", onKey);
    document.addEventListener("keyup", onKeyUp);
    window.addEventListener("blur", letGo);
    return () => {
      letGo();
      pressed.stop();
      document.removeEventListener("keydown", onKeyFirst, { capture: true });
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("keyup", onKeyUp);
      window.removeEventListener("blur", letGo);
    };
  }, [engine]);

  return {
    send,
    hold: { begin: () => hold.current?.begin() ?? false, end: () => hold.current?.end() },
  };
}
