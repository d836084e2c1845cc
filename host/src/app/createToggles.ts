import type { QueryClient } from "@tanstack/react-query";
import { ApiError, type Api } from "@kadr/openapi/client";
import type { AppStorage } from "../platform/storage/storage.ts";
import { defaultLabel, labelOf } from "../platform/toggles/abLabels.ts";
import { forcedLabel, togglesCookie } from "../platform/toggles/cookies.ts";
import { abTestsQuery } from "../queries/settings.ts";
import type { Account, Dispose } from "../stores/ports.ts";

export interface TogglesSetup {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly account: Account;
  readonly storage: Pick<AppStorage, "get">;
}

/**
 * Keeps the groups of whoever is here in the cookie of the toggles, which the server reads too (COMMON-TOGGLES-04). A guest is known by
 * the id of the device where they are measured; of anybody else nothing is known, and they see what everybody sees.
 */
export function createToggles({ api, queryClient, account, storage }: TogglesSetup): Dispose {
  const keep = async (): Promise<void> => {
    const user = account.userId ?? storage.get("visitor");
    const { results } = await queryClient.fetchQuery(abTestsQuery(api));
    if (user !== (account.userId ?? storage.get("visitor"))) return;
    const labels = results.map((test) => {
      const own = user === undefined ? defaultLabel : labelOf(test, user);
      return [test.slug, forcedLabel(test.slug, document.cookie) ?? own] as const;
    });
    document.cookie = togglesCookie(Object.fromEntries(labels), Date.now(), location.protocol === "https:");
  };
  const look = () =>
    void keep().catch((error: unknown) => {
      // All that may come of it: everybody sees what group A does. A token that is missing is told (COMMON-TOGGLES-05), as a fault of ours
      // is; that a server was slow or away is neither, and is measured like any other answer that did not come.
      if (error instanceof ApiError && error.status !== 401 && error.status !== 403) return;
      console.error("the groups of the A/B tests are not known", error);
    });
  look();
  return account.onChange(look);
}
