import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { HostProvider } from "../ports/Host.ts";
import type { AppParts } from "./AppParts.ts";

export interface ProvidersProps extends Pick<AppParts, "queryClient" | "host"> {
  children: ReactNode;
}

/** Contexts of all components. */
export const Providers = ({ queryClient, host, children }: ProvidersProps) => (
  <QueryClientProvider client={queryClient}>
    <HostProvider value={host}>{children}</HostProvider>
  </QueryClientProvider>
);
