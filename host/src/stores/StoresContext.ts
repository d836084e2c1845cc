import { createContext, use } from "react";
import type { Api } from "@kadr/openapi/client";
import { silentMeasure, type Measure } from "./measure/Measure.ts";
import type { Stores } from "./stores.ts";

const StoresContext = createContext<Stores | null>(null);
const ApiContext = createContext<Api | null>(null);

export const StoresProvider = StoresContext.Provider;
export const ApiProvider = ApiContext.Provider;

/** The domain stores of this app; the composition root puts them in. */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (stores === null) throw new Error("useStores needs a StoresProvider above it");
  return stores;
}

/** The typed client, for queries. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === null) throw new Error("useApi needs an ApiProvider above it");
  return api;
}

const MeasureContext = createContext<Measure>(silentMeasure);

export const MeasureProvider = MeasureContext.Provider;

/** The sender of events (docs/architecture.md, «an event»); without an app around it, it tells nobody. */
export const useMeasure = (): Measure => use(MeasureContext);
