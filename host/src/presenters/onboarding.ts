import type { OnboardingAction, OnboardingElement } from "@kadr/design-system/popups/OnboardingPopup";
import type { OnboardingAction as GivenAction, OnboardingElement as GivenElement } from "@kadr/openapi/client";
import type { LinkCheck, MediaCheck } from "../links/checks.ts";

export interface OnboardingGates {
  readonly link: LinkCheck;
  readonly mediaUrl: MediaCheck;
  readonly isChosen: (actionId: string) => boolean;
}

/** A link that the gate refuses is none, and is not shown. */
function actionOf(
  { actionId: id, type, title: label, url }: GivenAction,
  link: LinkCheck,
): readonly OnboardingAction[] {
  if (type === "cancel_button") return [{ id, label }];
  const checked = url == null ? null : link(url);
  if (type === "checkbox" || checked === null) return [];
  return [{ id, label, href: checked.href, isExternal: checked.isExternal || type === "external_link" }];
}

/** An element of an onboarding as it is drawn (entity OnboardingElement). */
export function presentOnboarding(
  { elementId, title, subtitle, disclaimer, logo, pictures = [], actions }: GivenElement,
  { link, mediaUrl, isChosen }: OnboardingGates,
): OnboardingElement {
  const ordered = [...actions].sort((a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0));
  return {
    id: elementId,
    title,
    subtitle,
    disclaimer,
    logo: logo == null ? undefined : mediaUrl(logo.url),
    pictures: pictures.flatMap(({ url }) => mediaUrl(url) ?? []),
    choices: ordered
      .filter(({ type }) => type === "checkbox")
      .map(({ actionId: id, title: label }) => ({ id, label, isChosen: isChosen(id) })),
    actions: ordered.flatMap((action) => actionOf(action, link)),
  };
}
