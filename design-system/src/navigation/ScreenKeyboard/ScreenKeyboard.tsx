import { cx } from "linaria";
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from "react";
import { announce } from "../../primitives/announce/index.ts";
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  BackspaceIcon,
  CapsLockIcon,
  ChevronDownIcon,
  ShiftIcon,
} from "../../primitives/Icon/index.ts";
import { floating } from "../../primitives/Overlay/floating.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { neighbour, type Direction } from "./geometry.ts";
import {
  isLock,
  isShift,
  languageOf,
  layoutAfter,
  rowsOf,
  screenKeyboardMark,
  type KeyboardAction,
  type KeyboardKey,
  type KeyboardLanguage,
  type KeyboardLayout,
} from "./layouts.ts";
import * as styles from "./ScreenKeyboard.styles.ts";
import { erase, moveCaret, write } from "./typing.ts";

export interface ScreenKeyboardTexts {
  /** Name of the keyboard. */
  readonly label: string;
  /** The language key: what is written on it, and what it says of the layout. */
  readonly language: Readonly<Record<KeyboardLanguage, { readonly short: string; readonly label: string }>>;
  /** Said when the layout has changed. */
  readonly layout: Readonly<Record<KeyboardLanguage, string>>;
  readonly actions: Readonly<Record<Exclude<KeyboardAction, "language">, string>>;
  /** Names of the signs that are no letter and no digit. */
  readonly signs: Readonly<Record<string, string>>;
  /** Message after a sign was erased. */
  readonly erased: (sign: string) => string;
}

export interface ScreenKeyboardProps {
  id?: string | undefined;
  /** Field that the keys write into; the keyboard stands in its form, and its last key sends that. */
  field: RefObject<HTMLInputElement | null>;
  /** Default "ru". */
  initialLayout?: KeyboardLayout | undefined;
  /** Its first key takes the focus: it was opened by a key. Default false: the focus stays in the field. */
  hasFocus?: boolean | undefined;
  /** `isLeft`: the focus is elsewhere already, or a press was; else it is to go back. */
  onClose: (isLeft: boolean) => void;
  /** A key has written, or erased. */
  onUsed?: (() => void) | undefined;
  texts: ScreenKeyboardTexts;
}

const pictures: Partial<Record<KeyboardAction, ReactNode>> = {
  shift: <ShiftIcon size={20} />,
  capsLock: <CapsLockIcon size={20} />,
  backspace: <BackspaceIcon size={20} />,
  left: <ArrowLeftIcon size={20} />,
  right: <ArrowRightIcon size={20} />,
  hide: <ChevronDownIcon size={20} />,
};

/** The first letter, in the middle of the hands: nobody begins with a digit. */
const firstKey = "1-0";

/**
 * A keyboard on the screen, for who has none (a television) or would rather press than type. Real buttons with one tab stop: arrows lead
 * by the place of the keys, and up from the first row into the field. What is typed on another keyboard meanwhile is written, too.
 */
export function ScreenKeyboard({
  id,
  field,
  initialLayout = "ru",
  hasFocus = false,
  onClose,
  onUsed,
  texts,
}: ScreenKeyboardProps) {
  const [layout, setLayout] = useState(initialLayout);
  const [stop, setStop] = useState(firstKey);
  const panel = useRef<HTMLDivElement>(null);
  /** Where the walk up and down began, px, and the key that it has come to: from another one a new walk begins. */
  const aim = useRef<{ readonly x: number; readonly at: Element | null } | null>(null);
  const rows = rowsOf(layout);
  const language = languageOf(layout);
  const keys = () => [...(panel.current?.querySelectorAll("button") ?? [])];
  const focusStop = () =>
    keys()
      .find(({ tabIndex }) => tabIndex === 0)
      ?.focus();

  useEffect(() => {
    if (hasFocus) panel.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
  }, [hasFocus]);

  const onFieldKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.target !== field.current || event.defaultPrevented || event.isComposing) return;
    if (event.key === "ArrowDown") focusStop();
    else if (event.key === "Escape") onClose(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const leave = useEffectEvent((to: EventTarget | null) => {
    if (to instanceof Node && field.current?.form?.contains(to) === false) onClose(true);
  });
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => onFieldKey(event);
    const onElsewhere = (event: Event) => leave(event.target);
    form.addEventListener("keydown", onKey);
    // Where the focus comes to, not where it goes from: by way of the browser's own bars it goes nowhere first.
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("pointerdown", onElsewhere);
    return () => {
      form.removeEventListener("keydown", onKey);
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("pointerdown", onElsewhere);
    };
  }, [field]);

  const writeSign = (sign: string) => {
    if (field.current === null) return;
    write(field.current, sign);
    onUsed?.();
  };
  const eraseSign = () => {
    const gone = field.current === null ? "" : erase(field.current);
    if (gone === "") return;
    announce(texts.erased(nameOf(gone)));
    onUsed?.();
  };
  const nameOf = (sign: string) => texts.signs[sign] ?? sign;

  const act: Readonly<Record<KeyboardAction, () => void>> = {
    shift: () => setLayout(layoutAfter(layout, "shift")),
    capsLock: () => setLayout(layoutAfter(layout, "capsLock")),
    language: () => {
      const next = layoutAfter(layout, "language");
      setLayout(next);
      announce(texts.layout[languageOf(next)]);
    },
    space: () => writeSign(" "),
    backspace: eraseSign,
    left: () => field.current && moveCaret(field.current, -1),
    right: () => field.current && moveCaret(field.current, 1),
    hide: () => onClose(false),
    // the form does it
    submit: () => undefined,
  };
  const press = ({ sign, action }: KeyboardKey) => {
    if (action !== undefined) return act[action]();
    writeSign(sign ?? "");
    setLayout(layoutAfter(layout, "sign"));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!onOwnKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  /** Whether the key is this keyboard's; Enter and Space are the button's own. */
  const onOwnKey = (key: string): boolean => {
    switch (key) {
      case "ArrowLeft":
      case "ArrowRight":
      case "ArrowUp":
      case "ArrowDown":
        walk(key);
        return true;
      case "Home":
      case "End": {
        const row = document.activeElement?.parentElement;
        const end = key === "Home" ? row?.firstElementChild : row?.lastElementChild;
        (end as HTMLElement | null | undefined)?.focus();
        return true;
      }
      case "Escape":
        onClose(false);
        return true;
      case "Backspace":
        eraseSign();
        return true;
      default:
        if (key === " " || Array.from(key).length !== 1) return false;
        writeSign(key);
        return true;
    }
  };
  const walk = (direction: Direction) => {
    const all = keys();
    const places = all.map((button) => button.getBoundingClientRect());
    const from = all.findIndex((button) => button === document.activeElement);
    const here = places[from];
    if (here === undefined) return;
    const isAcross = direction === "ArrowLeft" || direction === "ArrowRight";
    const walked = aim.current;
    const x = walked !== null && walked.at === all[from] ? walked.x : (here.left + here.right) / 2;
    const next = neighbour(places, from, direction, x);
    aim.current = isAcross || next === null ? null : { x, at: all[next] ?? null };
    if (next !== null) all[next]?.focus();
    else if (direction === "ArrowUp") field.current?.focus();
  };

  const labelOf = ({ sign, action }: KeyboardKey): string | undefined => {
    if (action === "language") return texts.language[language].label;
    if (action === undefined) return texts.signs[sign ?? ""];
    return action === "submit" ? undefined : texts.actions[action];
  };
  const faceOf = ({ sign, action }: KeyboardKey): ReactNode => {
    if (action === undefined) return sign;
    if (action === "language") return texts.language[language].short;
    return pictures[action] ?? texts.actions[action];
  };
  const pressedOf = ({ action }: KeyboardKey): boolean | undefined =>
    action === "shift" ? isShift(layout) : action === "capsLock" ? isLock(layout) : undefined;

  return (
    // a press leaves the focus, and with it the caret, where it is
    <div
      ref={panel}
      id={id}
      role="toolbar"
      aria-label={texts.label}
      {...{ [screenKeyboardMark]: layout }}
      className={cx(floating, styles.panel)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.map((row, at) => (
        <div key={at} className={styles.row}>
          {row.map((key) => (
            <PlainButton
              key={key.id}
              on="none"
              type={key.action === "submit" ? "submit" : "button"}
              className={styles.key}
              data-action={key.action}
              data-span={key.span}
              aria-label={labelOf(key)}
              aria-pressed={pressedOf(key)}
              tabIndex={key.id === stop ? 0 : -1}
              onFocus={() => setStop(key.id)}
              onClick={() => press(key)}
            >
              {faceOf(key)}
            </PlainButton>
          ))}
        </div>
      ))}
    </div>
  );
}
