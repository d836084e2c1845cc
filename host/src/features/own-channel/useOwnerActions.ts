import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Api } from "@kadr/openapi/client";
import { pathTo } from "@kadr/openapi/pages";
import { pinnedPlaylistsQuery, pinnedVideoQuery } from "../../queries/channel.ts";
import { useHost } from "../../ports/Host.ts";
import { feedTexts } from "../../texts/feed.ts";
import { ownChannelTexts as texts } from "../../texts/ownChannel.ts";

export interface OwnerActionsSetup {
  readonly channelId: string;
  /** The thumbnail of this video is to be changed. */
  readonly onThumbnail: (videoId: string) => void;
}

/** Pages of playlists that are read for a pin, at most. */
const maxPages = 20;

/** All of them: a pin is written with the whole list. */
async function pinnedIds(api: Api, channelId: string): Promise<string[]> {
  let page = await api.call("listPinnedPlaylists", { path: { id: channelId }, query: { limit: 50, limit_video: 1 } });
  const ids = page.results.map(({ id }) => id);
  for (let count = 1; count < maxPages && page.has_next && page.next !== null; count += 1) {
    page = await api.followLink("listPinnedPlaylists", page.next);
    ids.push(...page.results.map(({ id }) => id));
  }
  return ids;
}

/** Actions of an author in the menu of an own card (OWNER-TOOLS-03); entries of other menus are left alone. Stable. */
export function useOwnerActions({ channelId, onThumbnail }: OwnerActionsSetup) {
  const { api, stores, measure, copyText, origin } = useHost();
  const { toasts } = stores;
  const client = useQueryClient();

  return useCallback(
    async (id: string, actionId: string): Promise<void> => {
      const done = (text: string) => toasts.notify({ type: "success", text });
      const pinVideo = async (videoId: string | null) => {
        const pinned = await api.call("pinVideo", { path: { id: channelId }, body: { video_id: videoId } });
        client.setQueryData(pinnedVideoQuery(api, channelId, undefined).queryKey, pinned);
      };
      const pinPlaylist = async (isPinned: boolean) => {
        const others = (await pinnedIds(api, channelId)).filter((one) => one !== id);
        await api.call("pinPlaylists", {
          path: { id: channelId },
          body: { playlist_ids: isPinned ? [...others, id] : others },
        });
        await client.invalidateQueries({ queryKey: pinnedPlaylistsQuery(api, channelId).queryKey });
      };
      try {
        switch (actionId) {
          case "pin":
            await pinVideo(id);
            return done(texts.videoPinned);
          case "unpin":
            await pinVideo(null);
            return done(texts.videoUnpinned);
          case "playlist.pin":
            await pinPlaylist(true);
            return done(texts.playlistPinned);
          case "playlist.unpin":
            await pinPlaylist(false);
            return done(texts.playlistUnpinned);
          case "thumbnail":
            return onThumbnail(id);
          case "playlist.add":
          case "playlist.edit":
          case "playlist.remove":
            return measure(`owner.${actionId}`, { location: "card" });
          case "playlist.share":
            measure("owner.playlist.share", { location: "card" });
            if (await copyText(origin + pathTo("playlist", { id }))) done(feedTexts.linkCopied);
        }
      } catch {
        toasts.notify({ type: "danger", text: actionId.endsWith("unpin") ? texts.unpinFailed : texts.pinFailed });
      }
    },
    [api, client, measure, toasts, channelId, copyText, origin, onThumbnail],
  );
}
