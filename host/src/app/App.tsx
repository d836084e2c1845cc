import { startTransition, useCallback, useState } from "react";
import { OverlayHostProvider, type OverlayHost } from "@kadr/design-system/primitives/Overlay";
import { PageBoundary } from "../pages/Boundary.tsx";
import { FirstPlaceProvider } from "../routes/navigation.ts";
import { overlayOpened } from "../routes/overlayStack.ts";
import type { AppParts } from "./AppParts.ts";
import { Providers } from "./Providers.tsx";
import { Shell } from "./Shell.tsx";

const overlayHost: OverlayHost = { opened: overlayOpened };

export interface AppProps {
  app: AppParts;
}

/** Providers of all that pages may reach, and a last boundary around them. */
export function App({ app }: AppProps) {
  const { environment, queryClient } = app;
  const [host, setHost] = useState(app.host);
  const onAlive = useCallback(() => {
    // Moments are read by the host: another one says that they are to be read again.
    environment.release(() => startTransition(() => setHost({ ...app.host })));
    environment.onAlive();
  }, [environment, app.host]);
  return (
    <PageBoundary path="/">
      <Providers queryClient={queryClient} host={host}>
        <FirstPlaceProvider value={environment.place}>
          <OverlayHostProvider value={overlayHost}>
            <Shell app={app} onAlive={onAlive} />
          </OverlayHostProvider>
        </FirstPlaceProvider>
      </Providers>
    </PageBoundary>
  );
}
