import { observer } from "mobx-react-lite";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { hasGoneOn } from "@kadr/design-system/primitives/FrameStage";
import { PurchaseFrame } from "@kadr/design-system/pay/PurchaseFrame";
import type { PurchaseStore } from "../../stores/paying/PurchaseStore.ts";
import { useHost } from "../../ports/Host.ts";
import { purchaseTexts } from "../../texts/purchase.ts";
import type { PaymentFrameConversation, PaymentFramePort } from "./PaymentFramePort.ts";

export interface PayInFrameProps {
  store: PurchaseStore;
  frame: PaymentFramePort;
  /** Makes an id of one opening of the frame. */
  createFlowId: () => string;
  /** The frame's own way to close. */
  onClose: () => void;
}

/** The payment frame of an order: what it says only starts a question to the server. */
export const PayInFrame = observer(function PayInFrame({ store, frame, createFlowId, onClose }: PayInFrameProps) {
  const { theme } = useHost().stores;
  const { order, flow: opening } = store.context;
  const element = useRef<HTMLIFrameElement>(null);
  const conversation = useRef<PaymentFrameConversation | null>(null);
  const [height, setHeight] = useState<number>();
  const url = order?.url ?? "";
  // A new opening is a new flow: what the frame before says no longer counts.
  const { flow, address } = useMemo(() => {
    void opening;
    const id = createFlowId();
    return { flow: id, address: url === "" ? undefined : frame.address(url, id) };
  }, [frame, url, opening, createFlowId]);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const { current } = element;
    if (current === null || address === undefined) return undefined;
    const connection = frame.connect(current, flow, {
      onLoad() {
        store.send({ type: "FRAME_LOADED" });
        if (!hasGoneOn(current)) connection.focus();
      },
      onHeight: setHeight,
      onPaid: () => store.send({ type: "FRAME_PAID" }),
      onError: (event) => store.send({ type: "FRAME_ERROR", event }),
      onClose: () => close(),
    });
    conversation.current = connection;
    return () => {
      conversation.current = null;
      connection.close();
    };
  }, [frame, flow, address, store]);

  const shown = theme.theme;
  useEffect(() => conversation.current?.setTheme(shown), [shown]);

  const isFailed = address === undefined || store.step === "paying.slow";
  return (
    <PurchaseFrame
      state={isFailed ? "failed" : store.step === "paying.ready" ? "ready" : "loading"}
      height={height}
      onRetry={() => store.send({ type: "RETRY" })}
      texts={purchaseTexts.frame}
    >
      {address !== undefined && (
        <iframe
          key={flow}
          ref={element}
          title={purchaseTexts.frame.title}
          src={address}
          allow=""
          referrerPolicy="origin"
        />
      )}
    </PurchaseFrame>
  );
});
