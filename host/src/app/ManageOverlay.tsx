import { useState } from "react";
import { ManagePopup, type ManagePopupProps } from "../features/manage-subscription/ManagePopup.tsx";
import { createManagementApi } from "../platform/api/managementApi.ts";
import { systemClock } from "../platform/clock/clock.ts";
import { useHost } from "../ports/Host.ts";
import type { OffersStore } from "../stores/OffersStore.ts";
import { MachineStore } from "../stores/paying/MachineStore.ts";
import { managementFlow } from "../stores/paying/managementFlow.ts";
import type { ManagementInput } from "../stores/paying/managementMachine.ts";

export interface ManageOverlayProps extends ManagementInput, Omit<ManagePopupProps, "store"> {
  offers: OffersStore;
}

/** One opening of management, over the calls of this app. */
export function ManageOverlay({ offers, entry, productCode, ...popup }: ManageOverlayProps) {
  const { api, stores, measure } = useHost();
  const [store] = useState(
    () =>
      new MachineStore(
        managementFlow({
          api: createManagementApi(api),
          measure,
          newKey: () => crypto.randomUUID(),
          // Also the other tabs of this person are told.
          onChanged: () => offers.changed(),
        }),
        { entry, productCode },
        { clock: systemClock, account: stores.account },
      ),
  );
  return <ManagePopup store={store} {...popup} />;
}
