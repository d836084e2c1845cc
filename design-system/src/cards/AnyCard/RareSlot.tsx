import { useEffect, useState, type ReactNode } from "react";
import { CategoryCard } from "../CategoryCard/index.ts";
import type { RareCard } from "../RareCard/index.ts";
import type { RareCardProps } from "../props.ts";
import { VideoCard } from "../VideoCard/index.ts";

// Not React.lazy, which would keep a failed load for ever and take the whole list down with it.
let Loaded: typeof RareCard | null = null;

/**
 * A card of a rare kind. Its compositions come with the first of them: until then it is the skeleton of the nearest common
 * card, and that card itself when they do not come.
 */
export function RareSlot(props: RareCardProps): ReactNode {
  const [Card, setCard] = useState(() => Loaded);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (Card !== null) return undefined;
    let isOver = false;
    import("../RareCard/index.ts").then(
      (module) => {
        Loaded = module.RareCard;
        if (!isOver) setCard(() => module.RareCard);
      },
      () => { if (!isOver) setFailed(true); },
    );
    return () => { isOver = true; };
  }, [Card]);
  if (Card !== null) return <Card {...props} />;
  const { isLoading = !isFailed, ...plain } = props;
  const isTile = ["group", "blog", "fastLink", "promo", "premier", "frame"].includes(props.look);
  return isTile ? <CategoryCard {...plain} isLoading={isLoading} /> : <VideoCard {...plain} isLoading={isLoading} />;
}
