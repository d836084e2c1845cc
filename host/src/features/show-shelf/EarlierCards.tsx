import { css } from "linaria";
import { useLayoutEffect, useRef } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { announce } from "@kadr/design-system/primitives/announce";
import { feedTexts } from "../../texts/feed.ts";

export interface EarlierCardsProps {
  shelfId: string;
  isPending: boolean;
  isFailed: boolean;
  /** Cards that the grid has by now. */
  count: number;
  onPress: () => void;
}

const place = css`
  display: flex;
  justify-content: center;
`;

/** Above a grid that an address opened in its middle: what comes before. What one was looking at stays where it is on the screen. */
export function EarlierCards({ shelfId, isPending, isFailed, count, onPress }: EarlierCardsProps) {
  const { more, again } = feedTexts.earlier;
  const before = useRef<{ readonly count: number; readonly height: number } | null>(null);
  useLayoutEffect(() => {
    const was = before.current;
    const grid = document.getElementById(`shelf-${shelfId}-cards`);
    if (was === null || grid === null || count <= was.count) return;
    before.current = null;
    window.scrollBy({ top: grid.offsetHeight - was.height, behavior: "instant" });
    announce(feedTexts.earlier.added(count - was.count));
  }, [shelfId, count]);
  return (
    <div className={place}>
      <Button
        isPending={isPending}
        pendingLabel={feedTexts.earlier.pending}
        onPress={() => {
          before.current = { count, height: document.getElementById(`shelf-${shelfId}-cards`)?.offsetHeight ?? 0 };
          onPress();
        }}
      >
        {isFailed ? again : more}
      </Button>
    </div>
  );
}
