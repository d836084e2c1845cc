import { css, cx } from "linaria";
import { nativeButton } from "../../primitives/Button/nativeButton.ts";
import { PlayIcon } from "../../primitives/Icon/index.ts";
import { Spinner } from "../../primitives/Spinner/index.ts";
import { color, font, media, radius, space } from "../../tokens/index.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";

export interface PlayerStubProps {
  /** Why it does not play, or what it takes. Default: the button says it all. */
  title?: string | undefined;
  /** Advice to the viewer, or the time that is left. */
  text?: string | undefined;
  /** Words of the button. */
  label: string;
  /** A play mark in place of the label, which is read out only. Default false. */
  isPlay?: boolean;
  onPress: () => void;
  /** The action that the button began is on its way. Default false. */
  isPending?: boolean | undefined;
  /** Heard while pending. */
  pendingLabel?: string | undefined;
  /** Picture of the video under it all. Default: the player's own dark. */
  poster?: SafeMediaUrl | null;
}

const stub = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  background: ${color.player};
  color: ${color.textOnPlayer};
  > *,
  &::before {
    grid-area: 1 / 1;
  }
  /* A strut and no ratio of its own: long words make the stub higher. */
  &::before {
    aspect-ratio: 16 / 9;
    content: "";
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const picture = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/* Words are read whatever the picture is: the veil alone gives them their contrast. */
const veil = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: ${space[3]};
  min-height: 220px;
  padding: ${space[6]};
  text-align: center;
  &[data-has-words] {
    background: ${color.playerChrome};
  }
  ${media.mobile} {
    padding: ${space[4]};
  }
`;

const heading = css`
  max-width: min(32ch, 100%);
  font: ${font.title};
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const words = css`
  max-width: min(52ch, 100%);
  color: ${color.textOnPlayer};
  font: ${font.body};
  text-wrap: pretty;
`;

const wayOn = css`
  margin-top: ${space[1]};
  /* nativeButton gives its variants a padding of their own */
  &[data-play][data-variant] {
    width: 72px;
    height: 72px;
    margin: 0;
    padding: 0;
    border-radius: ${radius.full};
  }
`;

/** In the player's place when the video is paid for first: what it takes, over the poster (STUB-LABEL-13). */
export function PlayerStub({
  title,
  text,
  label,
  isPlay = false,
  onPress,
  isPending = false,
  pendingLabel,
  poster = null,
}: PlayerStubProps) {
  return (
    <div className={stub}>
      {poster !== null && (
        <img className={picture} src={poster} alt="" width={1280} height={720} fetchPriority="high" decoding="async" />
      )}
      <div className={veil} data-has-words={title !== undefined || text !== undefined || undefined}>
        {title !== undefined && <h2 className={heading}>{title}</h2>}
        {text !== undefined && <p className={words}>{text}</p>}
        <button
          type="button"
          className={cx(nativeButton, wayOn)}
          data-variant="lightOnPlayer"
          data-play={isPlay || undefined}
          aria-label={isPending ? pendingLabel : isPlay ? label : undefined}
          // It keeps the focus and its place while it waits.
          aria-disabled={isPending || undefined}
          onClick={isPending ? undefined : onPress}
        >
          {isPending ? <Spinner size={20} /> : isPlay ? <PlayIcon size={32} /> : label}
        </button>
      </div>
    </div>
  );
}
