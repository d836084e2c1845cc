import { createLate } from "@kadr/design-system/primitives/Late";
import { useEffect, useState, type ComponentType } from "react";
import type { PageTooltipProps } from "@kadr/design-system/primitives/PageTooltip";

const lateTooltip = createLate(() =>
  import("@kadr/design-system/primitives/PageTooltip").then((module) => module.PageTooltip),
);

/** Tooltips are for a mouse and for keys: their code comes with the first movement or the first key. Without it nothing is lost. */
export function useLateTooltip(): ComponentType<PageTooltipProps> | null {
  const [Tooltip, setTooltip] = useState<ComponentType<PageTooltipProps> | null>(null);
  useEffect(() => {
    const begin = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
      stop();
      lateTooltip.load().then(
        (loaded) => setTooltip(() => loaded),
        () => undefined,
      );
    };
    const stop = () => {
      document.removeEventListener("pointerover", begin);
      document.removeEventListener("keydown", begin);
    };
    document.addEventListener("pointerover", begin);
    document.addEventListener("keydown", begin);
    return stop;
  }, []);
  return Tooltip;
}
