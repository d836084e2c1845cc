import { LateSlot } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { Subscribe, type SubscribeProps } from "../features/follow/Subscribe.tsx";
import { lateTexts } from "../texts/late.ts";

/** The button and the bell of one place in a page, and their room until they are there. */
export function Follow(props: SubscribeProps) {
  return (
    <LateSlot pending={<Skeleton width="125px" height="40px" />} texts={lateTexts}>
      <Subscribe {...props} />
    </LateSlot>
  );
}
