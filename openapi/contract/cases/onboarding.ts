import type { TagCases } from "./types.ts";

const report = {
  userId: null,
  cid: "contract",
  onboardingId: "ob-welcome",
  type: "popup",
  elements: [{ elementId: "welcome", isShown: true, isFinished: false }],
};

export const onboarding: TagCases = {
  good: {
    getOnboardingConfig: () => ({
      id: "getOnboardingConfig",
      query: { cid: "contract", platform: "browser", slug: "/", subscribe: "is_not_subscribed" },
    }),
    countOnboarding: () => ({ id: "countOnboarding", body: report }),
  },
  missing: {
    countOnboarding: () => ({ id: "countOnboarding", body: { ...report, onboardingId: "ob-none" } }),
  },
  invalid: {
    getOnboardingConfig: [{ query: { platform: "tv" } }, "platform"],
    countOnboarding: [{ body: { ...report, elements: [] } }, "elements"],
  },
};
