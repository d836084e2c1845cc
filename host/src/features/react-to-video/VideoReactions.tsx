import { observer } from "mobx-react-lite";
import { Button } from "@kadr/design-system/primitives/Button";
import { DislikeFilledIcon, DislikeIcon, LikeFilledIcon, LikeIcon } from "@kadr/design-system/primitives/Icon";
import { LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { VisuallyHidden } from "@kadr/design-system/primitives/VisuallyHidden";
import { compactCount, countInWords } from "../../presenters/duration.ts";
import { useHost } from "../../ports/Host.ts";
import type { VideoReactionsStore } from "../../stores/VideoReactionsStore.ts";
import { lateTexts } from "../../texts/late.ts";
import { videoTexts } from "../../texts/video.ts";
import { useReactionsOf } from "./useReactionsOf.ts";

export interface VideoReactionsProps {
  videoId: string;
  /** Parts that the client settings hide. */
  hidden: {
    readonly likesButton: boolean;
    readonly dislikesButton: boolean;
    readonly likesCount: boolean;
    readonly dislikesCount: boolean;
  };
}

/**
 * Like and dislike of a video with their counters (VIDEO-PAGE-10, -12). They are drawn with the page of the video
 * (host/src/app/prefetchRoute.ts), and can be pressed as early.
 */
export function VideoReactions(props: VideoReactionsProps) {
  const { videoReactions } = useHost().stores;
  return (
    <LatePlace of={{ videoReactions }} isWithPage pending={<Skeleton width="232px" height="40px" />} texts={lateTexts}>
      {(arrived) => <Buttons {...props} {...arrived} />}
    </LatePlace>
  );
}

interface ButtonsProps extends VideoReactionsProps {
  videoReactions: VideoReactionsStore;
}

const Buttons = observer(function Buttons({ videoId, hidden, videoReactions }: ButtonsProps) {
  useReactionsOf(videoId, videoReactions);
  const { isAuthorised } = useHost().stores.session;

  const reaction = videoReactions.reactionOf(videoId);
  const votes = videoReactions.votesOf(videoId);
  const isKnown = videoReactions.isKnown(videoId);
  const button = (kind: "like" | "dislike", name: string, count: number, showsCount: boolean) => {
    const isPressed = reaction === kind;
    const [Icon, Filled] = kind === "like" ? [LikeIcon, LikeFilledIcon] : [DislikeIcon, DislikeFilledIcon];
    const shown = isKnown && showsCount ? compactCount(count) : "";
    return (
      <Button
        icon={isPressed ? <Filled size={20} /> : <Icon size={20} />}
        isSelected={isPressed}
        aria-pressed={isPressed}
        // a press is shown as given before the page is alive; of a guest it asks who that is
        data-toggles={isAuthorised ? "reaction" : undefined}
        onPress={() => void videoReactions.react(videoId, kind)}
      >
        {shown === "" && kind === "like" ? (
          name
        ) : (
          <>
            <span aria-hidden>{shown}</span>
            <VisuallyHidden>{shown === "" ? name : `${name}, ${countInWords(count)}`}</VisuallyHidden>
          </>
        )}
      </Button>
    );
  };
  return (
    <>
      {!hidden.likesButton && button("like", videoTexts.like, votes.likes, !hidden.likesCount)}
      {!hidden.dislikesButton && button("dislike", videoTexts.dislike, votes.dislikes, !hidden.dislikesCount)}
    </>
  );
});
