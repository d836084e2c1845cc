import { queryOptions } from "@tanstack/react-query";
import type { Api, OnboardingPlatform, OnboardingSubscribe } from "@kadr/openapi/client";

/** What onboarding is asked for by (ONBOARD-ENGINE-08). */
export interface OnboardingPlace {
  /** Null for a guest. */
  readonly userId: string | null;
  readonly cid: string;
  readonly platform: OnboardingPlatform;
  /** Path of the page. */
  readonly slug: string;
  readonly subscribe: OnboardingSubscribe;
}

export const onboardingQuery = (api: Api, { userId, cid, platform, slug, subscribe }: OnboardingPlace) =>
  queryOptions({
    queryKey: ["onboarding", userId, cid, platform, slug, subscribe],
    queryFn: ({ signal }) => api.call("getOnboardingConfig", { query: { ...(userId === null ? {} : { userId }), cid, platform, slug, subscribe }, signal }),
  });
