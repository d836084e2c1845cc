import type { Channel } from "@kadr/openapi/client";
import { describe } from "../../presenters/description.ts";
import { channelTexts } from "../../texts/channel.ts";
import { usePagePorts } from "../PagePorts.ts";
import { ChannelLinks } from "./ChannelHeader.tsx";
import * as styles from "./ChannelPage.styles.ts";

/** All that the author says of the channel. */
export function AboutTab({ channel }: { channel: Channel }) {
  const { link } = usePagePorts();
  const { description = "" } = channel;
  return (
    <div className={styles.about}>
      <h2>{channelTexts.tabs.about}</h2>
      <p dir="auto">
        {description.trim() === ""
          ? channelTexts.noDescription
          : describe(description, 0).map((part, index) => {
              const target = part.kind === "link" ? link(part.address) : null;
              return target === null ? (
                part.text
              ) : (
                <a
                  key={index}
                  href={target.href}
                  rel="noopener nofollow"
                  target={target.isExternal ? "_blank" : undefined}
                >
                  {part.text}
                </a>
              );
            })}
      </p>
      <ChannelLinks channel={channel} />
    </div>
  );
}
