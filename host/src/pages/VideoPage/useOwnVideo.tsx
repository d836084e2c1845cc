import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EditIcon, PinIcon, ShareIcon, UnpinIcon, UploadIcon } from "@kadr/design-system/primitives/Icon";
import type { MenuPopoverItem } from "@kadr/design-system/primitives/MenuPopover";
import type { VideoPage } from "@kadr/openapi/client";
import { useOwnerActions } from "../../features/own-channel/useOwnerActions.ts";
import { ownOriginHref } from "../../links/ownHref.ts";
import { pinnedVideoQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { cardWords } from "../../texts/cards.ts";
import { ownChannelTexts } from "../../texts/ownChannel.ts";
import { videoTexts } from "../../texts/video.ts";
import { useThumbnail } from "../useThumbnail.tsx";

export interface OwnVideo {
  /** The person who is here is its author (OWNER-TOOLS-01). */
  readonly isOwn: boolean;
  /** For the menu of the video; nothing for anybody else. */
  readonly items: readonly MenuPopoverItem[];
  /** Hears of every entry; those that are not its own it leaves alone. */
  readonly onAction: (id: string) => void;
  /** To be drawn beside the menu. */
  readonly dialog: ReactNode;
}

/** Actions of an author on the watched video: the entries that its card has (OWNER-TOOLS-02, -03, -05, -06). In an observer. */
export function useOwnVideo({ video }: VideoPage, path: string): OwnVideo {
  const { api, stores, measure, copyText, origin, studioUrl } = useHost();
  const { session, toasts } = stores;
  const channelId = video.author.id;
  const isOwn = session.userId !== null && session.userId === channelId;
  const pinned = useQuery({ ...pinnedVideoQuery(api, channelId, undefined), enabled: isOwn }).data?.video?.id;
  const thumbnail = useThumbnail();
  const act = useOwnerActions({ channelId, onThumbnail: thumbnail.change });
  const editHref = ownOriginHref(studioUrl, `/video-editor/${encodeURIComponent(video.id)}/`);
  const items: MenuPopoverItem[] = [
    { id: "edit", label: cardWords.edit, icon: <EditIcon size={20} />, href: editHref },
    { id: "share", label: cardWords.share, icon: <ShareIcon size={20} /> },
    pinned === video.id
      ? { id: "unpin", label: ownChannelTexts.unpin, icon: <UnpinIcon size={20} /> }
      : { id: "pin", label: ownChannelTexts.pin, icon: <PinIcon size={20} /> },
    { id: "thumbnail", label: ownChannelTexts.thumbnail, icon: <UploadIcon size={20} /> },
  ];
  const onAction = (id: string) => {
    if (id === "edit") return measure("owner.editVideo", { location: "video", link: editHref });
    if (id !== "share") return void act(video.id, id);
    measure("owner.shareVideo", { location: "video" });
    void copyText(origin + path).then((isCopied) => {
      if (isCopied) toasts.notify({ type: "success", text: videoTexts.linkCopied });
    });
  };
  return { isOwn, items: isOwn ? items : [], onAction, dialog: thumbnail.dialog };
}
