import { observer } from "mobx-react-lite";
import { useRef, useState } from "react";
import { DownloadIcon, MoreVerticalIcon, TranscriptIcon } from "@kadr/design-system/primitives/Icon";
import { IconButton } from "@kadr/design-system/primitives/IconButton";
import { MenuPopover, type MenuPopoverItem } from "@kadr/design-system/primitives/MenuPopover";
import type { VideoPage } from "@kadr/openapi/client";
import { useDownload } from "../../features/download-video/useDownload.ts";
import { mayDownload } from "../../presenters/video.ts";
import { useStores } from "../../stores/StoresContext.ts";
import { videoTexts } from "../../texts/video.ts";
import { usePagePorts } from "../PagePorts.ts";

export interface MoreActionsProps {
  data: VideoPage;
  /** Opens what is said in the video, where it has captions. */
  onTranscript: () => void;
}

/** What is wanted of a video less often. Nothing where nothing of it can be done. */
export const MoreActions = observer(function MoreActions({ data, onTranscript }: MoreActionsProps) {
  const { downloads, mediaUrl } = usePagePorts();
  const { session } = useStores();
  const download = useDownload(downloads, mediaUrl);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const items: MenuPopoverItem[] = [];
  if ((data.playback?.captions.length ?? 0) > 0)
    items.push({ id: "transcript", label: videoTexts.transcript, icon: <TranscriptIcon size={20} /> });
  if (mayDownload(data, session.userId))
    items.push({ id: "download", label: videoTexts.download, icon: <DownloadIcon size={20} /> });
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        ref={button}
        variant="filled"
        icon={<MoreVerticalIcon size={20} />}
        label={videoTexts.moreActions}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      <MenuPopover
        label={videoTexts.moreActions}
        items={items}
        triggerRef={button}
        isOpen={isOpen}
        onOpenChange={setOpen}
        onAction={(id) => (id === "download" ? void download(data.video.id) : onTranscript())}
      />
    </>
  );
});
