import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { DrawnForProvider } from "../pages/DrawnFor.ts";
import { PagePortsProvider, type PagePorts } from "../pages/PagePorts.ts";
import { ApiProvider, MeasureProvider, StoresProvider } from "../stores/StoresContext.ts";
import type { AppParts } from "./AppParts.ts";

export interface ProvidersProps {
  app: AppParts;
  /** Default: the app's own. */
  ports?: PagePorts;
  children: ReactNode;
}

/** Everything that a page may reach. */
export function Providers({ app, ports = app.pagePorts, children }: ProvidersProps) {
  return (
    <QueryClientProvider client={app.queryClient}>
      <ApiProvider value={app.api}>
        <StoresProvider value={app.stores}>
          <MeasureProvider value={app.measurement.measure}>
            <PagePortsProvider value={ports}>
              <DrawnForProvider value={app.environment.drawnFor}>{children}</DrawnForProvider>
            </PagePortsProvider>
          </MeasureProvider>
        </StoresProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
