import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../primitives/Button/index.ts";
import { NextIcon, OfflineIcon, RefreshIcon, WarningIcon } from "../primitives/Icon/index.ts";
import { color, font } from "../tokens/index.ts";
import { actions, link, message } from "./Overlays.styles.ts";
import { onVideo } from "../primitives/onVideo/index.ts";
import { timeCode } from "./timeCode.ts";
import type { PlayerCodecs, PlayerFailure, PlayerNeighbour, PlayerSnapshot, PlayerTexts } from "./types.ts";
import { useFocusLeft } from "./useFocusLeft.ts";

export interface FailedProps {
  texts: PlayerTexts;
  failure: PlayerFailure;
  codecs: PlayerCodecs;
  /** Where it stopped, s; 0 is not worth a word. */
  position: number;
  onRetry: () => void;
  /** The next lower quality, px; null where there is none. */
  lower: number | null;
  onLower: (height: number) => void;
  /** Goes on without the picture; none where there is nothing to go on with. */
  onSoundOnly: (() => void) | undefined;
  /** It goes while focus is in it: the line came back by itself. */
  onFocusLost: () => void;
  next: PlayerNeighbour | undefined;
}

const title = css`
  font: ${font.leadStrong};
`;

const text = css`
  max-width: 44ch;
  text-wrap: balance;
  color: ${color.textMutedOnPlayer};
  font: ${font.body};
`;

const icons: Readonly<Record<PlayerFailure, ReactNode>> = {
  network: <OfflineIcon size={40} />,
  format: <WarningIcon size={40} />,
  unavailable: <WarningIcon size={40} />,
};

/** The next lower quality than what is shown, or was chosen; null where there is none. */
export function lowerQuality({ qualities, quality, height }: PlayerSnapshot): number | null {
  const now = quality === "auto" ? height : quality;
  const lower = now > 0 ? qualities.find((other) => other < now) : qualities.at(-1);
  return lower === undefined || qualities.length < 2 ? null : lower;
}

/** Of a format that does not play, where it is known which. */
function wordsOf(
  texts: PlayerTexts,
  failure: PlayerFailure,
  { picture, sound }: PlayerCodecs,
): { title: string; text: string } {
  const titles = [
    ...(picture?.isDecoded === false ? [texts.undecoded.ofPicture(picture.name)] : []),
    ...(sound?.isDecoded === false ? [texts.undecoded.ofSound(sound.name)] : []),
  ];
  const [first, second] = titles;
  if (failure !== "format" || first === undefined) return texts.failure[failure];
  return { title: first, text: second === undefined ? texts.undecoded.text : `${second}. ${texts.undecoded.text}` };
}

/** What went wrong and the ways on; announced, because nothing else tells it. */
export function Failed({
  texts,
  failure,
  codecs,
  position,
  onRetry,
  lower,
  onLower,
  onSoundOnly,
  onFocusLost,
  next,
}: FailedProps) {
  const words = wordsOf(texts, failure, codecs);
  // Another try brings no decoder.
  const hasOnlySound = failure === "format" && codecs.picture?.isDecoded === false && onSoundOnly !== undefined;
  const root = useFocusLeft<HTMLDivElement>(onFocusLost);
  return (
    <div className={cx(message, onVideo)} role="alert" ref={root} data-failed>
      {icons[failure]}
      <p className={title}>{words.title}</p>
      <p className={text}>
        {words.text}
        {position >= 1 && ` ${texts.stoppedAt(timeCode(position))}`}
      </p>
      <div className={actions}>
        {!hasOnlySound && (
          <Button variant="primary" icon={<RefreshIcon size={20} />} onPress={onRetry}>
            {texts.retry}
          </Button>
        )}
        {lower !== null && (
          <Button variant="secondary" onPress={() => onLower(lower)}>
            {texts.lowerQuality(lower)}
          </Button>
        )}
        {onSoundOnly && (
          <Button variant={hasOnlySound ? "primary" : "secondary"} onPress={onSoundOnly}>
            {texts.soundOnly}
          </Button>
        )}
        {next && (
          <a className={link} href={next.href}>
            <NextIcon size={20} />
            <span>{texts.nextNamed(next.title)}</span>
          </a>
        )}
      </div>
    </div>
  );
}
