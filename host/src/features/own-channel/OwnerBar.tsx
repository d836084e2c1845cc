import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { css } from "linaria";
import { Button } from "@kadr/design-system/primitives/Button";
import { lateComponent } from "@kadr/design-system/primitives/Late";
import { LinkButton } from "@kadr/design-system/primitives/LinkButton";
import {
  CommentIcon,
  LiveIcon,
  PlaylistIcon,
  SettingsIcon,
  UploadIcon,
  EditIcon,
} from "@kadr/design-system/primitives/Icon";
import { PlainButton } from "@kadr/design-system/primitives/PlainButton";
import { color, font, space } from "@kadr/design-system/tokens";
import { profileEditPath } from "../../links/addresses.ts";
import { ownOriginHref } from "../../links/ownHref.ts";
import { ownStreamsQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import { ownChannelTexts as texts } from "../../texts/ownChannel.ts";

const BannedPeople = lateComponent(() => import("./BannedPeople.tsx").then((module) => module.default), {
  pending: null,
  texts: lateTexts,
});

const bar = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  & > p {
    flex-basis: 100%;
    color: ${color.textMuted};
    font: ${font.body};
  }
  & > p button {
    padding: 0 ${space[1]};
    color: ${color.accentText};
  }
`;

/** Actions of an author on the channel, for the most part in the studio (OWNER-TOOLS-10); and the slots for streams (OWNER-TOOLS-04). */
export function OwnerBar() {
  const { api, measure, studioUrl } = useHost();
  const [isAsked, setAsked] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const slots = useQuery(ownStreamsQuery(api));
  const { data } = slots;
  const links = [
    { event: "owner.uploadVideo", label: texts.uploadVideo, path: "/uploader/", icon: <UploadIcon size={20} /> },
    { event: "owner.uploadShorts", label: texts.uploadShorts, path: "/uploader/", icon: <UploadIcon size={20} /> },
    { event: "owner.createStream", label: texts.createStream, path: "/create-stream/", icon: <LiveIcon size={20} /> },
    {
      event: "owner.playlist.add",
      label: texts.addPlaylist,
      path: "/playlist/new/",
      icon: <PlaylistIcon size={20} />,
    },
    { event: "owner.manage", label: texts.manage, path: "/", icon: <EditIcon size={20} /> },
  ] as const;
  return (
    <div className={bar} role="group" aria-label={texts.label}>
      {links.map(({ event, label, path, icon }) => {
        const href = ownOriginHref(studioUrl, path);
        // Without a free slot a stream cannot be begun: the line below says so.
        if (href === undefined || (event === "owner.createStream" && data?.can_create === false)) return null;
        return (
          <LinkButton
            key={event}
            href={href}
            icon={icon}
            onPress={() => measure(event, { location: "channel", link: href })}
          >
            {label}
          </LinkButton>
        );
      })}
      <LinkButton
        href={profileEditPath}
        icon={<SettingsIcon size={20} />}
        onPress={() => measure("owner.settings", { location: "channel", link: profileEditPath })}
      >
        {texts.settings}
      </LinkButton>
      <Button
        icon={<CommentIcon size={20} />}
        onPress={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {texts.bans.button}
      </Button>
      {isAsked && <BannedPeople isOpen={isOpen} onOpenChange={setOpen} />}
      <p role="status">
        {data !== undefined ? (
          texts.slots(Math.max(0, data.slots_total - data.slots_used), data.slots_total)
        ) : slots.isError && !slots.isFetching ? (
          <>
            {texts.slotsFailed}. <PlainButton onClick={() => void slots.refetch()}>{texts.retry}</PlainButton>
          </>
        ) : (
          "\u00A0"
        )}
      </p>
    </div>
  );
}
