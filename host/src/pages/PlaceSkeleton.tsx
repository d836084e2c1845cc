import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { FeedSkeleton } from "../features/show-shelf/FeedSkeleton.tsx";
import { who } from "../features/show-place/PlaceHead.styles.ts";
import { page } from "../features/show-place/PlacePage.styles.ts";

/** A page about somebody or something, on its way. */
export function PlaceSkeleton({ label }: { label: string }) {
  return (
    <div className={page} aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={who}>
        <Skeleton shape="circle" width="96px" height="96px" />
        <Skeleton shape="text" width="240px" />
      </div>
      <FeedSkeleton />
    </div>
  );
}
