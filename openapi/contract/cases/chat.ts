import type { World } from "../world.ts";
import type { TagCases } from "./types.ts";
import { newText } from "./made.ts";

const streams = new WeakMap<World, Promise<string>>();

/** A stream of the author's, made once: the seed's belong to others. */
function aStream(w: World): Promise<string> {
  const known = streams.get(w);
  if (known) return known;
  const made = (async () => {
    const {
      track_id: _track,
      id: _id,
      ...video
    } = await w.db.selectFrom("videos").selectAll().where("id", "=", w.videoId).executeTakeFirstOrThrow();
    const id = "c4a7".padEnd(32, "0");
    await w.db
      .insertInto("videos")
      .values({ ...video, id, kind: "livestream", stream_type: "stream_push", duration: 0 })
      .execute();
    return id;
  })();
  streams.set(w, made);
  return made;
}

export const chat: TagCases = {
  good: {
    listChatMessages: async (w) => ({
      id: "listChatMessages",
      path: { videoId: await aStream(w) },
      query: { limit: "20" },
    }),
    sendChatMessage: async (w) => ({
      id: "sendChatMessage",
      path: { videoId: await aStream(w) },
      body: { text: newText() },
    }),
  },
  invalid: {
    listChatMessages: [{ query: { after: "вчера" } }, "after"],
    sendChatMessage: [{ body: { text: "  " } }, "text"],
  },
};
