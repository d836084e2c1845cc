import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ShareDialog } from "@kadr/design-system/popups/ShareDialog";
import { timeCode } from "../../presenters/duration.ts";
import { embedCode, shareTargets, shareUrl } from "../../presenters/share.ts";
import { useHost } from "../../ports/Host.ts";
import type { MeasuredContent } from "../../stores/measure/Measure.ts";
import { videoTexts } from "../../texts/video.ts";

export interface ShareVideoProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  videoId: string;
  title: string;
  /** The video's own path, without query: a secret key never leaves (docs/invariants.md, S8). */
  path: string;
  /** Where the player stands, in seconds; 0 offers no start time. */
  seconds: number;
  /** As it is measured. Default «video». */
  type?: MeasuredContent["type"] | undefined;
}

/** Share a video, from its beginning or from this moment. */
export function ShareVideo({ isOpen, onOpenChange, videoId, title, path, seconds, type = "video" }: ShareVideoProps) {
  const { stores, measure, origin, copyText } = useHost();
  const { toasts } = stores;
  const [hasTime, setTime] = useState(false);
  const [copied, setCopied] = useState<"link" | "embed" | undefined>();
  const url = shareUrl(origin, path, hasTime ? seconds : null);
  const code = embedCode(origin, videoId, title);
  const content = { id: videoId, type };
  const copy = async (what: "link" | "embed") => {
    // A copied link is not counted (ANALYTICS-RULES-02).
    if (what === "embed") measure("share.embed", { location: "share", content });
    // A closed clipboard is ignored silently (OWNER-TOOLS-07): the text is there to be copied by hand.
    if (!(await copyText(what === "link" ? url : code))) return;
    setCopied(what);
    if (what === "link") toasts.notify({ type: "success", text: videoTexts.linkCopied });
  };
  return (
    <I18nProvider locale="ru-RU">
      <ShareDialog
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        link={url}
        targets={shareTargets(url, title, videoTexts.shareTargets)}
        startTime={
          seconds < 1
            ? undefined
            : {
                label: videoTexts.shareDialog.from(timeCode(seconds)),
                isSelected: hasTime,
                onChange: (isSelected) => {
                  setTime(isSelected);
                  setCopied(undefined);
                },
              }
        }
        embedCode={code}
        copied={copied}
        onTarget={(target) => measure(`share.${target}`, { location: "share", content })}
        onCopy={(what) => void copy(what)}
        texts={videoTexts.shareDialog}
      />
    </I18nProvider>
  );
}
