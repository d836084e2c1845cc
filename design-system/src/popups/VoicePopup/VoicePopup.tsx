import { css } from "linaria";
import { useEffect, useEffectEvent } from "react";
import { announce } from "../../primitives/announce/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { MicrophoneIcon } from "../../primitives/Icon/index.ts";
import { color, font, media, motion, space } from "../../tokens/index.ts";
import { outcomeParts } from "../OutcomePopup/index.ts";

export interface VoicePopupTexts {
  /** «Говорите...» */
  readonly recording: string;
  /** Under it while nothing is heard yet. */
  readonly hint: string;
  readonly cancel: string;
  /** No speech was heard, or no words in it. */
  readonly noSpeech: { readonly title: string; readonly text: string };
  /** The microphone or the recognition is closed: `steps` say how it is opened. */
  readonly notAllowed: { readonly title: string; readonly text: string; readonly steps: readonly string[] };
  readonly retry: string;
  /** Puts a failure away. */
  readonly close: string;
}

export interface VoicePopupProps {
  isOpen: boolean;
  phase: "recording" | "noSpeech" | "notAllowed";
  /** How loud it is: 0 quiet, 1 speech, 2 loud. */
  level: 0 | 1 | 2;
  /** Words that were understood so far. */
  heard: string;
  /** Ended by the person. */
  onClose: () => void;
  onRetry: () => void;
  texts: VoicePopupTexts;
}

const body = css`
  display: grid;
  justify-items: center;
  gap: ${space[6]};
  padding-top: ${space[12]};
  text-align: center;
`;

/** Two rings around the microphone, one for each threshold: what is heard is seen, too. */
const microphone = css`
  position: relative;
  display: grid;
  place-items: center;
  width: 80px;
  height: 80px;
  margin: ${space[6]} 0;
  border-radius: 50%;
  background: ${color.accent};
  color: ${color.textOnAccent};
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 2px solid ${color.accent};
    border-radius: 50%;
    opacity: 0;
    transition:
      opacity ${motion.state},
      scale ${motion.state};
  }
  &[data-level="1"]::before,
  &[data-level="2"]::before {
    opacity: 0.8;
    scale: 1.25;
  }
  &[data-level="2"]::after {
    opacity: 0.4;
    scale: 1.5;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const title = css`
  font: ${font.title};
`;

/** Two lines are kept, so that nothing moves with the words. */
const words = css`
  min-height: 3rem;
  font: ${font.lead};
  overflow-wrap: anywhere;
  text-wrap: balance;
  &[data-hint] {
    color: ${color.textMuted};
  }
`;

const explained = css`
  display: grid;
  gap: ${space[3]};
  text-align: start;
`;

const steps = css`
  display: grid;
  gap: ${space[2]};
  margin: 0;
  padding-inline-start: ${space[5]};
  list-style: decimal;
`;

/**
 * The voice search: it listens, or says why it does not. What is heard is not read out while it listens: a screen reader would speak into
 * the microphone.
 */
export function VoicePopup({ isOpen, phase, level, heard, onClose, onRetry, texts }: VoicePopupProps) {
  // The dialog stays the same one from listening to its failure, whose words would not be heard by themselves.
  const say = useEffectEvent(() => {
    if (phase === "noSpeech") announce(`${texts.noSpeech.title}. ${texts.noSpeech.text}`);
    if (phase === "notAllowed") announce(`${texts.notAllowed.title}. ${texts.notAllowed.text}`);
  });
  useEffect(() => {
    if (isOpen) say();
  }, [isOpen, phase]);

  const retry = { label: texts.retry, onPress: onRetry };
  const parts =
    phase === "noSpeech"
      ? outcomeParts({ ...texts.noSpeech, tone: "failure", action: retry, closeLabel: texts.close })
      : phase === "notAllowed"
        ? outcomeParts({
            title: texts.notAllowed.title,
            text: (
              <div className={explained}>
                <p>{texts.notAllowed.text}</p>
                <ol className={steps}>
                  {texts.notAllowed.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              </div>
            ),
            tone: "failure",
            action: retry,
            closeLabel: texts.close,
          })
        : {
            title: texts.recording,
            isTitleHidden: true,
            size: "s" as const,
            isDismissable: false,
            children: (
              <div className={body}>
                {/* The dialog's own heading is heard; this one is seen. */}
                <p className={title} aria-hidden>
                  {texts.recording}
                </p>
                <span className={microphone} data-level={level}>
                  <MicrophoneIcon size={32} />
                </span>
                <p className={words} dir="auto" data-hint={heard === "" || undefined}>
                  {heard === "" ? texts.hint : heard}
                </p>
              </div>
            ),
            footer: (
              <Button size="l" autoFocus onPress={onClose}>
                {texts.cancel}
              </Button>
            ),
          };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      {...parts}
    />
  );
}
