import { cx } from "linaria";
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { CloseIcon, FullscreenIcon, PauseIcon, PlayIcon, SkipBackIcon, SkipForwardIcon } from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { CaptionsLayer, plainCaptions } from "./CaptionsLayer.tsx";
import { ControlBar, type PlayerPanel } from "./ControlBar.tsx";
import { BigPlay, Buffering, Ended, Failed, Poster, Unmute } from "./Overlays.tsx";
import { bezel, centreRow, controls, miniCorner, miniLink, player, soundOnly, stage, stubPlace, surface } from "./Player.styles.ts";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { ShortcutsSheet } from "./ShortcutsSheet.tsx";
import type { PlayerProps } from "./types.ts";
import { useAutoHide } from "./useAutoHide.ts";
import { useCommands } from "./useCommands.ts";
import { useFact } from "./useEngine.ts";

/** Two taps within this time are one double tap, ms. */
const doubleTapMs = 300;
/** How long a change made by a key stays on the screen, ms. */
const bezelMs = 900;

const noChapters: NonNullable<PlayerProps["chapters"]> = [];
const noStoryboard: NonNullable<PlayerProps["storyboard"]> = [];

/** The video player: our controls over an engine. Dark in both themes, because what it frames is a picture. */
export function Player(props: PlayerProps) {
  const { engine, title, texts, poster, chapters = noChapters, storyboard = noStoryboard, mode = "default", onModeChange, next, previous, stub } = props;
  const { captionLanguage, captionLook = plainCaptions, onCaptionLookChange, hasPageShortcuts = false, onPageShortcutsChange, onChaptersPress, areChaptersOpen, homeHref, subtitle, hidesControls = true, ref } = props;
  const phase = useFact(engine, (snapshot) => snapshot.phase);
  const hasFrame = useFact(engine, (snapshot) => snapshot.hasFrame);
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isSeeking = useFact(engine, (snapshot) => snapshot.isSeeking);
  const isFullscreen = useFact(engine, (snapshot) => snapshot.isFullscreen);
  const isPip = useFact(engine, (snapshot) => snapshot.isPictureInPicture);
  const isLive = useFact(engine, (snapshot) => snapshot.isLive);
  const failure = useFact(engine, (snapshot) => snapshot.failure);
  const isMutedByAutoplay = useFact(engine, (snapshot) => snapshot.isMutedByAutoplay);

  const root = useRef<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const controlsPlace = useRef<HTMLDivElement>(null);
  const lastTap = useRef({ at: 0, x: 0 });
  const pointerKind = useRef("mouse");
  const [panel, setPanel] = useState<PlayerPanel>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isScrubbing, setScrubbing] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isOverControls, setOverControls] = useState(false);
  const [said, setSaid] = useState<{ text: string } | null>(null);

  const isIdle = phase === "idle";
  const isStubbed = stub !== undefined && stub !== null && stub !== false;
  const { areVisible, wake, dismiss } = useAutoHide({ isPlaying: hidesControls && isWanted && phase === "playing" && mode !== "audio", hasFocus, isMenuOpen: panel !== null || isSheetOpen, isScrubbing, isOverControls });
  const send = useCommands({
    engine,
    texts,
    root,
    mode,
    onModeChange,
    say: (text) => setSaid({ text }),
    onHelp: () => setSheetOpen(true),
    isBlocked: isSheetOpen || isStubbed,
    hasPageShortcuts,
    captionLanguage,
  });

  // Before paint: the stream should be asked for as soon as there is an element for it.
  useLayoutEffect(() => {
    if (isStubbed || !place.current || !root.current) return undefined;
    return engine.attach(place.current, root.current);
  }, [engine, isStubbed]);

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), bezelMs);
    return () => clearTimeout(timer);
  }, [said]);

  // Focus that the pointer left in the controls goes to the player itself before they hide, so that it is never in
  // something invisible and keys go on working.
  useEffect(() => {
    if (!areVisible && controlsPlace.current?.contains(document.activeElement)) root.current?.focus({ preventScroll: true });
  }, [areVisible]);

  const focusPlayer = () => root.current?.focus({ preventScroll: true });
  const playFrom = (begin: () => void) => () => {
    begin();
    focusPlayer(); // what was pressed goes away
  };
  const trackFocus = (event: FocusEvent<HTMLElement>) => {
    wake();
    setHasFocus(event.target instanceof HTMLElement && isFocusVisible(event.target));
  };
  const dropFocus = (event: FocusEvent<HTMLElement>) => {
    if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setHasFocus(false);
  };

  const onSurface = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    pointerKind.current = event.pointerType;
    focusPlayer();
    if (event.pointerType !== "touch") {
      send({ kind: "togglePlay" });
      return;
    }
    const now = event.timeStamp;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = width === 0 ? 0.5 : (event.clientX - left) / width;
    const isDouble = now - lastTap.current.at < doubleTapMs && Math.abs(share - lastTap.current.x) < 0.34;
    lastTap.current = { at: now, x: share };
    if (isDouble && !isLive && (share < 0.34 || share > 0.66)) send({ kind: "skip", seconds: share < 0.5 ? -10 : 10 });
    else if (areVisible && phase === "playing") dismiss();
    else wake();
  };

  const setRoot = (element: HTMLElement | null) => {
    root.current = element;
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  };

  const showsControls = !isIdle && !isStubbed && failure === null && mode !== "mini";
  return (
    <section
      ref={setRoot}
      className={player}
      tabIndex={-1}
      aria-label={mode === "audio" ? texts.audioRegion(title) : texts.region(title)}
      data-player
      data-mode={mode}
      data-phase={phase}
      data-quiet={(!areVisible && !isIdle) || undefined}
      data-fullscreen={isFullscreen || undefined}
      onPointerMove={(event) => event.pointerType !== "touch" && wake()}
      onPointerLeave={(event) => event.pointerType === "mouse" && dismiss()}
      onKeyDown={(event) => {
        if (!areVisible) wake();
        if (event.key !== "Escape" || event.defaultPrevented) return;
        if (isFullscreen) engine.requestFullscreen(false);
        else if (mode === "cinema") onModeChange?.("default");
      }}
    >
      <div ref={place} className={stage} data-sound-only={mode === "audio" || undefined} />
      {poster && (!hasFrame || isIdle || isStubbed || mode === "audio") && <Poster url={poster} />}
      {mode === "audio" && showsControls && phase !== "ended" && (
        <div className={soundOnly}>
          <strong>{title}</strong>
          {subtitle !== undefined && <span>{subtitle}</span>}
        </div>
      )}
      {isPip && <div className={soundOnly}>{texts.inPictureInPicture}</div>}
      {isStubbed && <div className={stubPlace}>{stub}</div>}
      {!isStubbed && !isIdle && (
        <div className={surface} onPointerUp={onSurface} onDoubleClick={() => pointerKind.current !== "touch" && mode !== "mini" && send({ kind: "fullscreen" })} />
      )}
      {!isStubbed && <CaptionsLayer engine={engine} look={captionLook} isRaised={areVisible && showsControls} />}
      {isIdle && !isStubbed && <BigPlay label={texts.play} onPress={playFrom(() => engine.play())} />}
      {(phase === "waiting" || (isSeeking && isWanted)) && <Buffering label={texts.buffering} />}
      {phase === "ended" && mode !== "mini" && <Ended texts={texts} onReplay={playFrom(() => engine.play())} next={next} />}
      {failure !== null && <Failed texts={texts} failure={failure} onRetry={playFrom(() => engine.retry())} onFocusLost={focusPlayer} next={next} />}
      {isMutedByAutoplay && <Unmute label={texts.unmuteAutoplay} onPress={playFrom(() => engine.setMuted(false))} />}

      {showsControls && phase !== "ended" && (
        <div className={centreRow} data-hidden={!areVisible || undefined} data-waiting={phase === "waiting" || undefined}>
          {!isLive && <IconButton size={44} variant="onPlayer" icon={<SkipBackIcon size={32} />} label={texts.back10} onPress={() => send({ kind: "skip", seconds: -10 })} />}
          <IconButton size={44} variant="onPlayer" icon={isWanted ? <PauseIcon size={40} /> : <PlayIcon size={40} />} label={isWanted ? texts.pause : texts.play} onPress={() => send({ kind: "togglePlay" })} />
          {!isLive && <IconButton size={44} variant="onPlayer" icon={<SkipForwardIcon size={32} />} label={texts.forward10} onPress={() => send({ kind: "skip", seconds: 10 })} />}
        </div>
      )}
      {showsControls && (
        <div
          ref={controlsPlace}
          className={controls}
          data-hidden={!areVisible || undefined}
          onFocus={trackFocus}
          onBlur={dropFocus}
          onPointerEnter={(event) => setOverControls(event.pointerType === "mouse")}
          onPointerLeave={() => setOverControls(false)}
        >
          <ControlBar
            engine={engine}
            texts={texts}
            chapters={chapters}
            storyboard={storyboard}
            mode={mode}
            onModeChange={onModeChange}
            next={next}
            previous={previous}
            panel={panel}
            onPanelChange={setPanel}
            onChaptersPress={onChaptersPress}
            areChaptersOpen={areChaptersOpen}
            onScrub={setScrubbing}
          />
        </div>
      )}
      {mode === "mini" && (
        <div className={miniCorner}>
          {homeHref !== undefined && (
            <a className={miniLink} href={homeHref} aria-label={texts.miniExit}>
              <FullscreenIcon size={20} />
            </a>
          )}
          <IconButton size={32} variant="onPlayer" icon={isWanted ? <PauseIcon size={20} /> : <PlayIcon size={20} />} label={isWanted ? texts.pause : texts.play} onPress={() => send({ kind: "togglePlay" })} />
          <IconButton size={32} variant="onPlayer" icon={<CloseIcon size={20} />} label={texts.miniClose} onPress={() => onModeChange?.("default")} />
        </div>
      )}
      {panel !== null && (
        <SettingsPanel
          key={panel}
          engine={engine}
          texts={texts}
          first={panel === "captions" ? "captions" : "main"}
          captionLook={captionLook}
          onCaptionLookChange={(look) => onCaptionLookChange?.(look)}
          onShortcuts={() => {
            setPanel(null);
            setSheetOpen(true);
          }}
          onClose={() => setPanel(null)}
        />
      )}
      {isSheetOpen && <ShortcutsSheet texts={texts} onClose={() => setSheetOpen(false)} isPageWide={hasPageShortcuts} onPageWideChange={onPageShortcutsChange} />}
      {said && (
        <div className={cx(bezel)} aria-hidden>
          {said.text}
        </div>
      )}
      <VisuallyHidden as="div">
        <span role="status">{said?.text ?? (phase === "ended" ? texts.ended : "")}</span>
      </VisuallyHidden>
    </section>
  );
}

function isFocusVisible(element: HTMLElement): boolean {
  try {
    return element.matches(":focus-visible");
  } catch {
    return true; // a browser without the selector: keep the controls
  }
}
