import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { ChoiceList } from "@kadr/design-system/pay/ChoiceList";
import { purchaseDialog } from "@kadr/design-system/pay/PurchaseFrame";
import { Waiting } from "@kadr/design-system/pay/Waiting";
import { outcomeParts } from "@kadr/design-system/popups/OutcomePopup";
import { Button } from "@kadr/design-system/primitives/Button";
import { Dialog, type DialogProps } from "@kadr/design-system/primitives/Dialog";
import { daysInWords, presentMethodChoice, presentOfferChoice } from "../../presenters/purchase.ts";
import type { PurchaseStore } from "../../stores/paying/PurchaseStore.ts";
import type { PayMethod, PurchaseTarget } from "../../stores/paying/purchaseTypes.ts";
import { promoTexts, purchaseTexts as texts } from "../../texts/purchase.ts";
import { ConfirmEmail } from "./ConfirmEmail.tsx";
import { EnterCoupon } from "./EnterCoupon.tsx";
import { failureOutcome } from "./outcomes.ts";
import { PayInFrame, type PayInFrameProps } from "./PayInFrame.tsx";
import { useHost } from "../../ports/Host.ts";

export interface PurchaseProps extends Pick<PayInFrameProps, "frame" | "createFlowId"> {
  store: PurchaseStore;
  target: PurchaseTarget;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Leads to what was bought. */
  onPurchases: () => void;
}

type Parts = Omit<DialogProps, "isOpen" | "onOpenChange" | "closeLabel"> & { closeLabel?: string | undefined };

/** Buying one thing: one dialog from the first step to the last (PAY-POPUP-01). */
export const Purchase = observer(function Purchase({ store, target, isOpen, onOpenChange, ...ports }: PurchaseProps) {
  const hasBegun = useRef(false);
  const notifyOpenChange = useEffectEvent(onOpenChange);
  // It ended by itself: somebody else is here, the way of paying was put back.
  const { isIdle } = store;
  useEffect(() => {
    if (isIdle && hasBegun.current) notifyOpenChange(false);
  }, [isIdle]);
  useEffect(() => {
    if (!isOpen) return;
    store.open(target);
    hasBegun.current = true;
  }, [store, target, isOpen]);
  // Put away by its entry of the history or with the page: nothing goes on behind it (PAY-SINGLE-16).
  useEffect(() => () => store.send({ type: "CANCEL" }), [store]);

  const close = () => {
    store.send({ type: "CANCEL" });
    onOpenChange(false);
  };
  const parts = usePurchaseParts({ store, close, ...ports });
  // While it closes it shows what it showed.
  const last = useRef<Parts>(parts);
  if (!isIdle) last.current = parts;
  return (
    <Dialog
      isDismissable={false}
      closeLabel={texts.close}
      {...last.current}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    />
  );
});

type PartsPorts = Omit<PurchaseProps, "target" | "isOpen" | "onOpenChange"> & { readonly close: () => void };

/** The parts of the dialog at the step of now. */
function usePurchaseParts({ store, close, frame, createFlowId, onPurchases }: PartsPorts): Parts {
  const { link } = useHost();
  const { step, context } = store;
  const { read, failure, email } = context;
  const choices = useMemo(() => (read?.offers ?? []).map((offer) => presentOfferChoice(offer, link)), [read, link]);
  if (step.startsWith("paying"))
    return {
      title: texts.frame.title,
      isTitleHidden: true,
      isFlush: true,
      size: "s",
      mobile: "full",
      className: purchaseDialog,
      children: <PayInFrame store={store} frame={frame} createFlowId={createFlowId} onClose={close} />,
    };
  switch (step) {
    case "choosing":
      return {
        title: texts.offers.title,
        children: (
          <ChoiceList
            label={texts.offers.title}
            choices={choices}
            proposedId={choices[0]?.id}
            onChoose={(offerId) => store.send({ type: "CHOOSE", offerId })}
          />
        ),
        footer: (
          <Button variant="ghost" onPress={() => store.send({ type: "HAS_CODE" })}>
            {texts.offers.promoCode}
          </Button>
        ),
      };
    case "methods":
      return {
        title: texts.methods.title,
        children: (
          <ChoiceList
            label={texts.methods.title}
            choices={store.methods.map(presentMethodChoice)}
            proposedId={store.methods[0]}
            onChoose={(method) => store.send({ type: "METHOD", method: method as PayMethod })}
          />
        ),
        ...(choices.length > 1 && {
          footer: <Button onPress={() => store.send({ type: "BACK" })}>{texts.back}</Button>,
        }),
      };
    case "email":
      return {
        title: email.address === null ? texts.email.addTitle : texts.email.confirmTitle,
        size: "s",
        children: <ConfirmEmail email={email} />,
      };
    case "coupon":
    case "checkingCoupon":
    case "lookingElsewhere":
      return {
        title: promoTexts.title,
        size: "s",
        children: <EnterCoupon store={store} />,
      };
    case "busy":
    case "checking":
      return {
        title: texts.checking.title,
        size: "s",
        children: <Waiting text={texts.checking.wait} note={texts.checking.text} />,
      };
    case "leaving":
      return { title: texts.frame.title, size: "s", children: <Waiting text={texts.leaving} /> };
    case "success":
      return outcomeParts({
        title: texts.success.title,
        text: [
          ...(context.offer === null || context.offer.success_notification === ""
            ? []
            : [`${context.offer.success_notification}.`]),
          ...(context.offer?.time_to_watch === undefined ? [] : [texts.success.rental]),
        ].join(" "),
        tone: "success",
        action: { label: texts.success.button, onPress: close },
        closeLabel: texts.close,
      });
    case "promoSuccess":
      return outcomeParts({
        title: texts.success.promoTitle,
        text: [
          ...(context.offer === null ? [] : [`${context.offer.name}.`]),
          ...(context.coupon === null ? [] : [texts.success.promoDays(daysInWords(context.coupon.days))]),
        ].join(" "),
        tone: "success",
        action: { label: texts.success.button, onPress: close },
        closeLabel: texts.close,
      });
    case "failed":
      return outcomeParts(
        failureOutcome(failure ?? "generic", {
          onRetry: () => store.send({ type: "RETRY" }),
          onClose: close,
          onPurchases: () => {
            close();
            onPurchases();
          },
          onOtherMethod: store.methods.length > 1 ? () => store.send({ type: "OTHER_METHOD" }) : undefined,
        }),
      );
    case "reading":
      return { title: texts.title, size: "s", children: <Waiting text={texts.reading} /> };
    default:
      return {
        title: texts.frame.title,
        size: "s",
        children: <Waiting text={texts.initiating} />,
      };
  }
}
