import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from "react";
import { ScreenKeyboard } from "@kadr/design-system/navigation/ScreenKeyboard";
import { KeyboardIcon, MicrophoneIcon } from "@kadr/design-system/primitives/Icon";
import { PlainIconButton } from "@kadr/design-system/primitives/PlainIconButton";
import { useByWidth } from "@kadr/design-system/primitives/size";
import type { DeviceClass } from "../../presenters/deviceClass.ts";
import { useHost } from "../../ports/Host.ts";
import { screenKeyboardButton, screenKeyboardTexts } from "../../texts/screenKeyboard.ts";
import { voiceTexts } from "../../texts/voice.ts";

export interface SearchToolsProps {
  field: RefObject<HTMLInputElement | null>;
  /** On an iOS phone whose browser recognises speech (VOICE-RUN-01). */
  hasVoice: boolean;
  /** The voice search is wanted, or about to be. */
  onVoice: (onHeard: (text: string) => void) => void;
  onPrepareVoice: () => void;
}

/** Devices whose own keyboard is none, or far (docs/adr/0040-voice-and-screen-keyboard.md). */
const withKeyboard: ReadonlySet<DeviceClass> = new Set<DeviceClass>(["desktop", "tv", "bigTv"]);
/** Of them those where it comes with the focus. */
const byItself: ReadonlySet<DeviceClass> = new Set<DeviceClass>(["tv", "bigTv"]);

/** Other ways to say what is looked for than one's own keyboard (SHELL-HEADER-04): the voice on a phone, keys on the screen elsewhere. */
export function SearchTools({ field, hasVoice, onVoice, onPrepareVoice }: SearchToolsProps) {
  if (hasVoice) return <VoiceButton field={field} onVoice={onVoice} onPrepare={onPrepareVoice} />;
  return <KeyboardButton field={field} />;
}

interface VoiceButtonProps extends Pick<SearchToolsProps, "field" | "onVoice"> {
  onPrepare: () => void;
}

function VoiceButton({ field, onVoice, onPrepare }: VoiceButtonProps) {
  const { stores, measure } = useHost();
  const { searchLine } = stores;
  const onHeard = (text: string) => {
    const input = field.current;
    if (input === null) return;
    input.value = text;
    const send = () => input.form?.requestSubmit();
    void searchLine
      .load()
      .then((line) => line.said(), noop)
      .then(send);
  };
  return (
    <PlainIconButton
      data-tool
      variant="muted"
      size={36}
      icon={<MicrophoneIcon size={20} />}
      label={voiceTexts.button}
      aria-haspopup="dialog"
      onPointerDown={onPrepare}
      onFocus={onPrepare}
      onClick={() => {
        measure("search.voice", { location: "header" });
        onVoice(onHeard);
      }}
    />
  );
}

function KeyboardButton({ field }: Pick<SearchToolsProps, "field">) {
  const { measure, deviceClass } = useHost();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<"no" | "byPointer" | "byKey">("no");
  const wasUsed = useRef(false);
  const isOffered = useByWidth(() => withKeyboard.has(deviceClass()));
  useOpenedByFocus(field, deviceClass, () => setOpen("byPointer"));
  if (!isOffered) return null;
  const isOpen = open !== "no";
  const close = (isLeft: boolean) => {
    setOpen("no");
    wasUsed.current = false;
    if (!isLeft) field.current?.focus();
  };
  return (
    <>
      <PlainIconButton
        ref={button}
        data-tool
        variant="muted"
        size={36}
        icon={<KeyboardIcon size={20} />}
        label={screenKeyboardButton.open}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        // a press leaves the caret in the field
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (isOpen) return close(false);
          // Enter and Space press without a pointer: who opens it by keys goes on by keys
          const isByKey = event.detail === 0;
          setOpen(isByKey ? "byKey" : "byPointer");
          if (!isByKey) field.current?.focus();
        }}
      />
      {isOpen && (
        <ScreenKeyboard
          id={id}
          field={field}
          hasFocus={open === "byKey"}
          onClose={close}
          onUsed={() => {
            if (!wasUsed.current) measure("search.keyboard", { location: "header" });
            wasUsed.current = true;
          }}
          texts={screenKeyboardTexts}
        />
      )}
    </>
  );
}

/** On a television it comes with the focus, until it has been put away once: whoever did that has another keyboard. */
function useOpenedByFocus(
  field: RefObject<HTMLInputElement | null>,
  deviceClass: () => DeviceClass,
  open: () => void,
): void {
  const onFocus = useEffectEvent(open);
  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    let isFirst = true;
    const focused = () => {
      if (!isFirst || !byItself.has(deviceClass())) return;
      isFirst = false;
      onFocus();
    };
    input.addEventListener("focus", focused);
    if (document.activeElement === input) focused();
    return () => input.removeEventListener("focus", focused);
  }, [field, deviceClass]);
}

/** The line's own facts are for measuring only. */
function noop(): void {}
