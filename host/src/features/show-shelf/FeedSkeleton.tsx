import { CardSkeleton } from "@kadr/design-system/cards";
import { Shelf } from "@kadr/design-system/shelves/Shelf";
import { cardTexts } from "../../texts/cards.ts";
import { shelfTexts } from "../../texts/shelves.ts";

/** A feed whose shelves are not known yet: two rows in the geometry that most have. */
export function FeedSkeleton() {
  const card = <CardSkeleton type="video" hasAvatar texts={cardTexts} />;
  return (
    <>
      <Shelf id="loading-1" phase="loading" skeleton={card} texts={shelfTexts} />
      <Shelf id="loading-2" phase="loading" skeleton={card} texts={shelfTexts} />
    </>
  );
}
