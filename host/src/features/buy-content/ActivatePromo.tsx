import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { outcomeParts } from "@kadr/design-system/popups/OutcomePopup";
import { Dialog, type DialogProps } from "@kadr/design-system/primitives/Dialog";
import { daysInWords } from "../../presenters/purchase.ts";
import { dateOf } from "../../presenters/tariffs.ts";
import type { PromoStore } from "../../stores/paying/PromoStore.ts";
import { useHost } from "../../ports/Host.ts";
import { promoTexts as texts } from "../../texts/purchase.ts";
import { PromoForm } from "./PromoForm.tsx";
import { useEmailClaim } from "./useEmailClaim.ts";

export interface ActivatePromoProps {
  store: PromoStore;
  /** Typed before, in the shell's form; it is used at once. */
  code: string | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The popup `popup=promo_code` (PAY-FLOW-20): a code of a subscription. */
export const ActivatePromo = observer(function ActivatePromo({
  store,
  code,
  isOpen,
  onOpenChange,
}: ActivatePromoProps) {
  const hasBegun = useRef(false);
  const notifyOpenChange = useEffectEvent(onOpenChange);
  const isIdle = store.step === "idle";
  // The session has changed to another person.
  useEffect(() => {
    if (isIdle && hasBegun.current) notifyOpenChange(false);
  }, [isIdle]);
  useEffect(() => {
    if (!isOpen) return;
    store.open(code);
    hasBegun.current = true;
  }, [store, code, isOpen]);
  const close = () => {
    store.send({ type: "CANCEL" });
    onOpenChange(false);
  };
  const { gift, endTime } = store.context;
  const parts: Omit<DialogProps, "isOpen" | "onOpenChange"> =
    store.step === "success"
      ? outcomeParts({
          title: texts.successTitle,
          text: [
            ...(gift === null ? [] : [`${texts.success(gift.name, daysInWords(gift.days))}.`]),
            ...(endTime === null ? [] : [texts.until(dateOf(endTime))]),
          ].join(" "),
          tone: "success",
          action: { label: texts.button, onPress: close },
          closeLabel: texts.close,
        })
      : {
          title: texts.title,
          size: "s",
          isDismissable: false,
          closeLabel: texts.close,
          children: <EnterCode store={store} />,
        };
  const last = useRef(parts);
  if (!isIdle) last.current = parts;
  return (
    <Dialog
      {...last.current}
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) close();
      }}
    />
  );
});

const EnterCode = observer(function EnterCode({ store }: { store: PromoStore }) {
  const { session } = useHost().stores;
  const { failure } = store.context;
  const claim = useEmailClaim();
  const refusal = useMemo(
    () => (failure === null ? null : { text: texts.failures[failure], of: "code" as const }),
    [failure],
  );
  const submit = async (code: string, address: string | null) => {
    if (address === null || (await claim.send(address))) store.send({ type: "CODE", code });
  };
  return (
    <PromoForm
      failure={claim.failure ?? refusal}
      email={session.profile?.isEmailConfirmed === true ? null : { prefilled: session.profile?.email ?? "" }}
      isPending={["checking", "activating", "settling"].includes(store.step) || claim.isSending}
      onSubmit={(code, address) => void submit(code, address)}
    />
  );
});
