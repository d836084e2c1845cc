import { css } from "linaria";
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from "react";
import { SearchIcon } from "../../primitives/Icon/index.ts";
import { PlainButton } from "../../primitives/PlainButton/index.ts";
import { color, focusRing, font, media, motion, radius, size, space } from "../../tokens/index.ts";

export interface SearchFormProps {
  /** Text of the field at first. */
  query: string;
  /** Name of the field. */
  label: string;
  /** Name of its button. */
  submitLabel: string;
  placeholder: string;
  onSearch: (query: string) => void;
  /** The caller navigates: the form's own GET is held back. */
  isHandled: boolean;
  /** Beside the button that searches: other ways to say what is looked for. Default: none. */
  tools?: ((field: RefObject<HTMLInputElement | null>) => ReactNode) | undefined;
  /** Content under the field once it is used. Default: nothing. */
  suggestions?: ((field: RefObject<HTMLInputElement | null>) => ReactNode) | undefined;
}

const form = css`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  &:has([data-tool]) > input {
    padding-inline-end: 92px;
  }
`;

const input = css`
  width: 100%;
  height: 40px;
  padding: 0 48px 0 ${space[4]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};
  color: ${color.text};
  font: ${font.body};
  text-overflow: ellipsis;
  outline: none;
  appearance: none;
  transition: border-color ${motion.state};
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.text};
    }
  }
  &:focus {
    border-color: ${color.accent};
    outline: ${focusRing.outline};
    outline-offset: -1px;
  }
  ${media.coarse} {
    height: ${size.hitTouch};
    font: ${font.lead};
  }
`;

const submit = css`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  min-height: auto;
  width: 44px;
  padding: 0;
  border-radius: 0 ${radius.full} ${radius.full} 0;
  color: ${color.textMuted};
  transition: color ${motion.state};
  ${media.hover} {
    &:hover {
      color: ${color.text};
    }
  }
  &:active {
    color: ${color.accentText};
  }
  &:focus-visible {
    outline-offset: ${focusRing.inset};
  }
`;

const place = css`
  position: absolute;
  inset: 0 44px 0 auto;
  display: flex;
  align-items: center;
`;

/** A form that works before any script: GET /search/?query=… */
export function SearchForm({
  query,
  label,
  submitLabel,
  placeholder,
  onSearch,
  isHandled,
  tools,
  suggestions,
}: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  // A new query from the address takes the place of what was typed; typing itself needs no state up here.
  const shown = useRef(query);
  useEffect(() => {
    if (shown.current !== query && field.current !== null) field.current.value = query;
    shown.current = query;
  }, [query]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const wanted = String(new FormData(event.currentTarget).get("query") ?? "").trim();
    if (wanted === "" || isHandled) event.preventDefault();
    if (wanted !== "") onSearch(wanted);
  };
  return (
    // keys on the screen write into a field that never had the focus
    <form
      role="search"
      action="/search/"
      method="get"
      className={form}
      onSubmit={onSubmit}
      onFocus={() => setUsed(true)}
    >
      <input
        ref={field}
        className={input}
        type="search"
        name="query"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        defaultValue={query}
        autoComplete="off"
        enterKeyHint="search"
      />
      {tools !== undefined && <div className={place}>{tools(field)}</div>}
      <PlainButton type="submit" on="none" className={submit} aria-label={submitLabel} data-tooltip={submitLabel}>
        <SearchIcon size={20} />
      </PlainButton>
      {isUsed && suggestions?.(field)}
    </form>
  );
}
