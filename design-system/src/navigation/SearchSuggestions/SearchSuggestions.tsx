import { cx } from "linaria";
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState, type RefObject } from "react";
import { CloseIcon, HistoryIcon, SearchIcon } from "../../primitives/Icon/index.ts";
import { floating } from "../../primitives/Overlay/floating.ts";
import { PlainIconButton } from "../../primitives/PlainIconButton/index.ts";
import { screenKeyboardMark } from "../ScreenKeyboard/layouts.ts";
import type { SafeHref, SafeMediaUrl } from "../../primitives/SafeAddress/index.ts";
import * as styles from "./SearchSuggestions.styles.ts";

export interface SearchSuggestion {
  id: string;
  /** `history`: looked for before, and can be forgotten; `query`: how the query may go on; `show`: a page of its own. */
  kind: "history" | "query" | "show";
  text: string;
  href: SafeHref;
  /** Under the text: what a show is. */
  note?: string | undefined;
  poster?: SafeMediaUrl | undefined;
}

export interface SearchSuggestionsTexts {
  /** Name of the list. */
  readonly list: string;
  readonly remove: (text: string) => string;
}

export interface SearchSuggestionsProps {
  /** The field that they are for: it keeps the focus. */
  field: RefObject<HTMLInputElement | null>;
  items: readonly SearchSuggestion[];
  /** Chosen by a press or by Enter; a link that is pressed leads there by itself. */
  onChoose: (item: SearchSuggestion) => void;
  /** Enter on one: leads to its address. */
  onGo: (href: SafeHref) => void;
  /** One of the history is to be forgotten. */
  onRemove: (item: SearchSuggestion) => void;
  texts: SearchSuggestionsTexts;
}

/** Where the keys are: a row, and in it its words or its button. */
interface At {
  readonly row: number;
  readonly isRemove: boolean;
}

/** Attributes that make the field a combo box; without them it is the plain field. */
const fieldAttributes = [
  "role",
  "aria-autocomplete",
  "aria-haspopup",
  "aria-expanded",
  "aria-controls",
  "aria-activedescendant",
] as const;

/**
 * The list under the search field: a combo box with a grid (APG), since an entry of the history has a button of its own. The field is
 * another component's and is there before these: they give it the role and hear its keys.
 */
export function SearchSuggestions({ field, items, onChoose, onGo, onRemove, texts }: SearchSuggestionsProps) {
  const id = useId();
  const keyboard = () => field.current?.form?.querySelector(`[${screenKeyboardMark}]`) ?? null;
  const hasKeyboard = () => keyboard() !== null;
  const [isWanted, setWanted] = useState(
    () => document.activeElement === field.current || keyboard()?.contains(document.activeElement) === true,
  );
  const [at, setAt] = useState<At | null>(null);
  const isOpen = isWanted && items.length > 0;
  // what was forgotten has left its row to the next one, which may have no button
  const item = isOpen && at !== null ? items[at.row] : undefined;
  const active: At | null =
    at === null || item === undefined ? null : { row: at.row, isRemove: at.isRemove && item.kind === "history" };
  const cellId = ({ row, isRemove }: At) => `${id}-${row}${isRemove ? "-remove" : ""}`;
  const activeId = active === null ? null : cellId(active);

  const close = () => {
    setWanted(false);
    setAt(null);
  };
  const move = (by: number) => {
    const rows = items.length;
    // before the first and after the last stands the field itself
    const next = ((active?.row ?? (by > 0 ? -1 : rows)) + by + rows + 1) % (rows + 1);
    setAt(next === rows ? null : { row: next, isRemove: false });
  };
  const remove = (forgotten: SearchSuggestion) => {
    onRemove(forgotten);
    field.current?.focus();
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    const hasRemove = item?.kind === "history";
    switch (event.key) {
      case "ArrowDown":
      case "ArrowUp":
        if (items.length === 0) return;
        // past the last one lies the keyboard on the screen, if there is one
        if (event.key === "ArrowDown" && active?.row === items.length - 1 && hasKeyboard()) return setAt(null);
        if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
        else setWanted(true);
        break;
      case "ArrowRight":
      case "ArrowLeft":
        if (active === null || !hasRemove) return;
        setAt({ ...active, isRemove: event.key === "ArrowRight" });
        break;
      case "Delete":
        if (item === undefined || !hasRemove) return;
        remove(item);
        break;
      case "Enter":
        if (item === undefined || active === null) return close();
        if (active.isRemove) remove(item);
        else {
          close();
          onChoose(item);
          onGo(item.href);
        }
        break;
      case "Escape":
        if (!isOpen) return;
        // the field and what is around it stay as they are
        event.stopPropagation();
        close();
        break;
      default:
        return;
    }
    event.preventDefault();
  });
  const onInput = useEffectEvent(() => {
    setWanted(true);
    setAt(null);
  });
  const onFocus = useEffectEvent(() => setWanted(true));
  const onBlur = useEffectEvent((event: FocusEvent) => {
    const to = event.relatedTarget;
    // whoever types on the screen reads the list meanwhile
    if (to instanceof Node && (to === field.current || keyboard()?.contains(to) === true)) return;
    close();
  });

  // With the list and not after it: whoever sees it may press a key at once.
  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    const keys = (event: KeyboardEvent) => onKeyDown(event);
    const typed = () => onInput();
    const focused = () => onFocus();
    const left = (event: FocusEvent) => onBlur(event);
    const place: HTMLElement = input.form ?? input;
    input.addEventListener("keydown", keys);
    input.addEventListener("input", typed);
    input.addEventListener("focus", focused);
    place.addEventListener("focusout", left);
    return () => {
      input.removeEventListener("keydown", keys);
      input.removeEventListener("input", typed);
      input.removeEventListener("focus", focused);
      place.removeEventListener("focusout", left);
    };
  }, [field]);

  useLayoutEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-haspopup", "grid");
    input.setAttribute("aria-expanded", String(isOpen));
    if (isOpen) input.setAttribute("aria-controls", id);
    else input.removeAttribute("aria-controls");
    if (activeId === null) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", activeId);
    return () => {
      for (const name of fieldAttributes) input.removeAttribute(name);
    };
  }, [field, id, isOpen, activeId]);

  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  if (!isOpen) return null;
  return (
    // a press leaves the focus in the field
    <div
      id={id}
      role="grid"
      aria-label={texts.list}
      className={cx(floating, styles.popup)}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {items.map((one, row) => (
        <div key={one.id} role="row" className={styles.row}>
          <div
            id={cellId({ row, isRemove: false })}
            role="gridcell"
            aria-selected={active?.row === row && !active.isRemove}
            data-at={(active?.row === row && !active.isRemove) || undefined}
            className={cx(styles.cell, styles.wide)}
          >
            <a
              className={styles.link}
              href={one.href}
              tabIndex={-1}
              onClick={() => {
                close();
                onChoose(one);
              }}
            >
              {one.kind === "show" && one.poster !== undefined ? (
                <img className={styles.poster} src={one.poster} alt="" width={32} height={44} loading="lazy" />
              ) : one.kind === "history" ? (
                <HistoryIcon size={20} />
              ) : (
                <SearchIcon size={20} />
              )}
              <span className={styles.words}>
                <span className={styles.text} dir="auto">
                  {one.text}
                </span>
                {one.note !== undefined && <span className={styles.note}>{one.note}</span>}
              </span>
            </a>
          </div>
          {one.kind === "history" && (
            <div
              id={cellId({ row, isRemove: true })}
              role="gridcell"
              aria-selected={active?.row === row && active.isRemove}
              data-at={(active?.row === row && active.isRemove) || undefined}
              className={styles.cell}
            >
              <PlainIconButton
                icon={<CloseIcon size={20} />}
                label={texts.remove(one.text)}
                tabIndex={-1}
                onClick={() => remove(one)}
              />
            </div>
          )}
        </div>
      ))}
    </div>
  );
}
