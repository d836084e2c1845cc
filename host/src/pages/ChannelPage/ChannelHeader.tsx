import { useState } from "react";
import { ExternalIcon, FlagIcon, VerifiedIcon } from "@kadr/design-system/primitives/Icon";
import { IconButton } from "@kadr/design-system/primitives/IconButton";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import type { Channel } from "@kadr/openapi/client";
import { SubscriberCount } from "../../features/follow/SubscriberCount.tsx";
import { OwnerBar } from "../../features/own-channel/OwnerBar.tsx";
import { PlaceHead } from "../../features/show-place/PlaceHead.tsx";
import { words } from "../../features/show-place/PlaceHead.styles.ts";
import { channelPath } from "../../links/addresses.ts";
import { avatarAt } from "../../presenters/avatars.ts";
import { useHost } from "../../ports/Host.ts";
import { cardTexts } from "../../texts/cards.ts";
import { channelTexts } from "../../texts/channel.ts";
import { lateTexts } from "../../texts/late.ts";
import { counted } from "../../texts/plural.ts";
import { shelfTexts } from "../../texts/shelves.ts";
import { nouns } from "../../texts/time.ts";
import { Subscribe } from "../../features/follow/Subscribe.tsx";
import * as styles from "./ChannelPage.styles.ts";

const Complaint = lateComponent(() => import("./Complaint.tsx").then((module) => module.default), {
  pending: null,
  texts: lateTexts,
});

export interface ChannelHeaderProps {
  channel: Channel;
  personId: string;
  isOwn: boolean;
}

/** Cover, avatar, official sign, counts, description, links; what a person can do with the channel. */
export function ChannelHeader({ channel, personId, isOwn }: ChannelHeaderProps) {
  const { mediaUrl } = useHost();
  const place = { model: "userchannel", id: channel.id };
  const { description = "" } = channel;
  return (
    <>
      <PlaceHead
        name={channel.name}
        mark={channel.is_official && <VerifiedIcon size={20} label={cardTexts.official} />}
        cover={mediaUrl(channel.picture)}
        portrait={{ src: avatarAt(mediaUrl(channel.avatar_url)) }}
        lines={[
          [
            <SubscriberCount key="subscribers" place={place} count={channel.subscribers_count} />,
            counted(channel.video_count, nouns.video),
          ],
        ]}
      >
        {!isOwn && <Actions channel={channel} />}
      </PlaceHead>
      {isOwn && <OwnerBar />}
      {description.trim() !== "" && (
        <div className={words}>
          <p className={styles.lead} dir="auto">
            {description}
          </p>
          <p className={styles.links}>
            <a href={channelPath(personId, "about")}>{channelTexts.more}</a>
          </p>
        </div>
      )}
      <ChannelLinks channel={channel} />
    </>
  );
}

/** Where else the author is; an address that no link may have stays words. */
export function ChannelLinks({ channel }: Pick<ChannelHeaderProps, "channel">) {
  const { link } = useHost();
  const { links = [] } = channel;
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} role="list" aria-label={channelTexts.links}>
      {links.map(({ title, url }) => {
        const target = link(url);
        return (
          <li key={url}>
            {target === null ? (
              title
            ) : (
              <a href={target.href} rel="noopener nofollow" target={target.isExternal ? "_blank" : undefined}>
                {title}
                {target.isExternal && <ExternalIcon size={16} label={shelfTexts.newTab} />}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Actions({ channel }: Pick<ChannelHeaderProps, "channel">) {
  const { stores, measure } = useHost();
  const { authPopup } = stores;
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const complain = async () => {
    measure("channel.complaint", { location: "channel" });
    // The person who complains is known to the moderators.
    if (!(await authPopup.require("subscribe-channel"))) return;
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      {channel.can_subscribe && (
        <Subscribe
          place={{ model: "userchannel", id: channel.id }}
          name={channel.name}
          trigger="subscribe-channel"
          onBell={() => measure("channel.toggleNotifications", { channelId: channel.id, location: "channel" })}
        />
      )}
      <IconButton
        variant="filled"
        icon={<FlagIcon size={20} />}
        label={channelTexts.complaint.button}
        onPress={() => void complain()}
      />
      {isAsked && <Complaint channelId={channel.id} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
