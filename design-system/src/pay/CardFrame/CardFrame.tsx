import { css, cx } from "linaria";
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from "react";
import { FrameCover, FrameEnd, frameStage, hasGoneOn, type FrameState } from "../../primitives/FrameStage/index.ts";
import type { SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import { media, motion } from "../../tokens/index.ts";

/** pay: the card is charged next; add: it is only kept. */
export type CardPurpose = "pay" | "add";

/** Messages of the frame. None of them grants anything: a token is good for one try of the person who is signed in. */
export type CardFrameMessage =
  /** With each page of the frame. */
  | { readonly kind: "load" }
  /** How high its page wants to be, px. */
  | { readonly kind: "height"; readonly height: number }
  /** The card was taken: what stands for it, once. */
  | { readonly kind: "token"; readonly token: string }
  /** The tokeniser said something that the form has no words for. */
  | { readonly kind: "error"; readonly type: string }
  /** Escape was pressed in it. */
  | { readonly kind: "close" };

/** A conversation with one frame. */
export interface CardFrameConversation {
  setTheme: (themeId: "light" | "dark") => void;
  focus: () => void;
  close: () => void;
}

/** The frame as the host has it: where it is, and how to talk to it. */
export interface CardFramePort {
  /** An id of one opening, which nobody can guess. */
  createFlowId: () => string;
  address: (opening: { flow: string; purpose: CardPurpose; themeId: "light" | "dark" }) => SafeMediaUrl | undefined;
  /** Listens until closed. */
  connect: (
    frame: HTMLIFrameElement,
    flow: string,
    onMessage: (message: CardFrameMessage) => void,
  ) => CardFrameConversation;
}

export interface CardFrameProps {
  port: CardFramePort;
  purpose: CardPurpose;
  themeId: "light" | "dark";
  /** The token that stands for the card has come, once for each opening. */
  onToken: (token: string) => void;
  /** The person is done with it. */
  onClose: () => void;
  /** An error of a type that the form has no words for (PAY-CARD-08). */
  onError?: ((type: string) => void) | undefined;
  /** So long the frame may say nothing before another try is offered, ms. Default 10,000 (docs/invariants.md, «frame»). */
  silentMs?: number | undefined;
  texts: {
    /** Name of the frame. */
    title: string;
    loading: string;
    failed: string;
    retry: string;
  };
}

/* Until it has said so the form is as high as it will be, so that what is pressed below it does not move away: its words under the
   button take a line more on a phone. */
const stage = css`
  display: grid;
  min-height: 200px;
  height: var(--frame-height, 302px);
  ${media.mobile} {
    height: var(--frame-height, 318px);
  }
  transition: height ${motion.entry};
  > iframe {
    height: 100%;
  }
`;

/**
 * The form of a card inside a popup: a page of the payment origin in a frame, so that no digit of a card is ever in the page around
 * it. It stands in the popup's own flow, as high as it says, in the popup's theme. When it has come it takes the focus, unless the
 * person has gone on to something else in the popup.
 */
export function CardFrame({
  port,
  purpose,
  themeId,
  onToken,
  onClose,
  onError,
  silentMs = 10_000,
  texts,
}: CardFrameProps) {
  const [opening, setOpening] = useState(() => ({ flow: port.createFlowId(), themeId }));
  const [state, setState] = useState<FrameState>("loading");
  const [height, setHeight] = useState<number>();
  const element = useRef<HTMLIFrameElement>(null);
  const conversation = useRef<CardFrameConversation | null>(null);
  const isTaken = useRef(false);
  const { flow } = opening;

  const onMessage = useEffectEvent((message: CardFrameMessage) => {
    switch (message.kind) {
      case "load":
        setState("ready");
        conversation.current?.setTheme(themeId);
        if (element.current !== null && !hasGoneOn(element.current)) conversation.current?.focus();
        return;
      case "height":
        return setHeight(message.height);
      case "token":
        if (isTaken.current) return;
        isTaken.current = true;
        return onToken(message.token);
      case "error":
        return onError?.(message.type);
      case "close":
        return onClose();
    }
  });
  useEffect(() => {
    if (element.current === null) return;
    const opened = port.connect(element.current, flow, (message) => onMessage(message));
    conversation.current = opened;
    return () => {
      conversation.current = null;
      opened.close();
    };
  }, [port, flow]);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("failed"), silentMs);
    return () => clearTimeout(timer);
  }, [state, flow, silentMs]);

  useEffect(() => conversation.current?.setTheme(themeId), [themeId]);

  const retry = () => {
    isTaken.current = false;
    setHeight(undefined);
    setState("loading");
    setOpening({ flow: port.createFlowId(), themeId });
  };

  return (
    <div
      className={cx(frameStage, stage)}
      data-state={state}
      aria-busy={state === "loading"}
      style={height === undefined ? undefined : ({ "--frame-height": `${height}px` } as CSSProperties)}
    >
      <iframe
        // A new flow is a new frame: what the old one says no longer counts.
        key={flow}
        ref={element}
        title={texts.title}
        src={port.address({ ...opening, purpose })}
        allow=""
        referrerPolicy="origin"
        // The circle of Tab brings the focus to the frame alone: the form has its first field.
        onFocus={() => conversation.current?.focus()}
      />
      <FrameCover state={state} onRetry={retry} texts={texts} />
      {state === "ready" && <FrameEnd />}
    </div>
  );
}
