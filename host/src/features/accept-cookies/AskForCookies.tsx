import { useEffect, useRef } from "react";
import { CookieNotice } from "@kadr/design-system/popups/CookieNotice";
import { watchSize } from "@kadr/design-system/primitives/size";
import { size } from "@kadr/design-system/tokens";
import { privacyPath } from "../../links/addresses.ts";
import { layerTexts } from "../../texts/layers.ts";

const { cookies: texts } = layerTexts;

/** The cookie notice over the page (SHELL-COOKIE-01). An element that is reached by Tab scrolls to a place above it. */
export function AskForCookies({ onAccept }: { onAccept: () => void }) {
  const accept = () => {
    onAccept();
    // The notice is the last of the page: its neighbour is far from what is being read.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const notice = place.current?.firstElementChild;
    const root = document.documentElement.style;
    // Not as a variable of the root: every element inherits that, and the style of each would be worked out anew. With the place of the
    // menu at the bottom, whether it is there or not: it comes and goes with the pages.
    const endWatch =
      notice &&
      watchSize(notice, ([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
        root.scrollPaddingBlockEnd = `calc(${size.bottomMenu} + ${Math.ceil(height) + 24}px)`;
      });
    return () => {
      endWatch?.();
      root.scrollPaddingBlockEnd = "";
    };
  }, []);
  return (
    <div ref={place}>
      <CookieNotice label={texts.label} acceptLabel={texts.accept} onAccept={accept}>
        {texts.text} <a href={privacyPath}>{texts.more}</a>
      </CookieNotice>
    </div>
  );
}
