import { WrittenText } from "@kadr/design-system/primitives/WrittenText";
import type { Channel } from "@kadr/openapi/client";
import { presentText } from "../../presenters/writtenText.ts";
import { channelTexts } from "../../texts/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { ChannelLinks } from "./ChannelHeader.tsx";
import * as styles from "./ChannelPage.styles.ts";

/** All that the author says of the channel. */
export function AboutTab({ channel }: { channel: Channel }) {
  const { link } = useHost();
  const { description = "" } = channel;
  return (
    <div className={styles.about}>
      <h2>{channelTexts.tabs.about}</h2>
      <p dir="auto">
        {description.trim() === "" ? (
          channelTexts.noDescription
        ) : (
          <WrittenText parts={presentText(description, link, null)} />
        )}
      </p>
      <ChannelLinks channel={channel} />
    </div>
  );
}
