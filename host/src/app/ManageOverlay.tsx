import { useState } from "react";
import { ManagePopup, type ManagePopupProps } from "../features/manage-subscription/ManagePopup.tsx";
import { createManagementApi } from "../platform/api/managementApi.ts";
import { systemClock } from "../platform/clock/clock.ts";
import type { OffersStore } from "../stores/OffersStore.ts";
import { MachineStore } from "../stores/paying/MachineStore.ts";
import { managementFlow } from "../stores/paying/managementFlow.ts";
import type { ManagementInput } from "../stores/paying/managementMachine.ts";
import type { AppParts } from "./AppParts.ts";

export interface ManageOverlayProps extends ManagementInput, Omit<ManagePopupProps, "store"> {
  app: AppParts;
  offers: OffersStore;
}

/** One opening of management, over the calls of this app. */
export function ManageOverlay({ app, offers, entry, productCode, ...popup }: ManageOverlayProps) {
  const [store] = useState(
    () =>
      new MachineStore(
        managementFlow({
          api: createManagementApi(app.api),
          measure: app.measurement.measure,
          newKey: () => crypto.randomUUID(),
          // Also the other tabs of this person are told.
          onChanged: () => offers.changed(),
        }),
        { entry, productCode },
        { clock: systemClock, account: app.stores.account },
      ),
  );
  return <ManagePopup store={store} {...popup} />;
}
