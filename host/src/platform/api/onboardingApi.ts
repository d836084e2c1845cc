import type { Api } from "@kadr/openapi/client";
import type { OnboardingPorts } from "../../stores/OnboardingStore.ts";
import type { SubscriptionStatus } from "../../stores/VideoViewOfferStore.ts";

export interface OnboardingVisitor {
  /** null: a guest. */
  readonly userId: string | null;
  /** Client id. */
  readonly cid: string;
  readonly isMobile: boolean;
  readonly status: SubscriptionStatus;
}

/** `visitor`: who asks, and where (ONBOARD-ENGINE-08). */
export const createOnboardingApi = (
  api: Api,
  visitor: () => Promise<OnboardingVisitor>,
): Pick<OnboardingPorts, "read" | "report"> => ({
  async read(slug, signal) {
    const { userId, cid, isMobile, status } = await visitor();
    const { events } = await api.call("getOnboardingConfig", {
      query: {
        ...(userId === null ? null : { userId }),
        cid,
        platform: isMobile ? "browser_mobile" : "browser",
        slug,
        subscribe: status === "ACTIVE" ? "is_subscribed" : "is_not_subscribed",
      },
      signal,
    });
    return events;
  },
  async report(report) {
    const { userId, cid } = await visitor();
    await api.call("countOnboarding", { body: { ...report, userId, cid } });
  },
});
