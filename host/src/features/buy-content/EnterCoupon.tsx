import { observer } from "mobx-react-lite";
import { useMemo } from "react";
import type { PurchaseStore } from "../../stores/paying/PurchaseStore.ts";
import { promoTexts } from "../../texts/purchase.ts";
import { PromoForm } from "./PromoForm.tsx";
import { useEmailClaim } from "./useEmailClaim.ts";

/** The shell's popup of codes: a coupon of the marketplace (K22). */
export const EnterCoupon = observer(function EnterCoupon({ store }: { store: PurchaseStore }) {
  const { promoFailure, email } = store.context;
  const claim = useEmailClaim();
  const refusal = useMemo(
    () => (promoFailure === null ? null : { text: promoTexts.failures[promoFailure], of: "code" as const }),
    [promoFailure],
  );
  const submit = async (code: string, address: string | null) => {
    if (address === null || (await claim.send(address))) store.send({ type: "CODE", code });
  };
  return (
    <PromoForm
      failure={claim.failure ?? refusal}
      email={email.isConfirmed ? null : { prefilled: email.address ?? "" }}
      isPending={store.step !== "coupon" || claim.isSending}
      onSubmit={(code, address) => void submit(code, address)}
    />
  );
});
