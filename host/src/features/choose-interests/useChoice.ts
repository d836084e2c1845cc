import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { interestTopicsQuery } from "../../queries/interests.ts";
import type { InterestsStore } from "../../stores/InterestsStore.ts";
import { useHost } from "../../ports/Host.ts";
import { interestsTexts } from "../../texts/interests.ts";

/** So many may be chosen (`interests.max`). */
export const maxInterests = 5;

/** The topics, and what is chosen of them: what the person had chosen before, until they change it. The choice outlives a login. */
export function useChoice(interests: InterestsStore) {
  const { api, stores } = useHost();
  const { session } = stores;
  const { userId, phase } = session;
  const { data, isError, isFetching, refetch } = useQuery({
    ...interestTopicsQuery(api, userId),
    enabled: phase !== "unknown",
  });
  const [own, setOwn] = useState<{ readonly owner: string | null; readonly ids: readonly string[] } | null>(null);
  const [isRefused, setRefused] = useState(false);
  const topics = data?.results ?? [];
  // A guest's choice goes on with who signs in, and nobody's with somebody else.
  const who = userId ?? session.expired?.id ?? null;
  const isOwn = own !== null && (own.owner === null || own.owner === who);
  const chosen = isOwn ? own.ids : topics.filter(({ active }) => active).map(({ id }) => id);
  return {
    topics,
    chosen,
    state: data ? ("ready" as const) : isError && !isFetching ? ("failed" as const) : ("loading" as const),
    retry: () => void refetch(),
    toggle: (id: string) =>
      setOwn({
        owner: who,
        ids: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
      }),
    /** Resolves `true` once the choice is kept. */
    async save(): Promise<boolean> {
      const outcome = await interests.save(
        topics.filter(({ id }) => chosen.includes(id)).map(({ id, group_id }) => ({ id, groupId: group_id ?? "" })),
      );
      setRefused(outcome === "guest");
      return outcome === "saved";
    },
    isSaving: interests.isSaving,
    /** A guest's choice could not be kept (INTEREST-PICK-06, -07). */
    error: isRefused ? interestsTexts.guestFailed : undefined,
    saveLabel: isRefused ? interestsTexts.retry : interestsTexts.save,
  };
}

export type Choice = ReturnType<typeof useChoice>;
