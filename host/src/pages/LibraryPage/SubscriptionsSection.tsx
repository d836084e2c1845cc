import { observer } from "mobx-react-lite";
import { useCallback, useDeferredValue, useState } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import { SearchIcon } from "@kadr/design-system/primitives/Icon";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { TextField } from "@kadr/design-system/primitives/TextField";
import { LongShelf } from "@kadr/design-system/shelves/LongShelf";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { Card, Subscription } from "@kadr/openapi/client";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { presentCard } from "../../presenters/cards.ts";
import { plain } from "../../presenters/history.ts";
import { hasNew, type SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import { cardTexts } from "../../texts/cards.ts";
import { lateTexts } from "../../texts/late.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { PageError } from "../PageError.tsx";
import { LibrarySkeleton, NothingHere } from "./LibraryList.tsx";
import * as styles from "./LibraryPage.styles.ts";

const texts = libraryTexts.subscriptions;

const cardOf = ({ object, content_type: type }: Subscription): Card => ({
  id: `${type.model}-${object.object_id}`,
  card_type: "userchannel",
  title: object.title,
  url: object.url,
  ...(object.icon ? { picture: object.icon } : {}),
  ...(object.video_count === undefined ? {} : { videos_count: object.video_count }),
  ...(object.is_official === undefined ? {} : { is_official: object.is_official }),
});

/** Whom and what the person follows; what has something new says so. */
export function SubscriptionsSection() {
  const { subscriptions } = useHost().stores;
  return (
    <LatePlace of={{ subscriptions }} pending={<LibrarySkeleton />} texts={lateTexts}>
      {(arrived) => <Followed {...arrived} />}
    </LatePlace>
  );
}

const Followed = observer(function Followed({ subscriptions }: { subscriptions: SubscriptionsStore }) {
  const [words, setWords] = useState("");
  const needle = useDeferredValue(plain(words.trim()));
  useLoaded(subscriptions);
  const { isKnown, hasFailed, beginning } = subscriptions;
  if (!isKnown && (hasFailed || beginning.length === 0))
    return hasFailed ? (
      <PageError error={null} onRetry={() => void subscriptions.refresh()} />
    ) : (
      <LibrarySkeleton size="circle" />
    );
  const list = isKnown ? subscriptions.list : beginning;
  if (list.length === 0) return <NothingHere section="subscriptions" />;
  const found = needle === "" ? list : list.filter(({ object }) => plain(object.title).includes(needle));
  return (
    <>
      <div className={styles.bar}>
        <TextField
          label={texts.search}
          isLabelHidden
          placeholder={texts.search}
          type="search"
          value={words}
          onChange={setWords}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState icon={<SearchIcon size={32} />} title={texts.nothingFound} />
      ) : (
        <FollowedGrid key={needle} found={found} />
      )}
    </>
  );
});

const keyOf = (one: Subscription) => cardOf(one).id;

function FollowedGrid({ found }: { found: readonly Subscription[] }) {
  const context = useCardContext();
  const draw = useCallback(
    (one: Subscription) => {
      const card = presentCard(cardOf(one), context);
      if (card === null) return null;
      // the ring and its badge are those of a live one, with the word for what is new
      const news = hasNew(one, context.now) && {
        isLive: true,
        texts: { ...cardTexts, live: texts.badge },
        label: `${card.label ?? card.title}, ${texts.isNew}`,
      };
      return <AnyCard {...card} headingLevel={2} {...news} />;
    },
    [context],
  );
  return (
    <div className={styles.list}>
      <LongShelf
        id="subscriptions"
        label={libraryTexts.tabs.subscriptions}
        size="circle"
        texts={shelfTexts}
        items={found}
        keyOf={keyOf}
        draw={draw}
      />
    </div>
  );
}
