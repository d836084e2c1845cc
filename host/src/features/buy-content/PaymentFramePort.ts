import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";

/** The payment frame as the platform sees it: an address, and a conversation once it is in the page. */
export interface PaymentFramePort {
  /** Of an order's frame for one opening; undefined where it is not the payment origin's. */
  address(url: string, flow: string): SafeMediaUrl | undefined;
  /** Listens to the frame until disposed. `onLoad` comes with each page of the frame. */
  connect(frame: HTMLIFrameElement, flow: string, listener: PaymentFrameListener): PaymentFrameConversation;
}

export interface PaymentFrameListener {
  onLoad(): void;
  /** How high its page wants to be, px. */
  onHeight(height: number): void;
  /** It says that the order is paid: that is asked from the server. */
  onPaid(): void;
  onError(event: "PAYMENT_ERROR" | "CRITICAL_ERROR" | "ERROR_BTN"): void;
  onClose(): void;
}

export interface PaymentFrameConversation {
  setTheme(themeId: "light" | "dark"): void;
  focus(): void;
  close(): void;
}
