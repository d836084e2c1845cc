import type { TariffCardProps } from "@kadr/design-system/pay/TariffCard";
import type { ProductTariff } from "@kadr/openapi/client";
import type { LinkCheck, MediaCheck } from "../links/checks.ts";
import { premiumTexts } from "../texts/premium.ts";
import { roubles } from "./money.ts";

/** Action of the button of a tariff: none for a gift. */
export type TariffAction = "manage" | "recover" | "buy" | null;

const dates = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** «24 декабря 2026»: day, genitive month, year, in UTC (`premium.dateFormat`). */
export const dateOf = (iso: string): string => dates.format(new Date(iso)).replace(/\s?г\.$/, "");

/** Active with an end time is in recovery: it was cancelled and can be taken back until then (MANAGE-STATUS-02). A gift of a promo code only ends. */
export function tariffAction({ type, isActive, isPromo, endTime }: ProductTariff): TariffAction {
  if (type === "subscription_free") return null;
  if (!isActive) return "buy";
  return endTime === null || isPromo ? "manage" : "recover";
}

/** Words of the button (MANAGE-STATUS-05 to -10). */
export function tariffButton(product: ProductTariff): string | null {
  const { button } = premiumTexts;
  const { trial, complex, mainPrice } = product.tariff;
  switch (tariffAction(product)) {
    case null:
      return null;
    case "manage":
      return button.manage;
    case "recover":
      return button.recover;
    case "buy": {
      const first = trial ?? complex[0];
      return first === undefined ? button.price(roubles(mainPrice.price)) : button.trial(first);
    }
  }
}

/** Status of the tariff for the person (MANAGE-STATUS-01 to -04); undefined: they do not have it. */
export function tariffStatus({ isActive, isPromo, endTime }: ProductTariff): TariffCardProps["status"] {
  if (!isActive) return undefined;
  const { status } = premiumTexts;
  if (endTime === null) return { text: status.active, isMuted: false };
  return { text: (isPromo ? status.promoUntil : status.activeUntil)(dateOf(endTime)), isMuted: true };
}

/** A tariff as its card shows it. */
export function presentTariff(
  product: ProductTariff,
  { link, mediaUrl }: { readonly link: LinkCheck; readonly mediaUrl: MediaCheck },
): Omit<TariffCardProps, "button" | "isMain"> {
  const { description, linksUserAgreement, tariff } = product;
  const terms = linksUserAgreement[0] && link(linksUserAgreement[0].url);
  return {
    title: product.nameTransformed,
    imageUrl: mediaUrl(product.productPicture) ?? null,
    description: description.customDescription ?? description.descriptionTransformed,
    lines: tariff.complex,
    ...(terms && { terms: { label: premiumTexts.terms, href: terms.href } }),
    status: tariffStatus(product),
  };
}
