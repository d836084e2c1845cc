import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { AnyCard } from "@kadr/design-system/cards";
import { LongShelf, type LongShelfProps } from "@kadr/design-system/shelves/LongShelf";
import type { Card } from "@kadr/openapi/client";
import { useCardContext } from "../../features/show-shelf/useCardContext.ts";
import { presentCard, type CardPlace } from "../../presenters/cards.ts";
import { libraryTexts } from "../../texts/library.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { LibraryList, type PagedQuery } from "./LibraryList.tsx";
import type { LibrarySection } from "./sections.ts";

export interface LibraryGridProps<Item> {
  query: PagedQuery;
  section: LibrarySection;
  size?: LongShelfProps<Item>["size"];
  items: readonly Item[];
  /** The same function from one rendering to the next. */
  cardOf: (item: Item) => Card;
  /** Facts of the cards' place, for all of them; the same object from one rendering to the next. */
  place?: CardPlace;
  onMenuOpen?: Parameters<typeof AnyCard>[0]["onMenuOpen"];
}

const keyOf = ({ id }: { readonly id: string }) => id;

/** A section that is one grid of cards, however many. */
export const LibraryGrid = observer(function LibraryGrid<Item extends { readonly id: string }>({
  query,
  section,
  size = "video",
  items,
  cardOf,
  place,
  onMenuOpen,
}: LibraryGridProps<Item>) {
  const context = useCardContext();
  const draw = useCallback(
    (item: Item) => {
      const card = presentCard(cardOf(item), context, place);
      return card === null ? null : <AnyCard {...card} headingLevel={2} onMenuOpen={onMenuOpen} />;
    },
    [cardOf, context, place, onMenuOpen],
  );
  return (
    <LibraryList query={query} section={section} size={size} isEmpty={items.length === 0}>
      {(more) => (
        <LongShelf
          id={section.replace("/", "-")}
          label={libraryTexts.tabs[section]}
          size={size}
          texts={shelfTexts}
          items={items}
          keyOf={keyOf}
          draw={draw}
          {...more}
        />
      )}
    </LibraryList>
  );
});
