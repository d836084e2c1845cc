import { observer } from "mobx-react-lite";
import { Button } from "@kadr/design-system/primitives/Button";
import { CheckIcon, ClockIcon } from "@kadr/design-system/primitives/Icon";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import type { WatchLaterStore } from "../../stores/WatchLaterStore.ts";
import { lateTexts } from "../../texts/late.ts";
import { watchLaterTexts } from "../../texts/watchLater.ts";

/** The button of one video: in the list or not. */
export function WatchLater({ videoId }: { videoId: string }) {
  const { watchLater } = useHost().stores;
  return (
    <LatePlace of={{ watchLater }} pending={<Skeleton width="175px" height="40px" />} texts={lateTexts}>
      {(arrived) => <Toggle videoId={videoId} {...arrived} />}
    </LatePlace>
  );
}

const Toggle = observer(function Toggle({ videoId, watchLater }: { videoId: string; watchLater: WatchLaterStore }) {
  const { userId } = useHost().stores.session;
  useLoaded(watchLater, userId);
  const isIn = watchLater.has(videoId);
  return (
    <Button
      icon={isIn ? <CheckIcon size={20} /> : <ClockIcon size={20} />}
      isSelected={isIn}
      aria-pressed={isIn}
      onPress={() => void watchLater.set(videoId, !isIn, "watch-later-player")}
    >
      {watchLaterTexts.title}
    </Button>
  );
});
