import { whenIdle } from "@kadr/design-system/primitives/schedule";
import { startTransition, useEffect, useState } from "react";
import type { PageName } from "@kadr/openapi/pages";
import { roomNow, watchRoom, type Room } from "../platform/device/room.ts";

type PlacedPage = PageName | "notFound";

/** Pages without the left menu (`menu.hiddenPaths`). */
const without: ReadonlySet<PlacedPage> = new Set(["shorts", "yappy"]);
/** Pages as high as the screen: what is on them moves, and not the page. */
export const isFitted = (page: PlacedPage): boolean => without.has(page);

/** Pages about a film: beside it the menu is narrow, so that it keeps its width. */
const ofFilms: ReadonlySet<PlacedPage> = new Set(["video", "videoPrivate", "audio", "liveVideo"]);
/** Pages without the bottom menu besides those of films (SHELL-BOTTOMMENU-03). */
const ofPerson: ReadonlySet<PlacedPage> = new Set(["profile", "notificationSettings"]);

/** The left menu as it may be at most beside a page. */
export type MenuLimit = "none" | "narrow" | "wide";

export const menuLimit = (page: PlacedPage, isCollapsed: boolean): MenuLimit =>
  without.has(page) ? "none" : ofFilms.has(page) || isCollapsed ? "narrow" : "wide";

/** The variant that is shown there; null: none is beside the page, or it is not known yet. */
export const menuBeside = (limit: MenuLimit, room: Room | null): "narrow" | "wide" | null =>
  room === null || room === "none" || limit === "none" ? null : limit === "wide" && room === "wide" ? "wide" : "narrow";

export const hasBottomMenu = (page: PlacedPage): boolean => !ofFilms.has(page) && !ofPerson.has(page);

/** The room beside the page, null until the first screen stands: what goes there comes after it. `onWider`: the overlay menu has no place any more. */
export function useRoom(onWider: () => void): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const look = () => startTransition(() => setRoom(roomNow()));
    const stops = [
      whenIdle(look, "screen"),
      watchRoom((isWider) => {
        look();
        if (isWider) onWider();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [onWider]);
  return room;
}
