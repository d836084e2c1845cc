import type { Outcome } from "@kadr/design-system/popups/OutcomePopup";
import type { PurchaseFailure } from "../../stores/paying/purchaseTypes.ts";
import { purchaseTexts } from "../../texts/purchase.ts";

const { failures: texts, close: closeLabel } = purchaseTexts;

export interface FailureWays {
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly onPurchases: () => void;
  /** Another way of paying; undefined where there is none. */
  readonly onOtherMethod: (() => void) | undefined;
}

/** The popup of each failure, with its ways on (`paymentFailure.popup`). */
export function failureOutcome(
  failure: PurchaseFailure,
  { onRetry, onClose, onPurchases, onOtherMethod }: FailureWays,
): Outcome {
  const base = { ...texts[failure], tone: "failure" as const, closeLabel };
  switch (failure) {
    case "somethingWrong":
    case "notEnoughMoney":
      return {
        ...base,
        action: { label: texts.retry, onPress: onRetry },
        otherAction: onOtherMethod && { label: texts.otherMethod, onPress: onOtherMethod },
      };
    case "alreadyPurchased":
      return { ...base, action: { label: texts.purchases, onPress: onPurchases } };
    case "unknown":
      return {
        ...base,
        action: { label: texts.check, onPress: onRetry },
        otherAction: { label: texts.purchases, onPress: onPurchases },
      };
    case "generic":
      return {
        ...base,
        action: { label: texts.retry, onPress: onRetry },
        otherAction: { label: texts.understood, onPress: onClose },
      };
    case "somethingWrongWithUs":
    case "tooManyRequests":
      return { ...base, action: { label: texts.ok, onPress: onClose } };
    case "ageError":
    case "notAvailableInRegion":
    case "notForSale":
      return { ...base, action: { label: texts.understood, onPress: onClose } };
  }
}
