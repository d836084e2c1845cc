import type { ApiSettings } from "@kadr/openapi/client";
import type { AppStorage } from "../platform/storage/storage.ts";
import type { Stores } from "../stores/stores.ts";
import { authTexts } from "../texts/auth.ts";

type SessionSettings = Pick<ApiSettings, "hasLeft" | "actingUser" | "refreshSession" | "onAnotherUser">;

/** For whom the client calls, and what it does where the session is no longer theirs. `stores`: they are made after the client. */
export const sessionOfCalls = (
  storage: AppStorage,
  stores: () => Pick<Stores, "session" | "toasts">,
): Required<SessionSettings> => ({
  // The same storage for all tabs: none asks as who has left in another.
  hasLeft: () => storage.get("logout-pending") === true,
  actingUser: () => stores().session.actingUser,
  refreshSession: async () => {
    const { session } = stores();
    await session.refresh();
    return session.isAuthorised;
  },
  onAnotherUser: () => stores().toasts.notify({ type: "danger", text: authTexts.anotherAccount }),
});
