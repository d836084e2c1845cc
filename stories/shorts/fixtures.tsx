import { ShortPlayer } from "@kadr/design-system/player";
import {
  CommentIcon,
  DislikeIcon,
  LikeFilledIcon,
  LikeIcon,
  MoreVerticalIcon,
  ShareIcon,
} from "@kadr/design-system/primitives/Icon";
import { href } from "@kadr/design-system/primitives/SafeAddress/testing";
import { Short, ShortAbout, ShortActions, type ShortAboutProps, type ShortAction } from "@kadr/design-system/shorts";
import { SubscribeButton } from "@kadr/design-system/primitives/SubscribeButton";
import { examples } from "@kadr/openapi/examples";
import { shortsTexts } from "../../host/src/texts/shorts.ts";
import { subscriptionsTexts } from "../../host/src/texts/subscriptions.ts";
import { videoTexts } from "../../host/src/texts/video.ts";
import { avatars } from "../fixtures/pictures.ts";
import { shortIn } from "../player/shortIn.ts";

const [example] = examples.listShorts.first.results;
const author = example?.video.author;
if (example === undefined || author === undefined)
  throw new Error("the example of listShorts has a short and its author");

export const longTitle =
  "Электрофотополупроводниковый аэростат: частнопредпринимательское воздухоплавание на рассвете, снятое одним дублем без монтажа";

const nothing = () => undefined;

const follow = (
  <SubscribeButton
    name={author.name}
    isFollowed={false}
    onToggle={nothing}
    bell={{ isOn: false, onToggle: nothing }}
    texts={subscriptionsTexts}
  />
);

export const about: ShortAboutProps = {
  title: example.video.title,
  description: example.description,
  author: {
    name: author.name,
    href: href(author.site_url ?? "/"),
    avatarSrc: avatars[0],
    isOfficial: author.is_official === true,
  },
  follow,
  facts: "640 тыс. просмотров · 2 дня назад",
  texts: shortsTexts,
};

export const actions: readonly ShortAction[] = [
  { id: "like", icon: <LikeIcon />, label: `${videoTexts.like}, 1204`, caption: "1,2 тыс.", isPressed: false },
  { id: "dislike", icon: <DislikeIcon />, label: `${videoTexts.dislike}, 8`, caption: "8", isPressed: false },
  { id: "comments", icon: <CommentIcon />, label: `${shortsTexts.comments}, 42`, caption: "42", opens: "dialog" },
  { id: "share", icon: <ShareIcon />, label: shortsTexts.share, opens: "dialog" },
  { id: "menu", icon: <MoreVerticalIcon />, label: shortsTexts.menu, opens: "menu" },
].map((action) => ({ ...action, onPress: nothing }) as ShortAction);

export const pressed = actions.map((action) =>
  action.id === "like" ? { ...action, icon: <LikeFilledIcon />, isPressed: true } : action,
);

export const titles = [example.video.title, "Как поднимают купол", "Вид из корзины"] as const;

/** One short of a feed, as the host puts it together. */
export function StoryShort({ index, isCurrent, title }: { index: number; isCurrent: boolean; title?: string }) {
  const name = title ?? titles[index % titles.length] ?? "";
  return (
    <Short
      stage={
        <ShortPlayer
          model={shortIn(name, { snapshot: { phase: "playing", isWanted: isCurrent } }, index)}
          isCurrent={isCurrent}
        />
      }
      about={<ShortAbout {...about} title={name} />}
      actions={<ShortActions label={shortsTexts.actions} actions={actions} />}
    />
  );
}
