import { hashKey, queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Api, ClientSettings, Partners } from "@kadr/openapi/client";

/** Our id in the lists of the client settings (`client.id`, SHELL-SETTINGS-01). */
const productId = "wdp";

/** Parts that this product does not show. */
export interface HiddenParts {
  readonly likesButton: boolean;
  readonly dislikesButton: boolean;
  readonly likesCount: boolean;
  readonly dislikesCount: boolean;
  readonly comments: boolean;
  readonly chat: boolean;
}

export function hiddenPartsOf(settings: ClientSettings | undefined): HiddenParts {
  const hides = (list: readonly string[] | undefined) => list?.includes(productId) ?? false;
  return {
    likesButton: hides(settings?.hide_likes_button),
    dislikesButton: hides(settings?.hide_dislikes_button),
    likesCount: hides(settings?.hide_likes_count),
    dislikesCount: hides(settings?.hide_dislikes_count),
    comments: hides(settings?.hide_comments),
    chat: hides(settings?.hide_chat),
  };
}

const forAnHour = 60 * 60 * 1000;

export const clientSettingsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["clientSettings"],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("getClientSettings", { signal }),
    staleTime: forAnHour,
  });

const partnersKey = ["partners"] as const;

/** Hosts that need no question; without the list every foreign link asks (docs/invariants.md, S5). */
export const partnersQuery = (api: Api) =>
  queryOptions({
    queryKey: partnersKey,
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listPartners", { signal }),
    staleTime: forAnHour,
  });

const partnersHash = hashKey(partnersKey);

/** Those hosts as they are known now; null while they are not. Every address of a page asks: the name of the query is worked out once. */
export const partnersIn = (client: QueryClient): readonly string[] | null =>
  client.getQueryCache().get<Partners>(partnersHash)?.state.data?.hosts ?? null;

/** The A/B tests that run now; the group of a user is worked out here (COMMON-TOGGLES-01). */
export const abTestsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["abTests"],
    meta: { owner: "same" },
    queryFn: ({ signal }) => api.call("listAbTests", { signal }),
    staleTime: forAnHour,
  });
