export { OnboardingModal, type OnboardingModalProps } from "./OnboardingModal.tsx";
export { OnboardingBanner, type OnboardingBannerProps } from "./OnboardingBanner.tsx";
export type { OnboardingAction, OnboardingElement } from "./OnboardingContent.tsx";
