import { useEffect, useEffectEvent, useState } from "react";
import { observer } from "mobx-react-lite";
import { ShortsFeed, ShortSkeleton } from "@kadr/design-system/shorts";
import { announce } from "@kadr/design-system/primitives/announce";
import { useIsIdle } from "@kadr/design-system/primitives/schedule";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { pathTo, shortsAddress, shortsSearch } from "@kadr/openapi/pages";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import type { ShortsEntry } from "../../presenters/shorts.ts";
import { ownHref } from "../../links/ownHref.ts";
import { navigate } from "../../routes/navigation.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { shortsTexts as texts } from "../../texts/shorts.ts";
import { AdPlace, EndPlace, FailedPlace } from "./places.tsx";
import { ShortItem } from "./ShortItem.tsx";
import * as styles from "./ShortsPage.styles.ts";

export interface ShortsListProps {
  entries: readonly ShortsEntry[];
  /** The short of the address that was opened. */
  firstId: string;
  path: string;
  search: string;
  /** What comes after the entries. */
  more: {
    readonly load: () => void;
    readonly isThere: boolean;
    readonly isLoading: boolean;
    readonly hasFailed: boolean;
  };
}

/** Batches in a row that bring nothing new, after which nothing more is asked for: a server that repeats itself. */
const mostInVain = 3;

/** The next ones are asked for when so few are left. */
const askedAhead = 4;

const nameOf = (entry: ShortsEntry | undefined): string | null =>
  entry?.kind === "short" ? texts.label(entry.short.video.title, entry.short.video.author?.name) : null;

/** The list itself: which one is in sight, its address, what comes next. */
export const ShortsList = observer(function ShortsList({ entries, firstId, path, search, more }: ShortsListProps) {
  const context = useCardContext();
  const { onMenuOpen, menu } = useCardActions();
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      entries.findIndex((entry) => entry.kind === "short" && entry.short.video.id === firstId),
    ),
  );
  /** Key of the one whose first frame was seen: then the line is free for its neighbours. */
  const [settled, setSettled] = useState<string | null>(null);
  const entry = entries[index];
  const shown = entry?.kind === "short" ? entry.short.video : null;
  usePageArrival({ title: shown?.title ?? texts.title });

  const isShort = entries.length - index <= askedAhead;
  const { load, isThere, isLoading, hasFailed } = more;
  /** How often it was asked in a row since the list had this length. */
  const [asked, setAsked] = useState({ length: entries.length, times: 0 });
  const times = asked.length === entries.length ? asked.times : 0;
  const goesOn = isThere && (isLoading || times < mostInVain);
  const ask = useEffectEvent(() => {
    setAsked({ length: entries.length, times: times + 1 });
    load();
  });
  // Not while React takes the page over: a list that grows meanwhile would be drawn anew.
  const isIdle = useIsIdle();
  useEffect(() => {
    if (isIdle && isShort && goesOn && !isLoading && !hasFailed) ask();
  }, [isIdle, isShort, goesOn, isLoading, hasFailed, entries.length]);

  // The last place: what is on its way, what failed, or that there is no more.
  const tail = hasFailed ? "failed" : goesOn ? "loading" : entries.at(-1)?.kind === "ad" ? null : "end";
  const count = entries.length + (tail === null ? 0 : 1);
  const total = goesOn ? null : count;

  const say = useEffectEvent((at: number) => {
    const name = at < entries.length ? (nameOf(entries[at]) ?? texts.ad.mark) : null;
    if (name !== null) announce(`${texts.position(at + 1, total)}. ${name}`);
  });
  const followAddress = useEffectEvent((id: string) => {
    const name = path.startsWith("/yappy/") ? "yappy" : "shorts";
    const own = new URLSearchParams(search);
    // A link to a comment was of the short before.
    if (id !== firstId) own.delete("comment_id");
    const rest = own.has("comment_id") ? `?${own}` : shortsSearch(shortsAddress(own));
    navigate(ownHref(pathTo(name, { id }) + rest), { replace: true });
  });
  const [said, setSaid] = useState(index);
  useEffect(() => {
    if (shown !== null) followAddress(shown.id);
  }, [shown]);
  useEffect(() => {
    if (said === index) return;
    setSaid(index);
    say(index);
  }, [said, index]);

  const items = Array.from({ length: count }, (_, at) => {
    const one = entries[at];
    if (one !== undefined) return { key: one.key, label: nameOf(one) ?? texts.ad.mark };
    return {
      key: "tail",
      label: tail === "failed" ? texts.failed.title : tail === "end" ? texts.end.title : texts.loading,
    };
  });

  return (
    <div className={styles.page}>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <ShortsFeed
        label={texts.title}
        items={items}
        index={Math.min(index, count - 1)}
        onIndexChange={setIndex}
        isWhole={total !== null}
        isBusy={isLoading}
        texts={texts}
        renderItem={(at, isCurrent) => {
          const one = entries[at];
          if (one?.kind === "short")
            return (
              <ShortItem
                short={one.short}
                context={context}
                isCurrent={isCurrent}
                mayLoad={isCurrent || settled === entry?.key || entry?.kind !== "short"}
                onSettled={() => setSettled(one.key)}
                onMenuOpen={onMenuOpen}
                address={{ path, search }}
              />
            );
          if (one?.kind === "ad") return <AdPlace />;
          if (tail === "failed") return <FailedPlace onRetry={load} />;
          return tail === "end" ? <EndPlace /> : <ShortSkeleton />;
        }}
      />
      {menu}
    </div>
  );
});
