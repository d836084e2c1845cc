import { observer } from "mobx-react-lite";
import { useArrived } from "@kadr/design-system/primitives/Late";
import { Spoken } from "@kadr/design-system/primitives/VisuallyHidden";
import { compactCounted } from "../../presenters/duration.ts";
import { useHost } from "../../ports/Host.ts";
import type { Place } from "../../stores/subscriptions/ports.ts";
import { videoTexts } from "../../texts/video.ts";

export interface SubscriberCountProps {
  place: Place;
  /** Count that the page came with. */
  count: number;
}

/** Subscribers in words, with this person in them as soon as they press. */
export const SubscriberCount = observer(function SubscriberCount({ place, count }: SubscriberCountProps) {
  const subscriptions = useArrived(useHost().stores.subscriptions);
  return <Spoken text={compactCounted(subscriptions?.countOf(place, count) ?? count, videoTexts.subscribers)} />;
});
