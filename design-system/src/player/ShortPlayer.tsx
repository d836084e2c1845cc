import { cx } from "linaria";
import { useEffect, useRef, type CSSProperties } from "react";
import { CaptionsIcon, MutedIcon, PauseIcon, PlayIcon, VolumeIcon } from "../primitives/Icon/index.ts";
import { onVideo } from "../primitives/onVideo/index.ts";
import { PlainIconButton } from "../primitives/PlainIconButton/index.ts";
import { Button } from "../primitives/Button/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { CaptionsLayer } from "./CaptionsLayer.tsx";
import { Failed } from "./Failed.tsx";
import type { PlayerModel } from "./model.ts";
import { Notice } from "./Notice.tsx";
import { Buffering } from "./Overlays.tsx";
import * as styles from "./ShortPlayer.styles.ts";
import { useFact } from "./useEngine.ts";
import { usePlayerFrame } from "./usePlayerFrame.ts";
import { PartsModelContext, usePlayerModel } from "./usePlayerModel.ts";

export interface ShortPlayerProps {
  model: PlayerModel;
  /** The one in sight: it has the keys. The others wait beside it. */
  isCurrent: boolean;
}

/** The player of a short: a vertical picture that a press stops and starts, sound, captions and how far it is. */
export function ShortPlayer({ model, isCurrent }: ShortPlayerProps) {
  const { engine, texts, video } = model;
  const hasFrame = useFact(engine, (snapshot) => snapshot.hasFrame);
  const isStopped = useFact(engine, (snapshot) => !snapshot.isWanted && snapshot.phase !== "ended");
  const failure = useFact(engine, (snapshot) => snapshot.failure);
  const isMutedByAutoplay = useFact(engine, (snapshot) => snapshot.isMutedByAutoplay);
  const { parts, root, place, said } = usePlayerFrame<HTMLDivElement>(model, {
    mode: "default",
    isBlocked: !isCurrent,
    hasPageShortcuts: true,
  });
  const { send, preferences } = parts;
  return (
    <PartsModelContext value={parts}>
      <div ref={root} className={styles.shortPlayer} role="group" aria-label={texts.region(video.title)} data-player>
        <div ref={place} className={styles.fitted} />
        {video.poster && !hasFrame && (
          <div className={styles.fitted}>
            <img src={video.poster} alt="" fetchPriority={isCurrent ? "high" : "low"} decoding="async" />
          </div>
        )}
        <div className={styles.surface} data-surface onClick={() => send({ kind: "togglePlay" })} />
        <div className={styles.captionsPlace}>
          <CaptionsLayer engine={engine} look={preferences.captionLook} isRaised={false} />
        </div>
        {isCurrent && failure === null && isStopped && (
          <div className={styles.sign} aria-hidden>
            <PlayIcon size={40} />
          </div>
        )}
        {isCurrent && <Buffering />}
        {failure !== null && <Failed failure={failure} />}
        {isMutedByAutoplay && failure === null && (
          <div className={cx(styles.unmute, onVideo)}>
            <Button variant="secondary" icon={<VolumeIcon size={20} />} onPress={() => engine.setMuted(false)}>
              {texts.unmuteAutoplay}
            </Button>
          </div>
        )}
        {failure === null && <Bar />}
        <Played />
        {said && !("icon" in said.shown) && <Notice shown={said.shown} />}
        <VisuallyHidden as="div">
          <span role="status">{said?.heard ?? ""}</span>
        </VisuallyHidden>
      </div>
    </PartsModelContext>
  );
}

function Bar() {
  const { engine, texts, send } = usePlayerModel();
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isMuted = useFact(engine, (snapshot) => snapshot.isMuted);
  const hasCaptions = useFact(engine, (snapshot) => snapshot.captionTracks.length > 0);
  const caption = useFact(engine, (snapshot) => snapshot.caption);
  return (
    <div className={styles.bar} role="group" aria-label={texts.controls}>
      <PlainIconButton
        size={44}
        icon={isWanted ? <PauseIcon /> : <PlayIcon />}
        label={isWanted ? texts.pause : texts.play}
        data-control="play"
        onClick={() => send({ kind: "togglePlay" })}
      />
      <PlainIconButton
        size={44}
        icon={isMuted ? <MutedIcon /> : <VolumeIcon />}
        label={isMuted ? texts.unmute : texts.mute}
        data-control="mute"
        onClick={() => send({ kind: "mute" })}
      />
      {hasCaptions && (
        <PlainIconButton
          size={44}
          icon={<CaptionsIcon />}
          label={texts.captions}
          aria-pressed={caption !== null}
          data-control="captions"
          onClick={() => send({ kind: "captions" })}
        />
      )}
    </div>
  );
}

/** How far it is. Written by hand at each frame's time: nothing else is drawn for it. */
function Played() {
  const { engine } = usePlayerModel();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const write = () => {
      const { duration } = engine.getSnapshot();
      const share = duration > 0 ? Math.min(1, engine.getTime().current / duration) : 0;
      bar.current?.style.setProperty("--played", share.toFixed(4));
    };
    write();
    return engine.subscribeTime(write);
  }, [engine]);
  return (
    <div className={styles.line} aria-hidden>
      <div ref={bar} style={{ "--played": 0 } as CSSProperties} />
    </div>
  );
}
