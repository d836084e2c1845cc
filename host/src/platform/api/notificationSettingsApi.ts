import type { Api } from "@kadr/openapi/client";
import type { NotificationSettingsPorts } from "../../stores/NotificationSettingsStore.ts";

/** The two versions of the settings: v5 for ways, v4 for events is our reading (G16). */
export const createNotificationSettingsApi = (api: Api): Pick<NotificationSettingsPorts, "read" | "write"> => ({
  read: (group, signal) =>
    group === "ways" ? api.call("getDeliverySettings", { signal }) : api.call("getNotificationSettings", { signal }),
  async write(group, code, isOn, signal) {
    const body = { [code]: isOn };
    if (group === "ways") await api.call("updateDeliverySettings", { body, signal });
    else await api.call("updateNotificationSettings", { body, signal });
  },
});
