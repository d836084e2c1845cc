import { Suspense, type ReactNode } from "react";
import { Boundary, createLate } from "../../primitives/Late/index.ts";
import { CategoryCard } from "../CategoryCard/index.ts";
import type { RareCardProps } from "../props.ts";
import { VideoCard } from "../VideoCard/index.ts";

const lateCard = createLate(() => import("../RareCard/index.ts").then(({ RareCard }) => RareCard));

/**
 * A card of a rare kind. Its compositions come with the first of them: until then it is the skeleton of the nearest common
 * card, and that card itself when they do not come.
 */
export function RareSlot(props: RareCardProps): ReactNode {
  return (
    <Boundary failed={() => <PlainCard {...props} />}>
      <Suspense fallback={<PlainCard {...props} isLoading />}>
        <LateCard {...props} />
      </Suspense>
    </Boundary>
  );
}

function LateCard(props: RareCardProps): ReactNode {
  const Card = lateCard.use();
  return <Card {...props} />;
}

function PlainCard(props: RareCardProps): ReactNode {
  const isTile = ["group", "blog", "fastLink", "promo", "premier", "frame"].includes(props.look);
  return isTile ? <CategoryCard {...props} /> : <VideoCard {...props} />;
}
