import { css } from "linaria";
import { PauseIcon, PlayIcon, SkipBackIcon, SkipForwardIcon } from "../primitives/Icon/index.ts";
import { IconButton } from "../primitives/IconButton/index.ts";
import { color, media, motion, space } from "../tokens/index.ts";
import { useFact } from "./useEngine.ts";
import { useFocusLeft } from "./useFocusLeft.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

/* Large and in the middle, for fingers only: there the bar has no such buttons. */
const row = css`
  position: absolute;
  inset-inline: 0;
  bottom: var(--centre-bottom);
  height: 56px;
  display: none;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  transition: opacity ${motion.state};
  & > button[data-size] {
    width: 56px;
    height: 56px;
    --icon-button-ground: ${color.playerChrome};
    pointer-events: auto;
  }
  /* not seen, but not out of reach of keys either: focus in them shows them again */
  &[data-hidden] {
    opacity: 0;
    & > button {
      pointer-events: none;
    }
  }
  /* the wheel turns there */
  &[data-waiting] > [data-play] {
    opacity: 0;
  }
  ${media.coarse} {
    display: flex;
  }
`;

export function CentreControls({ isHidden }: { isHidden: boolean }) {
  const { engine, texts, send, focusPlayer } = usePlayerModel();
  const isWaiting = useFact(engine, (snapshot) => snapshot.phase === "waiting");
  const isWanted = useFact(engine, (snapshot) => snapshot.isWanted);
  const isLive = useFact(engine, (snapshot) => snapshot.isLive);
  const root = useFocusLeft<HTMLDivElement>(focusPlayer);
  return (
    <div ref={root} className={row} data-hidden={isHidden || undefined} data-waiting={isWaiting || undefined}>
      {!isLive && (
        <IconButton
          size={44}
          variant="onPlayer"
          icon={<SkipBackIcon size={32} />}
          label={texts.back10}
          onPress={() => send({ kind: "skip", seconds: -10 })}
        />
      )}
      <IconButton
        data-play
        size={44}
        variant="onPlayer"
        icon={isWanted ? <PauseIcon size={40} /> : <PlayIcon size={40} />}
        label={isWanted ? texts.pause : texts.play}
        onPress={() => send({ kind: "togglePlay" })}
      />
      {!isLive && (
        <IconButton
          size={44}
          variant="onPlayer"
          icon={<SkipForwardIcon size={32} />}
          label={texts.forward10}
          onPress={() => send({ kind: "skip", seconds: 10 })}
        />
      )}
    </div>
  );
}
