import { useQuery, useQueryClient } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import { SearchSuggestions, type SearchSuggestion } from "@kadr/design-system/navigation/SearchSuggestions";
import { announce } from "@kadr/design-system/primitives/announce";
import { useArrived } from "@kadr/design-system/primitives/Late";
import { maxQueryLength, minQueryLength } from "@kadr/openapi/pages";
import { searchPath } from "../../links/addresses.ts";
import { ownHref } from "../../links/ownHref.ts";
import { autocompleteQuery, searchHistoryQuery } from "../../queries/search.ts";
import { loadForPress } from "../../stores/account/loadForPress.ts";
import { useHost } from "../../ports/Host.ts";
import { searchTexts } from "../../texts/search.ts";

export interface SuggestSearchProps {
  field: RefObject<HTMLInputElement | null>;
  onGo: (path: string) => void;
}

/** Pause in the typing after which suggestions are asked for, ms (SEARCH-LINE-02). */
const pauseMs = 500;
/** Of the history so many on a tablet (SEARCH-LINE-03). */
const historyOnTablet = 5;
/** Widths of a tablet, px (`device.classes`). */
const tablet = "(min-width: 768px) and (max-width: 1023.98px)";

/** Suggestions under the search line: former searches, and how the query may go on (SEARCH-LINE-01). */
export const SuggestSearch = observer(function SuggestSearch({ field, onGo }: SuggestSearchProps) {
  const { api, stores, link, mediaUrl } = useHost();
  const { session, searchHistory: late, searchLine } = stores;
  const client = useQueryClient();
  const forgotten = useArrived(late);
  const line = useArrived(searchLine);
  const text = useTyped(field, line?.typed);
  const isLong = text.length >= minQueryLength;

  const history = useQuery({ ...searchHistoryQuery(api), enabled: session.isAuthorised });
  const suggestions = useQuery({ ...autocompleteQuery(api, text), enabled: isLong });
  const suggested = isLong ? suggestions.data : undefined;

  const needle = text.toLowerCase();
  const fits = (words: string) => words.toLowerCase().includes(needle);
  // Until the answer comes, of what was answered before stands what goes on as the person does.
  const isCurrent = (words: string) => !suggestions.isPlaceholderData || fits(words);
  const kept = (session.isAuthorised ? (history.data?.results ?? []) : [])
    .filter(({ hash, title }) => forgotten?.isRemoved(hash) !== true && fits(title))
    .slice(0, window.matchMedia(tablet).matches ? historyOnTablet : undefined);
  const items: SearchSuggestion[] = [
    ...kept.map(({ hash, title }) => ({
      id: hash,
      kind: "history" as const,
      text: title,
      href: ownHref(searchPath(title)),
    })),
    ...(suggested?.tv ?? []).flatMap((show) => {
      const target = link(show.url);
      return target === null || !isCurrent(show.name)
        ? []
        : [
            {
              id: `show ${show.id}`,
              kind: "show" as const,
              text: show.name,
              href: target.href,
              note: searchTexts.show(show.seasons_count ?? null),
              poster: mediaUrl(show.poster ?? show.picture),
            },
          ];
    }),
    ...(suggested?.video ?? [])
      .filter(({ value }) => isCurrent(value) && !kept.some(({ title }) => title === value))
      .map(({ value }) => ({
        id: `query ${value}`,
        kind: "query" as const,
        text: value,
        href: ownHref(searchPath(value, { isSuggested: true })),
      })),
  ];

  // A screen reader says how many there are, once for each response.
  const { length } = items;
  const hasSuggestions = isLong && suggestions.isSuccess && !suggestions.isPlaceholderData;
  useEffect(() => {
    if (hasSuggestions) announce(searchTexts.line.count(length));
  }, [hasSuggestions, length, text]);

  return (
    <SearchSuggestions
      field={field}
      items={items}
      onChoose={({ kind }) => {
        if (kind === "history") line?.remembered();
        if (kind === "query") line?.suggested();
        // This query is the first of the history next time.
        void client.invalidateQueries(searchHistoryQuery(api));
      }}
      onGo={onGo}
      onRemove={({ id }) => void loadForPress(session, late).then((store) => store.remove(id), noop)}
      texts={searchTexts.line}
    />
  );
});

/** Without its code the entry stays. */
function noop(): void {}

const wordsIn = (input: HTMLInputElement | null): string => input?.value.trim().slice(0, maxQueryLength) ?? "";

/** Text of the field after a pause in the typing; at first at once. `onTyped`: each change of it, and whether a sign was taken back. */
function useTyped(
  field: RefObject<HTMLInputElement | null>,
  onTyped: ((isErased: boolean) => void) | undefined,
): string {
  const [text, setText] = useState(() => wordsIn(field.current));
  const notifyTyped = useEffectEvent((isErased: boolean) => onTyped?.(isErased));
  useEffect(() => {
    const input = field.current;
    if (input === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onInput = (event: Event) => {
      notifyTyped((event as InputEvent).inputType === "deleteContentBackward");
      clearTimeout(timer);
      timer = setTimeout(() => setText(wordsIn(input)), pauseMs);
    };
    input.addEventListener("input", onInput);
    return () => {
      clearTimeout(timer);
      input.removeEventListener("input", onInput);
    };
  }, [field]);
  return text;
}
