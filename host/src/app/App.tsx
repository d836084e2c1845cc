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

/** Everything that the pages may reach, and a last boundary around all of it. */
export function App({ app }: AppProps) {
  const { environment, pagePorts } = app;
  const [ports, setPorts] = useState(pagePorts);
  const onAlive = useCallback(() => {
    // Who reads moments does so by the ports: others say that they are to be read again.
    if (environment.release()) startTransition(() => setPorts({ ...pagePorts }));
    environment.tellAlive();
  }, [environment, pagePorts]);
  return (
    <PageBoundary path="/">
      <Providers app={app} ports={ports}>
        <FirstPlaceProvider value={environment.place}>
          <OverlayHostProvider value={overlayHost}>
            <Shell app={app} onAlive={onAlive} />
          </OverlayHostProvider>
        </FirstPlaceProvider>
      </Providers>
    </PageBoundary>
  );
}
