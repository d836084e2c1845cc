/** The calls of the tag `onboarding`, by their ids in the spec. */
export { countOnboarding, getOnboardingConfig } from "./onboarding.ts";
