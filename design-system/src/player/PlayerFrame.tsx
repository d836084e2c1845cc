import { useDeferredValue, useState, type ReactNode, type Ref } from "react";
import { FastForwardIcon } from "../primitives/Icon/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { CaptionsLayer } from "./CaptionsLayer.tsx";
import type { PlayerPanel } from "./ControlBar.tsx";
import { ControlTips } from "./ControlTips.tsx";
import { endedWords } from "./Ended.tsx";
import { Failed } from "./Failed.tsx";
import type { PlayerMode, PlayerModel } from "./model.ts";
import { Notice } from "./Notice.tsx";
import { Buffering, Poster, UnmuteButton } from "./Overlays.tsx";
import { chrome, fast, player, soundOnly, stage, stubPlace, surface } from "./Player.styles.ts";
import { SettingsPanel } from "./SettingsPanel.tsx";
import { ShortcutsSheet } from "./ShortcutsSheet.tsx";
import { UndecodedNotice } from "./UndecodedNotice.tsx";
import { useAutoHide } from "./useAutoHide.ts";
import { useFact } from "./useEngine.ts";
import { usePlayerFrame } from "./usePlayerFrame.ts";
import { PartsModelContext } from "./usePlayerModel.ts";
import { useSurface } from "./useSurface.ts";

/** State of the frame, for the controls that lie in it. */
export interface ControlsState {
  isHidden: boolean;
  panel: PlayerPanel;
  onPanelChange: (panel: PlayerPanel) => void;
  /** The time line is held; the controls must stay. */
  onScrub: (isHeld: boolean) => void;
}

/** Parts that a mode puts around the picture. The frame says when: each has its moment. */
export interface PlayerLayout {
  /** In the place of the picture, while it plays without one. */
  words?: ReactNode;
  /** Before the first press. */
  begin?: ReactNode;
  end?: ReactNode;
  corner?: ReactNode;
  controls: (state: ControlsState) => ReactNode;
}

export interface PlayerFrameProps {
  model: PlayerModel;
  /** Default "default". */
  mode?: PlayerMode | undefined;
  onModeChange?: ((mode: PlayerMode) => void) | undefined;
  /** Goes on with the sound alone, or with the picture again; without it neither is offered. */
  onSoundOnly?: ((isOn: boolean) => void) | undefined;
  /** false keeps the controls on the screen while it plays. Default true. */
  hidesControls?: boolean | undefined;
  /** Lies over the poster instead of the controls: a paid stub, an age check. */
  stub?: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/** The player in each of its modes: the same elements, around which a layout puts its own, so that a video goes on when the mode changes. */
export function PlayerFrame({
  model,
  mode = "default",
  onModeChange,
  onSoundOnly,
  hidesControls = true,
  stub,
  ref,
  words,
  begin,
  end,
  corner,
  controls,
}: PlayerFrameProps & PlayerLayout) {
  const { engine, texts, video } = model;
  const phase = useFact(engine, (snapshot) => snapshot.phase);
  const hasFrame = useFact(engine, (snapshot) => snapshot.hasFrame);
  const isPlaying = useFact(engine, (snapshot) => snapshot.isWanted && snapshot.phase === "playing");
  const isFullscreen = useFact(engine, (snapshot) => snapshot.isFullscreen);
  const isPip = useFact(engine, (snapshot) => snapshot.isPictureInPicture);
  const failure = useFact(engine, (snapshot) => snapshot.failure);
  const isFast = useFact(engine, (snapshot) => snapshot.isFast);

  const [panel, setPanel] = useState<PlayerPanel>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);

  const isIdle = phase === "idle";
  const isEnded = phase === "ended";
  const isMini = mode === "mini";
  const isAudio = mode === "audio";
  const isStubbed = stub !== undefined && stub !== null && stub !== false;
  const hasControls = !isIdle && !isStubbed && failure === null;
  const areControlsShown = hasControls || isMini;
  // They are most of the player: made in slices behind the first frame, so that a press meanwhile is heard.
  const areControlsMade = useDeferredValue(areControlsShown);
  const { parts, root, place, said, hold } = usePlayerFrame<HTMLElement>(model, {
    mode,
    onModeChange,
    isStubbed,
    isBlocked: isSheetOpen || isStubbed,
    hasPageShortcuts: model.preferences?.hasPageShortcuts ?? false,
    onHelp: () => setSheetOpen(true),
  });
  const { send, focusPlayer, preferences, queue } = parts;
  const { areVisible, wake, dismiss, setScrubbing, controlsPlace, controlsProps } = useAutoHide({
    isPlaying: hidesControls && isPlaying && !isAudio,
    isMenuOpen: panel !== null || isSheetOpen,
    root,
  });
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

  return (
    <PartsModelContext value={parts}>
      <section
        ref={setRoot}
        className={player}
        tabIndex={-1}
        data-region
        data-focus-returns={isMini || undefined}
        aria-label={(isAudio ? texts.audioRegion : texts.region)(video.title)}
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
        <div ref={place} className={stage} data-sound-only={isAudio || undefined} />
        {video.poster && (!hasFrame || isStubbed || isAudio) && <Poster url={video.poster} />}
        {hasControls && !isEnded && words}
        {isPip && <div className={soundOnly}>{texts.inPictureInPicture}</div>}
        {isStubbed && <div className={stubPlace}>{stub}</div>}
        {!isStubbed && !isIdle && <div className={surface} data-surface {...onSurface} />}
        {!isStubbed && (
          <CaptionsLayer
            engine={engine}
            look={preferences.captionLook}
            isRaised={areVisible && hasControls && !isMini}
          />
        )}
        {isIdle && !isStubbed && begin}
        <Buffering />
        {isEnded && end}
        {failure !== null && <Failed failure={failure} onSoundOnly={onSoundOnly} />}
        <UndecodedNotice isHidden={!hasControls || isEnded || isMini} />
        <UnmuteButton />
        {hasControls && corner}

        {areControlsShown && areControlsMade && (
          <div className={chrome} {...controlsProps}>
            {controls({ isHidden: !areVisible, panel, onPanelChange: setPanel, onScrub: setScrubbing })}
          </div>
        )}
        <ControlTips controls={controlsPlace} />
        {panel !== null && (
          <SettingsPanel
            key={panel}
            first={panel === "captions" ? "captions" : "main"}
            onShortcuts={() => {
              setPanel(null);
              setSheetOpen(true);
            }}
            onClose={() => setPanel(null)}
          />
        )}
        {isSheetOpen && <ShortcutsSheet onClose={() => setSheetOpen(false)} />}
        {isFast && (
          <div className={fast} aria-hidden>
            {texts.speedValue(2)}
            <FastForwardIcon size={16} />
          </div>
        )}
        {said && <Notice shown={said.shown} />}
        <VisuallyHidden as="div">
          <span role="status">
            {isFast ? texts.said.rate(2) : (said?.heard ?? (isEnded ? endedWords(texts, queue) : ""))}
          </span>
        </VisuallyHidden>
      </section>
    </PartsModelContext>
  );
}
