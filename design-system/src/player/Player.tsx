import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { FastForwardIcon, TvIcon, VolumeIcon } from "../primitives/Icon/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { CaptionsLayer, plainCaptions } from "./CaptionsLayer.tsx";
import { CentreControls } from "./CentreControls.tsx";
import { ControlBar, type PlayerPanel } from "./ControlBar.tsx";
import { ControlTips } from "./ControlTips.tsx";
import { Ended } from "./Ended.tsx";
import { MiniControls } from "./MiniControls.tsx";
import { Notice } from "./Notice.tsx";
import { Failed, lowerQuality } from "./Failed.tsx";
import { undecodedOf, UndecodedNotice } from "./UndecodedNotice.tsx";
import { BigPlay, Buffering, CornerButton, Poster } from "./Overlays.tsx";
import { chrome, controls, fast, player, soundOnly, stage, stubPlace, surface } from "./Player.styles.ts";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { ShortcutsSheet } from "./ShortcutsSheet.tsx";
import type { PlayerOffer, PlayerProps } from "./types.ts";
import { useAutoHide } from "./useAutoHide.ts";
import { useCommands, type Notice as NoticeOf } from "./useCommands.ts";
import { useFact } from "./useEngine.ts";
import { useSurface } from "./useSurface.ts";

/** How long a change made by a key or a gesture stays on the screen, ms. */
const noticeMs = 900;

const noChapters: NonNullable<PlayerProps["chapters"]> = [];
const noStoryboard: NonNullable<PlayerProps["storyboard"]> = [];

const noOffers: readonly PlayerOffer[] = [];

/** The video player: our controls over an engine. Dark in both themes, because what it frames is a picture. */
export function Player(props: PlayerProps) {
  const {
    engine,
    title,
    texts,
    poster,
    chapters = noChapters,
    storyboard = noStoryboard,
    mode = "default",
    onModeChange,
    later,
    next,
    previous,
    stub,
  } = props;
  const {
    offer,
    offerIn = null,
    more = noOffers,
    author,
    onOfferTake,
    onOfferStay,
    playsNext = true,
    onPlaysNextChange,
  } = props;
  const {
    captionLanguage,
    captionLook = plainCaptions,
    onCaptionLookChange,
    hasPageShortcuts = false,
    onPageShortcutsChange,
    onChaptersPress,
    areChaptersOpen,
    homeHref,
    onHome,
    onSoundOnly,
    subtitle,
    hidesControls = true,
    ref,
  } = props;
  const phase = useFact(engine, (snapshot) => snapshot.phase);
  const hasFrame = useFact(engine, (snapshot) => snapshot.hasFrame);
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isSeeking = useFact(engine, (snapshot) => snapshot.isSeeking);
  const isFullscreen = useFact(engine, (snapshot) => snapshot.isFullscreen);
  const isPip = useFact(engine, (snapshot) => snapshot.isPictureInPicture);
  const failure = useFact(engine, (snapshot) => snapshot.failure);
  const codecs = useFact(engine, (snapshot) => snapshot.codecs);
  const isFast = useFact(engine, (snapshot) => snapshot.isFast);
  const isMutedByAutoplay = useFact(engine, (snapshot) => snapshot.isMutedByAutoplay);

  const root = useRef<HTMLElement | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const [controlsPlace, setControlsPlace] = useState<HTMLDivElement | null>(null);
  const [panel, setPanel] = useState<PlayerPanel>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isScrubbing, setScrubbing] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const [isOverControls, setOverControls] = useState(false);
  const [isUndecodedClosed, setUndecodedClosed] = useState(false);
  const [said, setSaid] = useState<NoticeOf | null>(null);

  const isIdle = phase === "idle";
  const isStubbed = stub !== undefined && stub !== null && stub !== false;
  const { areVisible, wake, dismiss } = useAutoHide({
    isPlaying: hidesControls && isWanted && phase === "playing" && mode !== "audio",
    hasFocus,
    isMenuOpen: panel !== null || isSheetOpen,
    isScrubbing,
    isOverControls,
  });
  const { send, hold } = useCommands({
    engine,
    texts,
    root,
    mode,
    onModeChange,
    say: setSaid,
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
    const timer = setTimeout(() => setSaid(null), noticeMs);
    return () => clearTimeout(timer);
  }, [said]);

  // Focus that the pointer left in the controls goes to the player itself before they hide, so that it is never in
  // something invisible and keys go on working.
  useEffect(() => {
    if (!areVisible && controlsPlace?.contains(document.activeElement)) root.current?.focus({ preventScroll: true });
  }, [areVisible, controlsPlace]);

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
    if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
      setHasFocus(false);
  };

  const isMini = mode === "mini";
  const onSurface = useSurface({
    send,
    hold,
    canDismiss: areVisible && phase === "playing",
    wake,
    dismiss,
    focusPlayer,
    isMini,
  });

  const setRoot = (element: HTMLElement | null) => {
    root.current = element;
    if (typeof ref === "function") ref(element);
    else if (ref) ref.current = element;
  };

  const hasControls = !isIdle && !isStubbed && failure === null;
  const isEnded = phase === "ended";
  const undecoded = undecodedOf(codecs, texts, mode);
  const canHear = codecs.picture?.isDecoded !== false || codecs.sound?.isDecoded === true;
  const offered: PlayerOffer | null =
    offer ?? (next ? { ...next, thumbnailUrl: null, author: "", durationSeconds: null } : null);
  const endedText = offered
    ? `${texts.ended}. ${(offerIn === null ? texts.nextNamed : texts.offerBegins)(offered.title)}`
    : texts.ended;
  return (
    <section
      ref={setRoot}
      className={player}
      tabIndex={-1}
      data-region
      data-focus-returns={mode === "mini" || undefined}
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
      {poster && (!hasFrame || isStubbed || mode === "audio") && <Poster url={poster} />}
      {mode === "audio" && hasControls && !isEnded && (
        <div className={soundOnly}>
          <strong>{title}</strong>
          {subtitle !== undefined && <span>{subtitle}</span>}
        </div>
      )}
      {isPip && <div className={soundOnly}>{texts.inPictureInPicture}</div>}
      {isStubbed && <div className={stubPlace}>{stub}</div>}
      {!isStubbed && !isIdle && <div className={surface} data-surface {...onSurface} />}
      {!isStubbed && (
        <CaptionsLayer engine={engine} look={captionLook} isRaised={areVisible && hasControls && !isMini} />
      )}
      {isIdle && !isStubbed && !isMini && <BigPlay label={texts.play} onPress={playFrom(() => engine.play())} />}
      {(phase === "waiting" || (isSeeking && isWanted)) && <Buffering label={texts.buffering} />}
      {isEnded && !isMini && (
        <Ended
          texts={texts}
          onReplay={playFrom(() => engine.play())}
          offer={offered}
          offerIn={offerIn}
          more={more}
          author={author}
          onTake={onOfferTake}
          onStay={onOfferStay}
          onFocusLeft={focusPlayer}
        />
      )}
      {failure !== null && (
        <Failed
          texts={texts}
          failure={failure}
          codecs={codecs}
          position={isMini ? 0 : engine.getTime().current}
          onRetry={playFrom(() => engine.retry())}
          lower={isMini || mode === "audio" ? null : lowerQuality(engine.getSnapshot())}
          onLower={(height) =>
            playFrom(() => {
              engine.setQuality(height);
              engine.retry();
            })()
          }
          onSoundOnly={
            onSoundOnly && canHear && !isMini && mode !== "audio" && failure !== "unavailable"
              ? playFrom(() => {
                  onSoundOnly(true);
                  engine.retry();
                })
              : undefined
          }
          onFocusLost={focusPlayer}
          next={next}
        />
      )}
      {undecoded !== null && !isUndecodedClosed && hasControls && !isEnded && !isMini && (
        <UndecodedNotice title={undecoded} texts={texts} onClose={playFrom(() => setUndecodedClosed(true))} />
      )}
      {isMutedByAutoplay && codecs.sound?.isDecoded !== false && (
        <CornerButton
          icon={<VolumeIcon size={20} />}
          label={texts.unmuteAutoplay}
          onPress={playFrom(() => engine.setMuted(false))}
        />
      )}
      {mode === "audio" && onSoundOnly && hasControls && (
        <CornerButton
          icon={<TvIcon size={20} />}
          label={texts.withPicture}
          onPress={playFrom(() => onSoundOnly(false))}
        />
      )}

      {(hasControls || isMini) && (
        <div
          ref={setControlsPlace}
          className={chrome}
          onFocus={trackFocus}
          onBlur={dropFocus}
          onPointerEnter={(event) => setOverControls(event.pointerType === "mouse")}
          onPointerLeave={() => setOverControls(false)}
        >
          {isMini && (
            <MiniControls
              engine={engine}
              texts={texts}
              title={title}
              homeHref={homeHref}
              onHome={onHome}
              isHidden={!areVisible}
              send={send}
              onClose={() => onModeChange?.("default")}
              onScrub={setScrubbing}
            />
          )}
          {!isMini && !isEnded && (
            <CentreControls
              engine={engine}
              texts={texts}
              isHidden={!areVisible}
              send={send}
              onFocusLeft={focusPlayer}
            />
          )}
          {!isMini && (
            <div className={controls} data-hidden={!areVisible || undefined}>
              <ControlBar
                engine={engine}
                texts={texts}
                chapters={chapters}
                storyboard={storyboard}
                mode={mode}
                onModeChange={onModeChange}
                later={later}
                next={next}
                previous={previous}
                panel={panel}
                onPanelChange={setPanel}
                onChaptersPress={onChaptersPress}
                areChaptersOpen={areChaptersOpen}
                onScrub={setScrubbing}
                send={send}
              />
            </div>
          )}
        </div>
      )}
      <ControlTips controls={controlsPlace} />
      {panel !== null && (
        <SettingsPanel
          key={panel}
          engine={engine}
          texts={texts}
          first={panel === "captions" ? "captions" : "main"}
          captionLook={captionLook}
          onCaptionLookChange={(look) => onCaptionLookChange?.(look)}
          playsNext={playsNext}
          onPlaysNextChange={onPlaysNextChange}
          onShortcuts={() => {
            setPanel(null);
            setSheetOpen(true);
          }}
          onClose={() => setPanel(null)}
        />
      )}
      {isSheetOpen && (
        <ShortcutsSheet
          texts={texts}
          onClose={() => setSheetOpen(false)}
          isPageWide={hasPageShortcuts}
          onPageWideChange={onPageShortcutsChange}
        />
      )}
      {isFast && (
        <div className={fast} aria-hidden>
          {texts.speedValue(2)}
          <FastForwardIcon size={16} />
        </div>
      )}
      {said && <Notice shown={said.shown} />}
      <VisuallyHidden as="div">
        <span role="status">{isFast ? texts.said.rate(2) : (said?.heard ?? (isEnded ? endedText : ""))}</span>
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
