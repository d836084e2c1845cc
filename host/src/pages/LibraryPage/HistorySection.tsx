import { observer } from "mobx-react-lite";
import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import { Button } from "@kadr/design-system/primitives/Button";
import { SearchIcon, TrashIcon } from "@kadr/design-system/primitives/Icon";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { ConfirmDialog } from "@kadr/design-system/popups/ConfirmDialog";
import type { ShelfProps } from "@kadr/design-system/shelves";
import { LongShelf } from "@kadr/design-system/shelves/LongShelf";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { HistoryItem } from "@kadr/openapi/client";
import { useFoundHistory } from "../../features/search-history/useFoundHistory.ts";
import { useCardActions } from "../../features/show-shelf/useCardActions.ts";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { presentCard, type CardContext } from "../../presenters/cards.ts";
import { byDay } from "../../presenters/history.ts";
import type { HistoryStore } from "../../stores/HistoryStore.ts";
import { useHost } from "../../ports/Host.ts";
import { cardTexts } from "../../texts/cards.ts";
import { errorPageTexts } from "../../texts/errors.ts";
import { lateTexts } from "../../texts/late.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { LibraryList, LibrarySkeleton } from "./LibraryList.tsx";
import * as styles from "./LibraryPage.styles.ts";

const texts = libraryTexts.history;
const removeAction = "remove-from-history";

/** The videos that were watched, by days; the history is searched, shortened and cleared here (LIBRARY-HISTORY-04, LIBRARY-HISTORY-05). */
export function HistorySection() {
  const { history } = useHost().stores;
  return (
    <LatePlace of={{ history }} pending={<LibrarySkeleton />} texts={lateTexts}>
      {(arrived) => <Watched {...arrived} />}
    </LatePlace>
  );
}

interface HistoryProps {
  history: HistoryStore;
}

const Watched = observer(function Watched({ history }: HistoryProps) {
  const [words, setWords] = useState("");
  const needle = useDeferredValue(words.trim());
  const context = useCardContext();
  const { query, all, left, found, isSearchingOn } = useFoundHistory(history, needle);
  const onOther = useCallback(
    (videoId: string, actionId: string) => {
      const entry = all.find(({ video }) => video.id === videoId);
      if (actionId === removeAction && entry) void history.remove(videoId, entry.watched_ts);
    },
    [history, all],
  );
  const { onMenuOpen, menu } = useCardActions({ onOther });
  const draw = useCallback(
    (item: HistoryItem) => <Entry item={item} history={history} context={context} onMenuOpen={onMenuOpen} />,
    [history, context, onMenuOpen],
  );
  const days = useMemo(() => byDay(found, context.now), [found, context.now]);
  return (
    <>
      {left.length > 0 && (
        <div className={styles.bar}>
          <TextField
            label={texts.search}
            isLabelHidden
            placeholder={texts.search}
            type="search"
            value={words}
            onChange={setWords}
          />
          <ClearHistory history={history} />
        </div>
      )}
      <LibraryList query={query} section="history" isEmpty={left.length === 0}>
        {(more) =>
          found.length === 0 ? (
            <EmptyState
              icon={<SearchIcon size={32} />}
              title={isSearchingOn ? texts.searching : texts.nothingFound}
              text={isSearchingOn ? undefined : texts.nothingFoundText}
            />
          ) : (
            <>
              {days.map(({ day, items }, index) => (
                <Day
                  key={day}
                  index={index}
                  day={day}
                  items={items}
                  draw={draw}
                  more={index === days.length - 1 ? more : undefined}
                />
              ))}
              {menu}
            </>
          )
        }
      </LibraryList>
    </>
  );
});

interface DayProps {
  index: number;
  day: string;
  items: readonly HistoryItem[];
  draw: (item: HistoryItem) => ReactNode;
  /** Of the last day: the way on. */
  more: Pick<ShelfProps, "phase" | "hasMore" | "onLoadMore" | "onRetry"> | undefined;
}

const idOf = ({ video }: HistoryItem) => video.id;

/** A year of them is drawn anew only where something was watched or taken away. */
const Day = memo(
  function Day({ index, day, more, ...list }: DayProps) {
    return <LongShelf id={`history-${index}`} title={day} texts={shelfTexts} keyOf={idOf} {...list} {...more} />;
  },
  (before, after) =>
    before.draw === after.draw &&
    before.more === after.more &&
    before.index === after.index &&
    before.items.length === after.items.length &&
    before.items.every((item, index) => item === after.items[index]),
);

interface EntryProps extends HistoryProps {
  item: HistoryItem;
  context: CardContext;
  onMenuOpen: ReturnType<typeof useCardActions>["onMenuOpen"];
}

/** It stays in its place, covered, while it is being removed. */
const Entry = observer(function Entry({ item, history, context, onMenuOpen }: EntryProps) {
  const card = presentCard(item.video, context);
  if (card === null) return null;
  return (
    <AnyCard
      {...card}
      texts={{ ...cardTexts, hidden: texts.removing }}
      menu={[...(card.menu ?? []), { id: removeAction, label: texts.remove, icon: "remove" }]}
      hiddenState={history.isPending(card.id) ? "hiding" : "visible"}
      onMenuOpen={onMenuOpen}
    />
  );
});

/** Clears all, after a question (LIBRARY-HISTORY-04). */
const ClearHistory = observer(function ClearHistory({ history }: HistoryProps) {
  const { measure } = useHost();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        icon={<TrashIcon size={20} />}
        onPress={() => {
          measure("historyClear.button", { location: "my" });
          history.forgetFailure();
          setAsking(true);
        }}
      >
        {texts.clear}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={texts.clearTitle}
        confirmLabel={texts.clearConfirm}
        cancelLabel={texts.cancel}
        isDanger
        isPending={history.clearing === "pending"}
        pendingLabel={texts.clearing}
        error={history.clearing === "failed" ? errorPageTexts.broken.text : undefined}
        onConfirm={() =>
          void history.clearAll().then((isDone) => {
            if (isDone) setAsking(false);
          })
        }
      >
        {texts.clearText}
      </ConfirmDialog>
    </>
  );
});
