import { useState, type ReactNode } from "react";
import { createLate } from "@kadr/design-system/primitives/Late";
import type { AppParts } from "../../host/src/app/AppParts.ts";
import { Providers } from "../../host/src/app/Providers.tsx";
import { createStoryApp, here, never, type StoryAppSetup } from "./createStoryApp.ts";
import { createStoryPromo, createStoryPurchases } from "./purchases.ts";

export interface StoryWorldProps extends Pick<StoryAppSetup, "server" | "person"> {
  children: ReactNode;
}

/** A whole app around a page, without the shell; nothing of it leaves the story. */
export function StoryWorld({ server, person, children }: StoryWorldProps) {
  const [app] = useState(() => createWorld({ ...(server && { server }), ...(person !== undefined && { person }) }));
  return (
    <Providers {...app}>
      <main>{children}</main>
    </Providers>
  );
}

function createWorld(setup: StoryAppSetup): AppParts {
  const app = createStoryApp(setup);
  const { account, session } = app.host.stores;
  account.connect();
  void session.refresh();
  return {
    ...app,
    host: {
      ...app.host,
      stores: {
        ...app.host.stores,
        // The flows have stories of their own.
        offers: createLate(never<never>),
        purchases: here(createStoryPurchases({ account, session })),
        promo: here(createStoryPromo({ account })),
      },
      overlays: { open: () => undefined, prepare: () => undefined },
    },
  };
}
