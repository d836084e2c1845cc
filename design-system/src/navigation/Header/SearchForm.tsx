import { css } from "linaria";
import type { FormEvent } from "react";
import { SearchIcon } from "../../primitives/Icon/index.ts";
import { color, focusRing, font, media, motion, radius, space } from "../../tokens/index.ts";

export interface SearchFormProps {
  /** What stands in the field at first. */
  query: string;
  /** Name of the field. */
  label: string;
  /** Name of its button. */
  submitLabel: string;
  placeholder: string;
  onSearch: (query: string) => void;
  /** Someone else navigates: the form's own GET is held back. */
  isHandled: boolean;
}

const form = css`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
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
    font: ${font.lead};
  }
`;

const submit = css`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 44px;
  padding: 0;
  border: 0;
  border-radius: 0 ${radius.full} ${radius.full} 0;
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
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

/** A form that works before any script: GET /search/?query=… */
export function SearchForm({ query, label, submitLabel, placeholder, onSearch, isHandled }: SearchFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const wanted = String(new FormData(event.currentTarget).get("query") ?? "").trim();
    if (wanted === "" || isHandled) event.preventDefault();
    if (wanted !== "") onSearch(wanted);
  };
  return (
    <form role="search" action="/search/" method="get" className={form} onSubmit={onSubmit}>
      <input
        // a new query from the address is a new field, so that typing needs no state up here
        key={query}
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
      <button type="submit" className={submit} aria-label={submitLabel} data-tooltip={submitLabel}>
        <SearchIcon size={20} />
      </button>
    </form>
  );
}
