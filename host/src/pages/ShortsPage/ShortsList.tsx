import { useState } from "react";
import { observer } from "mobx-react-lite";
import { ShortsFeed, ShortSkeleton } from "@kadr/design-system/shorts";
import { useChangeSaid } from "@kadr/design-system/primitives/announce";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import type { Shorts } from "../../features/browse-shorts/useShorts.ts";
import { useShortAddress, useShortsAhead } from "../../features/browse-shorts/useShortInSight.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import type { ShortsEntry } from "../../presenters/shorts.ts";
import { usePageArrival } from "../../routes/usePageArrival.ts";
import { shortsTexts as texts } from "../../texts/shorts.ts";
import { AdPlace, EndPlace, FailedPlace } from "./places.tsx";
import { ShortItem } from "./ShortItem.tsx";
import * as styles from "./ShortsPage.styles.ts";

export interface ShortsListProps {
  shorts: Pick<Shorts, "entries" | "more">;
  /** The short of the address that was opened. */
  firstId: string;
  path: string;
  search: string;
}

const nameOf = (entry: ShortsEntry): string =>
  entry.kind === "short" ? texts.label(entry.short.video.title, entry.short.video.author?.name) : texts.ad.mark;

/** The list itself: which one is in sight, its address, what comes next. */
export const ShortsList = observer(function ShortsList({ shorts, firstId, path, search }: ShortsListProps) {
  const { entries, more } = shorts;
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

  const { load, isLoading, hasFailed } = more;
  const goesOn = useShortsAhead(shorts, index);

  // The last place: what is on its way, what failed, or that there is no more.
  const tail = hasFailed ? "failed" : goesOn ? "loading" : entries.at(-1)?.kind === "ad" ? null : "end";
  const count = entries.length + (tail === null ? 0 : 1);
  const total = goesOn ? null : count;

  useShortAddress(shown, firstId, { path, search });
  useChangeSaid(index, () => (entry === undefined ? null : `${texts.position(index + 1, total)}. ${nameOf(entry)}`));

  const items = Array.from({ length: count }, (_, at) => {
    const one = entries[at];
    if (one !== undefined) return { key: one.key, label: nameOf(one) };
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
