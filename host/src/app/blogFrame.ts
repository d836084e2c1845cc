import type { BlogFramePort } from "../features/read-blog/ReadBlog.tsx";
import { systemClock } from "../platform/clock/clock.ts";
import { openBlogChannel } from "../platform/frames/blogFrame.ts";
import type { AppParts } from "./AppParts.ts";

/** Pages of the blog over the message bus; they are framed as the embedded cards are. */
export function createBlogFrame({
  config,
  host,
  linkPolicy,
}: Pick<AppParts, "config" | "host" | "linkPolicy">): BlogFramePort {
  return {
    address: (post) => host.watchCards?.frameUrl(`${config.mediaUrl}/blog/${encodeURIComponent(post)}/`),
    connect(frame, { onPage, onHeight }) {
      const channel = openBlogChannel(frame, {
        onMessage(message) {
          if (message.kind === "height") return onHeight(message.height);
          const verdict = linkPolicy(message.url);
          const isOutside = verdict.kind === "allowed" || verdict.kind === "ask";
          onPage({
            title: message.title,
            link: isOutside ? { href: verdict.href, text: new URL(verdict.href).host } : null,
          });
        },
        onLoad: () => undefined,
        clock: systemClock,
      });
      return { scroll: (scroll) => channel.send("scroll", { ...scroll }), close: channel.close };
    },
  };
}
