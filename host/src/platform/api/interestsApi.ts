import type { Api } from "@kadr/openapi/client";
import type { InterestsPorts } from "../../stores/InterestsStore.ts";

export const createInterestsApi = (api: Api): Pick<InterestsPorts, "read" | "write"> => ({
  read: async (userId, signal) =>
    (await api.call("getInterests", { path: { preferenceType: "tags" }, query: { userId }, signal })).tags,
  write: async (topics, signal) => {
    const body = topics.map(({ id, groupId }) => ({
      content_id: id,
      group_id: groupId,
      content_type: "tag" as const,
    }));
    await api.call("saveInterests", { path: { preferenceType: "tags" }, body, signal });
  },
});
