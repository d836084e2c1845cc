import { useEffect, useRef } from "react";
import { announce } from "@kadr/design-system/primitives/announce";
import { CheckIcon } from "@kadr/design-system/primitives/Icon";
import { VideoUnavailable } from "@kadr/design-system/stubs/VideoUnavailable";
import { tvTexts } from "../../texts/tv.ts";

const texts = tvTexts.over;

/** In the player's place when the stream that was watched is over: the way to its recording. */
export default function StreamOver({ onWatch }: { onWatch: () => void }) {
  const isAnnounced = useRef(false);
  useEffect(() => {
    if (!isAnnounced.current) announce(texts.title);
    isAnnounced.current = true;
  }, []);
  return (
    <VideoUnavailable
      icon={<CheckIcon size={40} />}
      title={texts.title}
      text={texts.text}
      actions={[{ label: texts.watch, onPress: onWatch }]}
      headingLevel={2}
    />
  );
}
