import { createLate, useArrived } from "@kadr/design-system/primitives/Late";
import { whenIdle } from "@kadr/design-system/primitives/schedule";
import { useEffect, useState, type RefObject } from "react";
import type { AppParts } from "./createApp.ts";

const lateTools = createLate(() => import("./SearchToolsOf.tsx").then((module) => module.SearchToolsOf));

export interface LateSearchToolsProps {
  app: AppParts;
  field: RefObject<HTMLInputElement | null>;
}

/** Once the page has nothing better to do; the line searches without them. */
export function LateSearchTools(props: LateSearchToolsProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true), "background"), []);
  const Tools = useArrived(lateTools, isWanted);
  return Tools === null ? null : <Tools {...props} />;
}
