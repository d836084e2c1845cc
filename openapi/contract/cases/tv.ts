import type { TagCases } from "./types.ts";
import { unknownId } from "./made.ts";
import type { World } from "../world.ts";

const aShow = async (w: World): Promise<string> => w.text("SELECT id FROM tv_shows ORDER BY id LIMIT 1");
const aChannel = async (w: World): Promise<string> =>
  w.text("SELECT v.id FROM tv_channels c JOIN videos v ON v.track_id = c.track_id ORDER BY c.number LIMIT 1");

export const tv: TagCases = {
  good: {
    getTvShow: async (w) => ({ id: "getTvShow", path: { id: await aShow(w) } }),
    listTvShowVideos: async (w) => ({ id: "listTvShowVideos", path: { id: await aShow(w) }, query: { type: "16" } }),
    getTvProgram: async (w) => ({
      id: "getTvProgram",
      path: { videoId: await aChannel(w) },
      query: { programDate: "2026-11-21" },
    }),
    listLiveCategories: () => ({ id: "listLiveCategories" }),
    listBroadcasts: () => ({
      id: "listBroadcasts",
      query: { category: "istoriya", tvprogramm: "true", programmDate: "2026-11-21", page: "1", per_page: "5" },
    }),
  },
  missing: {
    listBroadcasts: () => ({ id: "listBroadcasts", query: { video_id: unknownId } }),
  },
  invalid: {
    getTvProgram: [{ query: { programDate: "вчера" } }, "programDate"],
    listBroadcasts: [{ query: { programmDate: "31-12-2026" } }, "programmDate"],
  },
};
