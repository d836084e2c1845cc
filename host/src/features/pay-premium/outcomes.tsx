import { outcomeParts } from "@kadr/design-system/popups/OutcomePopup";
import type { PaymentErrorKind } from "@kadr/openapi/client";
import { premiumTexts } from "../../texts/premium.ts";
import type { Step } from "./premiumView.ts";

const { success: successTexts, failure: texts, unknown: unknownTexts, close } = premiumTexts;

/** Retry after too many requests, minutes (`payment.retryHintMinutes`). */
const retryMinutes = 5;

const causes: Partial<Record<PaymentErrorKind, string>> = {
  notEnoughMoney: texts.notEnoughMoney,
  somethingWrongWithUs: texts.ourSide,
};

/** «Подписка оформлена» or «Реклама отключена», by the product (PAY-SCREEN-07); nothing was paid where it was there already (K04). */
export const success: Step = ({ store }) => {
  const { productCode, hadAlready } = store.shown.context;
  const title = productCode === "RUTUBE" ? successTexts.noAds : successTexts.subscribed;
  return outcomeParts({
    title: hadAlready ? successTexts.already : title,
    text: hadAlready ? undefined : successTexts.text,
    tone: "success",
    action: { label: successTexts.next, onPress: () => store.send({ type: "NEXT" }) },
    closeLabel: close,
  });
};

/** The card flow's own failure has to be answered (PAY-FAIL-06); any other can be put away (PAY-FAIL-05, -07). */
export const error: Step = ({ store }) => {
  const { failure, errorKind, news } = store.shown.context;
  const retry = () => store.send({ type: "RETRY" });
  const cancel = () => store.send({ type: "CANCEL" });
  if (failure === "tooMany")
    return outcomeParts({
      title: texts.tooMany,
      text: texts.tooManyHint(retryMinutes),
      tone: "failure",
      action: { label: texts.tooManyOk, onPress: cancel },
      closeLabel: close,
    });
  if (failure === "generic")
    return outcomeParts({
      title: texts.generic,
      tone: "failure",
      action: { label: texts.retry, onPress: retry },
      otherAction: { label: texts.ok, onPress: cancel },
      closeLabel: close,
    });
  const cause = errorKind === null ? undefined : causes[errorKind];
  return outcomeParts({
    title: texts.card,
    text: cause ?? (news?.status === "cancelled" && errorKind === null ? texts.expired : texts.somethingWrong),
    tone: "failure",
    action: { label: texts.cardRetry, onPress: retry },
    isCancellable: false,
  });
};

/** An answer was lost, or nobody knows yet: the same payment is asked about, no other is begun. */
export const unknown: Step = ({ store }) =>
  outcomeParts({
    title: unknownTexts.title,
    text: unknownTexts.text,
    tone: "failure",
    action: { label: unknownTexts.check, onPress: () => store.send({ type: "CHECK" }) },
    otherAction: { label: unknownTexts.later, onPress: () => store.send({ type: "NEXT" }) },
    closeLabel: close,
  });
