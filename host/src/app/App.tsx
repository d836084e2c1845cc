import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { OverlayHostProvider, type OverlayHost } from "@kadr/design-system/primitives/Overlay";
import { PageBoundary } from "../pages/Boundary.tsx";
import { PagePortsProvider } from "../pages/PagePorts.ts";
import { overlayOpened } from "../routes/overlayStack.ts";
import { ApiProvider, StoresProvider } from "../stores/StoresContext.ts";
import type { AppParts } from "./createApp.ts";
import { Shell } from "./Shell.tsx";

const overlayHost: OverlayHost = { opened: overlayOpened };

export interface AppProps {
  app: AppParts;
}

/** Everything that the pages may reach, and a last boundary around all of it. */
export function App({ app }: AppProps) {
  useEffect(() => app.analytics.event("start"), [app]);
  return (
    <PageBoundary path="/">
      <QueryClientProvider client={app.queryClient}>
        <ApiProvider value={app.api}>
          <StoresProvider value={app.stores}>
            <PagePortsProvider value={app.pagePorts}>
              <OverlayHostProvider value={overlayHost}>
                <Shell app={app} />
              </OverlayHostProvider>
            </PagePortsProvider>
          </StoresProvider>
        </ApiProvider>
      </QueryClientProvider>
    </PageBoundary>
  );
}
