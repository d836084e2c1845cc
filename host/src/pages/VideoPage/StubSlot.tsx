import type { SafeMediaUrl } from "@kadr/design-system/primitives/SafeAddress";
import { PlayerStub } from "@kadr/design-system/stubs/PlayerStub";
import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { StubView } from "../../presenters/stub.ts";
import { productCodeOf } from "../../stores/paying/premiumTypes.ts";
import { loadForPress } from "../../stores/account/loadForPress.ts";
import { useHost } from "../../ports/Host.ts";
import { stubTexts } from "../../texts/stubs.ts";

export interface StubSlotProps {
  videoId: string;
  view: StubView;
  poster: SafeMediaUrl | null;
}

/** In the player's place when the video is not paid for: its button buys, subscribes or starts the rental. */
const StubSlot = observer(function StubSlot({ videoId, view: { act, ...view }, poster }: StubSlotProps) {
  const { stores, overlays } = useHost();
  const { purchases, session, toasts } = stores;
  const [isPending, setPending] = useState(false);
  const start = async (purchaseId: string) => {
    if (isPending) return;
    setPending(true);
    try {
      await (await loadForPress(session, purchases)).activate(purchaseId);
    } catch {
      // its code did not come
      toasts.notify({ type: "danger", text: stubTexts.rent.failed });
    } finally {
      setPending(false);
    }
  };
  const press = () => {
    switch (act.kind) {
      case "start":
        return void start(act.purchaseId);
      case "subscribe":
        return overlays.open("premium_purchase", { productCode: productCodeOf(act.productCode) });
      case "buy":
        return overlays.open("purchase", { kind: "video", id: videoId });
    }
  };
  return (
    <PlayerStub {...view} poster={poster} onPress={press} isPending={isPending} pendingLabel={stubTexts.pending} />
  );
});

export default StubSlot;
