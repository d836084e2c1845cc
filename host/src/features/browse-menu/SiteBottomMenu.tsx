import { useQuery } from "@tanstack/react-query";
import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { BottomMenu, type BottomMenuItem } from "@kadr/design-system/navigation/BottomMenu";
import { HomeIcon } from "@kadr/design-system/primitives/Icon";
import { homePath } from "../../links/addresses.ts";
import { bottomMenuKey, navigationQuery } from "../../queries/navigation.ts";
import { useHost } from "../../ports/Host.ts";
import { layerTexts } from "../../texts/layers.ts";
import { menuIcon } from "./menuIcons.tsx";
import { ownPlace } from "./ownPlaces.ts";

export interface SiteBottomMenuProps {
  path: string;
  /** Goes to a page of ours, once a guest has signed in for it. */
  onGo: (path: string) => void;
  /** A finger scrolls here: the menu goes out of its way. */
  isTouch: boolean;
}

/** So long after the last scroll it comes back, ms (`bottomMenu.hideOnScrollMs`). */
const backAfterMs = 500;

/** The menu at the bottom of a phone (SHELL-BOTTOMMENU-01). Without its call the way home stays. */
export const SiteBottomMenu = observer(function SiteBottomMenu({ path, onGo, isTouch }: SiteBottomMenuProps) {
  const { api, stores, measure, link, mediaUrl } = useHost();
  const { session, authPopup } = stores;
  const { data, isError } = useQuery(navigationQuery(api));
  const isHidden = useScrolling(isTouch);
  useEffect(() => {
    document.documentElement.dataset["bottomMenu"] = "";
    return () => {
      delete document.documentElement.dataset["bottomMenu"];
    };
  }, []);
  if (data === undefined && !isError) return null;
  const items: BottomMenuItem[] = (data?.[bottomMenuKey] ?? []).flatMap(({ title, url, icon }) => {
    const target = link(url);
    return target === null ? [] : [{ id: target.href, title, href: target.href, icon: menuIcon(icon, mediaUrl) }];
  });
  const shown =
    items.length > 0
      ? items
      : [{ id: homePath, title: layerTexts.bottomMenu.home, href: homePath, icon: <HomeIcon /> }];
  return (
    <BottomMenu
      label={layerTexts.bottomMenu.label}
      items={shown}
      activeId={activeOf(shown, path)}
      isHidden={isHidden}
      onLink={({ href }) => {
        measure("navigation.section", { section: bottomMenuKey, location: "bottom-menu", link: href });
        const place = ownPlace(href);
        if (place === undefined || session.phase !== "guest") return false;
        void authPopup.require(place.trigger).then((isHere) => {
          if (isHere) onGo(href);
        });
        return true;
      }}
    />
  );
});

/** Whose page this is: the one with the longest address that the path begins with. Home is only itself. */
function activeOf(items: readonly BottomMenuItem[], path: string): string | undefined {
  const within = items.filter(({ href }) => (href === homePath ? path === href : path.startsWith(href)));
  return within.sort((a, b) => b.href.length - a.href.length)[0]?.id;
}

/** True while the page scrolls, and for half a second after it. */
function useScrolling(isOn: boolean): boolean {
  const [isScrolling, setScrolling] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      clearTimeout(timer);
      setScrolling(true);
      timer = setTimeout(() => setScrolling(false), backAfterMs);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", onScroll);
    };
  }, [isOn]);
  return isScrolling;
}
