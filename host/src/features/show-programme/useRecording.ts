import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { TvProgramItem, VideoPage } from "@kadr/openapi/client";
import { guideDate, guideDayAt } from "@kadr/openapi/pages";
import { useHost } from "../../ports/Host.ts";
import { tvProgramQuery } from "../../queries/tv.ts";

export interface Recording {
  readonly item: TvProgramItem;
  /** The page as the player takes it: what was shown, in place of what is on. */
  readonly page: VideoPage;
}

/** The programme that an address of a channel asks for from its recordings; null: what is on the air. */
export function useRecording(page: VideoPage, search: string): Recording | null {
  const { api, now } = useHost();
  const { video, schedule } = page;
  const from = new URLSearchParams(search);
  const id = from.get("programme");
  const date = guideDate(from.get("date") ?? "");
  const isOfToday = date === null || date === guideDayAt(now());
  const other = useQuery({
    ...tvProgramQuery(api, video.id, date ?? ""),
    enabled: id !== null && !isOfToday && video.origin_type === "rst",
  }).data;
  const item =
    id === null ? undefined : (isOfToday ? schedule : (other?.items ?? [])).find((programme) => programme.id === id);
  return useMemo(() => {
    if (item?.catch_up_hls == null) return null;
    return {
      item,
      page: {
        ...page,
        playback: {
          hls: item.catch_up_hls,
          mp4: [],
          captions: [],
          storyboard: null,
          poster: video.thumbnail_url ?? null,
        },
        video: {
          ...video,
          title: item.title,
          description: item.description,
          is_livestream: false,
          duration: item.duration,
        },
      },
    };
  }, [item, page, video]);
}
