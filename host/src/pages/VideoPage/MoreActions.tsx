import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { DownloadIcon, FlagIcon, MoreVerticalIcon, TranscriptIcon } from "@kadr/design-system/primitives/Icon";
import { IconButton } from "@kadr/design-system/primitives/IconButton";
import { MenuPopover, useDrawnMenu, type MenuPopoverItem } from "@kadr/design-system/primitives/MenuPopover";
import type { VideoPage } from "@kadr/openapi/client";
import { useDownload } from "../../features/download-video/useDownload.ts";
import { problemPath } from "../../links/addresses.ts";
import { mayDownload } from "../../presenters/video.ts";
import { useHost } from "../../ports/Host.ts";
import { videoTexts } from "../../texts/video.ts";
import { useOwnVideo } from "./useOwnVideo.tsx";

export interface MoreActionsProps {
  data: VideoPage;
  path: string;
  /** Opens what is said in the video, where it has captions. */
  onTranscript: () => void;
}

/** Rarer actions on a video: a complaint, by the form about problems; for its author, those on an own video. */
export const MoreActions = observer(function MoreActions({ data, path, onTranscript }: MoreActionsProps) {
  const { session } = useHost().stores;
  const download = useDownload();
  const own = useOwnVideo(data, path);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const items: MenuPopoverItem[] = [...own.items];
  if ((data.playback?.captions.length ?? 0) > 0)
    items.push({ id: "transcript", label: videoTexts.transcript, icon: <TranscriptIcon size={20} /> });
  if (mayDownload(data, session.userId))
    items.push({ id: "download", label: videoTexts.download, icon: <DownloadIcon size={20} /> });
  if (!own.isOwn)
    items.push({ id: "complain", label: videoTexts.complain, icon: <FlagIcon size={20} />, href: problemPath });
  const label = videoTexts.moreActions;
  const drawn = useDrawnMenu(() => ({ label, items }));
  return (
    <>
      <IconButton
        ref={button}
        variant="filled"
        icon={<MoreVerticalIcon size={20} />}
        label={label}
        data-menu={drawn}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <MenuPopover
        label={label}
        items={items}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onAction={(id) => {
          if (id === "download") void download(data.video.id);
          else if (id === "transcript") onTranscript();
          else own.onAction(id);
        }}
      />
      {own.dialog}
    </>
  );
});
