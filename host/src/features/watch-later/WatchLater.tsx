import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { Button } from "@kadr/design-system/primitives/Button";
import { CheckIcon, ClockIcon } from "@kadr/design-system/primitives/Icon";
import { useStores } from "../../stores/StoresContext.ts";
import { watchLaterTexts } from "../../texts/watchLater.ts";

/** The button of one video: in the list or not. */
export const WatchLater = observer(function WatchLater({ videoId }: { videoId: string }) {
  const { watchLater: late, session } = useStores();
  const watchLater = late.use();
  const { userId } = session;
  useEffect(() => void watchLater.load(), [watchLater, userId]);
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
