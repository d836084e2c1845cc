import { createLate, useArrived } from "@kadr/design-system/primitives/Late";
import { whenIdle } from "@kadr/design-system/primitives/schedule";
import { useEffect, useState } from "react";
import type { SearchToolsOfProps } from "./SearchToolsOf.tsx";

const lateTools = createLate(() => import("./SearchToolsOf.tsx").then((module) => module.SearchToolsOf));

/** Once the page has nothing better to do; the line searches without them. */
export function LateSearchTools(props: SearchToolsOfProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true), "background"), []);
  const Tools = useArrived(lateTools, isWanted);
  return Tools === null ? null : <Tools {...props} />;
}
