import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { href, media } from "@kadr/design-system/primitives/SafeAddress/testing";
import { SubscribeButton } from "@kadr/design-system/primitives/SubscribeButton";
import { PlaceRow } from "@kadr/design-system/subscriptions";
import type { SearchCard } from "@kadr/openapi/client";
import { examples } from "@kadr/openapi/examples";
import { cardTexts } from "../../host/src/texts/cards.ts";
import { subscriptionsTexts } from "../../host/src/texts/subscriptions.ts";

const [channel, playlist] = examples.searchCards.found.results as [SearchCard, SearchCard];

const meta = {
  title: "Subscriptions/PlaceRow",
  component: PlaceRow,
  args: {
    name: channel.name,
    href: href(channel.absolute_url),
    picture: media("/media/images/avatar-10@120.webp"),
    official: cardTexts.official,
    facts: ["184 320 подписчиков", "148 видео"],
    description: channel.description,
    children: <SubscribeButton name={channel.name} isFollowed={false} onToggle={fn()} texts={subscriptionsTexts} />,
  },
} satisfies Meta<typeof PlaceRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The place cannot be followed here, and is not confirmed. */
export const Plain: Story = {
  args: {
    name: playlist.name,
    href: href(playlist.absolute_url),
    picture: undefined,
    official: undefined,
    facts: ["Плейлист", "12 видео"],
    description: undefined,
    children: undefined,
  },
};
/** Long words break, long descriptions end after two lines. */
export const LongWords: Story = {
  args: {
    name: "Превысокомногорассмотрительствующие документальные фильмы о железнодорожном транспорте",
    description:
      "Двенадцать выпусков о горах, перевалах и людях, которые встают до рассвета, идут весь день и " +
      "возвращаются затемно, чтобы рассказать о том, что видели. Новые выпуски каждую субботу, а по средам " +
      "отвечаем на вопросы.",
  },
};
