import { pathTo } from "../../../pages/index.ts";
import type { Context } from "../../context.ts";
import type { PageMeta } from "../video/video.ts";

const sections: Readonly<Record<string, string>> = {
  videos: "Видео",
  shorts: "Shorts",
  playlists: "Плейлисты",
  projects: "Проекты",
  audios: "Аудио",
  about: "О канале",
};

interface ChannelFacts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly avatar_url: string | null;
}

/** The head of a channel's page, by its tab; the address by a slug is the one by the id. */
export function channelMeta(context: Pick<Context, "origins">, channel: ChannelFacts, section: string): PageMeta {
  const words = sections[section];
  const title = words === undefined ? channel.name : `${words} — ${channel.name}`;
  const description = channel.description === "" ? `Канал «${channel.name}»` : channel.description;
  return {
    title: `${title} — Кадр`,
    description,
    canonical_url:
      context.origins.shell +
      pathTo("channel", { personId: channel.id, tab: section === "main" ? undefined : section }),
    og_title: title,
    og_description: description,
    og_type: "profile",
    og_image: channel.avatar_url ?? `${context.origins.media}/assets/placeholder.webp`,
  };
}
