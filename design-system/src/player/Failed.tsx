import { css, cx } from "linaria";
import type { ReactNode } from "react";
import { Button } from "../primitives/Button/index.ts";
import { NextIcon, OfflineIcon, RefreshIcon, WarningIcon } from "../primitives/Icon/index.ts";
import { color, font } from "../tokens/index.ts";
import { actions, link, message } from "./Overlays.styles.ts";
import { onVideo } from "../primitives/onVideo/index.ts";
import { timeCode } from "./timeCode.ts";
import type { PlayerCodecs, PlayerFailure, PlayerSnapshot, PlayerTexts } from "./types.ts";
import { useFact } from "./useEngine.ts";
import { useFocusLeft } from "./useFocusLeft.ts";
import { usePlayerModel } from "./usePlayerModel.ts";

export interface FailedProps {
  failure: PlayerFailure;
  /** Goes on with the sound alone; without it that is not offered. */
  onSoundOnly?: ((isOn: boolean) => void) | undefined;
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
function lowerQuality({ qualities, quality, height }: PlayerSnapshot): number | null {
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

/** Failure of the video and the ways on; announced, because no other sign tells it. */
export function Failed({ failure, onSoundOnly }: FailedProps) {
  const { engine, texts, queue, mode, focusPlayer, thenFocus } = usePlayerModel();
  const codecs = useFact(engine, (snapshot) => snapshot.codecs);
  const words = wordsOf(texts, failure, codecs);
  const { next } = queue;
  // A small player has no room for words of it; 0 is not worth a word.
  const position = mode === "mini" ? 0 : engine.getTime().current;
  const hasPicture = mode !== "mini" && mode !== "audio";
  const lower = hasPicture ? lowerQuality(engine.getSnapshot()) : null;
  const canHear = codecs.picture?.isDecoded !== false || codecs.sound?.isDecoded === true;
  const hear = hasPicture && canHear && failure !== "unavailable" ? onSoundOnly : undefined;
  // Another try brings no decoder.
  const hasOnlySound = failure === "format" && codecs.picture?.isDecoded === false && hear !== undefined;
  // It goes while focus is in it: the line came back by itself.
  const root = useFocusLeft<HTMLDivElement>(focusPlayer);
  const retry = (change?: () => void) =>
    thenFocus(() => {
      change?.();
      engine.retry();
    });
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
          <Button variant="primary" icon={<RefreshIcon size={20} />} onPress={() => retry()}>
            {texts.retry}
          </Button>
        )}
        {lower !== null && (
          <Button variant="secondary" onPress={() => retry(() => engine.setQuality(lower))}>
            {texts.lowerQuality(lower)}
          </Button>
        )}
        {hear && (
          <Button variant={hasOnlySound ? "primary" : "secondary"} onPress={() => retry(() => hear(true))}>
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
