import { cx } from "linaria";
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import { CaptionsIcon, MutedIcon, PauseIcon, PlayIcon, VolumeIcon } from "../primitives/Icon/index.ts";
import { onVideo } from "../primitives/onVideo/index.ts";
import { PlainIconButton } from "../primitives/PlainIconButton/index.ts";
import type { SafeMediaUrl } from "../primitives/SafeAddress/index.ts";
import { Button } from "../primitives/Button/index.ts";
import { VisuallyHidden } from "../primitives/VisuallyHidden/index.ts";
import { CaptionsLayer, plainCaptions } from "./CaptionsLayer.tsx";
import { Notice } from "./Notice.tsx";
import { Failed, lowerQuality } from "./Failed.tsx";
import { Buffering } from "./Overlays.tsx";
import * as styles from "./ShortPlayer.styles.ts";
import type { PlayerCommand } from "./shortcuts.ts";
import type { CaptionLook, PlayerEngine, PlayerTexts } from "./types.ts";
import { useCommands, type Notice as NoticeOf } from "./useCommands.ts";
import { useFact } from "./useEngine.ts";

export interface ShortPlayerProps {
  engine: PlayerEngine;
  /** Title of the short: the name of the player's group. */
  title: string;
  texts: PlayerTexts;
  /** Shown until a frame is seen. */
  poster?: SafeMediaUrl | null | undefined;
  /** The one in sight: it has the keys. The others wait beside it. */
  isCurrent: boolean;
  captionLanguage?: string | null | undefined;
  captionLook?: CaptionLook | undefined;
}

/** How long a change made by a key stays on the screen, ms. */
const noticeMs = 900;

/** The player of a short: a vertical picture that a press stops and starts, sound, captions and how far it is. */
export function ShortPlayer({
  engine,
  title,
  texts,
  poster,
  isCurrent,
  captionLanguage,
  captionLook = plainCaptions,
}: ShortPlayerProps) {
  const hasFrame = useFact(engine, (snapshot) => snapshot.hasFrame);
  const phase = useFact(engine, (snapshot) => snapshot.phase);
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isSeeking = useFact(engine, (snapshot) => snapshot.isSeeking);
  const failure = useFact(engine, (snapshot) => snapshot.failure);
  const codecs = useFact(engine, (snapshot) => snapshot.codecs);
  const isMutedByAutoplay = useFact(engine, (snapshot) => snapshot.isMutedByAutoplay);
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  /** Keys work on everything that lies around the picture: a feed marks how far. */
  const scope = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState<NoticeOf | null>(null);
  const { send } = useCommands({
    engine,
    texts,
    root: scope,
    mode: "default",
    onModeChange: undefined,
    captionLanguage,
    say: setSaid,
    onHelp: nothing,
    isBlocked: !isCurrent,
    hasPageShortcuts: true,
  });

  // Before paint: the stream should be asked for as soon as there is an element for it.
  useLayoutEffect(() => {
    if (!place.current || !root.current) return undefined;
    scope.current = root.current.closest<HTMLElement>("[data-player-keys]") ?? root.current;
    return engine.attach(place.current, root.current);
  }, [engine]);

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(null), noticeMs);
    return () => clearTimeout(timer);
  }, [said]);

  const focusShort = () => root.current?.closest<HTMLElement>("article")?.focus({ preventScroll: true });
  const isStopped = isCurrent && failure === null && !isWanted && phase !== "ended";
  return (
    <div ref={root} className={styles.shortPlayer} role="group" aria-label={texts.region(title)} data-player>
      <div ref={place} className={styles.fitted} />
      {poster && !hasFrame && (
        <div className={styles.fitted}>
          <img src={poster} alt="" fetchPriority={isCurrent ? "high" : "low"} decoding="async" />
        </div>
      )}
      <div className={styles.surface} data-surface onClick={() => send({ kind: "togglePlay" })} />
      <div className={styles.captionsPlace}>
        <CaptionsLayer engine={engine} look={captionLook} isRaised={false} />
      </div>
      {isStopped && (
        <div className={styles.sign} aria-hidden>
          <PlayIcon size={40} />
        </div>
      )}
      {isCurrent && (phase === "waiting" || (isSeeking && isWanted)) && <Buffering label={texts.buffering} />}
      {failure !== null && (
        <Failed
          texts={texts}
          failure={failure}
          codecs={codecs}
          position={engine.getTime().current}
          lower={lowerQuality(engine.getSnapshot())}
          onLower={(height) => {
            engine.setQuality(height);
            engine.retry();
            focusShort();
          }}
          onSoundOnly={undefined}
          onRetry={() => {
            engine.retry();
            focusShort(); // what was pressed goes away
          }}
          onFocusLost={focusShort}
          next={undefined}
        />
      )}
      {isMutedByAutoplay && failure === null && (
        <div className={cx(styles.unmute, onVideo)}>
          <Button variant="secondary" icon={<VolumeIcon size={20} />} onPress={() => engine.setMuted(false)}>
            {texts.unmuteAutoplay}
          </Button>
        </div>
      )}
      {failure === null && <Bar engine={engine} texts={texts} isWanted={isWanted} send={send} />}
      <Played engine={engine} />
      {said && !("icon" in said.shown) && <Notice shown={said.shown} />}
      <VisuallyHidden as="div">
        <span role="status">{said?.heard ?? ""}</span>
      </VisuallyHidden>
    </div>
  );
}

const nothing = () => undefined;

function Bar({
  engine,
  texts,
  isWanted,
  send,
}: Pick<ShortPlayerProps, "engine" | "texts"> & { isWanted: boolean; send: (command: PlayerCommand) => void }) {
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
function Played({ engine }: Pick<ShortPlayerProps, "engine">) {
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
