import type { ReactNode } from "react";
import { createLate, LatePart } from "../../primitives/Late/index.ts";
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
    <LatePart
      of={{ Card: lateCard }}
      pending={<PlainCard {...props} isLoading />}
      failed={() => <PlainCard {...props} />}
    >
      {({ Card }) => <Card {...props} />}
    </LatePart>
  );
}

function PlainCard(props: RareCardProps): ReactNode {
  const isTile = ["group", "blog", "fastLink", "promo", "premier", "frame"].includes(props.look);
  return isTile ? <CategoryCard {...props} /> : <VideoCard {...props} />;
}
