import { observer } from "mobx-react-lite";
import { useArrived } from "@kadr/design-system/primitives/Late";
import {
  CommentIcon,
  DislikeFilledIcon,
  DislikeIcon,
  LikeFilledIcon,
  LikeIcon,
  MoreVerticalIcon,
  ShareIcon,
} from "@kadr/design-system/primitives/Icon";
import { ShortActions, type ShortAction } from "@kadr/design-system/shorts";
import type { Short } from "@kadr/openapi/client";
import { useReactionsOf } from "../../features/react-to-video/useReactionsOf.ts";
import { compactCount, countInWords } from "../../presenters/duration.ts";
import { contentTypeOf } from "../../presenters/measured.ts";
import { shortPath } from "../../links/addresses.ts";
import type { HiddenParts } from "../../queries/settings.ts";
import { loadForPress } from "../../stores/account/loadForPress.ts";
import { useHost } from "../../ports/Host.ts";
import { shortsTexts as texts } from "../../texts/shorts.ts";
import { videoTexts } from "../../texts/video.ts";

export interface ShortButtonsProps {
  short: Short;
  hidden: HiddenParts;
  isCurrent: boolean;
  onComments: () => void;
  onMenu: (button: HTMLButtonElement) => void;
}

const named = (name: string, count: number): string => (count === 0 ? name : `${name}, ${countInWords(count)}`);
const shown = (count: number): string => (count === 0 ? "" : compactCount(count));

/** Actions on the short in sight: reactions, comments, share, the menu. */
export const ShortButtons = observer(function ShortButtons(props: ShortButtonsProps) {
  const { short, hidden, isCurrent, onComments, onMenu } = props;
  const { video } = short;
  const { stores, overlays } = useHost();
  const { videoReactions: late, session } = stores;
  const reactions = useArrived(late, isCurrent);
  useReactionsOf(video.id, isCurrent ? reactions : null);

  // Until the store knows better, what the list says.
  const isKnown = reactions?.isKnown(video.id) === true;
  const reaction = isKnown ? reactions.reactionOf(video.id) : null;
  const votes = isKnown ? reactions.votesOf(video.id) : { likes: short.likes_number, dislikes: short.dislikes_number };
  const react = (kind: "like" | "dislike") =>
    void loadForPress(session, late).then(
      (store) => store.react(video.id, kind),
      () => undefined,
    );
  const actions: (ShortAction | false)[] = [
    !hidden.likesButton && {
      id: "like",
      icon: reaction === "like" ? <LikeFilledIcon /> : <LikeIcon />,
      label: hidden.likesCount ? videoTexts.like : named(videoTexts.like, votes.likes),
      tooltip: videoTexts.like,
      caption: hidden.likesCount ? "" : shown(votes.likes),
      isPressed: reaction === "like",
      onPress: () => react("like"),
    },
    !hidden.dislikesButton && {
      id: "dislike",
      icon: reaction === "dislike" ? <DislikeFilledIcon /> : <DislikeIcon />,
      label: hidden.dislikesCount ? videoTexts.dislike : named(videoTexts.dislike, votes.dislikes),
      tooltip: videoTexts.dislike,
      caption: hidden.dislikesCount ? "" : shown(votes.dislikes),
      isPressed: reaction === "dislike",
      onPress: () => react("dislike"),
    },
    !hidden.comments &&
      video.author !== undefined && {
        id: "comments",
        icon: <CommentIcon />,
        label: named(texts.comments, short.comments_count),
        tooltip: texts.comments,
        caption: shown(short.comments_count),
        opens: "dialog",
        onPress: onComments,
      },
    {
      id: "share",
      icon: <ShareIcon />,
      label: texts.share,
      opens: "dialog",
      onPress: () =>
        overlays.open("share", {
          videoId: video.id,
          title: video.title,
          path: shortPath(video.id),
          seconds: 0,
          type: contentTypeOf({
            origin_type: video.origin_type ?? "rshorts",
            is_audio: false,
            is_livestream: false,
          }),
        }),
    },
    { id: "menu", icon: <MoreVerticalIcon />, label: texts.menu, opens: "menu", onPress: onMenu },
  ];
  return <ShortActions label={texts.actions} actions={actions.filter((action) => action !== false)} />;
});
