import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { ChannelChoice, InterestsPopup } from "@kadr/design-system/interests";
import { Button } from "@kadr/design-system/primitives/Button";
import { EmptyState } from "@kadr/design-system/stubs/EmptyState";
import type { ResponseBody } from "@kadr/openapi/client";
import { avatarAt } from "../../presenters/avatars.ts";
import { interestChannelsQuery, recommendedChannels } from "../../queries/interests.ts";
import type { Place } from "../../stores/subscriptions/ports.ts";
import type { SubscriptionsStore } from "../../stores/SubscriptionsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { useLoaded } from "../../ports/useStore.ts";
import { interestsTexts } from "../../texts/interests.ts";

export interface RecommendedChannelsProps {
  subscriptions: SubscriptionsStore;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const channel = (id: string): Place => ({ model: "userchannel", id });

interface FirstChannels {
  readonly owner: string | null;
  readonly channels: ResponseBody<"listInterestChannels">["results"];
}

/**
 * The channels as they came first: who signs in again finds what they have just followed in its place, though the server
 * recommends it no more. Somebody else's are their own.
 */
function useFirstChannels() {
  const { api, stores } = useHost();
  const { userId, expired } = stores.session;
  const query = useQuery(interestChannelsQuery(api, userId));
  const owner = userId ?? expired?.id ?? null;
  const [first, setFirst] = useState<FirstChannels | null>(null);
  if (query.data !== undefined && first?.owner !== owner) setFirst({ owner, channels: query.data.results });
  return { ...query, channels: first?.owner === owner ? first.channels : undefined };
}

/** The second part of the interests onboarding: channels that suit the choice (AUTH-POPUP-08, INTEREST-PICK-05). */
export const RecommendedChannels = observer(function RecommendedChannels({
  subscriptions,
  isOpen,
  onOpenChange,
}: RecommendedChannelsProps) {
  const { stores, measure, mediaUrl } = useHost();
  const { userId } = stores.session;
  useLoaded(subscriptions, userId);
  const { channels: recommended, isError, isFetching, refetch } = useFirstChannels();
  useEffect(() => measure("interests.popup.recommend"), [measure]);
  const texts = interestsTexts.channels;
  const isFailed = recommended === undefined && isError && !isFetching;
  const channels = (recommended ?? []).slice(0, recommendedChannels).map(({ id, name, icon }) => ({
    id,
    name,
    avatarSrc: avatarAt(mediaUrl(icon)),
    isSubscribed: subscriptions.isFollowed(channel(id)) === true,
  }));
  const { title, lead } = interestsTexts.popup.recommend;
  return (
    <InterestsPopup
      isOpen={isOpen}
      title={title}
      lead={lead}
      saveLabel={interestsTexts.popup.done}
      onSave={() => {
        measure("interests.save", { context: "recommend" });
        subscriptions.notifyOf(channels.filter(({ isSubscribed }) => isSubscribed).length);
        onOpenChange(false);
      }}
      onPostpone={() => {
        measure("interests.postpone", { context: "recommend" });
        onOpenChange(false);
      }}
      texts={{ ...interestsTexts.popup, saving: interestsTexts.saving }}
    >
      {isFailed ? (
        <EmptyState
          kind="failed"
          title={texts.notLoaded.title}
          text={texts.notLoaded.text}
          action={<Button onPress={() => void refetch()}>{interestsTexts.notLoaded.retry}</Button>}
        />
      ) : recommended?.length === 0 ? (
        <EmptyState title={texts.none.title} text={texts.none.text} />
      ) : (
        <ChannelChoice
          channels={channels}
          waiting={recommended === undefined ? recommendedChannels : 0}
          onToggle={(id) => {
            const next = subscriptions.isFollowed(channel(id)) === true ? "unsubscribe" : "subscribe";
            measure(`interests.recommendation.${next}`, { location: "interests-popup" });
            void subscriptions.toggle(channel(id), { trigger: "subscribe-popup", isQuiet: true });
          }}
          texts={texts}
        />
      )}
    </InterestsPopup>
  );
});
