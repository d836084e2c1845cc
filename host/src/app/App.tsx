import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { PageBoundary } from "../pages/Boundary.tsx";
import { PagePortsProvider } from "../pages/PagePorts.ts";
import { ApiProvider, StoresProvider } from "../stores/StoresContext.ts";
import type { AppParts } from "./createApp.ts";
import { Shell } from "./Shell.tsx";

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
              <Shell app={app} />
            </PagePortsProvider>
          </StoresProvider>
        </ApiProvider>
      </QueryClientProvider>
    </PageBoundary>
  );
}
