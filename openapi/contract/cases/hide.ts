import type { TagCases } from "./types.ts";
import { unknownId } from "./made.ts";

const video = (id: string) => ({ content_id: id, content_type: "video", source_type: "continue-watching" });

export const hide: TagCases = {
  good: {
    hideContent: (w) => ({ id: "hideContent", as: "author", body: video(w.videoId) }),
    showContent: (w) => ({ id: "showContent", as: "author", body: video(w.videoId) }),
  },
  missing: {
    hideContent: () => ({ id: "hideContent", as: "author", body: video(unknownId) }),
    showContent: () => ({ id: "showContent", as: "author", body: video(unknownId) }),
  },
  invalid: {
    hideContent: [{ body: { content_id: "v", content_type: "planet" } }, "content_type"],
    showContent: [{ body: { content_type: "video" } }, "content_id"],
  },
  special: {
    hideContent: {
      // A person who has hidden a thousand videos already.
      async "409"(w) {
        const rows = Array.from({ length: 1000 }, (_, at) => ({
          user_id: Number(w.ids.banned),
          track_id: 1_000_001 + at,
          source_type: null,
          created_ts: at,
        }));
        await w.db
          .insertInto("hidden_videos")
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        return { call: { id: "hideContent", as: "banned", body: video(w.videoId) } };
      },
    },
  },
};
