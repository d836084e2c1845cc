import { observer } from "mobx-react-lite";
import { useDeferredValue, useMemo } from "react";
import { AnyCard, CardSkeleton, type CardMenuRequest, type CardPresentation } from "@kadr/design-system/cards";
import type { SafeHref } from "@kadr/design-system/primitives/SafeAddress";
import { Shelf, useCardsInSight, type ShelfPhase } from "@kadr/design-system/shelves/Shelf";
import type { Card, CardKind } from "@kadr/openapi/client";
import type { ShortsAddress } from "@kadr/openapi/pages";
import { cardKinds, presentCards, type CardContext } from "../../presenters/cards.ts";
import { useHost } from "../../ports/Host.ts";
import { useDrawnFor } from "../../ports/useDrawnFor.ts";
import { cardTexts } from "../../texts/cards.ts";
import { shelfTexts } from "../../texts/shelves.ts";

/** Query of a list of cards, as far as the shelf reads it. */
export interface CardsQuery {
  readonly data: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

export interface CardShelfProps {
  /** Unique in the page. */
  id: string;
  /** Left out: the list has only a `label`. */
  title?: string | undefined;
  /** Accessible name, where no title is shown. */
  label?: string | undefined;
  /** Where the title leads. */
  href?: SafeHref | undefined;
  /** Default: the response's own. */
  kind: CardKind;
  /** Default "row". */
  layout?: "row" | "grid" | undefined;
  /** `undefined` while they are on their way. */
  cards: readonly Card[] | undefined;
  /** The query that brings them. */
  query: CardsQuery;
  context: CardContext;
  onMenuOpen: (request: CardMenuRequest) => void;
  onAction: (cardId: string, actionId: string) => void;
  /** The cards stand under the name of their channel already. Default false. */
  hidesAuthor?: boolean | undefined;
  /** The list that goes on from a short of this one; keep it stable. Default: all shorts. */
  shorts?: ShortsAddress | undefined;
  /** In sight at once: the pictures are loaded with the page. Default false. */
  isFirst?: boolean | undefined;
  /** The last word on each card; keep it stable. Default: as it is presented. */
  dress?: ((card: CardPresentation) => CardPresentation) | undefined;
}

/** Pictures that are loaded at once, of what is in sight. */
const early = 4;

/** A titled row or grid of cards that one query brings whole: its skeleton, its failure in place. */
export const CardShelf = observer(function CardShelf(props: CardShelfProps) {
  const { id, kind, query, context, hidesAuthor = false, isFirst = false, dress, shorts } = props;
  // Cards that come later take the place of the skeletons in slices: a press meanwhile is heard.
  const areHere = useDeferredValue(props.cards !== undefined);
  const cards = areHere ? props.cards : undefined;
  const { hidden } = useHost().stores;
  const { size, type, layout: skeletonLayout } = cardKinds[kind] as (typeof cardKinds)["video-horizontal"];
  const phase: ShelfPhase = cards !== undefined ? "ready" : query.isError && !query.isFetching ? "failed" : "loading";
  const { layout = "row" } = props;
  const screenWidth = useDrawnFor()?.width;
  const inSight = useCardsInSight({ layout, size, areHere: cards !== undefined, screenWidth });
  const presented = useMemo(() => {
    const shown = inSight.areAll ? cards : cards?.slice(0, inSight.count);
    const all = [
      ...presentCards((shown ?? []).slice(0, early), context, { hidesAuthor, shorts, isPriority: isFirst }),
      ...presentCards((shown ?? []).slice(early), context, { hidesAuthor, shorts }, early),
    ];
    return dress === undefined ? all : all.map(dress);
  }, [cards, context, hidesAuthor, shorts, isFirst, dress, inSight.count, inSight.areAll]);
  return (
    <Shelf
      id={id}
      title={props.title}
      label={props.label}
      href={props.href}
      layout={layout}
      size={size}
      phase={phase}
      skeleton={<CardSkeleton type={type} layout={skeletonLayout ?? "column"} texts={cardTexts} />}
      onRetry={() => void query.refetch()}
      texts={shelfTexts}
    >
      {presented.map((card) => (
        <AnyCard
          key={card.id}
          {...card}
          hiddenState={hidden.stateOf(card.id)}
          onMenuOpen={props.onMenuOpen}
          onCross={props.onAction}
          onRestore={hidden.restore}
        />
      ))}
    </Shelf>
  );
});
