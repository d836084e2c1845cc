import type { TagCases } from "./types.ts";
import type { World } from "../world.ts";

const aPerson = async (w: World): Promise<string> =>
  w.text("SELECT id FROM persons WHERE videos_count > 0 ORDER BY id LIMIT 1");

export const person: TagCases = {
  good: {
    getPerson: async (w) => ({ id: "getPerson", path: { id: await aPerson(w) } }),
    listPersonVideos: async (w) => ({ id: "listPersonVideos", path: { id: await aPerson(w) }, query: { page: "1" } }),
  },
  invalid: {
    listPersonVideos: [{ query: { page: "0" } }, "page"],
  },
};
