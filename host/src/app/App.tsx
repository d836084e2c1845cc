import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition, useCallback, useState } from "react";
import { OverlayHostProvider, type OverlayHost } from "@kadr/design-system/primitives/Overlay";
import { PageBoundary } from "../pages/Boundary.tsx";
import { DrawnForProvider } from "../pages/DrawnFor.ts";
import { PagePortsProvider } from "../pages/PagePorts.ts";
import { FirstPlaceProvider } from "../routes/navigation.ts";
import { overlayOpened } from "../routes/overlayStack.ts";
import { ApiProvider, MeasureProvider, StoresProvider } from "../stores/StoresContext.ts";
import type { AppParts } from "./createApp.ts";
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
      <QueryClientProvider client={app.queryClient}>
        <ApiProvider value={app.api}>
          <StoresProvider value={app.stores}>
            <MeasureProvider value={app.measurement.measure}>
              <PagePortsProvider value={ports}>
                <DrawnForProvider value={app.environment.drawnFor}>
                  <FirstPlaceProvider value={app.environment.place}>
                    <OverlayHostProvider value={overlayHost}>
                      <Shell app={app} onAlive={onAlive} />
                    </OverlayHostProvider>
                  </FirstPlaceProvider>
                </DrawnForProvider>
              </PagePortsProvider>
            </MeasureProvider>
          </StoresProvider>
        </ApiProvider>
      </QueryClientProvider>
    </PageBoundary>
  );
}
