import { createLate, LatePlace } from "@kadr/design-system/primitives/Late";
import { Skeleton } from "@kadr/design-system/primitives/Skeleton";
import { useHost } from "../../ports/Host.ts";
import { lateTexts } from "../../texts/late.ts";
import type { LiveChatPanelProps } from "./LiveChatPanel.tsx";

const panel = createLate(() => import("./LiveChatPanel.tsx").then((module) => module.LiveChatPanel));

/** The chat of one stream, in the place where it comes with its ports. */
export function LiveChat(props: Omit<LiveChatPanelProps, "ports">) {
  const { chatPorts } = useHost().stores;
  return (
    <LatePlace of={{ Panel: panel, ports: chatPorts }} pending={<Skeleton height="100%" />} texts={lateTexts}>
      {({ Panel, ports }) => <Panel {...props} ports={ports} />}
    </LatePlace>
  );
}
