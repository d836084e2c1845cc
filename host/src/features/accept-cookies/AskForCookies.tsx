import { useEffect, useRef } from "react";
import { CookieNotice } from "@kadr/design-system/popups/CookieNotice";
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
    if (notice) root.setProperty("--k-notice", `${Math.ceil(notice.getBoundingClientRect().height) + 24}px`);
    return () => {
      root.removeProperty("--k-notice");
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
