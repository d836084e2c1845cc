import type { Card, Channel, ResponseBody } from "@kadr/openapi/client";
import { channelTabs, type ChannelTab } from "@kadr/openapi/pages";
import { channelTexts } from "../texts/channel.ts";
import { counted } from "../texts/plural.ts";

type Project = ResponseBody<"listChannelProjects">["results"][number];
type Recommended = ResponseBody<"listChannelRecommendations">["results"][number];

/** Tabs that have something in them; one that the server does not name shows (CHANNEL-PAGE-02). */
export const tabsOf = ({ tabs }: Pick<Channel, "tabs">): readonly ChannelTab[] =>
  channelTabs.filter((tab) => tabs?.[tab] !== false);

// Items that are no card in the responses are drawn by the cards of their kind.

export const projectCard = ({ id, name, picture, absolute_url: address, videos_count: count }: Project): Card => ({
  id,
  card_type: "tv-show",
  title: name,
  absolute_url: address,
  ...(picture ? { picture } : {}),
  ...(count === undefined ? {} : { extra_params: { info: counted(count, channelTexts.projects) } }),
});

export const recommendedCard = (channel: Recommended): Card => ({
  id: channel.id,
  card_type: "userchannel",
  title: channel.name,
  name: channel.name,
  is_official: channel.is_official === true,
  ...(channel.absolute_url === undefined ? {} : { absolute_url: channel.absolute_url }),
  ...(channel.avatar_url ? { picture: channel.avatar_url } : {}),
});

export interface ChannelUnavailable {
  readonly code: number;
  readonly title: string;
  readonly text: string;
}

/** Why a channel is not shown; null: the failure is not the channel's (ERROR-FETCH-02). */
export function channelUnavailable(error: unknown): ChannelUnavailable | null {
  const { kind, status } = error as { kind?: unknown; status?: unknown };
  if (kind !== "http" || typeof status !== "number" || status === 429 || status >= 500) return null;
  const code = status === 403 || status === 410 ? status : 404;
  return { code, ...channelTexts.unavailable[code] };
}
